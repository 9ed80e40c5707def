"""Chances in whole per cent, and changes in whole points that add up as the exact ones do."""

from __future__ import annotations

from mattock.core.instinct import percent
from mattock.lab.points import Points, rounded, signed
from mattock.lab.review_result import Shares, Split


def test_whole_points_add_up_as_the_exact_parts_do() -> None:
    told = Points(Split(0.904, -0.184, 0.0, -0.72, 0.0), Shares(0.2035, 0.0, 0.7965))
    assert (told.start, told.end) == (90, 0)
    assert told.start + told.decisions + told.others + told.luck == told.end
    assert told.others == 0
    assert (told.of_decisions, told.of_others, told.of_luck) == (20, 0, 80)
    assert rounded([0.4, 0.4, 0.4], 1) == [1, 0, 0]
    assert sum(rounded([-0.6, -0.6, 5.2], 5)) == 5


def test_where_no_part_made_a_change_there_is_none() -> None:
    told = Points(Split(5e-324, 0.0, 0.0, 0.0, 0.0), Shares(0.0, 0.0, 0.0))
    assert (told.start, told.decisions, told.others, told.luck, told.end) == (1, 0, 0, 0, 1)


def test_no_change_has_no_sign_and_no_doubtful_chance_is_certain() -> None:
    assert [signed(points) for points in (0, 7, -7)] == ["0", "+7", "−7"]
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
