"""The best action is what is best when judged afresh, not what promised most."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.bots import Sight
from mattock.bots.afterwards import Worth
from mattock.bots.coach import Coach
from mattock.core.playout import play_randomly
from mattock.lab.judgement import best_of, doubt, noise

if TYPE_CHECKING:
    from mattock.core.action import Action


def advised() -> Coach:
    """A coach that has something to say about a moment with many actions."""
    state = mattock.game("dwar7s").new(seed="judgement")
    play_randomly(state, mattock.Seeded("judgement"), 30)
    coach = Coach(Sight(state, state.to_move), mattock.Seeded(1))
    coach.think(iterations=60)
    return coach


def worth(chance: float) -> Worth:
    return Worth(chance, 1000, 0.3)


@pytest.mark.parametrize(
    ("kept", "first", "second", "best"),
    [
        (0.0, 0.3, 0.0, 0),  # the first keeps what it promised
        (0.0, 0.0, 0.3, 1),  # it does not, the next does
        (1.0, 1.0, 1.0, None),  # nobody promises more than the chosen one keeps
        (0.1, 0.12, 0.12, None),  # what may be noise is no mistake
    ],
)
def test_what_does_not_keep_its_promise_gives_way_to_the_next(
    kept: float, first: float, second: float, best: int | None
) -> None:
    coach = advised()
    advice = [one.action for one in coach.advice()]
    chosen = next(action for action in coach.actions if action not in advice)
    chances = {advice[0]: first, advice[1]: second}
    asked: list[Action] = []

    def judged(action: Action) -> Worth:
        asked.append(action)
        return worth(chances.get(action, 0.0))

    found, hoped = best_of(coach, chosen, worth(kept), judged)
    assert found == (chosen if best is None else advice[best])
    assert hoped.chance == pytest.approx(kept if best is None else chances[found])
    assert asked[0] == advice[0]


def test_the_more_walks_the_less_doubt_and_walks_that_agree_by_chance_prove_little() -> None:
    few, many = Worth(1.0, 10, 0.0), Worth(1.0, 1000, 0.0)
    assert noise(few) > noise(many) > 0
    assert doubt(few) > doubt(many) > noise(many)
