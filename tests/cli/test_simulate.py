"""`mattock simulate`: the same seed plays the same games, in any number of processes, and the table adds up."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from mattock.cli import simulate
from mattock.cli.result_tables import seat_shares
from mattock.cli.statistics import quantile
from mattock.lab.cell import Cell, GameResult
from mattock.lab.engines import engine_of
from mattock.lab.intervals import wilson
from mattock.lab.play import RANDOM, BatchResult, GameBatch, play_batch
from mattock.lab.runner import run as run_cells
from mattock.texts import Texts
from tests.cli.command import Command


def played(game: str, options: dict[str, Any], games: int, jobs: int) -> list[GameResult]:
    """Games of random players, by their numbers."""
    cell = Cell(game, options, (RANDOM,) * int(options.get("players", 2)), "s", range(games))
    return sorted(result for answer in run_cells([cell], engine_of(jobs), play_batch) for result in answer.results)


def answer(*results: GameResult) -> BatchResult:
    return BatchResult(GameBatch(0, Cell("runedar", {}, (RANDOM, RANDOM), "", range(2)), (0,)), list(results), 0.1)


def table(text: str) -> str:
    """Everything but the speed, which no seed can fix."""
    return "\n".join(line for line in text.splitlines() if "decisions a second" not in line)


def test_a_seed_gives_the_same_table_every_time(run: Command) -> None:
    first, again = (run("simulate", "runedar", "--games", 25, "--seed", 1) for _ in range(2))
    assert (first.code, first.err) == (0, "")
    assert table(first.out) == table(again.out)
    assert table(run("simulate", "runedar", "--games", 25, "--seed", 2).out) != table(first.out)
    assert "25 games of random players out of 25, seed 1" in first.out
    for row in ("decisions", "turns", "gold left", "goblins defeated", "decisions a second, one process"):
        assert row in first.out


@pytest.mark.parametrize(("game", "options"), [("runedar", {"difficulty": "easy"}), ("dwar7s", {"goals_to_end": 2})])
def test_several_processes_play_the_same_games(game: str, options: dict[str, Any]) -> None:
    alone = played(game, options, 45, 1)
    together = played(game, options, 45, 2)
    assert len(alone) == 45
    assert together == alone


def test_one_game_more_does_not_change_those_before() -> None:
    few = played("runedar", {}, 3, 1)
    more = played("runedar", {}, 4, 1)
    assert more[:3] == few


def test_without_a_seed_one_is_drawn_and_told(run: Command) -> None:
    out = run("simulate", "runedar", "--games", 1).out
    seed = out.splitlines()[0].rpartition("seed ")[2]
    assert table(run("simulate", "runedar", "--games", 1, "--seed", seed).out) == table(out)


def test_the_options_reach_the_games() -> None:
    solo = played("runedar", {"players": 1, "dice": "blades"}, 5, 1)
    four = played("runedar", {"players": 4, "dice": "blades"}, 5, 1)
    assert solo != four


def test_a_game_of_each_against_all_is_counted_by_seat(run: Command) -> None:
    result = run("simulate", "dwar7s", "--games", 25, "--players", 3, "--seed", 1, "--ogres", "gentle")
    assert (result.code, result.err) == (0, "")
    for row in ("Blue", "Red", "Green", "whoever began", "several together", "eight idle rounds"):
        assert row in result.out
    for row in ("rounds", "points of the best", "points of each player", "worth of each kingdom"):
        assert row in result.out
    assert "Won: " not in result.out


def test_shares_of_seats_add_up_with_shared_wins_counted_for_each() -> None:
    texts = Texts(game="dwar7s", people=["blue", "red"])
    trials = [
        GameResult(0, (0,), 2, 0, "goals", 1, {}),
        GameResult(1, (1,), 2, 0, "goals", 1, {}),
        GameResult(2, (0, 1), 2, 1, "stall", 1, {}),
    ]
    paper = io.StringIO()
    Console(file=paper, width=80).print(seat_shares(trials, texts))
    rows = [[cell.strip() for cell in line.split("│")[1:3]] for line in paper.getvalue().splitlines() if "│" in line]
    assert rows == [["Blue", "2"], ["Red", "2"], ["whoever began", "2"], ["several together", "1"]]


def test_an_interrupt_shows_what_was_played_so_far(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Iterator[BatchResult]:
        yield answer(
            GameResult(0, (0, 1), 2, 0, "escaped", 500, {"turn": (50,), "gold": (3,), "goblins_beaten": (10,)})
        )
        yield answer(GameResult(1, (), 2, 1, "gold", 300, {"turn": (30,), "gold": (0,), "goblins_beaten": (4,)}))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    result = run("simulate", "runedar", "--games", 1000, "--seed", 1)
    assert result.code == 130
    assert result.err == "\nStopped.\n"
    assert "2 games of random players out of 1,000, seed 1" in result.out
    assert "Won: 1, that is 50.0 % (95 % interval 9.5 to 90.5 %)" in result.out
    assert " ".join(result.out.split()).count("50.0 %") == 3
    assert "400.0" in result.out


def test_an_interrupt_before_the_first_game_shows_no_table(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Iterator[BatchResult]:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    result = run("simulate", "runedar", "--seed", 1)
    assert result.code == 130
    assert result.out == "0 games of random players out of 1,000, seed 1\n"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1000, 0.00018, 0.00564), (0, 0, 0, 1)],
)
def test_the_interval_of_a_rate_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_quantiles_are_values_that_occurred() -> None:
    ordered = list(range(1, 101))
    assert [quantile(ordered, share) for share in (0.05, 0.5, 0.95)] == [5, 50, 95]
    assert quantile([7], 0.05) == 7
