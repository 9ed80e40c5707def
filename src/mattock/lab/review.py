"""After the game: was it luck or decisions, and where did it turn?

Every decision of a journal is thought through again with what its seat knew at that moment, never with the truth.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from typing import Any, Final

from mattock.bots.afterwards import Worth, worth_after
from mattock.bots.bot import shares_of
from mattock.bots.budget import Budget, checked_budget
from mattock.bots.coach import Coach
from mattock.core.chance import Chance, Scripted, Seeded
from mattock.core.game import Game
from mattock.core.journal import Journal
from mattock.core.refusal import BadOption
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.lab.hindsight import TURNING_POINTS, Chances, Choice, Review

ITERATIONS: Final = 1000
SECOND_LOOKS: Final = 2 * TURNING_POINTS
CLOSER: Final = 8  # times the budget, for a second look
SURE: Final = 2.0  # standard errors
NOTICEABLE: Final = 0.005  # of a chance to win; less is not called a loss
Progress = Callable[[int, int], None]


def review(
    journal: Journal,
    game: Game,
    *,
    seconds: object = None,
    iterations: object = None,
    seed: int | str = 0,
    components: str | None = None,
    tell: Progress | None = None,
) -> Review:
    """Think through every decision of a journal, each for so long (1000 iterations), and the costliest ones again.

    An interruption (Ctrl-C) ends it early and keeps what was found. `tell` is told how far it has come.
    """
    budget = checked_budget(seconds, ITERATIONS if seconds is None and iterations is None else iterations)
    found: list[Choice] = []
    outcome: Chances | None = None
    state = game.rebuild(journal, components=components)
    total = len(journal.moves) + SECOND_LOOKS
    is_whole = False
    try:
        for number, turn, moment in moments(game, journal, components):
            if tell is not None:
                tell(number, total)
            if len(moment.legal_ids()) > 1:
                found.append(judged(moment, journal, number, turn, budget, seed))
        outcome = result_of(state)
        look_again(found, game, journal, components, budget, seed, total, tell)
        is_whole = True
    except KeyboardInterrupt:
        pass
    if not found:
        raise BadOption("there is nothing to review: no decision with a choice was made")
    together = game.instinct(state).together
    return Review(
        found, outcome, players=state.players, together=together, actions=len(journal.moves), is_whole=is_whole
    )


def moments(game: Game, journal: Journal, components: str | None) -> Iterator[tuple[int, int, State]]:
    """The position before each action of a journal that was checked, with the numbers of the action and of the turn."""
    options: dict[str, Any] = {**journal.options, "components": components}
    state = game.new(chance=Scripted(journal.answers()), **options)
    instinct = game.instinct(state)
    turn, mark = 1, instinct.turn_of(state)
    for number, move in enumerate(journal.moves, 1):
        if mark != (mark := instinct.turn_of(state)):
            turn += 1
        yield number, turn, state
        state.step(state.catalogue.by_code(move.code).id)


def result_of(state: State) -> Chances | None:
    outcome = state.outcome
    return None if outcome is None else tuple(shares_of(state.game.instinct(state), outcome, state.players))


def judged(state: State, journal: Journal, number: int, turn: int, budget: Budget, seed: int | str) -> Choice:
    """One decision, from what the seat knows: half of the budget finds the best action, half goes to each judgement.

    A judgement is made afresh: of many estimates the best is too good, and what was thought of little looks too bad.
    """
    sight = Sight(state, state.to_move)
    chosen = state.catalogue.by_code(journal.moves[number - 1].code)
    half = Budget(budget.seconds / 2, max(1, budget.iterations // 2))
    coach = Coach(sight, Seeded(f"{seed}/{number}"))
    coach.compare(chosen)
    coach.think(seconds=None if math.isinf(half.seconds) else half.seconds, iterations=half.iterations)
    best = coach.advice()[0].action
    kept = worth_after(sight, chosen, Seeded(f"{seed}/{number}/worth"), half)
    hoped = kept if best == chosen else worth_after(sight, best, Seeded(f"{seed}/{number}/worth"), half)
    if hoped.chance - kept.chance <= max(NOTICEABLE, SURE * doubt(coach.spread(chosen), hoped, kept)):
        best, hoped = chosen, kept
    return Choice(
        number,
        turn,
        sight.seat,
        chosen,
        best,
        coach.judged(best).reason,
        coach.chances(best, hoped.chance),
        coach.chances(chosen, kept.chance),
    )


def doubt(spread: float, one: Worth, other: Worth) -> float:
    """The standard error of the difference between two estimates."""
    return spread * math.sqrt(1 / one.walks + 1 / other.walks)


def look_again(
    found: list[Choice],
    game: Game,
    journal: Journal,
    components: str | None,
    budget: Budget,
    seed: int | str,
    total: int,
    tell: Progress | None,
) -> None:
    """Among many estimates the largest are the most mistaken: what cost most is thought through longer."""
    costly = sorted(range(len(found)), key=lambda index: -found[index].loss)[:SECOND_LOOKS]
    longer = Budget(budget.seconds * CLOSER, budget.iterations * CLOSER)
    for count, index in enumerate(costly):
        choice = found[index]
        if tell is not None:
            tell(len(journal.moves) + count, total)
        if choice.loss > 0:
            state = game.rebuild(journal, upto=choice.number - 1, components=components)
            found[index] = judged(state, journal, choice.number, choice.turn, longer, f"{seed}/again")


def continue_from(
    journal: Journal,
    game: Game,
    number: int,
    *,
    seat: int | None = None,
    chance: Chance | None = None,
    components: str | None = None,
) -> State:
    """The moment before that action, to be played on: as the seat (that to move) knew it, with fresh luck.

    What it could not know is dealt anew, so this is no way to look at hidden cards; and it has no journal.
    """
    if not journal.moves:
        raise BadOption(f"action={number!r}: no action was taken in this game")
    if not 1 <= number <= len(journal.moves):
        raise BadOption(f"action={number!r}: allowed are 1 to {len(journal.moves)}")
    state = game.rebuild(journal, upto=number - 1, components=components)
    luck = Seeded(os.urandom(16).hex()) if chance is None else chance
    return state.imagine(state.to_move if seat is None else seat, luck)
