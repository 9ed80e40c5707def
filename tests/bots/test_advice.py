"""Advice as data: chances, the place to expect, and reasons that can be compared."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots.advice import GAIN, HINDER, Advice, Reason

STATE = mattock.game("dwar7s").new(seed=1, players=3)
FIRST, SECOND = STATE.legal()[:2]
WHY = Reason("gems", GAIN, 1)


def advice(*chances: float, together: bool = False, **more: mattock.Action) -> Advice:
    return Advice(FIRST, 1, chances, 12, WHY, together=together, **more)


def test_the_chance_is_that_of_the_seat_which_is_advised() -> None:
    assert advice(0.2, 0.5, 0.3).chance == 0.5


@pytest.mark.parametrize(
    ("chances", "rank"), [((0.2, 0.6, 0.2), 1.5), ((1 / 3, 1 / 3, 1 / 3), 2.0), ((0, 1, 0), 1.0), ((0, 0, 0), 2.0)]
)
def test_the_place_to_expect_counts_rivals_who_would_come_first(chances: tuple[float, ...], rank: float) -> None:
    assert advice(*chances).rank == pytest.approx(rank)


def test_those_who_win_or_lose_together_have_no_place() -> None:
    assert advice(0.4, 0.4, 0.4, together=True).rank is None


def test_advice_is_told_as_plain_data() -> None:
    told = advice(0.2, 0.5, 0.3, then=SECOND).to_dict()
    assert told["action"] == FIRST.to_dict()
    assert told["then"] == SECOND.to_dict()
    assert told["reason"] == {"code": "gems", "params": {"way": "gain", "seat": 1}}
    assert (told["seat"], told["chance"], told["visits"]) == (1, 0.5, 12)
    assert advice(0.2, 0.5, 0.3).to_dict()["then"] is None


def test_alike_advice_is_equal() -> None:
    assert advice(0.2, 0.5, 0.3) == advice(0.2, 0.5, 0.3)
    assert hash(advice(0.2, 0.5, 0.3)) == hash(advice(0.2, 0.5, 0.3))
    assert advice(0.2, 0.5, 0.3) != advice(0.3, 0.4, 0.3)
    assert advice(0.2, 0.5, 0.3) != "advice"
    assert Reason("gems", GAIN, 1) == WHY != Reason("gems", HINDER, 1)
    assert len({WHY, Reason("gems", GAIN, 1)}) == 1
    assert repr(WHY) == "Reason('gems', 'gain', seat=1)"
    assert FIRST.code in repr(advice(0.2, 0.5, 0.3))
