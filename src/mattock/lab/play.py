"""Plays the games of a cell: everything depends on the cell and the number of the game, wherever it is played."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import mattock
from mattock.bots import Sight
from mattock.bots.bot import victory_shares
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.playout import play_randomly
from mattock.core.refusal import MattockError
from mattock.core.state import State
from mattock.lab.cell import Cell, Contender, GameResult, Record
from mattock.lab.measures import GameMeasures, measures_of
from mattock.lab.recorder import Recorder

RANDOM = Contender("random")


class OtherRules(MattockError):
    """A machine that should play has other rules or components than the experiment."""


class GameBatch(NamedTuple):
    """Some games of a cell, which is the one in that place of the experiment."""

    place: int
    cell: Cell
    numbers: tuple[int, ...]


class BatchResult(NamedTuple):
    """The results of a batch, and how long it took."""

    batch: GameBatch
    results: list[GameResult]
    seconds: float


def play_batch(batch: GameBatch) -> BatchResult:
    begun = time.perf_counter()
    results = [play_game(batch.cell, number) for number in batch.numbers]
    return BatchResult(batch, results, time.perf_counter() - begun)


def play_game(cell: Cell, number: int) -> GameResult:
    """One game; each bot sees what its seat sees."""
    seed = f"{cell.seed}/{number}"
    state = deal(cell, seed)
    measures = measures_of(cell.game)
    recorder = None if cell.record == Record.OUTCOME else Recorder(measures, state, cell.record)
    if recorder is None and all(seat == RANDOM for seat in cell.seats):
        state.recording = False
        decisions = play_randomly(state, Seeded(f"{seed}/choices"))
    else:
        decisions = play_on(state, chooser_of(cell.seats, seed), recorder)
    return result_of(state, number, decisions, measures, recorder)


def deal(cell: Cell, seed: str) -> State:
    """The game before its first decision, under the rules and components of the experiment and no others."""
    options = dict(cell.options)
    if cell.box is not None:
        options["components"] = written_box(cell.box)
    state = mattock.game(cell.game).new(seed=seed, **options)
    if cell.made_of is not None and cell.made_of != (state.rules, state.components):
        raise OtherRules(f"{cell.game}: {state.rules}, {state.components} here; wanted {', '.join(cell.made_of)}")
    return state


@cache
def box_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="mattock-lab-")


@cache
def written_box(text: str) -> str:
    """A file with an owner's components: on another machine the owner's own is not there."""
    path = Path(box_folder().name) / f"{sha256(text.encode()).hexdigest()[:16]}.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


Chooser = Callable[[State, list[Action]], Action]


def chooser_of(seats: Sequence[Contender], seed: str) -> Chooser:
    """Each seat's bot with luck of its own; random players alone share theirs, as in `play_randomly`."""
    if all(seat == RANDOM for seat in seats):
        luck = Seeded(f"{seed}/choices")
        return lambda state, actions: actions[luck.below(len(actions), "choice")]
    bots = [contender.ready(f"{seed}/{seat}") for seat, contender in enumerate(seats)]
    return lambda state, actions: bots[state.to_move].choose(Sight(state, state.to_move))


def play_on(state: State, choose: Chooser, recorder: Recorder | None) -> int:
    """Play to the end; returns how many decisions were made."""
    decisions = 0
    while not state.is_over:
        actions = state.legal()
        action = choose(state, actions)
        if recorder is None:
            state.play(action)
        else:
            recorder.before(state, len(actions), action)
            recorder.after(state, state.play(action))
        decisions += 1
    return decisions


def result_of(
    state: State, number: int, decisions: int, measures: GameMeasures, recorder: Recorder | None
) -> GameResult:
    outcome, view = state.outcome, state.view(None)
    first = view["first"]
    assert outcome is not None
    assert isinstance(first, int)
    return GameResult(
        number=number,
        winners=outcome.winners,
        players=len(outcome.scores),
        first=first,
        reason=outcome.reason,
        decisions=decisions,
        measures={name: tuple(measure(view, outcome)) for name, measure in measures.measures.items()},
        shares=tuple(victory_shares(state.game.instinct(state), outcome, len(outcome.scores))),
        scores=outcome.scores,
        title=outcome.title,
        turns=() if recorder is None else tuple(recorder.turns),
        uses=() if recorder is None else recorder.uses(),
        asked=() if recorder is None else tuple(recorder.asked),
    )
