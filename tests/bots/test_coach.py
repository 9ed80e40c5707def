"""A coach names the best actions from what its seat knows, goes on thinking while it is asked, and says why."""

from __future__ import annotations

import time

import pytest

import mattock
from mattock.bots import Sight, bot
from mattock.bots.advice import ENDS, ONLY, Advice
from mattock.bots.coach import MIN_WALKS, Coach, coach

GAMES = pytest.mark.parametrize("name", mattock.game_names())
LITTLE = 40


def moment(name: str, played: int, **options: object) -> mattock.State:
    """The first decision with a real choice after so many actions of apprentices."""
    state = mattock.game(name).new(seed=f"{name} {played}", **options)
    player = bot("apprentice", seed=played)
    while played > 0 or len(state.legal()) < 3:
        state.play(player.choose(Sight(state, state.to_move)))
        played -= 1
    return state


def advised(state: mattock.State, **budget: object) -> list[Advice]:
    return coach(state, state.to_move, **{"iterations": LITTLE, "seed": 1, **budget})


@GAMES
@pytest.mark.parametrize("played", [0, 25, 60])
def test_advice_is_two_or_three_legal_actions_that_promise_most_first(name: str, played: int) -> None:
    state = moment(name, played)
    before = state.snapshot()
    found = advised(state)
    assert 2 <= len(found) <= 3
    assert len({advice.action for advice in found}) == len(found)
    assert {advice.action for advice in found} <= set(state.legal())
    assert [advice.chance for advice in found] == sorted((advice.chance for advice in found), reverse=True)
    assert all(0 <= advice.chance <= 1 for advice in found)
    assert all(advice.chance >= found[0].chance - 0.1 for advice in found[2:])
    assert state.snapshot() == before


@GAMES
@pytest.mark.parametrize("iterations", [1, 3, 400])
def test_however_clear_the_case_each_action_named_was_thought_through_and_has_its_reason(
    name: str, iterations: int
) -> None:
    state = moment(name, 30)
    found = advised(state, iterations=iterations)
    assert len(found) >= 2
    assert all(advice.visits >= min(iterations, MIN_WALKS) for advice in found)
    assert all(advice.reason.code for advice in found)


@GAMES
def test_wherever_there_is_a_choice_there_are_two_actions_to_name(name: str) -> None:
    state = mattock.game(name).new(seed="two")
    player = bot("random", seed="two")
    asked = 0
    while not state.is_over and asked < 8:
        legal = state.legal()
        if len(legal) == 2:
            asked += 1
            assert {advice.action for advice in advised(state, iterations=2)} == set(legal)
        state.play(player.choose(Sight(state, state.to_move)))
    assert asked


@GAMES
@pytest.mark.parametrize("played", [30, 70])
def test_advice_is_the_same_whatever_is_hidden_from_the_seat(name: str, played: int) -> None:
    state = moment(name, played, players=3)
    seat = state.to_move
    others = [state.imagine(seat, mattock.Seeded(seed)) for seed in range(3)]
    assert any(other.snapshot() != state.snapshot() for other in others)
    assert all(advised(other) == advised(state) for other in others)


def test_those_who_play_together_have_one_chance_and_no_rank() -> None:
    for advice in advised(moment("runedar", 10, players=3)):
        assert len(set(advice.chances)) == 1
        assert advice.rank is None


@pytest.mark.parametrize("players", [2, 4])
def test_rivals_divide_the_chances_and_each_may_expect_a_rank(players: int) -> None:
    for advice in advised(moment("dwar7s", 30, players=players)):
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.rank is not None
        assert 1 <= advice.rank <= players


def test_of_two_the_rank_follows_from_the_chance() -> None:
    advice = advised(moment("dwar7s", 30))[0]
    assert advice.rank == pytest.approx(2 - advice.chance)


@GAMES
def test_a_coach_that_is_asked_again_goes_on_from_what_it_thought_before(name: str) -> None:
    state = moment(name, 20)
    thinker = Coach(Sight(state, state.to_move), mattock.Seeded(1))
    thinker.think(iterations=5)
    first = thinker.advice()
    thinker.think(iterations=LITTLE)
    second = thinker.advice()
    assert first
    assert sum(advice.visits for advice in second) > sum(advice.visits for advice in first)
    assert second == thinker.advice()


