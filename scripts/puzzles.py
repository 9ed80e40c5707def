"""The prepared puzzles of a game, found in games of bots from fixed seeds: `python -m scripts.puzzles GAME [ACTIONS]`.

It looks at the first so many actions of each game (120; 500 in a long one, where little hangs on the first hundred) and
writes `puzzles.json` beside the words. The same version of the package finds the same puzzles again;
what was made under older rules stays what it was, as its journal says which.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib.resources import files
from itertools import count, islice
from pathlib import Path

import msgspec

import mattock
from mattock.core.registry import manifest
from mattock.lab.puzzles import FILE, StoredPuzzle, search_game

WANTED = 25
LIMIT = 120  # actions: a journal that is not too long
LEVELS = ("journeyman", "apprentice")
EACH_GAME = 3
PROCESSES = 3


def tables(name: str) -> Iterator[tuple[int, str, dict[str, object]]]:
    """Number, level and options of one game after the other."""
    values = {option.name: option.values for option in mattock.game(name).options}
    counts = [number for number in values["players"] if isinstance(number, int) and number > 1]
    harder = list(values.get("difficulty", ()))[-2:]  # where it is never easy, more hangs on a decision
    for number in count():
        options: dict[str, object] = {"players": counts[number % len(counts)]}
        if harder:
            options["difficulty"] = harder[number // len(counts) % len(harder)]
        yield number, LEVELS[number // len(counts) % len(LEVELS)], options


def puzzles_in(name: str, number: int, level: str, options: dict[str, object], limit: int) -> list[StoredPuzzle]:
    """The first puzzles of one game."""
    game = mattock.game(name)
    return list(islice(search_game(game, f"{name}-{number}", level, limit, **options), EACH_GAME))


def found_in(name: str, limit: int, processes: int) -> list[StoredPuzzle]:
    """Game after game, in several processes; the order is that of the seeds."""
    found, kinds = list[StoredPuzzle](), Counter[str]()
    with ProcessPoolExecutor(processes) as pool:
        waiting = deque[Future[list[StoredPuzzle]]]()
        for number, level, options in tables(name):
            waiting.append(pool.submit(puzzles_in, name, number, level, options, limit))
            if len(waiting) < 2 * processes:
                continue
            for puzzle in waiting.popleft().result():
                kind = puzzle.best.split(":")[0]
                if kinds[kind] < WANTED // 2 and len(found) < WANTED:
                    kinds[kind] += 1
                    found.append(puzzle)
                    print(name, len(found), puzzle.id, puzzle.best, round(puzzle.margin, 2), flush=True)
            write(name, found)
            if len(found) == WANTED:
                pool.shutdown(cancel_futures=True)
                break
    return found


def write(name: str, puzzles: list[StoredPuzzle]) -> None:
    text = b"[\n" + b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles) + b"\n]\n"
    Path(str(files(manifest(name).words).joinpath(FILE))).write_bytes(text)


if __name__ == "__main__":
    found_in(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else LIMIT, PROCESSES)
