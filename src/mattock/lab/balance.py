"""Searching the values of a box that are ours to set, until bots win as often as they should.

A file of the game says what may change, how far, and how often who should win. Candidates are compared on the same
deals: what differs between two of them is not luck alone.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from mattock.lab.balance_aims import Aim, AimedFigure, figures_of
from mattock.lab.cell import Cell, GameResult, Record
from mattock.lab.engines import Engine
from mattock.lab.experiment import contender
from mattock.lab.play import play_batch
from mattock.lab.runner import run

MIN_GAIN: Final = 0.25  # a smaller gain may be chance
FIXED_FIELDS: Final = frozenset({"id", "source", "players", "space", "wave", "level", "deck", "number"})
"""Fields of a row that a knob leaves alone."""

BoxRow = dict[str, Any]
BoxRows = dict[str, list[BoxRow]]
Levels = dict[str, int]


class TunedField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of one table that change together. A level has one value a row: that of `field`, or a table of fields."""

    name: str
    table: str
    rows: list[str]
    levels: list[list[Any]]
    field: str | None = None


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: what the search may change, and within which bounds."""

    game: str
    seed: str
    games: int
    files: dict[str, str]
    aim: list[Aim]
    knob: list[TunedField]


class Trial(NamedTuple):
    """A candidate that was played: how far off it is, and what was measured."""

    levels: Levels
    loss: float
    values: dict[str, float]


def read_balance(path: Path) -> Balance:
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Balance)
    for knob in found.knob:
        wrong = [level for level in knob.levels if len(level) != len(knob.rows)]
        if wrong or not knob.levels:
            raise ValueError(f"{path.name}: {knob.name}: each level needs {len(knob.rows)} values, one a row")
    return found


def default_rows(balance: Balance) -> BoxRows:
    """The tables that a knob may change, as they are in the box of the game."""
    box = files(f"mattock.games.{balance.game}").joinpath("box")
    wanted = {knob.table for knob in balance.knob}
    texts = {table: box.joinpath(balance.files[table]).read_text(encoding="utf-8") for table in sorted(wanted)}
    return {table: tomllib.loads(text)[table] for table, text in texts.items()}


def key_of(row: BoxRow) -> str:
    """A row's id; a space has the number of players and its own."""
    return str(row["id"]) if "id" in row else f"{row['players']}/{row['space']}"


def candidate(balance: Balance, box: BoxRows, levels: Levels) -> BoxRows:
    """The box with the knobs at these levels; one that is not named stays as it is."""
    rows = {table: [dict(row) for row in found] for table, found in box.items()}
    for knob in balance.knob:
        if knob.name in levels:
            by_key = {key_of(row): row for row in rows[knob.table]}
            for key, value in zip(knob.rows, knob.levels[levels[knob.name]], strict=True):
                turn(by_key[key], knob.field, value)
    return rows


def turn(row: BoxRow, field: str | None, value: Any) -> None:
    if field is not None:
        row[field] = value
        return
    for name in [name for name in row if name not in FIXED_FIELDS]:
        del row[name]
    row.update(value)


def box_text(rows: BoxRows) -> str:
    """The rows as an owner's file."""
    lines: list[str] = []
    for table, found in rows.items():
        for row in found:
            lines += ["", f"[[{table}]]", *(f"{name} = {toml_value(value)}" for name, value in row.items())]
    return "\n".join(lines[1:]) + "\n"


def toml_value(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{name} = {toml_value(amount)}" for name, amount in value.items())
        return f"{{ {inside} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    return json.dumps(value)


def cells_of(balance: Balance, aim: Aim, box: str | None) -> list[Cell]:
    """The cells that an aim asks for; all count their games from 0."""
    record = Record.GAMES if aim.dealt or aim.used else Record.OUTCOME
    values: list[dict[str, Any]] = [{}] if aim.option is None else [{aim.option: value} for value in aim.rates]
    return [
        Cell(
            balance.game,
            {"players": players, **chosen},
            (contender(aim.bots),) * players,
            balance.seed,
            range(balance.games),
            record,
            box,
        )
        for players in aim.players
        for chosen in values
    ]


def played(balance: Balance, box: BoxRows, levels: Levels, engine: Engine) -> Trial:
    """Play and measure a candidate."""
    text = box_text(candidate(balance, box, levels))
    figures: dict[str, AimedFigure] = {}
    for aim in balance.aim:
        cells = cells_of(balance, aim, text)
        found: list[tuple[Cell, GameResult]] = []
        for answer in run(cells, engine, play_batch):
            found += [(cells[answer.batch.place], result) for result in answer.results]
        figures |= figures_of(aim, found)
    loss = sum(figure.loss for figure in figures.values())
    return Trial(levels, loss, {name: figure.value for name, figure in figures.items()})


def search(balance: Balance, trial: Callable[[Levels], Trial]) -> Iterator[Trial]:
    """Coordinate search: turn one knob at a time as long as that helps; ends when no knob helps any more.

    Every trial is yielded; the best is the one with the smallest loss.
    """
    best = trial({})
    yield best
    is_better = True
    while is_better:
        is_better = False
        for knob in balance.knob:
            for levels in neighbours(knob, best.levels):
                found = trial(levels)
                yield found
                if found.loss < best.loss - MIN_GAIN:
                    best, is_better = found, True


def neighbours(knob: TunedField, levels: Levels) -> list[Levels]:
    """One level down and one up; from the value in the box to any level."""
    if knob.name not in levels:
        return [{**levels, knob.name: level} for level in range(len(knob.levels))]
    at = levels[knob.name]
    return [{**levels, knob.name: level} for level in (at - 1, at + 1) if 0 <= level < len(knob.levels)]
