"""The prepared puzzles of a game, found in games of bots from fixed seeds: `python -m scripts.puzzles GAME`.

It looks at the first `--actions` of each game (120; where all win or lose together at whole games with `--actions
1000`, as little hangs on the first hundreds), and goes on after the last game that `puzzles.json` beside the words has
a puzzle of, until there are `--wanted`. The same version of the package finds the same puzzles again; what was made
under older rules stays what it was, as its journal says which.

When printed values have changed and the rules kept their number, `--renew` is the one command: what can still be played
is thought through again and stays if it is still a puzzle; others are looked for in the place of what goes.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib.resources import files
from itertools import count, islice, product
from pathlib import Path

import msgspec

import mattock
from mattock.core.registry import manifest
from mattock.lab.puzzles import FILE, MAX_ACTIONS, MIN_ACTIONS, StoredPuzzle, puzzle_at, puzzles_of, search_game

WANTED_PUZZLES = 25
LIMIT = 120  # actions: a journal that is not too long
LEVELS = ("journeyman", "apprentice")
OPEN_DIFFICULTIES = ("easy", "normal", "hard")  # difficulties at which those who win or lose together do either
MAX_A_GAME = 3
PROCESSES = int(os.environ.get("PROCESSES", "3"))


def tables(name: str, first: int) -> Iterator[tuple[int, str, dict[str, object]]]:
    """Number, level and options of one game after the other."""
    game = mattock.game(name)
    values = {option.name: option.values for option in game.options}
    players = [number for number in values["players"] if isinstance(number, int)]
    counts = [number for number in players if number > 1]
    if game.instinct(game.new(seed=0)).together:
        ways = list(product(counts + [number for number in players if number == 1], OPEN_DIFFICULTIES))
        for number in count(first):
            chosen, difficulty = ways[number % len(ways)]
            yield number, LEVELS[0], {"players": chosen, "difficulty": difficulty}
    for number in count(first):
        yield number, LEVELS[number // len(counts) % len(LEVELS)], {"players": counts[number % len(counts)]}


def puzzles_in(name: str, number: int, level: str, options: dict[str, object], limit: int) -> list[StoredPuzzle]:
    """The first puzzles of one game."""
    game = mattock.game(name)
    return list(islice(search_game(game, f"{name}-{number}", level, limit, **options), MAX_A_GAME))


def number_of(puzzle: StoredPuzzle) -> int:
    """Of the game that the puzzle was found in."""
    return int(puzzle.id.split("-")[1])


def renewed(name: str, puzzle: StoredPuzzle) -> StoredPuzzle | None:
    """The same actions and luck with the values of today, if that is possible and still a puzzle."""
    game = mattock.game(name)
    if puzzle.head["rules"] != game.rules:
        return puzzle
    components = game.new(seed=0, **puzzle.journal.options).components
    if puzzle.head["components"] == components:
        return puzzle
    try:
        state = msgspec.structs.replace(puzzle, head={**puzzle.head, "components": components}).state()
    except mattock.MattockError:
        return None
    if state.is_over or state.to_move != puzzle.seat or not MIN_ACTIONS <= len(state.legal()) <= MAX_ACTIONS:
        return None
    return puzzle_at(state, puzzle.id, puzzle.turn)


def go_on(name: str, kept: list[StoredPuzzle], wanted: int, limit: int, first: int) -> None:
    """Game after game, in several processes, until there are enough; the order is that of the seeds."""
    found, kinds = kept.copy(), Counter(puzzle.best.split(":")[0] for puzzle in kept)
    known = {puzzle.id for puzzle in kept}
    with ProcessPoolExecutor(PROCESSES) as pool:
        waiting = deque[Future[list[StoredPuzzle]]]()
        for number, level, options in tables(name, first):
            if len(found) >= wanted:
                pool.shutdown(cancel_futures=True)
                break
            waiting.append(pool.submit(puzzles_in, name, number, level, options, limit))
            if len(waiting) < 2 * PROCESSES:
                continue
            for puzzle in waiting.popleft().result():
                kind = puzzle.best.split(":")[0]
                if kinds[kind] < WANTED_PUZZLES // 2 and len(found) < wanted and puzzle.id not in known:
                    kinds[kind] += 1
                    found.append(puzzle)
                    print(name, len(found), puzzle.id, puzzle.best, round(puzzle.margin, 2), flush=True)
            write(name, found)


def write(name: str, puzzles: list[StoredPuzzle]) -> None:
    text = b"[\n" + b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles) + b"\n]\n"
    Path(str(files(manifest(name).words).joinpath(FILE))).write_bytes(text)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.puzzles", description="Find puzzles in games of bots.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--wanted", type=int, default=WANTED_PUZZLES, help="puzzles (default: %(default)s)")
    parser.add_argument("--actions", type=int, default=LIMIT, help="of each game (default: %(default)s)")
    parser.add_argument("--first", type=int, help="the number of the first game (default: after the last one known)")
    parser.add_argument("--renew", action="store_true", help="check the known ones with the values of today")
    chosen = parser.parse_args()
    known = list(puzzles_of(chosen.game).values())
    first = 1 + max(map(number_of, known), default=-1) if chosen.first is None else chosen.first
    if chosen.renew:
        known = [puzzle for old in known for puzzle in [renewed(chosen.game, old)] if puzzle is not None]
        print(chosen.game, len(known), "stay", flush=True)
        write(chosen.game, known)
    go_on(chosen.game, known, chosen.wanted, chosen.actions, first)


if __name__ == "__main__":
    main()
