"""A colour never stands alone: players differ by mark and letter too, in every language."""

from __future__ import annotations

import pytest

from mattock.games.dwar7s.cards import COLOURS
from mattock.games.dwar7s.terminal.palette import BADGES, KINGDOMS, MARKS, badge, letter
from mattock.texts import Texts, languages


def test_every_colour_has_a_mark_a_badge_and_a_ground_of_its_own() -> None:
    for table in (MARKS, BADGES, KINGDOMS):
        assert table.keys() == set(COLOURS)
        assert len(set(table.values())) == len(COLOURS)


@pytest.mark.parametrize("language", languages())
def test_a_badge_shows_mark_and_letter_and_letters_differ(language: str) -> None:
    texts = Texts(language, game="dwar7s")
    letters = [letter(colour, texts) for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    for colour, one in zip(COLOURS, letters, strict=True):
        shown = badge(colour, texts)
        assert shown.plain == MARKS[colour] + one
        assert shown.style == BADGES[colour]
