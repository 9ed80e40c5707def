"""`python -m bench.calibration`: is a chance that the coach tells won as often as it says?

Games are played by a level, with every number of players; of the siege, on every difficulty. From two moments of each,
as the seat to move knows them, bots play on (`--on`, unless told journeymen); beside that stands what a coach says,
before and after `Instinct.calibrated`: in all, by number of players, and by whether the seat began.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import mattock
from mattock.bots import Sight, bot
from mattock.bots.bot import victory_shares
from mattock.bots.coach import Coach
from mattock.bots.levels import LEVELS
from mattock.core.chance import Seeded

DIFFICULTIES: Final = ("easy", "normal", "hard", "epic")
PLAYED_BY: Final = {"apprentice": None, "journeyman": None, "master": 100}
"""Levels, and how many iterations a decision one that thinks gets."""
LATE_TURNS: Final = 6  # turns before the end: there the siege is decided
GROUP_EDGES: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 1.01)
MIN_COMPARED_MOMENTS: Final = 100  # moments, from which on what is said and what is won may be compared
MAX_MISS: Final = 0.05


class Moment(NamedTuple):
    """What a seat knew, what a coach found and told, and what share of the victory it had when bots played on."""

    level: str
    sight: Sight
    begins: bool
    found: float
    calibrated: float
    won: float


def moments(game: str, level: str, on: str, games: int, seed: str, iterations: int) -> Iterator[Moment]:
    """Two of each game: one after its first third, one near its end."""
    for number in range(games):
        luck = Seeded(f"{seed}/{level}/{number}")
        turns = opened_turns(game, level, number, f"{seed}/{level}/{number}")
        last = len(turns) - 1
        middle = last // 3 + luck.below(last - last // 3 + 1, "moment")
        for place in {middle, last - luck.below(min(LATE_TURNS, last + 1), "late")}:
            sight = turns[place]
            if sight.legal():
                coach = Coach(sight, luck)
                coach.think(iterations=iterations)
                best = coach.advice()[0]
                found = coach.node_of(best.action.id).mean()
                begins = sight.view()["first"] == sight.seat
                yield Moment(level, sight, begins, found, best.chance, won_from(sight, luck, on))


def options_of(game: str, number: int) -> dict[str, Any]:
    """Those of the game with that number: each number of players in turn, and with each of them every difficulty."""
    known = {option.name: option.values for option in mattock.game(game).options}
    players = sorted(count for count in known["players"] if isinstance(count, int))
    found: dict[str, Any] = {"players": players[number % len(players)]}
    if "difficulty" in known:
        found["difficulty"] = DIFFICULTIES[number // len(players) % len(DIFFICULTIES)]
    return found


def opened_turns(game: str, level: str, number: int, seed: str) -> list[Sight]:
    """A game of that level, as each seat saw it when its turn began."""
    state = mattock.game(game).new(seed=seed, **options_of(game, number))
    player, instinct = bot(level, seed=seed, iterations=PLAYED_BY[level]), state.game.instinct(state)
    turns: list[Sight] = []
    turn = None
    while not state.is_over:
        if turn != (turn := instinct.turn_of(state)):
            turns.append(Sight(state, state.to_move))
        state.play(player.choose(Sight(state, state.to_move)))
    return turns


def won_from(sight: Sight, luck: Seeded, on: str) -> float:
    state = sight.imagine(luck)
    player = bot(on, seed=luck.below(1 << 30, "player"))
    while state.outcome is None:
        state.play(player.choose(Sight(state, state.to_move)))
    return victory_shares(state.game.instinct(state), state.outcome, state.players)[sight.seat]


def groups(found: Sequence[Moment]) -> Iterator[tuple[str, list[Moment]]]:
    """All of them, then by what the table is like."""
    yield "all", list(found)
    for players in sorted({one.sight.players for one in found}):
        yield f"{players} players", [one for one in found if one.sight.players == players]
    for name, begins in (("began", True), ("did not begin", False)):
        yield name, [one for one in found if one.begins is begins]


def table(found: Sequence[tuple[float, float]]) -> str:
    """One line: said, won and how many, by what was said; `!` where many moments are far off."""
    cells = []
    for low, high in pairwise(GROUP_EDGES):
        inside = [(said, won) for said, won in found if low <= said < high]
        if inside:
            said, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            mark = " !" if len(inside) >= MIN_COMPARED_MOMENTS and abs(said - won) > MAX_MISS else ""
            cells.append(f"{100 * said:.0f} → {100 * won:.0f} % ({len(inside)}){mark}")
    error = sum((said - won) ** 2 for said, won in found) / len(found)
    return f"{' · '.join(cells)}; Brier {error:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("--game", default="runedar")
    parser.add_argument("--on", default="journeyman", choices=LEVELS, help="who plays on")
    parser.add_argument("--games", type=int, default=64, help="of each level")
    parser.add_argument("--level", choices=PLAYED_BY, action="append", help="only this one; several times")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--iterations", type=int, default=1500, help="of the coach, for each moment")
    parser.add_argument("--sample", type=Path, help="write every moment into this file (.jsonl.gz)")
    arguments = parser.parse_args()
    kept = []
    for level in arguments.level or PLAYED_BY:
        played = moments(arguments.game, level, arguments.on, arguments.games, arguments.seed, arguments.iterations)
        found = list(played)
        kept += found
        for name, some in groups(found):
            sys.stdout.write(f"{level}, {name}\n  found: {table([(one.found, one.won) for one in some])}\n")
            sys.stdout.write(f"  told:  {table([(one.calibrated, one.won) for one in some])}\n")
        sys.stdout.flush()
    if arguments.sample is not None:
        lines = [{"level": one.level, "won": bool(one.won), "sight": one.sight.to_dict(Seeded(0))} for one in kept]
        text = "".join(f"{json.dumps(line)}\n" for line in lines)
        arguments.sample.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
