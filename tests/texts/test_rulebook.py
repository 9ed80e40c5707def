"""The paragraphs of the rules are at hand wherever a refusal cites one."""

from __future__ import annotations

import pytest

from mattock.games.dwar7s import refusals as dwar7s_refusals
from mattock.games.dwar7s import table as dwar7s_table
from mattock.games.runedar import refusals as runedar_refusals
from mattock.games.runedar import table as runedar_table
from mattock.texts.rulebook import paragraph, paragraphs
from tests import paragraphs as documents

REASONS = [*runedar_refusals.REFUSALS, *dwar7s_refusals.REFUSALS]
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
