"""The folder that an experiment's results are kept in: Parquet files, and a note of what experiment they are of.

While games are played, `parts` gathers what has come in; at the end they become files of games in their order, the same
bytes wherever and in whatever order they were played. A part counts once its file of games is there, which is written
last: whoever is killed leaves no half of one.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl

import mattock
from mattock.core.refusal import MattockError
from mattock.lab.experiment import Experiment
from mattock.lab.tables import GAMES, KEYS, SCHEMA, Tables, tables_of

if sys.platform != "win32":
    import fcntl

LOCK: Final = ".lock"
NOTE: Final = "experiment.json"
PARTS: Final = "parts"
UNFINISHED: Final = "unfinished"
PIECES: Final = "pieces"
RESULTS: Final = "results"
DRAFT: Final = ".draft"
SHARD: Final = 10_000  # games in a file


class ResultsRefused(MattockError, ValueError):
    """A folder with the results of something else, or with none."""


def note_of(experiment: Experiment) -> dict[str, Any]:
    """The note: everything that the results depend on."""
    cells = [
        {
            "game": cell.game,
            "rules": cell.made_of and cell.made_of[0],
            "components": cell.made_of and cell.made_of[1],
            "options": dict(cell.options),
            "bots": [seat.code for seat in cell.seats],
            "box": cell.box_name,
            "start": cell.numbers.start,
            "games": len(cell.numbers),
        }
        for cell in experiment.cells
    ]
    return {
        "schema": SCHEMA,
        "mattock": mattock.__version__,
        "seed": experiment.seed,
        "record": experiment.record.name.lower(),
        "cells": cells,
    }


def difference(kept: dict[str, Any], wanted: dict[str, Any]) -> str | None:
    """Why the results of two notes may not be mixed."""
    if kept.get("schema") != wanted["schema"]:
        return "schema"
    for what in ("rules", "components"):
        if [cell[what] for cell in kept["cells"]] != [cell[what] for cell in wanted["cells"]] and is_same_experiment(
            kept, wanted
        ):
            return what
    if not is_same_experiment(kept, wanted):
        return "experiment"
    return "version" if kept["mattock"] != wanted["mattock"] else None


def is_same_experiment(kept: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether two records are of one experiment, whatever rules and components it was played with."""

    def bare(note: dict[str, Any]) -> object:
        cells = [{name: cell[name] for name in cell.keys() - {"rules", "components"}} for cell in note["cells"]]
        return note["seed"], note["record"], cells

    return bare(kept) == bare(wanted)


def read_note(folder: Path) -> dict[str, Any]:
    """The note of a folder of results; one without is refused."""
    refusal = ResultsRefused(f"{folder}: no results of an experiment").saying("no_results", folder=str(folder))
    try:
        note = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError, json.JSONDecodeError):
        raise refusal from None
    if not isinstance(note, dict) or not isinstance(note.get("cells"), list):
        raise refusal
    return note


def check_folder(folder: Path, experiment: Experiment) -> None:
    """Refuse a folder that holds something else than results of this very experiment."""
    if folder.is_file():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))
    if not folder.exists() or all(path.name == LOCK for path in folder.iterdir()):
        return
    what = difference(read_note(folder), note_of(experiment))
    if what is not None:
        refusal = ResultsRefused(f"{folder}: results of another {what}")
        raise refusal.saying("other_results", folder=str(folder), what=what)


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Two runs that add to one folder would play the same games: the second is refused. Whoever is killed lets go."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w", encoding="utf-8") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ResultsRefused(f"{folder}: in use").saying("results_in_use", folder=str(folder)) from None
        yield


