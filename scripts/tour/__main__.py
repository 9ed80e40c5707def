"""Writes the guided tours of the games: `python -m scripts.tour`, by hand, when rules or values change.

Of many games the one is taken in which all lessons are over soonest. What it writes is `words/tour.json` of the game;
the texts are beside it, in `words/*/tour.ftl`.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import mattock
from mattock.core.registry import manifest
from scripts.game_modules import game_modules
from scripts.tour.director import LEARNER, Found, direct

TOURS: Final = game_modules("scripts.tour")
PARTNER_LEVEL: Final = "apprentice"
TRIES: Final = 400  # for each lesson at each decision


def best_game(name: str, numbers: range, limit: int) -> Found:
    tour = TOURS[name]
    game, best = mattock.game(name), None
    for number in numbers:
        found = direct(game, tour.OPTIONS, tour.LESSONS, number, tries=TRIES, limit=limit)
        is_whole = len(found.lessons) == len(tour.LESSONS) and found.lessons[tour.LESSONS[0].name].start == 0
        if is_whole and (best is None or len(found.script) < limit):
            best, limit = found, len(found.script)
            print(f"{name}: game {number}, {limit} actions", flush=True)
    if best is None:
        raise SystemExit(f"{name}: none of {len(numbers)} games teaches everything in {limit} actions")
    return best


def written(name: str, found: Found) -> dict[str, Any]:
    options = {**TOURS[name].OPTIONS, "first": LEARNER}
    return {
        "options": options,
        "secret": found.secret.hex(),
        "learner": LEARNER,
        "level": PARTNER_LEVEL,
        "script": [list(move) for move in found.script],
        "steps": TOURS[name].steps(found),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.tour", description="Write the guided tours.")
    parser.add_argument("names", nargs="*", default=sorted(TOURS), metavar="GAME")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: %(default)s)")
    parser.add_argument("--games", type=int, default=300, help="games to try (default: %(default)s)")
    parser.add_argument("--limit", type=int, default=260, help="actions of one game (default: %(default)s)")
    chosen = parser.parse_args()
    for name in chosen.names:
        tour = written(name, best_game(name, range(chosen.first, chosen.first + chosen.games), chosen.limit))
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in tour.items() if key != "steps"]
        steps = ",\n".join(f"    {json.dumps(step)}" for step in tour["steps"])
        text = "{\n" + ",\n".join(lines) + ',\n  "steps": [\n' + steps + "\n  ]\n}\n"
        Path(str(files(manifest(name).words).joinpath("tour.json"))).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
