"""One game of a cell: what is recorded changes nothing of how it goes, and it adds up."""

from __future__ import annotations

import pytest

from mattock.lab.cell import Cell, Contender, GameResult, Record
from mattock.lab.play import play_game

LEVELS = ("random", "apprentice")


def played(game: str, level: str, record: Record, number: int = 0) -> GameResult:
    return play_game(Cell(game, {"players": 2}, (Contender(level),) * 2, "s", range(9), record), number)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_recording_changes_nothing_of_the_game(game: str, level: str) -> None:
    bare = played(game, level, Record.OUTCOME)
    for record in (Record.GAMES, Record.DECISIONS):
        assert played(game, level, record)._replace(turns=(), uses=(), asked=()) == bare
    assert played(game, level, Record.OUTCOME, 1) != bare._replace(number=1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_decisions_turns_and_uses_add_up(game: str, level: str) -> None:
    result = played(game, level, Record.DECISIONS)
    assert sum(turn.decisions for turn in result.turns) == result.decisions == len(result.asked)
    assert [turn.turn for turn in result.turns] == sorted({row.turn for row in result.asked})
    assert all(row.choices > 0 for row in result.asked)
    assert list(result.uses) == sorted(result.uses, key=lambda use: (use.sort, use.item, use.seat or -1))


def test_what_a_siege_takes_was_placed_before_and_what_nobody_hires_is_counted_too() -> None:
    uses = [use for number in range(9) for use in played("runedar", "apprentice", Record.GAMES, number).uses]
    assert all(use.used <= use.offered for use in uses if use.sort == "upgrade")
    assert sum(use.used for use in uses if use.sort == "upgrade") > 9
    hires = [use for use in uses if use.sort == "mercenary"]
    assert len(hires) == 5 * 9
    assert any(use.used == 0 for use in hires)


def test_the_last_turn_of_a_siege_ends_with_the_gold_that_is_left() -> None:
    result = played("runedar", "apprentice", Record.GAMES)
    assert result.turns[-1].values == result.measures["gold"]
    assert result.turns[-1].turn == result.measures["turn"][0]


def test_secret_goals_are_counted_for_the_seat_that_has_them() -> None:
    result = played("dwar7s", "apprentice", Record.GAMES)
    secrets = [use for use in result.uses if use.sort == "secret"]
    assert sorted(use.seat for use in secrets if use.seat is not None) == [0, 1]
    assert {use.item for use in result.uses if use.sort == "kingdom"} >= {"castle", "tavern", "dragon"}
