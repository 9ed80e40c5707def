"""Bots of every level, in every game: legal, repeatable, honest."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

import mattock
from mattock.bots import LEVELS, Bot, Sight, bot
from mattock.bots.budget import Budget, checked_budget
from mattock.core.playout import play_randomly
from mattock.core.sight import sight_from

GAMES = pytest.mark.parametrize("game", mattock.game_names())
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)
QUICK: dict[str, dict[str, Any]] = {"master": {"iterations": 24}}


def made(level: str, seed: int = 1) -> Bot:
    return bot(level, seed=seed, **QUICK.get(level, {}))


def moments(game: str, count: int) -> list[mattock.State]:
    """Somewhere in random games, with more than one choice and, in most, something hidden."""
    found: list[mattock.State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = mattock.game(game).new(players=3, seed=seed)
        play_randomly(state, mattock.Seeded(seed), 15 + 30 * (seed % 7))
        if not state.is_over and len(state.legal()) > 1:
            found.append(state)
    return found


@GAMES
@EACH_LEVEL
def test_a_bot_chooses_legal_actions_and_changes_nothing_by_thinking(game: str, level: str) -> None:
    player = made(level)
    for state in moments(game, 12):
        before, luck = state.snapshot(), state.chance.fork().below(1 << 30, "test")
        action = player.choose(Sight(state, state.to_move))
        assert action in state.legal()
        assert state.snapshot() == before
        assert state.chance.fork().below(1 << 30, "test") == luck


@GAMES
@EACH_LEVEL
def test_with_the_same_seed_a_bot_chooses_the_same(game: str, level: str) -> None:
    states = moments(game, 6)
    choices = [
        [player.choose(Sight(state, state.to_move)) for state in states] for player in (made(level), made(level))
    ]
    assert choices[0] == choices[1]


@GAMES
@EACH_LEVEL
def test_the_truth_makes_no_difference_to_a_bot(game: str, level: str) -> None:
    """Another truth that its seat cannot tell from this one, and no truth at all but a world sent as data."""
    for number, state in enumerate(moments(game, 8)):
        seat = state.to_move
        other = state.imagine(seat, mattock.Seeded(number))
        sent = msgspec.json.decode(msgspec.json.encode(Sight(state, seat).to_dict(mattock.Seeded(number))))
        sights = [Sight(state, seat), Sight(other, seat), sight_from(state.game, sent)]
        assert len({made(level).choose(sight) for sight in sights}) == 1


@GAMES
@EACH_LEVEL
def test_a_bot_takes_the_only_way_without_a_thought(game: str, level: str) -> None:
    state = mattock.game(game).new(seed=1)
    player, dice = made(level), mattock.Seeded(1)
    before = player.luck.fork().below(1 << 30, "test")
    while len(state.legal()) > 1:
        state.play(state.legal()[dice.below(len(state.legal()), "test")])
    assert player.choose(Sight(state, state.to_move)) == state.legal()[0]
    assert player.luck.fork().below(1 << 30, "test") == before


@GAMES
@EACH_LEVEL
def test_a_bot_that_is_not_asked_says_so(game: str, level: str) -> None:
    state = mattock.game(game).new(players=2, seed=1)
    with pytest.raises(mattock.BadOption, match="nothing is asked"):
        made(level).choose(Sight(state, 1 - state.to_move))
    play_randomly(state, mattock.Seeded(1))
    with pytest.raises(mattock.BadOption, match="nothing is asked"):
        made(level).choose(Sight(state, 0))


@GAMES
@pytest.mark.parametrize("level", ["random", "apprentice", "assistant", "journeyman"])
def test_bots_play_whole_games_against_each_other(game: str, level: str) -> None:
    state = mattock.game(game).new(players=2, seed=1)
    players = [made(level, seat) for seat in range(2)]
    while not state.is_over:
        state.play(players[state.to_move].choose(Sight(state, state.to_move)))
    assert state.outcome is not None


@GAMES
def test_a_master_without_any_time_still_answers(game: str) -> None:
    state = mattock.game(game).new(seed=1)
    assert bot("master", seconds=1e-9).choose(Sight(state, state.to_move)) in state.legal()


@pytest.mark.parametrize(
    ("level", "budget", "said"),
    [
        ("grandmaster", {}, "random, apprentice, assistant, journeyman, foreman, master"),
        (None, {}, "level=None"),
        (5, {}, "level=5"),
        ("", {}, "allowed are"),
        ("apprentice", {"seconds": 1.0}, "only a master"),
        ("master", {"seconds": 0.0}, "above 0"),
        ("master", {"seconds": -1.0}, "above 0"),
        ("master", {"seconds": float("nan")}, "above 0"),
        ("master", {"seconds": float("inf")}, "above 0"),
        ("master", {"iterations": 0}, "from 1"),
    ],
)
def test_a_level_or_budget_that_does_not_exist_is_refused(level: object, budget: dict[str, Any], said: str) -> None:
    with pytest.raises(mattock.BadOption, match=said):
        bot(level, **budget)


@pytest.mark.parametrize("option", ["seconds", "iterations", "seed"])
def test_a_number_that_is_too_long_to_be_written_is_refused_in_one_line(option: str) -> None:
    """Python refuses to turn it into digits, with an error of its own."""
    with pytest.raises(mattock.BadOption, match=f"{option}=2\\*\\*16609 or so: allowed are"):
        bot("master", **{option: 10**5000})


def test_so_many_times_as_long_is_still_a_budget() -> None:
    assert checked_budget(2, 10).times(4) == Budget(8.0, 40)
    assert checked_budget(None, 10).times(4) == Budget(math.inf, 40)
    endless = checked_budget(900_000, None).times(4)
    assert checked_budget(endless.seconds, endless.iterations) == endless
