"""Small experiments for tests, and how to compare what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from mattock.lab.dataset import DataSet
from mattock.lab.engines import Engine, Work
from mattock.lab.experiment import read_experiment
from mattock.lab.play import GameBatch
from mattock.lab.runner import run
from mattock.lab.tables import tabulate

A = TypeVar("A")

BOTH = """
seed = "both"
record = "decisions"

[[play]]
game = "runedar"
games = {games}
players = [2, 3]
bots = ["random", "apprentice"]
options = {{ difficulty = ["easy", "hard"] }}

[[play]]
game = "dwar7s"
games = {games}
players = 2
bots = [["apprentice", "random"]]
"""


def written(folder: Path, text: str = BOTH, games: int = 3) -> Path:
    path = folder / "both.toml"
    path.write_text(text.format(games=games), encoding="utf-8")
    return path


def played(file: Path, out: Path, engine: Engine) -> dict[str, str]:
    """Play an experiment to its end, from wherever it stands; what its folder holds then."""
    experiment = read_experiment(file)
    data = DataSet(out, experiment)
    for tables in run(experiment.cells, engine, tabulate, data.done()):
        data.add(tables)
        data.flush()
    data.finish()
    return contents(out)


def contents(folder: Path) -> dict[str, str]:
    """Every file by its name, as a digest."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest() for path in sorted(files)}


class Stopping:
    """Plays some batches here and is then interrupted."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]:
        for _ in range(self.after):
            yield work(next(batches))
        raise KeyboardInterrupt
