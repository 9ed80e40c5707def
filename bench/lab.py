"""`python -m bench.lab`: how much faster several processes and Ray play than one, and how long a report takes.

The places to play take turns, so that a machine that changes its pace does so for all of them. Starting processes and
Ray is left out: an experiment worth several machines is longer than that.

Where other programs use the machine, games a second say little. So there is a second column, by processor time: what
two free cores would play, out of what a game costs in all processes of a place together (those that hand out work
included) and of the part of the time in which the playing ones had something to play.
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
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from mattock.lab.cell import Cell, Contender, Record
from mattock.lab.dataset import DataSet
from mattock.lab.engines import Engine, Processes, SerialEngine
from mattock.lab.experiment import Experiment
from mattock.lab.play import GameBatch, play_batch
from mattock.lab.ray_engine import RayEngine
from mattock.lab.report.page import write_report
from mattock.lab.runner import run
from mattock.lab.tables import tabulate

CELL: Final = Cell("runedar", {"players": 2}, (Contender("apprentice"),) * 2, "bench", range(10**9))
CORES: Final = 2
BATCH_SECONDS: Final = 1.0
DECISIONS: Final = 1_000_000
REPORT_SECONDS: Final = 10.0
TARGETS: Final = {"processes": ("one", 1.8), "ray": ("processes", 0.85)}
CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Pace(NamedTuple):
    """Games a second as they came, and on cores that do nothing else."""

    seen: float
    free: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each place in each round")
    given = parser.parse_args()
    console = Console()
    size = games_a_batch()
    places: Mapping[str, Engine] = {"one": SerialEngine(), "processes": Processes(CORES), "ray": RayEngine(None, CORES)}
    found: dict[str, list[Pace]] = {name: [] for name in places}
    for number in range(given.rounds):
        console.print(f"Round {number + 1} of {given.rounds} …", style="dim")
        for name, engine in places.items():
            found[name].append(pace(engine, size, given.seconds, 1 if name == "one" else CORES))
    console.print(table_of({name: median_of(paces) for name, paces in found.items()}, size))
    seconds = report_seconds()
    console.print(f"A report over {DECISIONS:,} decisions: {seconds:.1f} s (target: under {REPORT_SECONDS:.0f} s).")
    console.print(f"{os.cpu_count()} cores; load over the last minute {os.getloadavg()[0]:.1f}.")


def games_a_batch() -> int:
    """So many take about a second of a core."""
    begun = time.process_time()
    play_batch(GameBatch(0, CELL, tuple(range(50))))
    return max(1, round(BATCH_SECONDS / (time.process_time() - begun) * 50))


def batches(size: int) -> Iterator[GameBatch]:
    return (GameBatch(0, CELL, tuple(range(start, start + size))) for start in count(0, size))


def median_of(paces: list[Pace]) -> Pace:
    return Pace(statistics.median(pace.seen for pace in paces), statistics.median(pace.free for pace in paces))


def pace(engine: Engine, size: int, seconds: float, cores: int = 1) -> Pace:
    """Once every process has answered."""
    answers = engine.run(play_batch, batches(size))
    for _ in range(2 * cores):
        next(answers)
    begun, used = time.perf_counter(), tree_seconds(os.getpid())
    games, playing, passed = 0, 0.0, 0.0
    for answer in answers:
        games += len(answer.results)
        playing += answer.seconds
        passed = time.perf_counter() - begun
        if passed > seconds:
            break
    used = tree_seconds(os.getpid()) - used
    close = getattr(answers, "close", None)
    if close is not None:
        close()
    busy = min(1.0, playing / (cores * passed))
    return Pace(games / passed, cores * busy * games / max(used, 1 / CLOCK_TICKS))


def tree_seconds(process: int) -> float:
    """Processor time of a process and of all that it started, as the system counts it."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it ended meanwhile
            continue
        children.setdefault(int(fields[1]), []).append(int(folder.name))
        used[int(folder.name)] = sum(map(int, fields[11:15])) / CLOCK_TICKS
    found, total = [process], 0.0
    while found:
        one = found.pop()
        total += used.get(one, 0.0)
        found += children.get(one, [])
    return total


def table_of(paces: Mapping[str, Pace], size: int) -> Table:
    titles = ("where", "games a second", "times", "on free cores", "times", "target")
    table = Table(*titles, title=f"batches of {size} games")
    for name, found in paces.items():
        than, wanted = TARGETS.get(name, ("", 0.0))
        times = found.free / paces[than].free if than else 1.0
        seen = found.seen / paces[than].seen if than else 1.0
        said = f"≥ {wanted:g} × {than}" + ("" if times >= wanted else ": not met") if than else ""
        table.add_row(name, f"{found.seen:,.0f}", f"{seen:.2f}", f"{found.free:,.0f}", f"{times:.2f}", said)
    return table


def report_seconds(decisions: int = DECISIONS) -> float:
    """Of an experiment with so many decisions, played first."""
    games = max(1, decisions // 600)
    cell = CELL._replace(numbers=range(games), record=Record.DECISIONS, made_of=None)
    with tempfile.TemporaryDirectory() as folder:
        data = DataSet(Path(folder) / "results", Experiment("bench", "bench", Record.DECISIONS, [cell]))
        for tables in run([cell], SerialEngine(), tabulate):
            data.add(tables)
        data.flush()
        data.finish()
        begun = time.perf_counter()
        write_report(Path(folder) / "results", Path(folder) / "report", "en")
        return time.perf_counter() - begun


if __name__ == "__main__":
    main()
