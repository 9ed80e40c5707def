"""`python -m bench.lab`: how much faster several processes and Ray play than one, and how long a report takes.

The places to play take turns, so that a machine that changes its pace does so for all of them. Starting processes and
Ray is left out: an experiment worth several machines is longer than that. Do not run anything beside it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from mattock.lab.cell import Cell, Contender, Record
from mattock.lab.dataset import DataSet
from mattock.lab.engines import Engine, Processes, Serial
from mattock.lab.experiment import Experiment
from mattock.lab.play import GameBatch, play_batch
from mattock.lab.ray_engine import RayEngine
from mattock.lab.report.page import write_report
from mattock.lab.runner import run
from mattock.lab.tables import tabulate

CELL: Final = Cell("runedar", {"players": 2}, (Contender("apprentice"),) * 2, "bench", range(10**9))
BATCH_SECONDS: Final = 1.0
DECISIONS: Final = 1_000_000
REPORT_SECONDS: Final = 10.0
TARGETS: Final = {"processes": ("one", 1.8), "ray": ("processes", 0.85)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each place in each round")
    given = parser.parse_args()
    console = Console()
    size = games_a_batch()
    places: Mapping[str, Engine] = {"one": Serial(), "processes": Processes(2), "ray": RayEngine(None)}
    found: dict[str, list[float]] = {name: [] for name in places}
    for number in range(given.rounds):
        console.print(f"Round {number + 1} of {given.rounds} …", style="dim")
        for name, engine in places.items():
            found[name].append(pace(engine, size, given.seconds))
    console.print(table_of({name: statistics.median(paces) for name, paces in found.items()}, size))
    seconds = report_seconds()
    console.print(f"A report over {DECISIONS:,} decisions: {seconds:.1f} s (target: under {REPORT_SECONDS:.0f} s).")
    console.print(f"{os.cpu_count()} cores; load over the last minute {os.getloadavg()[0]:.1f}.")


def games_a_batch() -> int:
    """So many take about a second here."""
    answer = play_batch(GameBatch(0, CELL, tuple(range(50))))
    return max(1, round(BATCH_SECONDS / answer.seconds * 50))


def batches(size: int) -> Iterator[GameBatch]:
    return (GameBatch(0, CELL, tuple(range(start, start + size))) for start in count(0, size))


def pace(engine: Engine, size: int, seconds: float) -> float:
    """Games a second, once every process has answered."""
    answers = engine.run(play_batch, batches(size))
    for _ in range(4):
        next(answers)
    begun = time.perf_counter()
    games, end = 0, begun
    for answer in answers:
        games += len(answer.results)
        end = time.perf_counter()
        if end - begun > seconds:
            break
    close = getattr(answers, "close", None)
    if close is not None:
        close()
    return games / (end - begun)


def table_of(paces: Mapping[str, float], size: int) -> Table:
    table = Table("where", "games a second", "times", "target", title=f"batches of {size} games")
    for name, found in paces.items():
        than, wanted = TARGETS.get(name, ("", 0.0))
        times = found / paces[than] if than else 1.0
        said = f"≥ {wanted:g} × {than}" + ("" if times >= wanted else ": not met") if than else ""
        table.add_row(name, f"{found:,.0f}", f"{times:.2f}", said)
    return table


def report_seconds(decisions: int = DECISIONS) -> float:
    """Of an experiment with so many decisions, played first."""
    games = max(1, decisions // 600)
    cell = CELL._replace(numbers=range(games), record=Record.DECISIONS, made_of=None)
    with tempfile.TemporaryDirectory() as folder:
        data = DataSet(Path(folder) / "results", Experiment("bench", "bench", Record.DECISIONS, [cell]))
        for tables in run([cell], Serial(), tabulate):
            data.add(tables)
        data.flush()
        data.finish()
        begun = time.perf_counter()
        write_report(Path(folder) / "results", Path(folder) / "report", "en")
        return time.perf_counter() - begun


if __name__ == "__main__":
    main()
