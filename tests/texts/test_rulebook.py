"""The paragraphs of the rules are at hand wherever a refusal cites one."""

from __future__ import annotations

import pytest

from mattock.games.runedar.refusals import REFUSALS
from mattock.games.runedar.table import VERBS
from mattock.texts.rulebook import paragraph, paragraphs
from tests import paragraphs as documents


@pytest.mark.parametrize("cited", sorted({rule for _, rule in REFUSALS[1:]} | {verb.rule for verb in VERBS}))
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


def test_an_unknown_paragraph_is_none() -> None:
    assert paragraph("R99.9") is None
