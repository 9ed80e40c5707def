"""What each knob of a balance file does to the games of bots, all knobs estimated from the same games.

Every game has a box of its own, each knob at a level drawn for it, so that each game tells something of every knob. A
trial of the coordinate search tells of one. What two knobs do together is not estimated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from mattock.core.chance import Seeded
from mattock.lab.balance import Balance, BoxRows, Levels, TunedField, box_text, candidate, cells_of
from mattock.lab.cell import Cell, GameResult, Record
from mattock.lab.engines import Engine
from mattock.lab.play import play_batch
from mattock.lab.runner import run


class Effect(NamedTuple):
    """By how much a value is higher with a knob at a level than as it is in the box, and one standard error."""

    knob: str
    level: int
    change: float
    error: float


class DrawnGame(NamedTuple):
    """A game with the levels of its box; `kind` is what it shares with others: bots, players and options."""

    levels: Levels
    kind: str
    result: GameResult


def other_levels(balance: Balance, box: BoxRows, knob: TunedField) -> list[int]:
    """The levels that change the box."""
    return [level for level in range(len(knob.levels)) if candidate(balance, box, {knob.name: level}) != box]


def drawn_cells(balance: Balance, box: BoxRows, games: int) -> Iterator[tuple[Levels, Cell]]:
    """A cell of one game each, through all that the aims ask for."""
    kinds = [cell for aim in balance.aim for cell in cells_of(balance, aim, None)]
    choices = {knob.name: other_levels(balance, box, knob) for knob in balance.knob}
    for number in range(games):
        luck = Seeded(f"{balance.seed}/{number}/levels")
        drawn = {name: luck.below(len(levels) + 1, "level") for name, levels in choices.items()}
        levels = {name: choices[name][place - 1] for name, place in drawn.items() if place}
        text = box_text(candidate(balance, box, levels))
        kind = kinds[number % len(kinds)]
        yield levels, kind._replace(numbers=range(number, number + 1), record=Record.GAMES, box=text)


def drawn_games(balance: Balance, box: BoxRows, games: int, engine: Engine) -> Iterator[DrawnGame]:
    """Play them, in whatever order they come in."""
    cells = list(drawn_cells(balance, box, games))
    for answer in run([cell for _, cell in cells], engine, play_batch):
        levels, cell = cells[answer.batch.place]
        for result in answer.results:
            yield DrawnGame(levels, f"{cell.team} {dict(cell.options)}", result)


def effects(games: Sequence[DrawnGame], values: Sequence[float]) -> list[Effect]:
    """Least squares of a value of each game on the levels of its box, beside what its kind is like."""
    kinds = sorted({game.kind for game in games})
    knobs = sorted({item for game in games for item in game.levels.items()})
    rows = [
        [float(game.kind == kind) for kind in kinds] + [float(game.levels.get(name) == level) for name, level in knobs]
        for game in games
    ]
    known, wanted = np.array(rows), np.array(values)
    inverse = np.linalg.pinv(known.T @ known)
    found = inverse @ known.T @ wanted
    spare = max(1, len(games) - known.shape[1])
    errors = np.sqrt(np.diag(inverse) * np.sum((wanted - known @ found) ** 2) / spare)
    measured = zip(knobs, found[len(kinds) :], errors[len(kinds) :], strict=True)
    return [Effect(name, level, float(change), float(error)) for (name, level), change, error in measured]


def is_won(game: DrawnGame) -> float:
    return float(bool(game.result.winners))


def share_used(game: DrawnGame, sort: str) -> float:
    """Of all things of a sort that were offered in a game, the part that was used."""
    counts = [use for use in game.result.uses if use.sort == sort]
    return sum(min(use.used, use.offered) for use in counts) / max(1, sum(use.offered for use in counts))
