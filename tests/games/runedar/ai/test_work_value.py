"""What a hand could do at each place, and what a card is good for there."""

from __future__ import annotations

from typing import Any

from mattock.games.runedar.ai.card_value import CardValues
from mattock.games.runedar.ai.work_value import WorkValues, missing_on, plays_left, unit_worth
from mattock.games.runedar.places import CHAMBER, COURTYARD, FOUNDRY, NAMES, THIRD_TOWER, TUNNEL_TOWER
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import card, position

TANNERY = NAMES.index("tannery")


def values(siege: Siege) -> WorkValues:
    return WorkValues(siege, CardValues(siege.box), siege.dwarfs[0].hand)


def test_a_pick_is_of_use_where_rubble_lies() -> None:
    siege = position(hand=["worn_pick"], rubble=5, board=[None] * 5)
    found = values(siege)
    assert found.at[COURTYARD] > 0
    assert found.use(siege, card("worn_pick"), COURTYARD) > 0
    assert found.use(siege, card("worn_pick"), TANNERY) == 0
    blocked = position(hand=["worn_pick"], rubble=5, board=[None] * 5, trolls={"troll_2x4": []})
    assert values(blocked).rate[COURTYARD] == 0


def test_orcs_in_a_workshop_are_fought_before_anybody_works() -> None:
    drawn: dict[str, Any] = {"hand": ["dull_knife"], "board": [None] * 5}
    calm, besieged = position(**drawn), position(**drawn, orcs={"tannery": 2})
    assert values(calm).use(calm, card("dull_knife"), TANNERY) == 0
    assert values(besieged).use(besieged, card("dull_knife"), TANNERY) > 0


def test_from_a_tower_crossbows_reach_an_engine() -> None:
    drawn: dict[str, Any] = {"hand": ["old_crossbow"], "board": [None] * 5}
    calm, besieged = position(**drawn), position(**drawn, engines={"catapult": 0})
    for tower in range(TUNNEL_TOWER, THIRD_TOWER + 1):
        assert values(calm).at[tower] == 0
        assert values(besieged).at[tower] > 0


def test_an_upgrade_wants_what_is_missing_on_its_space() -> None:
    siege = position(board=["pick"], laid={1: {"metal": 1}})
    missing = missing_on(siege, 0, card("pick"))
    whole = missing_on(position(board=["pick"]), 0, card("pick"))
    assert whole - missing == 1 << 8
    assert unit_worth(CardValues(siege.box), card("pick"), missing, 100) >= unit_worth(
        CardValues(siege.box), card("pick"), whole, 100
    )


def test_upgrades_count_less_the_fewer_siege_cards_are_left() -> None:
    siege = position()
    early = plays_left(siege)
    siege.siege_revealed = 40
    assert 0 < plays_left(siege) < early


def test_a_turn_ends_best_inside() -> None:
    found = values(position())
    assert found.ending(CHAMBER) >= found.ending(FOUNDRY) == found.ending(COURTYARD) > found.ending(TUNNEL_TOWER) == 0
