"""Numbers of the engine as words: places, sets of cards, resources and dice."""

from __future__ import annotations

import pytest

from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.names import MODES, REASONS, RESOURCES, PieceNames, faces_of
from mattock.games.runedar.places import NAMES as PLACES
from mattock.games.runedar.rules.end import ESCAPED

BOX = load_box()
NAMES = PieceNames(BOX)


def test_numbers_are_words_under_the_components() -> None:
    assert [NAMES.name("place", at) for at in range(len(PLACES))] == list(PLACES)
    assert NAMES.name("card", 3) == BOX.card_ids[3]
    assert NAMES.name("work", 3) == "any"
    assert NAMES.name("space", 0) == 1
    assert NAMES.name("flag", 0) is False
    assert NAMES.name("piece", len(BOX.card_ids)) == BOX.goblin_ids[0]


def test_sets_and_packed_amounts_are_spelled_out() -> None:
    assert NAMES.name("cards", 0b1001) == [BOX.card_ids[0], BOX.card_ids[3]]
    assert NAMES.name("resources", 2 | 5 << 8) == {"wood": 2, "leather": 0, "metal": 5}
    assert NAMES.name("faces", 0) == []


def test_dice_show_hits_or_a_crossbow() -> None:
    assert faces_of(1 | 3 << 3 | 4 << 6) == ["crossbow", 2, 3]


def test_tables_by_number_begin_with_nothing() -> None:
    assert (MODES[0], REASONS[0]) == ("", "")
    assert REASONS[ESCAPED] == "escaped"
    assert RESOURCES == ("wood", "leather", "metal")


def test_a_sort_without_words_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        NAMES.name("weather", 1)
