"""After the game: was it luck or decisions, and where did it turn?

Every decision of a journal is thought through again with what its seat knew at that moment, never with the truth.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from mattock.bots.afterwards import Worth, worth_after
from mattock.bots.bot import shares_of
from mattock.bots.budget import Budget, checked_budget
from mattock.bots.coach import Coach
from mattock.core.chance import Chance, Scripted, Seeded
from mattock.core.game import Game, luck_from
from mattock.core.journal import Journal
from mattock.core.refusal import BadOption, out_of_range, shown
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.core.verify import check_luck_in_place, check_outcome
from mattock.lab.choice import NOTICEABLE, SURE, Chances, Choice
from mattock.lab.hindsight import DECISION, TURNING_POINTS, Review, TurningPoint
from mattock.lab.news import who_met_luck

ITERATIONS: Final = 600
AHEAD: Final = 2  # turns that a walk goes on after its own: dangers that strike between two turns must be met
AMONG_RIVALS: Final = 6  # turns: there a reply may be the blow, and fewer turns see it only after thousands of walks
LOOKS: Final = 16  # at most, at the moments that are to be told and where estimates do not fit together
CLOSER: Final = (8, 32)  # times the budget, for a second look and for a third if they disagree
UNKNOWN: Final = 0.25  # how much walks may differ, as long as there are too few to tell
SHALLOW: Final = 0.3  # what a search of one walk misses; eight times as many walks miss about 0.6 of that
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
    luck_from(seed, None)  # refuses what is no seed
    reviewer = Reviewer(journal, game, components, budget, seed, tell)
    try:
        reviewer.think_through()
        reviewer.look_closer()
    except KeyboardInterrupt:
        if not reviewer.found:
            raise
    if not reviewer.found:
        raise BadOption("there is nothing to review: no decision with a choice was made").saying("nothing_to_review")
    return reviewer.so_far()


class Reviewer:
    """A review in the making: what was found so far can be told at any time."""

    def __init__(
        self,
        journal: Journal,
        game: Game,
        components: str | None,
        budget: Budget,
        seed: int | str,
        tell: Progress | None,
    ) -> None:
        self.journal = journal
        self.game = game
        self.components = components
        self.budget = budget
        self.seed = seed
        self.tell = tell
        self.state = believed(journal, game, components)
        self.together = game.instinct(self.state).together
        self.found: list[Choice] = []
        self.outcome: Chances | None = None
        self.is_whole = False

    def think_through(self) -> None:
        """Every decision, in the order of the game."""
        found, journal = self.found, self.journal
        for number, turn, moment in moments(self.game, journal, self.components):
            self.has_come_to(number)
            if len(moment.legal_ids()) > 1:
                found.append(judged(moment, journal, number, turn, self.budget, self.seed))
            if found:
                found[-1] = with_news(found[-1], moment, journal, number, together=self.together)
        self.outcome = result_of(self.state)

    def look_closer(self) -> None:
        """At the moments that would be told; a closer look may show that others have to be."""
        looked: set[int] = set()
        while len(looked) < LOOKS:
            wanted = [index for index in doubtful(self.so_far(), self.found) if index not in looked]
            if not wanted:
                break
            index = wanted[0]
            looked.add(index)
            self.has_come_to(len(self.journal.moves) + len(looked))
            self.found[index] = self.again(self.found[index])
        self.is_whole = True

    def again(self, choice: Choice) -> Choice:
        """Judged longer, and longer still where that shows that something was missed."""
        moment = self.game.rebuild(self.journal, upto=choice.number - 1, components=self.components)
        for times in CLOSER:
            budget = Budget(self.budget.seconds * times, self.budget.iterations * times)
            last, seed = choice, f"{self.seed}/{times} times"
            choice = judged(moment, self.journal, choice.number, choice.turn, budget, seed)._replace(news=last.news)
            if abs(choice.kept[choice.seat] - last.kept[choice.seat]) <= SURE * math.hypot(choice.doubt, last.doubt):
                break
        return choice

    def has_come_to(self, step: int) -> None:
        if self.tell is not None:
            self.tell(step, len(self.journal.moves) + LOOKS + 1)

    def so_far(self) -> Review:
        return Review(
            self.found,
            self.outcome,
            players=self.state.players,
            together=self.together,
            actions=len(self.journal.moves),
            is_whole=self.is_whole,
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
    ahead = AHEAD if sight.instinct().together else AMONG_RIVALS
    chosen = state.catalogue.by_code(journal.moves[number - 1].code)
    half = Budget(budget.seconds / 2, max(1, budget.iterations // 2))
    coach = Coach(sight, Seeded(f"{seed}/{number}"), ahead)
    coach.compare(chosen)
    coach.think(seconds=None if math.isinf(half.seconds) else half.seconds, iterations=half.iterations)
    best = coach.advice()[0].action
    kept = worth_after(sight, chosen, Seeded(f"{seed}/{number}/worth"), half, ahead)
    hoped = kept if best == chosen else worth_after(sight, best, Seeded(f"{seed}/{number}/worth"), half, ahead)
    if hoped.chance - kept.chance <= max(NOTICEABLE, SURE * math.hypot(noise(hoped), noise(kept))):
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


def noise(worth: Worth) -> float:
    """The standard error of an estimate; a few walks that happen to agree prove little."""
    return math.sqrt((worth.spread**2 + UNKNOWN**2 / worth.walks) / worth.walks)


def doubt(worth: Worth) -> float:
    """How far it may be off: beside the noise, what so few walks do not find. Two actions mostly share that."""
    return math.hypot(noise(worth), SHALLOW / worth.walks**0.25)


def with_news(choice: Choice, state: State, journal: Journal, number: int, *, together: bool) -> Choice:
    """Note who met luck in an action after this choice and before the next; a team sees with the eyes of who acts."""
    seats = (state.to_move,) if together else tuple(range(state.players))
    met = who_met_luck(state, journal.moves[number - 1], seats)
    if together:
        met = met * state.players
    return choice._replace(news=tuple(old or new for old, new in zip(choice.news, met, strict=True)))


def doubtful(found: Review, judged: Sequence[Choice]) -> list[int]:
    """The choices at either end of what would or might be told; then those that what came later does not fit.

    Among many estimates the largest changes are the most mistaken, so none is told after a single look.
    """
    points = [*found.turning_points(), *found.strokes(), *found.changes()[:TURNING_POINTS]]
    numbers = {number for point in points for number in ends_of(point)}
    gaps = [
        abs(first.hoped[first.seat] - agreed.hoped[first.seat])
        for first, agreed in zip(judged, found.choices, strict=True)
    ]
    misfits = [index for index, choice in enumerate(judged) if gaps[index] > SURE * choice.doubt]
    return [
        *(index for index, choice in enumerate(judged) if choice.number in numbers),
        *sorted(misfits, key=lambda index: -gaps[index]),
    ]


def ends_of(point: TurningPoint) -> tuple[int, ...]:
    """A decision is judged where it is made; what came after it lies between two."""
    return (point.choice.number,) if point.kind == DECISION else (point.choice.number, point.step.until)


def continue_from(
    journal: Journal,
    game: Game,
    number: object,
    *,
    seat: int | None = None,
    chance: Chance | None = None,
    components: str | None = None,
) -> State:
    """The moment before that action, to be played on: as the seat (that to move) knew it, with fresh luck.

    What it could not know is dealt anew, so this is no way to look at hidden cards; and it has no journal.
    """
    if not journal.moves:
        raise BadOption(f"action={shown(number)}: no action was taken in this game").saying("no_action_taken")
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= len(journal.moves):
        raise out_of_range("action", number, 1, len(journal.moves))
    state = game.rebuild(journal, upto=number - 1, components=components)
    luck = Seeded(os.urandom(16).hex()) if chance is None else chance
    return state.imagine(state.to_move if seat is None else seat, luck)
