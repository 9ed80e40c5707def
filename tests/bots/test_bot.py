"""What every bot is: it answers when it is asked, and leans the way its weights say."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots.bot import Bot, chances_of, sample_action, victory_shares
from mattock.core.chance import Scripted, Seeded
from mattock.core.outcome import Outcome
from mattock.core.refusal import BadOption
from mattock.core.sight import Sight


def asked() -> mattock.State:
    state = mattock.game("dwar7s").new(chance=Seeded(1), players=2)
    while len(state.legal()) < 3:
        state.play(state.legal()[0])
    return state


def test_a_seat_that_is_not_asked_is_an_error() -> None:
    state = asked()
    with pytest.raises(BadOption, match="nothing is asked"):
        Bot("mine", Seeded(0)).choose(Sight(state, 1 - state.to_move))


def test_an_action_is_as_likely_as_its_weight_or_as_its_square() -> None:
    state, numbers, weights = asked(), list[int](), list[int]()
    instinct = state.game.instinct(state)
    sample_action(instinct, state, numbers, weights, Seeded(0), firmly=False)
    edges = [sum(weights[:place]) for place in range(len(weights))]
    for place, edge in enumerate(edges):
        chosen = sample_action(instinct, state, [], [], Scripted([edge]), firmly=False)
        assert chosen == numbers[place]
    first = weights[0] * weights[0]
    assert sample_action(instinct, state, [], [], Scripted([first - 1]), firmly=True) == numbers[0]
    assert sample_action(instinct, state, [], [], Scripted([first]), firmly=True) == numbers[1]


def test_winners_share_a_win_and_where_all_win_as_one_each_has_all_of_it() -> None:
    alone, together = (mattock.game(name).new(chance=Seeded(1), players=2) for name in ("dwar7s", "runedar"))
    instincts = [state.game.instinct(state) for state in (alone, together)]
    both = Outcome((0, 1), "goals", (3, 3))
    assert [victory_shares(instinct, both, 3) for instinct in instincts] == [[0.5, 0.5, 0.0], [1.0, 1.0, 0.0]]
    assert victory_shares(instincts[1], Outcome((), "gold", (0, 0)), 2) == [0.0, 0.0]


def test_in_play_every_seat_has_a_chance() -> None:
    state = asked()
    chances = chances_of(state.game.instinct(state), state)
    assert len(chances) == 2
    assert all(0 < chance < 1 for chance in chances)
