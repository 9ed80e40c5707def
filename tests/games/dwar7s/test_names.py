"""Numbers of the engine as words: cards, gems, spaces by their neighbours, hands of ogre cards."""

from __future__ import annotations

import pytest

from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.cards import CARD_NAMES, GEMS, GOLD, OGRES, RUBY
from mattock.games.dwar7s.names import PieceNames, gems_of, ogres_of, site_of
from mattock.games.dwar7s.packed_counts import one
from mattock.games.dwar7s.spaces import SITE_BITS, space_at

NAMES = PieceNames(load_box())


def test_every_kind_of_gem_is_named_and_only_the_ogre_cards_that_are_there() -> None:
    assert gems_of(2 * one(RUBY) + one(GOLD)) == {"ruby": 2, "emerald": 0, "diamond": 0, "gold": 1}
    assert ogres_of(0) == {}
    assert ogres_of(one(4) * 2) == {OGRES[4]: 2}


def test_a_space_is_named_by_the_card_on_it_or_those_beside_it() -> None:
    castle, tavern = CARD_NAMES.index("blue_castle"), CARD_NAMES.index("red_tavern")
    assert site_of(0) == {}
    assert site_of(castle + 1) == {"on": "blue_castle"}
    assert site_of((castle + 1) << SITE_BITS | (tavern + 1) << SITE_BITS * 3) == {
        "north": "blue_castle",
        "south": "red_tavern",
    }


def test_numbers_are_words_under_the_components() -> None:
    assert NAMES.name("card", 0) == CARD_NAMES[0]
    assert NAMES.name("discard", len(GEMS)) == OGRES[0]
    assert NAMES.name("space", space_at(3, -2)) == [3, -2]
    assert NAMES.name("ogres", one(1)) == {OGRES[1]: 1}
    assert [NAMES.name("goal", at) for at in range(len(load_box().goal_ids))] == list(load_box().goal_ids)


def test_a_sort_without_words_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        NAMES.name("weather", 1)
