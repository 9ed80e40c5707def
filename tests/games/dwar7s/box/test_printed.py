"""What is printed on the cards is told as the box has it, by sort and id (D1)."""

from __future__ import annotations

import pytest

from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.box.printed import printed_in
from mattock.games.dwar7s.cards import GEMS, KINDS
from mattock.games.dwar7s.spaces import SIDES

BOX = load_box()
PIECES = printed_in(BOX)


def test_every_row_of_the_box_is_told_by_its_id() -> None:
    for sort in ("kingdom", "gem", "ogre", "trading", "secret"):
        assert list(PIECES[sort]) == [row.id for row in BOX.tables[sort]]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_a_kingdom_card_has_the_numbers_that_the_rules_play_with(number: int) -> None:
    card = PIECES["kingdom"][KINDS[number]]
    assert (card["needs"], card["slots"]) == (BOX.needs[number], BOX.slots[number])
    assert card["points"] == BOX.points[number]
    walls = BOX.walls[number * 4]
    assert card["walls"] == [side for at, side in enumerate(SIDES) if walls >> at & 1]


def test_only_monsters_are_defeated_and_only_mines_and_taverns_give() -> None:
    cards = PIECES["kingdom"]
    assert {kind for kind, card in cards.items() if card["defeated"]} == {"dragon", "frost_giant"}
    assert {kind for kind, card in cards.items() if card["gives"]} == {*(f"{gem}_mine" for gem in GEMS), "tavern"}


def test_a_goal_has_its_price_in_every_gem() -> None:
    for number, goal in enumerate(BOX.goal_ids):
        assert list(PIECES["trading"][goal]["cost"]) == list(GEMS)
        assert PIECES["trading"][goal]["points"] == BOX.goal_points[number]


def test_a_secret_goal_asks_for_cards_or_a_gem_where_its_condition_does() -> None:
    goals = PIECES["secret"]
    assert {name for name, goal in goals.items() if goal["cards"]} == {"researcher"}
    assert {name for name, goal in goals.items() if goal["gem"]} == {"wizard"}