class DataSet:
    """Opens or begins a folder for an experiment; results of anything else are refused and left as they are."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment
        self.buffer: dict[str, dict[str, list[pl.DataFrame]]] = defaultdict(lambda: defaultdict(list))
        self.buffered = 0
        check_folder(folder, experiment)
        if not (folder / NOTE).exists():
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / NOTE, json.dumps(note_of(experiment), indent=1).encode())
        shutil.rmtree(folder / UNFINISHED, ignore_errors=True)
        if (folder / RESULTS).exists():
            shutil.rmtree(folder / PARTS, ignore_errors=True)
        self.drop_halves()

    def drop_halves(self) -> None:
        """Remove what was written of parts whose games were not."""
        for path in (self.folder / PARTS).glob("*/*/*"):
            if path.suffix == DRAFT or not (path.parent.parent / GAMES / path.name).exists():
                path.unlink()

    @property
    def is_finished(self) -> bool:
        return (self.folder / RESULTS).exists()

    def done(self) -> dict[int, set[int]]:
        """The numbers of the games that are kept, by their cell."""
        found: dict[int, set[int]] = {}
        for path in (self.folder / PARTS).glob(f"*/{GAMES}/*.parquet"):
            for cell, number in pl.read_parquet(path, columns=["cell", "number"]).iter_rows():
                found.setdefault(cell, set()).add(number)
        return found

    def add(self, tables: Tables) -> None:
        for name, packed in tables.frames.items():
            self.buffer[tables.batch.cell.game][name].append(pl.read_ipc(BytesIO(packed)))
        self.buffered += len(tables.batch.numbers)

    def flush(self) -> None:
        """Write what has come in since the last time."""
        for game, tables in self.buffer.items():
            frames = {name: pl.concat(tables[name]) for name in reversed(tables_of(self.experiment.record))}
            name = f"{min(frames[GAMES]['number'].to_list()):012d}.parquet"  # no game is in two parts
            for table, frame in frames.items():
                write_frame(self.folder / PARTS / game / table / name, frame)
        self.buffer.clear()
        self.buffered = 0

    def finish(self) -> None:
        """Put all games in their order, into files of a fixed number of games."""
        target = self.folder / UNFINISHED
        games = {cell.game for cell in self.experiment.cells}
        for game in sorted(games):
            for table in tables_of(self.experiment.record):
                self.sort_into(target / game / table, game, table)
        target.rename(self.folder / RESULTS)
        shutil.rmtree(self.folder / PARTS)

    def sort_into(self, target: Path, game: str, table: str) -> None:
        """Every part holds games of all cells: each is taken apart once, by the file that its rows belong to."""
        start = min(cell.numbers.start for cell in self.experiment.cells if cell.game == game)
        shard = ((pl.col("number") - start) // SHARD).alias("shard")
        pieces = target / PIECES
        for path in sorted((self.folder / PARTS / game / table).glob("*.parquet")):
            split = pl.read_parquet(path).with_columns(shard).partition_by("shard", as_dict=True, include_key=False)
            for (number,), piece in split.items():
                write_frame(pieces / f"{number:05d}" / path.name, piece)
        for folder in sorted(pieces.iterdir()):
            write_frame(target / f"{folder.name}.parquet", pl.read_parquet(folder / "*.parquet").sort(KEYS[table]))
        shutil.rmtree(pieces)


def write_frame(path: Path, frame: pl.DataFrame) -> None:
    buffer = BytesIO()
    frame.rechunk().write_parquet(buffer)
    write_whole(path, buffer.getvalue())


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(DRAFT)
    draft.write_bytes(data)
    draft.replace(path)


def scan(folder: Path, game: str, table: str) -> pl.LazyFrame | None:
    """A table of the results, finished or not; None if it was not recorded."""
    base = folder / (RESULTS if (folder / RESULTS).exists() else PARTS) / game
    if not any((base / table).glob("*.parquet")):
        return None
    found = pl.scan_parquet(base / table / "*.parquet")
    if base.parent.name == PARTS and table != GAMES:
        games = pl.scan_parquet(base / GAMES / "*.parquet").select("number")
        found = found.join(games, on="number", how="semi")
    return found
