"""The paragraphs of the rules are at hand wherever a refusal cites one."""

from __future__ import annotations

import re

import pytest

from mattock.games.dwar7s import refusals as dwar7s_refusals
from mattock.games.dwar7s import verbs as dwar7s_table
from mattock.games.runedar import refusals as runedar_refusals
from mattock.games.runedar import verbs as runedar_table
from mattock.texts import languages
from mattock.texts.rulebook import paragraph, paragraphs, sources
from tests import paragraphs as documents

REASONS = [*runedar_refusals.REFUSALS, *dwar7s_refusals.REFUSALS]
OTHERS = [language for language in languages() if language != "en"]
NUMBER = re.compile(r"\b[DR]\d+(?:\.\w+)?")
TAGS = {"de": ("(Hausregel)", "(erschlossen)"), "es": ("(regla de la casa)", "(deducido)")}
VERBS = {verb.rule for verb in runedar_table.VERBS} | {verb.rule for verb in dwar7s_table.VERBS}


@pytest.mark.parametrize("cited", sorted({rule for code, rule in REASONS if code} | VERBS))
def test_every_paragraph_that_a_refusal_can_cite_can_be_shown(cited: str) -> None:
    text = paragraph(cited)
    assert text is not None
    assert text[-1] in ".)"


def test_the_reader_finds_the_paragraphs_that_the_tests_cite() -> None:
    assert list(paragraphs()) == list(documents.paragraphs())


def test_a_paragraph_is_plain_running_text() -> None:
    text = paragraph("R9.4")
    assert text is not None
    assert text.startswith("Rubble that came with a goblin")
    assert "*" not in text
    assert "\n" not in text


def test_the_rules_of_every_game_are_there() -> None:
    assert {number[0] for number in paragraphs()} == {"R", "D"}
    assert str(paragraph("D9.4")).startswith("Thief.")


def test_an_unknown_paragraph_is_none() -> None:
    assert paragraph("R99.9") is None


in_every_other_language = pytest.mark.parametrize("language", OTHERS)


@in_every_other_language
def test_every_language_has_the_same_paragraphs_in_the_same_order(language: str) -> None:
    assert [file.name for file in sources(language)] == [file.name for file in sources()]
    assert list(paragraphs(language)) == list(paragraphs())


@in_every_other_language
def test_a_paragraph_leads_to_the_same_others_in_every_language(language: str) -> None:
    for rule, text in paragraphs(language).items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(paragraphs()[rule])), rule


@in_every_other_language
def test_what_is_our_own_choice_or_inferred_is_so_in_every_language(language: str) -> None:
    for rule, text in paragraphs(language).items():
        told = [text.count(tag) for tag in TAGS[language]]
        assert told == [paragraphs()[rule].count(tag) for tag in ("(house choice)", "(inferred)")], rule


@in_every_other_language
def test_no_paragraph_is_left_in_english(language: str) -> None:
    for rule, text in paragraphs(language).items():
        assert not {"the", "and", "you", "with"} & set(re.findall(r"\w+", text)), rule


@in_every_other_language
def test_tables_have_the_same_shape_and_numbers_in_every_language(language: str) -> None:
    for file, other in zip(sources(), sources(language), strict=True):
        assert figures(other.read_text(encoding="utf-8")) == figures(file.read_text(encoding="utf-8"))


def figures(text: str) -> list[list[str]]:
    """The numbers in each row of a table."""
    return [re.findall(r"\d+", line) for line in text.splitlines() if line.startswith("|")]


def test_a_paragraph_can_be_asked_for_in_a_language() -> None:
    assert str(paragraph("D9.4", "de")).startswith("Dieb.")
    assert str(paragraph("D9.4", "es")).startswith("Ladrón.")
