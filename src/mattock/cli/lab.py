"""`mattock lab`: play an experiment on any number of machines, and make a report of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from rich.text import Text

from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.cli.simulate import progress_bar
from mattock.core.refusal import not_allowed
from mattock.lab.cell import Cell
from mattock.lab.dataset import DataSet, check_folder, folder_lock
from mattock.lab.engines import Engine, engine_of
from mattock.lab.experiment import read_experiment
from mattock.lab.report.page import write_report
from mattock.lab.runner import run
from mattock.lab.tables import tabulate
from mattock.texts import Texts

INTERRUPTED: Final = 130
FLUSH_SECONDS: Final = 10.0
FLUSH_GAMES: Final = 5_000


PROCESSES, RAY = "processes", "ray"


def run_experiment(file: Path, out: Path | None, where: str, jobs: int | None, address: str | None) -> int:
    """Play what is not played yet; an interrupt keeps what was."""
    experiment = read_experiment(file)
    engine = chosen_engine(where, jobs, address)
    folder = out or file.with_name(f"{file.stem}-results")
    console, texts = Screen(soft_wrap=True), Texts(current_language())
    check_folder(folder, experiment)
    with folder_lock(folder):
        data = DataSet(folder, experiment)
        if not data.is_finished:
            if not play(data, experiment.cells, engine, texts):
                console.print(Text(texts.say("cli-lab-resume", folder=str(folder))))
                return INTERRUPTED
            data.finish()
    console.print(Text(texts.say("cli-lab-done", games=experiment.games, folder=str(folder))))
    return 0


def report_experiment(folder: Path, out: Path | None) -> int:
    """Write both pages and print where they are."""
    pages = write_report(folder, out or folder / "report", current_language())
    console, texts = Screen(soft_wrap=True), Texts(current_language())
    for page in pages:
        console.print(Text(texts.say("cli-lab-page", file=str(page))))
    return 0


def chosen_engine(where: str, jobs: int | None, address: str | None) -> Engine:
    if where not in {PROCESSES, RAY}:
        raise not_allowed("on", where, f"{PROCESSES}, {RAY}")
    if address is not None and where != RAY:
        raise not_allowed("on", where, RAY)
    if where == PROCESSES:
        return engine_of(jobs)
    from mattock.lab.ray_engine import RayEngine

    return RayEngine(address, jobs)


def play(data: DataSet, cells: list[Cell], engine: Engine, texts: Texts) -> bool:
    """Whether all was played; results are written now and then, and when it is interrupted."""
    done = data.done()
    with progress_bar(texts) as progress:
        total = sum(len(cell.numbers) for cell in cells)
        task = progress.add_task("", total=total, completed=sum(map(len, done.values())))
        written = time.monotonic()
        try:
            for tables in run(cells, engine, tabulate, done):
                data.add(tables)
                progress.advance(task, len(tables.batch.numbers))
                if data.buffered >= FLUSH_GAMES or time.monotonic() - written > FLUSH_SECONDS:
                    data.flush()
                    written = time.monotonic()
        except KeyboardInterrupt:
            return False
        finally:
            data.flush()
    return True
