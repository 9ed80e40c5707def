"""What a review makes of its estimates: parts that add up, each with its true cause, and where the game turned."""

from __future__ import annotations

import pytest

from mattock.core.instinct import percent
from mattock.lab.hindsight import DECISION, JUDGEMENT, LUCK, OTHERS, Review, Split
from mattock.lab.points import Points, rounded, signed
from tests.lab.made_up import choice, review_of


def points_of(found: Review) -> list[tuple[int, str, float]]:
    return [(point.choice.number, point.kind, round(point.change, 3)) for point in found.turning_points()]


def test_what_changes_without_luck_and_without_a_decision_is_judgement_and_not_luck() -> None:
    found = review_of(choice(1, 0.9), choice(2, 0.5, luck=True), choice(3, 0.6), result=0.0)
    split = found.split(0)
    assert split.luck == pytest.approx(0.1)
    assert split.judgement == pytest.approx(-0.4 - 0.6)
    assert split.decisions == 0


def test_what_a_decision_cost_is_not_luck_even_where_luck_follows() -> None:
    split = review_of(choice(1, 0.9, 0.7, luck=True), result=1.0).split(0)
    assert [split.decisions, split.luck, split.judgement] == pytest.approx([-0.2, 0.3, 0])


def test_what_changes_while_only_others_act_is_their_doing() -> None:
    rivals = {"together": False}
    found = review_of(
        choice(1, 0.5, **rivals),
        choice(2, 0.4, 0.6, seat=1, **rivals),  # the rival gives away 0.2 by its own judgement
        choice(3, 0.9, **rivals),
        result=0.9,
        together=False,
    )
    ours = found.split(0)
    assert ours.others == pytest.approx(0.4)
    assert (ours.decisions, ours.luck, ours.judgement) == (0, 0, 0)
    assert found.split(1).decisions == pytest.approx(-0.2)


def test_luck_met_while_others_acted_is_luck_beside_what_they_gave_away() -> None:
    rivals = {"together": False}
    found = review_of(
        choice(1, 0.5, **rivals),
        choice(2, 0.4, 0.6, seat=1, luck=True, **rivals),
        choice(3, 0.9, **rivals),
        together=False,
    )
    ours = found.split(0)
    assert [ours.others, ours.luck] == pytest.approx([0.2, 0.2])


def test_a_seat_sees_its_way_with_its_own_eyes() -> None:
    rivals = {"together": False}
    found = review_of(
        choice(1, 0.8, **rivals), choice(2, 0.3, seat=1, **rivals), choice(3, 0.8, **rivals), together=False
    )
    assert found.curve(0) == [(1, 0.8), (3, 0.8), (4, 0.8)]
    assert found.curve(1) == [(2, 0.7), (4, 0.7)]
    assert found.split(0).others == 0


def test_a_seat_that_was_never_asked_has_a_way_too() -> None:
    split = review_of(choice(1, 0.4, together=False), result=1.0, together=False).split(1)
    assert list(split) == pytest.approx([0.6, 0, -0.6, 0, 0, 0])


def test_turning_points_are_the_three_greatest_changes_by_decisions_and_luck_in_the_order_of_the_game() -> None:
    found = review_of(
        choice(1, 0.9, 0.8),
        choice(2, 0.8, luck=True),
        choice(3, 0.4, 0.35),
        choice(4, 0.35),
        choice(5, 0.65, 0.64),
        result=0.64,
    )
    assert points_of(found) == [(1, DECISION, -0.1), (2, LUCK, -0.4), (3, DECISION, -0.05)]
    assert [point.choice.number for point in found.mistakes()] == [5]
    assert found.swings()[1].kind == JUDGEMENT


def test_where_luck_did_more_than_the_decision_before_it_the_moment_is_named_once_as_luck() -> None:
    found = review_of(choice(1, 0.9, 0.8, luck=True), choice(2, 0.3), result=0.3)
    assert points_of(found) == [(1, LUCK, -0.5)]
    assert found.mistakes() == []


def test_one_change_in_the_eyes_of_two_rivals_is_one_turning_point() -> None:
    rivals = {"together": False}
    found = review_of(
        choice(1, 0.5, luck=True, **rivals),
        choice(2, 0.9, seat=1, **rivals),
        choice(3, 0.9, **rivals),
        choice(4, 0.9, seat=1, **rivals),
        together=False,
    )
    assert points_of(found) == [(1, LUCK, 0.4)]


def test_what_may_be_noise_or_is_too_small_to_be_told_is_no_turning_point() -> None:
    noisy = review_of(choice(1, 0.5, luck=True, doubt=0.1), choice(2, 0.7, doubt=0.1))
    assert points_of(noisy) == []
    tiny = review_of(choice(1, 0.5, 0.496), choice(2, 0.496))
    assert points_of(tiny) == []
    assert tiny.mistakes() == []


def test_the_cause_of_a_step_while_others_act_is_said() -> None:
    rivals = {"together": False}
    found = review_of(
        choice(1, 0.5, **rivals), choice(2, 0.5, seat=1, **rivals), choice(3, 0.8, **rivals), together=False
    )
    assert points_of(found) == [(1, OTHERS, 0.3)]


def test_whole_points_add_up_as_the_exact_parts_do() -> None:
    told = Points(Split(0.904, -0.184, 0.0, 0.186, -0.906, 0.0))
    assert (told.start, told.end) == (90, 0)
    assert told.start + told.decisions + told.others + told.luck + told.judgement == told.end
    assert told.others == 0
    assert rounded([0.4, 0.4, 0.4], 1) == [1, 0, 0]
    assert sum(rounded([-0.6, -0.6, 5.2], 5)) == 5


def test_no_change_has_no_sign_and_no_doubtful_chance_is_certain() -> None:
    assert [signed(points) for points in (0, 7, -7)] == ["0", "+7", "−7"]
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
