"""Prepared puzzles: enough of them, each a position of its game, with one action that is clearly better."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots import Sight
from mattock.lab import puzzles
from mattock.lab.choice import Choice
from mattock.lab.puzzles import (
    LAST_BUDGET,
    MAX_COMPARED,
    THIRD_BUDGET,
    levels_of,
    min_margin,
    puzzle_at,
    puzzles_of,
    values_of,
)

GAMES = pytest.mark.parametrize("name", [name for name in mattock.game_names() if puzzles_of(name)])
FEWEST = 24
SAMPLE = 4  # of each game, thought through again


def test_a_game_has_puzzles() -> None:
    assert puzzles_of("dwar7s")


@GAMES
def test_there_are_two_dozen_and_each_is_a_position_of_its_game(name: str) -> None:
    found = puzzles_of(name)
    assert len(found) >= FEWEST
    for puzzle in found.values():
        state = puzzle.state()
        assert (state.game.name, state.to_move) == (name, puzzle.seat)
        assert {action.code for action in state.legal()} == puzzle.values.keys()
        assert puzzle.values[puzzle.best] == max(puzzle.values.values())
        assert puzzle.margin >= min_margin(together=state.game.instinct(state).together) - 0.001
        assert puzzle.players == state.players
    assert len({puzzle.best.split(":")[0] for puzzle in found.values()}) > 1
    assert sorted(set(levels_of(found.values()).values())) == [1, 2, 3]


@GAMES
def test_the_best_action_is_the_best_again_with_other_luck(name: str) -> None:
    found = list(puzzles_of(name).values())
    for puzzle in found[:: len(found) // SAMPLE]:
        sight = Sight(puzzle.state(), puzzle.seat)
        likely = sorted(sight.legal(), key=lambda action: -puzzle.values[action.code])[:MAX_COMPARED]
        budget = LAST_BUDGET if sight.instinct().together else THIRD_BUDGET
        values = values_of(sight, "again", budget, likely)
        assert max(values, key=lambda action: values[action]).code == puzzle.best


@GAMES
def test_a_puzzle_knows_only_what_its_seat_knew(name: str) -> None:
    puzzle = next(iter(puzzles_of(name).values()))
    state = puzzle.state()
    other = state.imagine(puzzle.seat, mattock.Seeded(7))
    ours, theirs = (values_of(Sight(one, puzzle.seat), "twin") for one in (state, other))
    assert ours == theirs


def test_what_games_do_not_show_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(iter(puzzles_of("dwar7s").values()))

    def refuted(choice: Choice, *_: object, **__: object) -> Choice:
        return choice._replace(best=choice.chosen)

    monkeypatch.setattr(puzzles, "confirmed", refuted)
    assert puzzle_at(puzzle.state(), puzzle.id, puzzle.turn) is None


def test_a_game_without_puzzles_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FILE", "no such file")
    puzzles_of.cache_clear()
    try:
        assert puzzles_of("dwar7s") == {}
    finally:
        puzzles_of.cache_clear()
