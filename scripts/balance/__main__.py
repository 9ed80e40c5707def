"""Measures what the games of bots are like with the values in the box, and searches those that are ours to set.

    python -m scripts.balance GAME [--results FOLDER] [--jobs N]
    python -m scripts.balance GAME --search OUT.toml [--games 100] [--jobs N]
    python -m scripts.balance GAME --effects [--balance FILE] [--games 600] [--jobs N]

The first plays the games of the game's `measured.toml`, or those of `scripts.weigh_table` where it has none (it can be
interrupted and goes on where it stopped), prints the tables of `docs/balance.md` and draws its picture. The
second searches within the bounds of the game's `balance.toml`, on other deals, and writes the best box found as an
owner's file; each trial is a line beside it. The third plays games whose boxes differ in all knobs at once, and prints
what each knob does by itself.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from mattock.cli.lab import run_experiment
from mattock.lab.balance import Trial, box_text, candidate, default_rows, played, read_balance, search
from mattock.lab.engines import engine_of
from mattock.lab.measures import measures_of
from scripts.balance.effects import drawn_games, effects, is_won, share_used
from scripts.checkout import ROOT
from scripts.game_modules import game_modules

GAMES = ROOT / "src" / "mattock" / "games"
PICTURES = ROOT / "docs" / "pictures"
MODULES = game_modules(__package__ or "scripts.balance")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(MODULES))
    parser.add_argument("--search", type=Path)
    parser.add_argument("--effects", action="store_true")
    parser.add_argument("--balance", type=Path, help="in the place of the game's `balance.toml`")
    parser.add_argument("--games", type=int)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    balance = given.balance or GAMES / given.game / "balance.toml"
    if given.search is not None:
        search_values(balance, given.search, given.games, given.jobs)
        return
    if given.effects:
        print("\n".join(effect_table(balance, given.games or 600, given.jobs)))
        return
    own = GAMES / given.game / "measured.toml"
    experiment = own if own.exists() else GAMES / given.game / "weigh.toml"
    results = given.results or ROOT / "build" / f"{'balance' if own.exists() else 'weigh'}-{given.game}"
    run_experiment(experiment, results, "processes", given.jobs, None)
    drawn = MODULES[given.game].show(results)
    (PICTURES / f"balance-{given.game}.svg").write_text(drawn, encoding="utf-8")


def search_values(path: Path, out: Path, games: int | None, jobs: int | None) -> None:
    """Write each better box as soon as it is found: a search may be interrupted."""
    balance = read_balance(path)
    if games is not None:
        balance = msgspec.structs.replace(balance, games=games)
    box = default_rows(balance)
    best: Trial | None = None
    with out.with_suffix(".jsonl").open("w", encoding="utf-8") as log:
        for trial in search(balance, lambda levels: played(balance, box, levels, engine_of(jobs))):
            print(json.dumps(trial._asdict()), file=log, flush=True)
            print(f"{trial.loss:8.2f}  {trial.levels}", flush=True)
            if best is None or trial.loss < best.loss:
                best = trial
                out.write_text(box_text(candidate(balance, box, trial.levels)), encoding="utf-8")


def effect_table(path: Path, games: int, jobs: int | None) -> Iterator[str]:
    """By knob and level: how many games had it, and by how many points of a hundred it changes each measure."""
    balance = read_balance(path)
    played = list(drawn_games(balance, default_rows(balance), games, engine_of(jobs)))
    sorts = [use.sort for use in measures_of(balance.game).uses if use.offered is not None or not use.by_seat]
    columns = {"won": [is_won(game) for game in played]}
    columns |= {f"{sort} used": [share_used(game, sort) for game in played] for sort in sorts}
    found = {name: effects(played, values) for name, values in columns.items()}
    yield "| knob | level | games | " + " | ".join(found) + " |"
    yield "|---|---|---|" + "---|" * len(found)
    for at, one in enumerate(found["won"]):
        count = sum(game.levels.get(one.knob) == one.level for game in played)
        cells = [f"{100 * row[at].change:+.0f} ± {100 * row[at].error:.0f}" for row in found.values()]
        yield f"| {one.knob} | {one.level} | {count} | " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()
