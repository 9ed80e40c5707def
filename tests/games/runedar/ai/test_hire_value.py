"""What a mercenary is worth: nobody is hired for little, and the end is bought off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.runedar.ai.instincts import after, weights
from tests.games.runedar.positions import position

if TYPE_CHECKING:
    pass


def test_nobody_is_hired_for_little() -> None:
    siege = position(hand=["worn_pick"], place="tunnel_courtyard", goblins=["goblin_1_rubble"], gold=5)
    leanings = weights(siege)
    assert leanings["lay:worn_pick"] > 20 * leanings["hire:goblin:1"]


def test_ruin_is_bought_off() -> None:
    siege = position(hand=["orc", "worn_pick"], orcs={"tannery": 3}, gold=3, siege_next=["w1_c7"])
    leanings = weights(after(siege, "reveal"))
    assert leanings["hire:cancel"] > 5 * leanings["proceed"]
