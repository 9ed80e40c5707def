"""Plays the games of a game's `weigh.toml` and writes `weigh.json` beside it, which `mattock weigh` answers from.

    python -m scripts.weigh_table GAME [--results FOLDER] [--jobs N]

It can be interrupted and goes on where it stopped; what was played by then is written.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import polars as pl

from mattock.cli.lab import run_experiment
from mattock.lab.dataset import scan
from mattock.lab.experiment import read_experiment
from mattock.lab.game_files import files_of_games
from scripts.checkout import ROOT

EXPERIMENTS = files_of_games("weigh.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(EXPERIMENTS))
    parser.add_argument("--results", type=Path)
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    file = Path(str(EXPERIMENTS[given.game]))
    results = given.results or ROOT / "build" / f"weigh-{given.game}"
    run_experiment(file, results, "processes", given.jobs, None)
    write_table(file, results)


def write_table(file: Path, results: Path) -> None:
    """One line a row, so that a difference shows which."""
    experiment = read_experiment(file)
    (game,) = {cell.game for cell in experiment.cells}
    games = scan(results, game, "games")
    if games is None:
        return
    counts = games.group_by("cell").agg(pl.col("won").sum(), pl.len()).sort("cell").collect()
    rows = [row_of(experiment.cells[cell], won, played) for cell, won, played in counts.iter_rows()]
    rules, components = experiment.cells[0].made_of or ("", "")
    file.with_suffix(".json").write_text(
        shown({"rules": rules, "components": components, "rows": rows}), encoding="utf-8"
    )


def row_of(cell: Any, won: int, played: int) -> dict[str, Any]:
    return {"options": dict(cell.options), "level": cell.team, "won": won, "games": played}


def shown(table: dict[str, Any]) -> str:
    rows = ",\n".join(f"  {json.dumps(row)}" for row in table["rows"])
    head = f' "rules": {json.dumps(table["rules"])},\n "components": {json.dumps(table["components"])}'
    return f'{{\n{head},\n "rows": [\n{rows}\n ]\n}}\n'


if __name__ == "__main__":
    main()
