"""The best action is what is best when judged afresh, not what promised most."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.bots import Sight
from mattock.bots.action_value import ActionEstimate
from mattock.bots.advice import GAIN, GUARD, HINDER, SLOW, SPARE
from mattock.bots.budget import Budget
from mattock.bots.coach import Coach
from mattock.bots.reasons import MIN_CHANGE
from mattock.core.playout import play_randomly
from mattock.lab import judgement
from mattock.lab.judgement import best_of, doubt, judge, noise
from mattock.lab.review import moments

if TYPE_CHECKING:
    from mattock.bots.search import Search
    from mattock.core.action import Action
    from mattock.core.chance import Chance


def advised() -> Coach:
    """A coach that has something to say about a moment with many actions."""
    state = mattock.game("dwar7s").new(seed="judgement")
    play_randomly(state, mattock.Seeded("judgement"), 30)
    coach = Coach(Sight(state, state.to_move), mattock.Seeded(1))
    coach.think(iterations=60)
    return coach


def worth(chance: float) -> ActionEstimate:
    return ActionEstimate(chance, 1000, 0.3)


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

    def worth_of(action: Action) -> ActionEstimate:
        asked.append(action)
        return worth(chances.get(action, 0.0))

    found, hoped = best_of(coach, chosen, worth(kept), worth_of)
    assert found == (chosen if best is None else advice[best])
    assert hoped.chance == pytest.approx(kept if best is None else chances[found])
    assert asked[0] == advice[0]


def test_what_is_said_for_the_better_action_it_does_better_than_the_chosen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much better than all the others both may be there."""
    coaches: list[Coach] = []

    def coach_of(sight: Sight, luck: Chance, search: Search) -> Coach:
        coaches.append(Coach(sight, luck, search))
        return coaches[-1]

    monkeypatch.setattr(judgement, "Coach", coach_of)
    game = mattock.game("dwar7s")
    state = game.new(seed="beside")
    play_randomly(state, mattock.Seeded("beside"), 120)
    told = state.journal()
    said = 0
    for number, turn, moment in moments(game, told, None):
        if len(moment.legal_ids()) < 2 or number % 4:
            continue
        choice = judge(moment, told, number, turn, Budget(math.inf, 120), 1)
        parts, reason = game.instinct(state).parts, choice.reason
        assert (reason is None) is (choice.best == choice.chosen)
        if reason is not None and reason.code in parts:
            index = reason.seat * len(parts) + parts.index(reason.code)
            best, chosen, now = (
                futures.mean(index)
                for futures in (*map(coaches[-1].futures_of, (choice.best.id, choice.chosen.id)), coaches[-1].now)
            )
            is_true = {
                HINDER: best < min(now, chosen),
                SLOW: best < chosen,
                SPARE: chosen < best < now,
                GUARD: best > max(chosen, now - MIN_CHANGE),
                GAIN: best > max(chosen, now),
            }
            assert is_true[reason.way]
            said += 1
    assert said > 3


def test_the_more_walks_the_less_doubt_and_walks_that_agree_by_chance_prove_little() -> None:
    few, many = ActionEstimate(1.0, 10, 0.0), ActionEstimate(1.0, 1000, 0.0)
    assert noise(few) > noise(many) > 0
    assert doubt(few) > doubt(many) > noise(many)
