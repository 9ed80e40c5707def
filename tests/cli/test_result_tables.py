"""Results of many games as tables: a rate for all together, a row for each seat of a game of each against all."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from mattock.cli.result_tables import right, seat_shares, win_rate
from mattock.lab.cell import GameResult
from mattock.texts import Texts


def result(*winners: int, players: int = 2, first: int = 0) -> GameResult:
    return GameResult(0, winners, players, first, "reason", 10, {})


def printed(table: RenderableType) -> list[list[str]]:
    paper = io.StringIO()
    Console(file=paper, width=200).print(table)
    return [line.split() for line in paper.getvalue().splitlines() if line.split()]


def test_games_won_by_all_are_counted_with_their_interval() -> None:
    text = " ".join(printed(win_rate([result(0, 1), result(0, 1), result(), result(0, 1)], Texts("en", "runedar")))[0])
    assert "3" in text
    assert "75.0" in text or "75" in text


def test_each_seat_whoever_began_and_shared_victories_have_a_row() -> None:
    trials = [result(0), result(0, 1, first=1), result(1, first=1), result(0)]
    texts = Texts("en", "dwar7s")
    rows = [" ".join(row) for row in printed(seat_shares(trials, texts))]
    counts = {name: next(row for row in rows if name in row) for name in (texts.seat(0), texts.seat(1))}
    assert " 3 " in counts[texts.seat(0)].replace("│", " ")
    assert " 2 " in counts[texts.seat(1)].replace("│", " ")
    began = next(row for row in rows if texts.say("cli-beginner") in row)
    assert " 4 " in began.replace("│", " ")
    assert any(texts.say("cli-shared") in row and " 1 " in row.replace("│", " ") for row in rows)


def test_a_column_of_numbers_stands_to_the_right() -> None:
    assert right("share").justify == "right"