@GAMES
def test_the_same_seed_and_iterations_give_the_same_advice(name: str) -> None:
    state = moment(name, 20)
    assert advised(state) == advised(state)


def test_a_time_that_is_given_is_kept() -> None:
    state = moment("dwar7s", 10)
    start = time.monotonic()
    assert advised(state, seconds=0.2, iterations=None)
    assert 0.1 < time.monotonic() - start < 5


@GAMES
def test_however_short_the_time_there_is_advice(name: str) -> None:
    assert advised(moment(name, 10), seconds=1e-9, iterations=None)


@GAMES
def test_the_only_action_there_is_is_advised_with_its_worth(name: str) -> None:
    state = moment(name, 10)
    player = bot("apprentice", seed=1)
    while len(state.legal()) > 1:
        state.play(player.choose(Sight(state, state.to_move)))
    (advice,) = advised(state)
    assert advice.action == state.legal()[0]
    assert 0 < advice.chance < 1
    assert advice.visits == LITTLE
    assert advice.reason.code == ONLY


@GAMES
def test_an_action_that_only_leads_to_the_next_comes_with_it(name: str) -> None:
    """What is told can be done then, by the same seat, whatever luck brings."""
    told = 0
    for played in range(0, 60, 6):
        state = moment(name, played)
        seat = state.to_move
        for advice in advised(state, iterations=120):
            if advice.then is not None:
                after = state.clone()
                after.chance = mattock.Scripted([])
                after.play(advice.action)
                assert after.to_move == seat
                assert advice.then in after.legal()
                assert any(isinstance(value, str) for value in advice.then.params.values())
                assert advice.to_dict()["then"] == advice.then.to_dict()
                told += 1
    assert told > 3


@GAMES
def test_advice_is_plain_data_with_a_reason_that_names_a_part_of_the_instinct(name: str) -> None:
    state = moment(name, 40)
    codes = {*state.game.instinct(state).parts, *ENDS}
    for advice in advised(state, iterations=400):
        told = advice.to_dict()
        assert told["action"] == advice.action.to_dict()
        assert advice.reason.code in codes
        assert told["reason"] == {"code": advice.reason.code, "params": advice.reason.params}


@GAMES
def test_any_legal_action_can_be_judged(name: str) -> None:
    state = moment(name, 20)
    thinker = Coach(Sight(state, state.to_move), mattock.Seeded(1))
    thinker.compare(state.legal()[-1])
    thinker.think(iterations=LITTLE)
    assert [thinker.judged(action).action for action in state.legal()] == state.legal()


@pytest.mark.parametrize(
    ("budget", "complaint"),
    [
        ({"seconds": 0}, "seconds=0"),
        ({"seconds": -1}, "seconds=-1"),
        ({"seconds": float("nan")}, "seconds=nan"),
        ({"seconds": float("inf")}, "seconds=inf"),
        ({"seconds": "long"}, "seconds='long'"),
        ({"seconds": True}, "seconds=True"),
        ({"iterations": 0}, "iterations=0"),
        ({"iterations": 2.5}, "iterations=2.5"),
        ({"iterations": "many"}, "iterations='many'"),
        ({"seed": 1.5}, "seed=1.5"),
    ],
)
def test_a_budget_or_seed_that_does_not_fit_is_refused(budget: dict[str, object], complaint: str) -> None:
    state = moment("dwar7s", 0)
    with pytest.raises(mattock.BadOption, match=complaint):
        advised(state, **budget)


def test_only_a_seat_that_is_asked_gets_advice() -> None:
    state = moment("dwar7s", 0)
    with pytest.raises(mattock.BadOption, match="nothing is asked"):
        coach(state, 1 - state.to_move, iterations=1)
    with pytest.raises(mattock.BadOption, match=r"seat=-1: allowed are 0, 1$"):
        coach(state, -1)
    with pytest.raises(mattock.BadOption, match=r"seat=None: allowed are 0, 1$"):
        coach(state, None)
    with pytest.raises(mattock.BadOption, match="seat=2"):
        coach(state, 2, iterations=1)
    with pytest.raises(mattock.BadOption, match="seat='0'"):
        coach(state, "0", iterations=1)
