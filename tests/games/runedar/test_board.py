"""Packed numbers use more than 32 bits; compiled code must shift as wide as Python does."""

from __future__ import annotations

import pytest

import mattock
from mattock.games.runedar.places import FOUNDRY_OUTSIDE
from mattock.games.runedar.state import Siege


@pytest.fixture
def siege() -> Siege:
    state = mattock.game("runedar").new(seed=1)
    assert isinstance(state, Siege)
    return state


def test_metal_on_the_last_space_lies_on_the_last_space(siege: Siege) -> None:
    siege.lay_on(4, 2)
    assert siege.bench == 1 << 56
    assert siege.laid_on(4, 2) == 1


def test_an_orc_outside_the_foundry_stands_outside_the_foundry(siege: Siege) -> None:
    siege.add_orc(FOUNDRY_OUTSIDE)
    assert siege.orcs == 1 << 32
    assert siege.orcs_at(FOUNDRY_OUTSIDE) == 1


@pytest.mark.parametrize("card", range(12, 47))
def test_every_upgrade_in_the_hand_may_be_laid(siege: Siege, card: int) -> None:
    siege.me().hand = 1 << card
    siege.stage = 2
    lay = siege.catalogue.by_code(f"lay:{siege.box.card_ids[card]}")
    assert siege.why_not(lay) is None
    siege.play(lay)
    assert siege.me().hand == 0
    assert siege.played >> card & 1
