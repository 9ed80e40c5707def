"""What a review makes of its estimates: parts that add up, each with its true cause, and where the game turned."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mattock.core.action import Action
from mattock.core.instinct import percent
from mattock.lab.chains import chains
from mattock.lab.choice import Choice
from mattock.lab.points import Points
from mattock.lab.review_result import DECISION, LUCK, OTHERS, TURNING_POINTS, Review, carried
from tests.lab.made_up import choice, review_of

RIVALS = {"together": False}


def points_of(found: Review) -> list[tuple[int, str, float]]:
    return [(point.choice.number, point.kind, round(point.change, 3)) for point in found.turning_points()]


def test_where_nothing_came_between_two_decisions_only_the_estimate_changed_and_both_are_one() -> None:
    found = review_of(
        choice(1, 0.9, doubt=0.2), choice(2, 0.6, luck=True, doubt=0.2), choice(3, 0.6, luck=True), result=0.0
    )
    assert [chance for _, chance in found.curve(0)] == pytest.approx([0.7, 0.7, 0.6, 0.0])
    assert list(found.split(0)) == pytest.approx([0.7, 0.0, 0.0, -0.7, 0.0])


def test_of_estimates_that_disagree_the_surer_one_and_the_later_one_count_more() -> None:
    alike = review_of(choice(1, 0.9, doubt=0.1), choice(2, 0.5, doubt=0.1))
    assert [one.hoped[0] for one in alike.choices] == pytest.approx([0.5 + 0.4 / 3] * 2)
    surer = review_of(choice(1, 0.9, doubt=0.1), choice(2, 0.5, doubt=0.2))
    assert [one.hoped[0] for one in surer.choices] == pytest.approx([0.5 + 0.4 * 2 / 3] * 2)


def test_estimates_that_disagree_are_not_surer_than_they_agree() -> None:
    found = review_of(choice(1, 0.9, doubt=0.1), choice(2, 0.6, doubt=0.1))
    assert [one.doubt for one in found.choices] == pytest.approx([0.2, 0.1])


def test_what_a_decision_cost_is_what_was_hoped_for_less_what_the_next_hopes_for() -> None:
    found = review_of(choice(1, 0.8, 0.3, doubt=0.1), choice(2, 0.6, doubt=0.1))
    assert [one.hoped[0] for one in found.choices] == pytest.approx([0.8, 0.5])
    assert [one.kept[0] for one in found.choices] == pytest.approx([0.5, 0.5])


def test_a_mistake_after_which_something_as_good_is_found_was_none() -> None:
    found = review_of(choice(1, 0.6, 0.4, doubt=0.1), choice(2, 0.9, 0.1, doubt=0.1))
    assert [one.best == one.chosen for one in found.choices] == [True, False]
    assert found.choices[0].hoped == found.choices[1].hoped
    assert 0.6 < found.choices[0].hoped[0] < 0.9


def test_a_game_that_was_won_without_luck_was_won_before_and_nothing_was_lost() -> None:
    found = review_of(choice(1, 0.5, luck=True), choice(2, 0.8, 0.6), choice(3, 0.9), result=1.0)
    assert [chance for _, chance in found.curve(0)] == [0.5, 1.0, 1.0, 1.0]
    assert found.choices[1].best == found.choices[1].chosen
    assert points_of(found) == [(1, LUCK, 0.5)]


def test_what_a_decision_cost_is_not_luck_even_where_luck_follows() -> None:
    split = review_of(choice(1, 0.9, 0.7, luck=True), result=1.0).split(0)
    assert [split.decisions, split.luck] == pytest.approx([-0.2, 0.3])


def test_what_changes_while_only_others_act_is_their_doing() -> None:
    found = review_of(
        choice(1, 0.5, **RIVALS),
        choice(2, 0.4, 0.6, seat=1, **RIVALS),  # the rival gives away 0.2 by its own judgement
        choice(3, 0.9, **RIVALS),
        result=0.9,
        together=False,
    )
    ours = found.split(0)
    assert ours.others == pytest.approx(0.4)
    assert (ours.decisions, ours.luck) == (0, 0)
    assert found.split(1).decisions == pytest.approx(-0.2)


def test_luck_met_while_others_acted_is_luck_beside_what_they_gave_away() -> None:
    found = review_of(
        choice(1, 0.5, **RIVALS),
        choice(2, 0.4, 0.6, seat=1, luck=True, **RIVALS),
        choice(3, 0.9, **RIVALS),
        together=False,
    )
    ours = found.split(0)
    assert [ours.others, ours.luck] == pytest.approx([1 / 6, 0.4 - 1 / 6])


def test_a_rivals_great_mistake_where_we_were_winning_anyway_does_not_come_back_as_luck() -> None:
    found = review_of(
        choice(1, 0.9, **RIVALS),
        choice(2, 0.3, 0.8, seat=1, luck=True, **RIVALS),
        choice(3, 0.97, **RIVALS),
        together=False,
    )
    (step, _) = found.steps(0)
    assert 0.9 < step.expected < 1.0
    assert abs(found.split(0).luck) < 0.01


@pytest.mark.parametrize(
    ("chance", "hoped", "kept", "left"),
    [(0.5, 0.4, 0.4, 0.5), (0.5, 0.0, 1.0, 1.0), (0.5, 0.8, 0.4, 0.25), (0.5, 1.0, 1.0, 0.5), (0.5, 0.5, 0.0, 0.0)],
)
def test_what_another_gives_away_is_a_part_of_what_was_missing(
    chance: float, hoped: float, kept: float, left: float
) -> None:
    assert carried(chance, hoped, kept) == pytest.approx(left)


def test_a_seat_sees_its_way_with_its_own_eyes() -> None:
    found = review_of(
        choice(1, 0.8, **RIVALS), choice(2, 0.3, seat=1, **RIVALS), choice(3, 0.8, **RIVALS), together=False
    )
    assert found.curve(0) == [(1, 0.8), (3, 0.8), (4, 0.8)]
    assert found.curve(1)[1:] == [(2, 0.7), (4, 0.7)]
    assert found.split(0).others == 0


def test_rivals_start_with_shares_of_one_victory_and_go_on_with_their_own_eyes() -> None:
    found = review_of(
        choice(1, 0.8, **RIVALS), choice(2, 0.3, seat=1, **RIVALS), choice(3, 0.8, **RIVALS), together=False
    )
    assert sum(found.split(side).start for side in found.sides) == pytest.approx(1)
    assert list(found.curve(1)[0]) == pytest.approx([1, 0.2])
    assert list(found.split(1)) == pytest.approx([0.2, 0.0, 0.5, 0.0, 0.7])
    with_luck = review_of(choice(1, 0.8, luck=True, **RIVALS), choice(2, 0.3, seat=1, **RIVALS), together=False)
    assert list(with_luck.split(1)) == pytest.approx([0.2, 0.0, 0.0, 0.5, 0.7])


def test_of_all_change_each_part_made_a_share_however_much_of_it_was_undone() -> None:
    found = review_of(
        choice(1, 0.6, 0.4, luck=True), choice(2, 0.8, 0.4, luck=True), choice(3, 0.4, luck=True), result=0.6
    )
    assert list(found.split(0)) == pytest.approx([0.6, -0.6, 0.0, 0.6, 0.6])
    assert list(found.shares(0)) == pytest.approx([0.5, 0.0, 0.5])
    assert list(review_of(choice(1, 0.6)).shares(0)) == [0.0, 0.0, 0.0]


def test_a_seat_that_was_never_asked_has_a_way_too() -> None:
    split = review_of(choice(1, 0.4, luck=True, **RIVALS), result=1.0, together=False).split(1)
    assert list(split) == pytest.approx([0.6, 0, -0.6, 0, 0])


def test_turning_points_are_the_three_costliest_decisions_in_the_order_of_the_game() -> None:
    found = review_of(
        choice(1, 0.9, 0.8),
        choice(2, 0.8, luck=True),
        choice(5, 0.4, 0.35, luck=True),
        choice(6, 0.65, 0.64),
        choice(10, 0.64, 0.61, luck=True),
        result=1.0,
    )
    assert points_of(found) == [(1, DECISION, -0.1), (5, DECISION, -0.05), (10, DECISION, -0.03)]
    assert all(point.choice.best != point.choice.chosen for point in found.turning_points())
    assert [(point.choice.number, point.kind) for point in found.strokes()] == [(2, LUCK), (5, LUCK), (10, LUCK)]


def test_several_mistakes_of_one_turn_are_one_turning_point_the_costliest() -> None:
    found = review_of(
        choice(5, 0.9, 0.8),
        choice(6, 0.8, 0.5),
        choice(10, 0.5, 0.44),
        choice(15, 0.44, 0.4),
        choice(20, 0.4, 0.3, luck=True),
        result=0.0,
    )
    assert points_of(found) == [(6, DECISION, -0.3), (10, DECISION, -0.06), (20, DECISION, -0.1)]


def test_where_fewer_than_three_decisions_cost_anything_luck_takes_the_places_left() -> None:
    found = review_of(choice(1, 0.9, 0.8, luck=True), choice(2, 0.3, luck=True), choice(3, 0.7, luck=True), result=0.0)
    assert points_of(found) == [(1, DECISION, -0.1), (2, LUCK, 0.4), (3, LUCK, -0.7)]
    assert [(point.choice.number, point.kind) for point in found.strokes()] == [(1, LUCK)]


def test_one_change_in_the_eyes_of_two_rivals_is_one_turning_point() -> None:
    found = review_of(
        choice(1, 0.5, luck=True, **RIVALS),
        choice(2, 0.9, seat=1, **RIVALS),
        choice(3, 0.9, **RIVALS),
        choice(4, 0.9, seat=1, **RIVALS),
        together=False,
    )
    assert points_of(found) == [(1, LUCK, 0.4)]


def test_what_may_be_noise_or_is_too_small_to_be_told_is_no_turning_point() -> None:
    noisy = review_of(choice(1, 0.5, luck=True, doubt=0.1), choice(2, 0.7, doubt=0.1))
    assert points_of(noisy) == []
    tiny = review_of(choice(1, 0.5, 0.496), choice(2, 0.496))
    assert points_of(tiny) == []
    assert tiny.strokes() == []


def test_the_cause_of_a_step_while_others_act_is_said() -> None:
    found = review_of(
        choice(1, 0.5, **RIVALS), choice(2, 0.5, seat=1, **RIVALS), choice(3, 0.8, **RIVALS), together=False
    )
    assert points_of(found) == [(1, OTHERS, 0.3)]


CHANCES = st.floats(0.0, 1.0) | st.sampled_from([0.0, 1.0])


@st.composite
def judgements(draw: st.DrawFn) -> tuple[list[Choice], Review]:
    """Whatever estimates may say of a game, however badly they fit together."""
    players, together = draw(st.integers(2, 4)), draw(st.booleans())

    def shares() -> tuple[float, ...]:
        if together:
            return (draw(CHANCES),) * players
        parts = [draw(CHANCES) for _ in range(players)]
        return tuple(part / sum(parts) if sum(parts) > 0.0 else 1.0 / players for part in parts)

    def decision(number: int) -> Choice:
        seat = draw(st.integers(0, players - 1))
        low, high = sorted((shares(), shares()), key=lambda one: one[seat])
        done, other = (Action("dwar7s", code, f"deed{code}", ()) for code in (number, 999))
        is_best = high[seat] - low[seat] < 0.005 or draw(st.booleans())
        best, hoped = (done, low) if is_best else (other, high)
        doubt = draw(st.floats(1e-4, 0.3))
        news = tuple([draw(st.booleans())] * players if together else [draw(st.booleans()) for _ in range(players)])
        checked, games = draw(st.booleans()), draw(st.integers(0, 40))
        return Choice(number, number, seat, done, best, None, hoped, low, doubt, news, checked, games)

    choices = [decision(number) for number in range(1, draw(st.integers(2, 12)))]
    winner = draw(st.integers(0, players - 1))
    ends = [(1.0,) * players, (0.0,) * players] if together else [tuple(float(one == winner) for one in range(players))]
    end = draw(st.sampled_from([None, *ends]))
    return choices, Review(choices, end, players=players, together=together, actions=20, is_whole=True)


@given(judgements())
def test_whatever_is_estimated_every_chance_is_one_and_the_parts_make_the_way(
    judged: tuple[list[Choice], Review],
) -> None:
    _, found = judged
    assert sum(found.split(side).start for side in found.sides) <= 1 + 1e-9
    for side in found.sides:
        split = found.split(side)
        assert split.start + split.decisions + split.others + split.luck == pytest.approx(split.end)
        assert split.decisions <= 0
        shares = found.shares(side)
        assert sum(shares) == pytest.approx(1) or shares == (0, 0, 0)
        told = Points(split, shares)
        assert told.of_decisions + told.of_others + told.of_luck == round(100 * sum(shares))
        assert told.start + told.decisions + told.others + told.luck == told.end
        assert all(0.0 <= chance <= 1.0 for _, chance in found.curve(side))
        for step in found.steps(side):
            assert 0.0 <= step.expected <= 1.0
            assert 0.0 <= step.choice.kept[side] <= step.choice.hoped[side] <= 1.0
            assert step.choice.hoped[side] + step.decision + step.mistakes + step.rest == pytest.approx(step.after)


@given(judgements())
def test_whatever_is_estimated_nothing_is_told_beyond_the_estimates_of_decisions_that_nothing_came_between(
    judged: tuple[list[Choice], Review],
) -> None:
    first, found = judged
    told = {one.number: one for one in found.choices}
    for chain in chains(first, together=found.together):
        seat, last = chain[0].seat, chain[-1]
        estimates = [chance for one in chain for chance in (one.hoped[one.seat], one.kept[one.seat])]
        if found.result is not None and last is first[-1] and not last.news[last.seat]:
            estimates.append(found.result[seat])
        for one in chain:
            hoped, kept = told[one.number].hoped[one.seat], told[one.number].kept[one.seat]
            assert min(estimates) - 1e-9 <= kept <= hoped <= max(estimates) + 1e-9


@given(judgements())
def test_whatever_is_estimated_a_turning_point_has_a_better_action_unless_fewer_than_three_decisions_cost_much(
    judged: tuple[list[Choice], Review],
) -> None:
    _, found = judged
    points = found.turning_points()
    assert all(one.loss > 0.0 for one in found.choices if one.best != one.chosen)
    costly = [one for one in found.choices if one.is_costly and one.is_checked]
    decisions = [point for point in points if point.kind == DECISION]
    assert len(decisions) == min(len(costly), TURNING_POINTS)
    assert all(point.choice.best != point.choice.chosen for point in decisions)
    assert all(
        percent(one.choice.hoped[one.choice.seat]) - percent(one.choice.kept[one.choice.seat]) >= 3 for one in decisions
    )
    assert len(points) <= TURNING_POINTS
    assert len(decisions) == len(points) or all(one in [point.choice for point in decisions] for one in costly)
