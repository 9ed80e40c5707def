"""The prepared puzzles of a game, found in games of bots from fixed seeds:
`python -m scripts.puzzles GAME [ACTIONS [FIRST]]`.

It looks at the first so many actions of each game (120; where all win or lose together at whole games, as little hangs
on the first hundreds), from the game number FIRST on, and writes `puzzles.json` beside the words. The same version of
the package finds the same puzzles again; what was made under older rules stays what it was, as its journal says which.
"""

from __future__ import annotations

import os
import sys
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib.resources import files
from itertools import count, islice, product
from pathlib import Path

import msgspec

import mattock
from mattock.core.registry import manifest
from mattock.lab.puzzles import FILE, StoredPuzzle, search_game

WANTED = 25
LIMIT = 120  # actions: a journal that is not too long
LEVELS = ("journeyman", "apprentice")
OPEN = ("easy", "normal", "hard")  # difficulties at which those who win or lose together do either
EACH_GAME = 3
PROCESSES = int(os.environ.get("PROCESSES", "3"))


def tables(name: str, first: int) -> Iterator[tuple[int, str, dict[str, object]]]:
    """Number, level and options of one game after the other."""
    game = mattock.game(name)
    values = {option.name: option.values for option in game.options}
    players = [number for number in values["players"] if isinstance(number, int)]
    counts = [number for number in players if number > 1]
    if game.instinct(game.new(seed=0)).together:
        ways = list(product(counts + [number for number in players if number == 1], OPEN))
        for number in count(first):
            chosen, difficulty = ways[number % len(ways)]
            yield number, LEVELS[0], {"players": chosen, "difficulty": difficulty}
    for number in count(first):
        yield number, LEVELS[number // len(counts) % len(LEVELS)], {"players": counts[number % len(counts)]}


def puzzles_in(name: str, number: int, level: str, options: dict[str, object], limit: int) -> list[StoredPuzzle]:
    """The first puzzles of one game."""
    game = mattock.game(name)
    return list(islice(search_game(game, f"{name}-{number}", level, limit, **options), EACH_GAME))


def found_in(name: str, limit: int, first: int, processes: int) -> list[StoredPuzzle]:
    """Game after game, in several processes; the order is that of the seeds."""
    found, kinds = list[StoredPuzzle](), Counter[str]()
    with ProcessPoolExecutor(processes) as pool:
        waiting = deque[Future[list[StoredPuzzle]]]()
        for number, level, options in tables(name, first):
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
    wanted, *numbers = sys.argv[1:]
    limit, first = [*map(int, numbers), *(LIMIT, 0)[len(numbers) :]]
    found_in(wanted, limit, first, PROCESSES)
