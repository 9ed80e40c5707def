"""How much a sensible beginner leans to each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.runedar.ai.instincts import after, weights
from tests.games.runedar.positions import EVERYONE, position

if TYPE_CHECKING:
    pass

LEANINGS: list[tuple[dict[str, Any], list[str], str, str]] = [
    ({"place": "tunnel_courtyard", "hand": ["worn_pick"]}, ["lay:worn_pick"], "dig", "rest"),
    ({"place": "tunnel_courtyard", "hand": ["worn_pick", "bent_shovel"]}, [], "lay:worn_pick", "end_turn"),
    (
        {"place": "central_chamber", "hand": ["bent_shovel", "old_crossbow", "worn_pick"], "board": [None] * 5},
        ["lay:old_crossbow"],
        "move:tunnel_courtyard",
        "move:foundry_wall",
    ),
    (
        {"hand": ["worn_pick"], "place": "foundry", "board": ["pick"], "laid": {1: {"metal": 1, "wood": 1}}},
        [],
        "take:1",
        "end_turn",
    ),
    (
        {"hand": ["chipped_hatchet", "dull_knife"], "place": "tannery", "orcs": {"tannery": 1}},
        ["lay:dull_knife"],
        "close",
        "rest",
    ),
    (
        {"hand": ["old_crossbow"], "place": "tunnel_tower", "engines": {"catapult": 1}},
        ["lay:old_crossbow"],
        "shoot:catapult",
        "rest",
    ),
    (
        {"hand": ["old_crossbow", "frayed_sling"], "place": "tunnel_tower", "engines": {"catapult": 1}},
        ["lay:old_crossbow", "shoot:catapult"],
        "roll",
        "lay:frayed_sling",
    ),
    (
        {"hand": ["dull_knife", "cracked_hammer"], "place": "tunnel_courtyard", "goblins": ["goblin_5_hits"]},
        ["lay:dull_knife", "close"],
        "lay:cracked_hammer",
        "roll",
    ),
]


@pytest.mark.parametrize(("drawn", "before", "more", "less"), LEANINGS)
def test_a_sensible_beginner_leans_to_what_helps(
    drawn: dict[str, Any], before: list[str], more: str, less: str
) -> None:
    leanings = weights(after(position(hired=EVERYONE, **drawn), *before))
    assert leanings[more] > 1.5 * leanings[less]
