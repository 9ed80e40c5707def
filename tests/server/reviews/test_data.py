"""A review as clients are told it: parts that add up, and a sentence on why it was won or lost."""

from __future__ import annotations

import pytest

from mattock.lab.choice import Choice
from mattock.server.reviews.data import rank_of, review_data
from mattock.server.reviews.messages import ReviewVerdict
from tests.lab import made_up


@pytest.mark.parametrize(
    ("choices", "result", "verdict"),
    [
        ([made_up.choice(1, 0.8, 0.3)], 0.0, ReviewVerdict("lost", "decisions", 80, 0)),
        ([made_up.choice(1, 0.8, luck=True), made_up.choice(2, 0.2)], 0.0, ReviewVerdict("lost", "luck", 80, 0)),
        ([made_up.choice(1, 0.3, luck=True), made_up.choice(2, 0.9)], 1.0, ReviewVerdict("won", "luck", 70, 0)),
        ([made_up.choice(1, 0.97, luck=True)], 1.0, ReviewVerdict("won", "start", 97, None)),
        ([made_up.choice(1, 0.8)], None, None),
    ],
)
def test_one_sentence_says_why_it_was_won_or_lost(
    choices: list[Choice], result: float | None, verdict: ReviewVerdict | None
) -> None:
    found = review_data("runedar", made_up.review_of(*choices, result=result), rough=False)
    (side,) = found.sides
    assert side.verdict == verdict
    assert side.start + side.decisions + side.others + side.luck == side.end


def test_rivals_have_a_way_each_and_their_own_mistakes() -> None:
    choices = [
        made_up.choice(1, 0.6, 0.4, together=False),
        made_up.choice(2, 0.4, seat=1, together=False, luck=True),
        made_up.choice(3, 0.7, together=False),
    ]
    found = review_data("dwar7s", made_up.review_of(*choices, result=1.0, together=False), rough=False)
    assert [side.seat for side in found.sides] == [0, 1]
    assert [(share.seat, share.mistakes, share.decisions) for share in found.seats] == [(0, 1, -20), (1, 0, 0)]
    (mistake,) = [point for point in found.points if point.kind == "decision"]
    assert (mistake.step, mistake.until, mistake.seat) == (0, 1, 0)
    assert (mistake.better, round(mistake.before, 2), round(mistake.after, 2)) != (None, 0.0, 0.0)
    assert [point.step for point in found.sides[0].curve] == [0, 2, 44]
    assert [point.rank for point in found.sides[0].curve] == [pytest.approx(1.4), 1.0, None]


def test_the_place_to_expect_is_between_the_first_and_the_last() -> None:
    assert rank_of((1.0, 0.0, 0.0), 0) == 1.0
    assert rank_of((1.0, 0.0, 0.0), 1) == 2.5
    assert rank_of((0.25,) * 4, 2) == 2.5


def test_a_rough_one_tells_curves_and_blames_nobody() -> None:
    found = review_data("runedar", made_up.review_of(made_up.choice(1, 0.8, 0.3), result=0.0), rough=True)
    assert found.rough
    assert (found.points, found.seats, found.sides[0].verdict) == ([], [], None)
    assert [point.step for point in found.sides[0].curve] == [0, 44]


@pytest.mark.parametrize("together", [True, False])
def test_what_players_are_told_adds_up_to_what_their_side_is_told(together: bool) -> None:
    luck = {"together": together, "luck": True}
    found = made_up.review_of(
        made_up.choice(1, 0.504, 0.4, **luck),
        made_up.choice(2, 0.754, 0.75, seat=1, **luck),
        made_up.choice(6, 0.604, 0.5, **luck),
        made_up.choice(7, 0.404, 0.4, seat=1, **luck),
        result=1.0,
        together=together,
    )
    data = review_data("runedar" if together else "dwar7s", found, rough=False)
    for side in data.sides:
        own = [share for share in data.seats if together or share.seat == side.seat]
        assert sum(share.decisions for share in own) == side.decisions
        assert sum(share.luck for share in own) == side.luck
