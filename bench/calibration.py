"""`python -m bench.calibration`: is a chance that the coach tells won as often as it says?

Games of the siege are played by a level, with one to four players on every difficulty. From two moments of each, as the
seat to move knows them, journeymen play on; beside that stands what a coach says, before and after `Instinct.told`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import mattock
from mattock.bots import Sight, bot
from mattock.bots.coach import Coach
from mattock.core.chance import Seeded

GAME: Final = mattock.game("runedar")
DIFFICULTIES: Final = ("easy", "normal", "hard", "epic")
PLAYERS: Final = (1, 2, 3, 4)
PLAYED_BY: Final = {"apprentice": None, "journeyman": None, "master": 100}
"""Levels, and how many iterations a decision one that thinks gets."""
LATE: Final = 6  # turns before the end: there the siege is decided
EDGES: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 1.01)


class Moment(NamedTuple):
    """What a seat knew, what a coach found and told, and whether journeymen got out from there."""

    level: str
    sight: Sight
    found: float
    told: float
    won: bool


def moments(level: str, games: int, seed: str, iterations: int) -> Iterator[Moment]:
    """Two of each game: one after its first third, one near its end."""
    for number in range(games):
        luck = Seeded(f"{seed}/{level}/{number}")
        turns = opened_turns(level, number, f"{seed}/{level}/{number}")
        last = len(turns) - 1
        middle = last // 3 + luck.below(last - last // 3 + 1, "moment")
        for place in {middle, last - luck.below(min(LATE, last + 1), "late")}:
            sight = turns[place]
            if sight.legal():
                coach = Coach(sight, luck)
                coach.think(iterations=iterations)
                best = coach.advice()[0]
                found = coach.node_of(best.action.id).mean()
                yield Moment(level, sight, found, best.chance, is_won_from(sight, luck))


def opened_turns(level: str, number: int, seed: str) -> list[Sight]:
    """A game of that level, as each seat saw it when its turn began."""
    difficulty = DIFFICULTIES[number // len(PLAYERS) % len(DIFFICULTIES)]
    state = GAME.new(seed=seed, players=PLAYERS[number % len(PLAYERS)], difficulty=difficulty)
    player, instinct = bot(level, seed=seed, iterations=PLAYED_BY[level]), GAME.instinct(state)
    turns: list[Sight] = []
    turn = None
    while not state.is_over:
        if turn != (turn := instinct.turn_of(state)):
            turns.append(Sight(state, state.to_move))
        state.play(player.choose(Sight(state, state.to_move)))
    return turns


def is_won_from(sight: Sight, luck: Seeded) -> bool:
    state = sight.imagine(luck)
    player = bot("journeyman", seed=luck.below(1 << 30, "player"))
    while state.outcome is None:
        state.play(player.choose(Sight(state, state.to_move)))
    return state.outcome.won


def table(found: Sequence[tuple[float, bool]]) -> str:
    """One line: said, won and how many, by what was said."""
    cells = []
    for low, high in pairwise(EDGES):
        inside = [(said, won) for said, won in found if low <= said < high]
        if inside:
            said, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            cells.append(f"{100 * said:.0f} → {100 * won:.0f} % ({len(inside)})")
    error = sum((said - won) ** 2 for said, won in found) / len(found)
    return f"{' · '.join(cells)}; Brier {error:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=64, help="of each level")
    parser.add_argument("--level", choices=PLAYED_BY, action="append", help="only this one; several times")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--iterations", type=int, default=1500, help="of the coach, for each moment")
    parser.add_argument("--sample", type=Path, help="write every moment into this file (.jsonl.gz)")
    arguments = parser.parse_args()
    kept = []
    for level in arguments.level or PLAYED_BY:
        found = list(moments(level, arguments.games, arguments.seed, arguments.iterations))
        kept += found
        sys.stdout.write(f"{level}\n  found: {table([(one.found, one.won) for one in found])}\n")
        sys.stdout.write(f"  told:  {table([(one.told, one.won) for one in found])}\n")
        sys.stdout.flush()
    if arguments.sample is not None:
        lines = [{"level": one.level, "won": one.won, "sight": one.sight.to_dict(Seeded(0))} for one in kept]
        text = "".join(f"{json.dumps(line)}\n" for line in lines)
        arguments.sample.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
