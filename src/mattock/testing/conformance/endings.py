"""Every game ends, things add up all the way, and the way is as wide as the adapter says."""

from __future__ import annotations

from collections import Counter

import pytest

import mattock
from mattock.core.playout import play_randomly
from mattock.testing.adapter import Case, adapter, all_cases, cases, combinations, registered
from mattock.testing.moments import begin, seats, walk

GAMES = pytest.mark.parametrize("name", registered())
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)
LEANING = pytest.mark.parametrize("leaning", [False, True], ids=["by chance", "leaning"])


@GAMES
def test_every_game_on_the_shelf_has_an_adapter(name: str) -> None:
    assert adapter(name).longest > 0
    assert adapter(name).codes


@GAMES
def test_random_games_end_with_every_combination_of_options(name: str) -> None:
    longest = 0
    for number, case in enumerate(combinations(name)):
        state = begin(case, number)
        longest = max(longest, play_randomly(state, mattock.Seeded(number), adapter(name).longest))
        assert state.is_over, f"{case} goes on after {adapter(name).longest} actions"
    assert longest > 1


@LEANING
@EACH_CASE
def test_things_add_up_from_the_deal_to_the_end(case: Case, leaning: bool) -> None:
    for seed in range(2):
        state = begin(case, seed)
        ledger = case.adapter.ledger(state)
        for event in state.tale:
            ledger.hear(event.to_dict())
        ledger.check(state)
        for tale in walk(case, state, seed, leaning=leaning):
            for event in tale:
                ledger.hear(event.to_dict())
            ledger.check(state)


@GAMES
def test_an_outcome_tells_who_won_why_and_how_well(name: str) -> None:
    for case in cases(name):
        state = begin(case, 7)
        for _ in walk(case, state, 7):
            pass
        outcome = state.outcome
        assert outcome is not None
        assert outcome.won is bool(outcome.winners)
        assert set(outcome.winners) <= set(seats(state))
        assert outcome.reason
        assert len(outcome.scores) == len(seats(state)) - 1
        assert outcome.score == max(outcome.scores)


@GAMES
def test_the_games_of_this_suite_see_every_verb_and_more_than_one_ending(name: str) -> None:
    """A suite that never meets a part of the game says nothing about it."""
    verbs: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    widest = 0
    for case in cases(name):
        for seed in range(6):
            state = begin(case, seed)
            for _ in walk(case, state, seed):
                widest = max(widest, len(state.legal()))
            verbs.update(move.code.split(":")[0] for move in state.journal().moves)
            assert state.outcome is not None
            reasons[state.outcome.reason] += 1
    assert widest <= adapter(name).widest
    assert set(verbs) == {action.verb for action in mattock.game(name).catalogue().actions}
    assert len(reasons) > 1
