"""Makes the golden games: whole games as journals, each with its story, under `tests/golden`.

Run `python -m scripts.golden` by hand when the rules change, `python -m scripts.golden --retell` when only the texts
do; arguments choose some of the games, or all of one by its name. Every game is played from its own seed; should that
no longer end as wanted, the following seeds are tried. Games of older rules are only ever told again. The last column
says what became of the files.
"""

from __future__ import annotations

import argparse
import sys

import mattock
from scripts.golden.making import NotFound, remade
from scripts.golden.shelf import KEPT, OLD


def main() -> int:
    names = {kept.name for kept in KEPT + OLD} | {kept.game.name for kept in KEPT}
    parser = argparse.ArgumentParser(prog="python -m scripts.golden", description="Make the golden games again.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(sorted(names))}")
    parser.add_argument("--retell", action="store_true", help="keep the journals, write only their stories")
    parser.add_argument("--tries", type=int, default=400, help="seeds to try for a game (default: %(default)s)")
    chosen = parser.parse_args()
    if unknown := set(chosen.names) - names:
        parser.error(f"no golden game {', '.join(sorted(unknown))}")
    failed = 0
    for kept in KEPT + OLD:
        if chosen.names and not {kept.name, kept.game.name} & set(chosen.names):
            continue
        try:
            line = remade(kept, chosen.tries, only_story=chosen.retell or kept.version is not None)
        except (NotFound, OSError, mattock.JournalError) as error:
            failed += 1
            line = f"FAILED: {error}"
        print(f"{kept.name:<34} {line}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
