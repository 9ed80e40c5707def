"""The tables of a data set: their columns, and how the games of a batch become rows of them.

`SCHEMA` is the number of this layout, which `docs/lab.md` describes; it grows with every change of a column.
"""

from __future__ import annotations

import time
from io import BytesIO
from typing import Any, Final, NamedTuple

import polars as pl

import mattock
from mattock.core.options import Option
from mattock.lab.cell import Cell, GameResult, Record
from mattock.lab.measures import GameMeasures, measures_of
from mattock.lab.play import GameBatch, play_game

SCHEMA: Final = 1
GAMES: Final = "games"
TABLES: Final = (GAMES, "turns", "uses", "decisions")
KEYS: Final = {
    GAMES: ("number",),
    "turns": ("number", "turn"),
    "uses": ("number", "sort", "item", "seat"),
    "decisions": ("number", "decision"),
}
"""What the rows of a table are sorted by; no two rows are alike in it."""
OWN_COLUMNS: Final = frozenset({"players", "first", "components"})
"""Options with a column of their own."""

Columns = dict[str, Any]


class Tables(NamedTuple):
    """What came of a batch, as tables in Arrow's format, and how long it took."""

    batch: GameBatch
    frames: dict[str, bytes]
    seconds: float


def tabulate(batch: GameBatch) -> Tables:
    """Play a batch where this runs, and send rows."""
    begun = time.perf_counter()
    cell = batch.cell
    results = [play_game(cell, number) for number in batch.numbers]
    names = tables_of(cell.record)
    frames = {name: packed(frame_of(name, cell, batch.place, results)) for name in names}
    return Tables(batch, frames, time.perf_counter() - begun)


def tables_of(record: Record) -> tuple[str, ...]:
    return {Record.OUTCOME: TABLES[:1], Record.GAMES: TABLES[:3], Record.DECISIONS: TABLES}[record]


def packed(frame: pl.DataFrame) -> bytes:
    buffer = BytesIO()
    frame.write_ipc(buffer)
    return buffer.getvalue()


def frame_of(table: str, cell: Cell, place: int, results: list[GameResult]) -> pl.DataFrame:
    measures = measures_of(cell.game)
    schema = schema_of(table, cell.game)
    if table == GAMES:
        return pl.DataFrame([game_row(cell, place, result, measures) for result in results], schema=schema)
    rows: list[tuple[object, ...]]
    if table == "turns":
        rows = [(one.number, turn.turn, turn.decisions, *turn.values) for one in results for turn in one.turns]
    elif table == "uses":
        rows = [(one.number, *use) for one in results for use in one.uses]
    else:
        rows = [(one.number, at, *row) for one in results for at, row in enumerate(one.asked)]
    return pl.DataFrame(rows, schema=schema, orient="row")


def schema_of(table: str, game: str) -> dict[str, Any]:
    """The columns of a table and their types; options, measures and curves are the game's own."""
    measures = measures_of(game)
    if table == "turns":
        curves = {f"curve_{name}": pl.Int32 for name in measures.curves}
        return {"number": pl.Int64, "turn": pl.Int32, "decisions": pl.Int32, **curves}
    if table == "uses":
        counts = {"offered": pl.Int32, "used": pl.Int32}
        return {"number": pl.Int64, "sort": pl.String, "item": pl.String, "seat": pl.Int8, **counts}
    if table == "decisions":
        asked = {"turn": pl.Int32, "seat": pl.Int8, "question": pl.String, "choices": pl.Int32}
        return {"number": pl.Int64, "decision": pl.Int32, **asked, "verb": pl.String, "action": pl.String}
    return {
        "number": pl.Int64,
        "cell": pl.Int32,
        "game": pl.String,
        "rules": pl.String,
        "components": pl.String,
        "box": pl.String,
        "players": pl.Int8,
        "team": pl.String,
        "bots": pl.List(pl.String),
        **{f"option_{option.name}": type_of(option) for option in options_of(game)},
        "first": pl.Int8,
        "won": pl.Boolean,
        "winners": pl.List(pl.Int8),
        "shares": pl.List(pl.Float64),
        "scores": pl.List(pl.Int32),
        "reason": pl.String,
        "title": pl.String,
        "decisions": pl.Int32,
        **{
            f"measure_{name}": pl.List(pl.Int32) if name in measures.per_seat else pl.Int32
            for name in measures.measures
        },
    }


def options_of(game: str) -> list[Option]:
    return [option for option in mattock.game(game).options if option.name not in OWN_COLUMNS]


def type_of(option: Option) -> Any:
    if isinstance(option.default, bool):
        return pl.Boolean
    return pl.Int64 if isinstance(option.default, int) else pl.String


def game_row(cell: Cell, place: int, result: GameResult, measures: GameMeasures) -> Columns:
    rules, components = cell.made_of or ("", "")
    options = {
        f"option_{option.name}": cell.options.get(option.name, option.default) for option in options_of(cell.game)
    }
    return {
        "number": result.number,
        "cell": place,
        "game": cell.game,
        "rules": rules,
        "components": components,
        "box": cell.box_name,
        "players": result.players,
        "team": cell.team,
        "bots": [seat.code for seat in cell.seats],
        **{name: ", ".join(value) if isinstance(value, list) else value for name, value in options.items()},
        "first": result.first,
        "won": bool(result.winners),
        "winners": list(result.winners),
        "shares": list(result.shares),
        "scores": list(result.scores),
        "reason": result.reason,
        "title": result.title,
        "decisions": result.decisions,
        **{
            f"measure_{name}": list(values) if name in measures.per_seat else values[0]
            for name, values in result.measures.items()
        },
    }
