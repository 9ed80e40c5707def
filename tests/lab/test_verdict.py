"""One sentence on why a game was won or lost: what pulled hardest the way it went."""

from __future__ import annotations

import pytest

from mattock.lab.choice import Choice
from mattock.lab.points import Points
from mattock.lab.review_result import Review
from mattock.lab.verdict import Verdict, verdict_on
from tests.lab.made_up import choice, review_of


def verdict(found: Review, side: int) -> Verdict | None:
    return verdict_on(found, side, Points(found.split(side), found.shares(side)))


@pytest.mark.parametrize(
    ("choices", "result", "told"),
    [
        ([choice(1, 0.9, 0.2, luck=True), choice(9, 0.1)], 0.0, Verdict("lost", "decisions", 70, 1)),
        ([choice(1, 0.9, 0.8, luck=True), choice(9, 0.1)], 0.0, Verdict("lost", "luck", 80, 1)),
        ([choice(1, 0.05, luck=True), choice(9, 0.9)], 1.0, Verdict("won", "luck", 95, 1)),
        ([choice(1, 0.95, luck=True), choice(9, 0.9)], 1.0, Verdict("won", "start", 95, None)),
        ([choice(1, 0.05, luck=True), choice(9, 0.1)], 0.0, Verdict("lost", "start", 5, None)),
        ([choice(1, 0.5)], None, None),
    ],
)
def test_what_pulled_hardest_is_the_cause(choices: list[Choice], result: float | None, told: Verdict | None) -> None:
    assert verdict(review_of(*choices, result=result), 0) == told


def test_a_rival_wins_by_the_mistakes_of_others() -> None:
    choices = [choice(1, 0.6, 0.2, together=False), choice(2, 0.2, seat=1, together=False)]
    found = review_of(*choices, result=0.0, together=False)
    assert verdict(found, 0) == Verdict("lost", "decisions", 40, 1)
    theirs = verdict(found, 1)
    assert theirs is not None
    assert (theirs.ending, theirs.cause) == ("won", "others")
