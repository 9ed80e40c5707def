"""How far a seat is from its goals, in actions."""

from __future__ import annotations

from mattock.games.dwar7s.cards import CARD_NAMES
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.ai.instincts import KINGDOMS, distances_of, weights_of
from tests.games.dwar7s.positions import DWAR7S, position


def test_a_goal_is_as_far_as_its_gems_and_the_store() -> None:
    """Two half actions a dwarf; waiting dwarfs count half, and what has to be laid first counts for an action more."""
    apples = DWAR7S.new(seed=1)
    assert isinstance(apples, Fall)
    goal = apples.box.goal_ids.index("apples")
    fall = position(KINGDOMS, gems={"blue": "ruby"})
    assert distances_of(fall).to_buy(fall, goal) == 2 * 2 + 2 * 3
    fall = position(KINGDOMS, gems={"blue": "ruby"}, dwarfs={"red_gold_mine": "blue"})
    assert distances_of(fall).to_buy(fall, goal) == 2 * 2 + 2 * 3 - 1
    assert distances_of(fall, at_once=True).to_buy(fall, goal) == 2 * 2 + 2 * 3 - 2
    fall = position(KINGDOMS, gems={"blue": "gold gold"})
    assert distances_of(fall).to_buy(fall, goal) == 2 + 2 * 3 + 2 * 3


def test_a_covered_card_is_as_far_as_the_digging() -> None:
    table = {**KINGDOMS, (0, 1): ["blue_general_store/1", "blue_tavern/1"]}
    fall = position(table, hand={"blue": "", "red": ""}, gems={"blue": "ruby gold gold"})
    goal = fall.box.goal_ids.index("apples")
    assert distances_of(fall).to_buy(fall, goal) == 2 * 2 + 2 * 3
    assert (
        weights_of(fall)["place:blue_castle"] > weights_of(position(KINGDOMS, hand={"blue": ""}))["place:blue_castle"]
    )


def test_crowded_cards_are_closed_to_those_who_have_to_act_at_once() -> None:
    fall = position(KINGDOMS, dwarfs={"blue_general_store": "red"})
    store = 1 << CARD_NAMES.index("blue_general_store")
    assert not distances_of(fall, at_once=True).open & store
    assert distances_of(fall).open & store


def test_a_secret_goal_fulfilled_is_no_action_away() -> None:
    fall = position(KINGDOMS, secret={"blue": "wizard"}, gems={"blue": "emerald emerald emerald emerald emerald"})
    assert distances_of(fall).to_reveal(fall) == 0
