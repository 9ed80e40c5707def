"""A decision as a review judges it: what it cost its seat."""

from __future__ import annotations

import pytest

from tests.lab.made_up import choice


def test_the_loss_is_what_the_seat_hoped_for_and_did_not_keep() -> None:
    assert choice(1, 0.5, 0.2).loss == pytest.approx(0.3)
    assert choice(1, 0.5).loss == 0


@pytest.mark.parametrize(("hoped", "kept", "is_costly"), [(0.5, 0.47, True), (0.5, 0.476, False), (0.5, 0.5, False)])
def test_three_whole_points_are_costly(hoped: float, kept: float, is_costly: bool) -> None:
    assert choice(1, hoped, kept).is_costly is is_costly
