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
from mattock.core.refusal import BadOption, out_of_range
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.core.verify import check_luck_in_place, check_outcome
from mattock.lab.hindsight import NOTICEABLE, SURE, TURNING_POINTS, Chances, Choice, Review
from mattock.lab.news import who_met_luck

ITERATIONS: Final = 600
AHEAD: Final = 2  # turns that a walk goes on after its own: dangers that strike between two turns must be met
SECOND_LOOKS: Final = 2 * TURNING_POINTS
CLOSER: Final = 8  # times the budget, for a second look
UNKNOWN: Final = 0.25  # how much walks may differ, as long as there are too few to tell
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
    """Think through every decision of a journal, each for so long (600 iterations), and the turning points again.

    An interruption (Ctrl-C) ends it early and keeps what was found. `tell` is told how far it has come.
    """
    budget = checked_budget(seconds, ITERATIONS if seconds is None and iterations is None else iterations)
    state = believed(journal, game, components)
    together = game.instinct(state).together
    found: list[Choice] = []
    outcome: Chances | None = None
    is_whole = False
    try:
        for number, turn, moment in moments(game, journal, components):
            if tell is not None:
                tell(number, len(journal.moves) + 2 * SECOND_LOOKS)
            if len(moment.legal_ids()) > 1:
                found.append(judged(moment, journal, number, turn, budget, seed))
            if found:
                found[-1] = with_news(found[-1], moment, journal, number, together=together)
        outcome = result_of(state)
        so_far = Review(
            found, outcome, players=state.players, together=together, actions=len(journal.moves), is_whole=True
        )
        look_again(so_far, game, journal, components, budget, seed, tell)
        is_whole = True
    except KeyboardInterrupt:
        if not found:
            raise
    if not found:
        raise BadOption("there is nothing to review: no decision with a choice was made").saying("nothing_to_review")
    return Review(
        found, outcome, players=state.players, together=together, actions=len(journal.moves), is_whole=is_whole
    )


def believed(journal: Journal, game: Game, components: str | None) -> State:
    """How the game ended, or where it stopped, if that is what the journal says too."""
    state = game.rebuild(journal, components=components)
    check_luck_in_place(journal, state)
    if journal.outcome is not None:
        check_outcome(journal, state)
    return state


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
    coach = Coach(sight, Seeded(f"{seed}/{number}"), AHEAD)
    coach.compare(chosen)
    coach.think(seconds=None if math.isinf(half.seconds) else half.seconds, iterations=half.iterations)
    best = coach.advice()[0].action
    kept = worth_after(sight, chosen, Seeded(f"{seed}/{number}/worth"), half, AHEAD)
    hoped = kept if best == chosen else worth_after(sight, best, Seeded(f"{seed}/{number}/worth"), half, AHEAD)
    if hoped.chance - kept.chance <= max(NOTICEABLE, SURE * math.hypot(doubt(hoped), doubt(kept))):
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
        doubt(kept),
        (False,) * state.players,
    )


def doubt(worth: Worth) -> float:
    """The standard error of an estimate; a few walks that happen to agree prove little."""
    return math.sqrt((worth.spread**2 + UNKNOWN**2 / worth.walks) / worth.walks)


def with_news(choice: Choice, state: State, journal: Journal, number: int, *, together: bool) -> Choice:
    """Note who met luck in an action after this choice and before the next; a team sees with the eyes of who acts."""
    seats = (state.to_move,) if together else tuple(range(state.players))
    met = who_met_luck(state, journal.moves[number - 1], seats)
    if together:
        met = met * state.players
    return choice._replace(news=tuple(old or new for old, new in zip(choice.news, met, strict=True)))


def look_again(
    found: Review,
    game: Game,
    journal: Journal,
    components: str | None,
    budget: Budget,
    seed: int | str,
    tell: Progress | None,
) -> None:
    """Among many estimates the largest changes are the most mistaken: both ends of them are thought through longer."""
    swings = [point.step for point in found.swings()[:SECOND_LOOKS] if abs(point.change) > 0]
    numbers = sorted({number for step in swings for number in (step.choice.number, step.until)})
    longer = Budget(budget.seconds * CLOSER, budget.iterations * CLOSER)
    for index, choice in enumerate(found.choices):
        if choice.number in numbers:
            if tell is not None:
                tell(len(journal.moves) + numbers.index(choice.number), len(journal.moves) + 2 * SECOND_LOOKS)
            state = game.rebuild(journal, upto=choice.number - 1, components=components)
            closer = judged(state, journal, choice.number, choice.turn, longer, f"{seed}/again")
            found.choices[index] = closer._replace(news=choice.news)


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
        raise BadOption(f"action={number!r}: no action was taken in this game").saying("no_action_taken")
    if not 1 <= number <= len(journal.moves):
        raise out_of_range("action", number, 1, len(journal.moves))
    state = game.rebuild(journal, upto=number - 1, components=components)
    luck = Seeded(os.urandom(16).hex()) if chance is None else chance
    return state.imagine(state.to_move if seat is None else seat, luck)
