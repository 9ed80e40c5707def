"""Reviews of finished games: luck and decisions, and the turning points.

Every decision of a journal is thought through again with what its seat knew at that moment, never with the truth.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from mattock.bots.bot import victory_shares
from mattock.bots.budget import Budget, checked_budget
from mattock.core.chance import Chance, Scripted, Seeded
from mattock.core.game import Game, luck_from
from mattock.core.journal import Journal
from mattock.core.refusal import BadOption, out_of_range, shown
from mattock.core.state import State
from mattock.core.verify import check_luck_in_place, check_outcome
from mattock.lab.choice import MIN_STANDARD_ERRORS, Chances, Choice
from mattock.lab.confirmation import budget_for_games, confirmed
from mattock.lab.judgement import effort_of, judge, quick_judgement
from mattock.lab.luck_events import seats_that_met_luck
from mattock.lab.review_result import DECISION, TURNING_POINTS, Review, TurningPoint

FIRST_LOOKS: Final = 16  # after that only at what would be told, no more at what does not fit together
MAX_LOOKS: Final = 32
MAX_MISTAKES: Final = 12  # so many are checked; the others were small ones
STEPS_A_LOOK: Final = 3  # steps of progress for each of them: it takes longer than a first look
GAME_STEPS: Final = 240  # steps for all games
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
    """Think through every decision of a journal, each for so long (unless told: `lab/judgement.py`), some again.

    An interruption (Ctrl-C) ends it early and keeps what was found. `tell` is told how far it has come.
    """
    budget = None if seconds is None and iterations is None else checked_budget(seconds, iterations)
    luck_from(seed, None)  # refuses what is no seed
    reviewer = Reviewer(journal, game, components, budget, seed, tell)
    try:
        for _ in reviewer.steps():
            pass
    except KeyboardInterrupt:
        if not reviewer.found:
            raise
    return reviewer.so_far()


class Reviewer:
    """A review in the making: what was found so far can be told at any time."""

    def __init__(
        self,
        journal: Journal,
        game: Game,
        components: str | None,
        budget: Budget | None,
        seed: int | str,
        tell: Progress | None,
    ) -> None:
        self.journal = journal
        self.game = game
        self.components = components
        self.seed = seed
        self.tell = tell
        self.state = verified_result(journal, game, components)
        self.together = game.instinct(self.state).together
        self.effort = effort_of(together=self.together)
        decisions = count_choices(game, journal, components)
        self.budget = budget or self.effort.budget(decisions)
        self.game_budget = budget_for_games(self.budget, decisions, self.has_looked)
        self.found: list[Choice] = []
        self.looks: Counter[int] = Counter()
        self.played: set[int] = set()
        self.outcome: Chances | None = None
        self.is_whole = False

    def steps(self) -> Iterator[None]:
        """The whole review, a moment at a time: whoever walks through it may stop anywhere."""
        yield from self.think_through()
        yield from self.look_closer()

    def rough(self) -> Review:
        """A first curve out of a short look at each decision; it names no mistakes."""
        found: list[Choice] = []
        for number, turn, moment in moments(self.game, self.journal, self.components):
            if is_choice(moment, self.journal, number):
                found.append(quick_judgement(moment, self.journal, number, turn, self.seed))
            if found:
                found[-1] = with_news(found[-1], moment, self.journal, number, together=self.together)
        self.check_found(found)
        return self.review_of(found, result_of(self.state))

    def think_through(self) -> Iterator[None]:
        """Every decision, in the order of the game."""
        found, journal = self.found, self.journal
        for number, turn, moment in moments(self.game, journal, self.components):
            self.has_come_to(number)
            if is_choice(moment, journal, number):
                found.append(judge(moment, journal, number, turn, self.budget, self.seed))
            if found:
                found[-1] = with_news(found[-1], moment, journal, number, together=self.together)
            yield
        self.check_found(found)
        self.outcome = result_of(self.state)

    def check_found(self, found: Sequence[Choice]) -> None:
        if not found:
            problem = "there is nothing to review: no decision with a choice was made"
            raise BadOption(problem).saying("nothing_to_review")

    def look_closer(self) -> Iterator[None]:
        """At what would be told and what does not fit; what is found there may show that others have to be told."""
        while (index := self.doubted()) is not None:
            self.has_looked()
            choice = self.found[index]
            if self.looks[index] < len(self.effort.closer):
                self.found[index] = self.again(choice, self.effort.closer[self.looks[index]])
                self.looks[index] += 1
            else:
                moment = self.before(choice)
                self.found[index] = confirmed(choice, moment, self.game_budget, self.seed, together=self.together)
                self.played.add(index)
            yield
        self.is_whole = True

    def doubted(self) -> int | None:
        """The choice to look at next: first what seems to be among the costliest, ever closer, until that is checked;
        then what else would be told or does not fit.
        """
        found, seen = self.so_far(), self.looks.total()
        wanted = self.suspects(found)
        if not wanted and seen < MAX_LOOKS:
            if seen < FIRST_LOOKS:
                wanted += [index for index in misfits(found, self.found) if not self.looks[index]]
            others = [*found.strokes(), *found.changes()[:TURNING_POINTS]]
            wanted += [index for index in indexes(others, self.found) if not self.looks[index]]
        return wanted[0] if wanted else None

    def suspects(self, found: Review) -> list[int]:
        """What would be told as a mistake if it were checked, as far as it can be."""
        numbers = {choice.number: index for index, choice in enumerate(self.found)}
        costly = [numbers[choice.number] for choice in found.suspects()]
        hopeful = [index for index in costly if self.found[index].is_checked or self.can_be_checked(index)]
        return [index for index in hopeful[:MAX_MISTAKES] if not self.found[index].is_checked]

    def can_be_checked(self, index: int) -> bool:
        """By a closer look and by games, as long as there is time for them."""
        if self.looks[index] < len(self.effort.closer) and self.looks.total() >= MAX_LOOKS:
            return False
        return not (index in self.played or self.game_budget.is_empty)

    def again(self, choice: Choice, times: int) -> Choice:
        """Judge a choice again with a budget so many times as large."""
        budget, seed = self.budget.times(times), f"{self.seed}/{times} times"
        closer = judge(self.before(choice), self.journal, choice.number, choice.turn, budget, seed)
        return closer._replace(news=choice.news)

    def before(self, choice: Choice) -> State:
        return self.game.rebuild(self.journal, upto=choice.number - 1, components=self.components)

    def has_looked(self) -> None:
        """Closer looks and games, of which all are seldom needed."""
        steps = STEPS_A_LOOK * (self.looks.total() + 1) + int(GAME_STEPS * min(1.0, self.game_budget.spent))
        self.has_come_to(len(self.journal.moves) + steps)

    def has_come_to(self, step: int) -> None:
        if self.tell is not None:
            self.tell(step, len(self.journal.moves) + STEPS_A_LOOK * (MAX_LOOKS + 1) + GAME_STEPS + 1)

    def so_far(self) -> Review:
        return self.review_of(self.found, self.outcome)

    def review_of(self, found: Sequence[Choice], outcome: Chances | None) -> Review:
        return Review(
            found,
            outcome,
            players=self.state.players,
            together=self.together,
            actions=len(self.journal.moves),
            is_whole=self.is_whole,
        )


def verified_result(journal: Journal, game: Game, components: str | None) -> State:
    """The result of the journal's game, checked against what the journal says."""
    state = game.rebuild(journal, components=components)
    check_luck_in_place(journal, state)
    if journal.outcome is not None:
        check_outcome(journal, state)
    return state


def moments(game: Game, journal: Journal, components: str | None) -> Iterator[tuple[int, int, State]]:
    """The position before each action of a journal that was checked, with the numbers of the action and of the turn."""
    options: dict[str, Any] = {**journal.options, "components": components}
    state = game.new(chance=Scripted(journal.answers()), rules=journal.rules, **options)
    instinct = game.instinct(state)
    turn, mark = 1, instinct.turn_of(state)
    for number, move in enumerate(journal.moves, 1):
        if mark != (mark := instinct.turn_of(state)):
            turn += 1
        yield number, turn, state
        state.step(state.catalogue.by_code(move.code).id)


def count_choices(game: Game, journal: Journal, components: str | None) -> int:
    return sum(is_choice(state, journal, number) for number, _, state in moments(game, journal, components))


def is_choice(state: State, journal: Journal, number: int) -> bool:
    """Whether the action was one of several answers; private ones answer nothing."""
    played = state.catalogue.by_code(journal.moves[number - 1].code)
    return len(state.legal()) > 1 and not state.game.is_private(played.id)


def result_of(state: State) -> Chances | None:
    outcome = state.outcome
    return None if outcome is None else tuple(victory_shares(state.game.instinct(state), outcome, state.players))


def with_news(choice: Choice, state: State, journal: Journal, number: int, *, together: bool) -> Choice:
    """Note who met luck after this choice and before the next; a team sees with the eyes of its acting player."""
    seats = (state.to_move,) if together else tuple(range(state.players))
    met = seats_that_met_luck(state, journal.moves[number - 1], seats)
    if together:
        met = met * state.players
    return choice._replace(news=tuple(old or new for old, new in zip(choice.news, met, strict=True)))


def indexes(points: Sequence[TurningPoint], choices: Sequence[Choice]) -> list[int]:
    """The choices that these changes are told from: among many estimates, the largest changes are the most mistaken.

    A decision is judged where it is made; what came after it lies between two choices, or one and the end.
    """
    numbers = {choice.number: index for index, choice in enumerate(choices)}
    ends = [
        (point.choice.number, point.choice.number if point.kind == DECISION else point.step.until) for point in points
    ]
    return [numbers[number] for pair in ends for number in pair if number in numbers]


def misfits(found: Review, choices: Sequence[Choice]) -> list[int]:
    """The choices whose estimates the others of their chain contradict, the worst first: something was missed."""
    gaps = {
        index: max(abs(one.hoped[one.seat] - other.hoped[one.seat]), abs(one.kept[one.seat] - other.kept[one.seat]))
        for index, (one, other) in enumerate(zip(choices, found.estimates, strict=True))
    }
    return sorted(
        (index for index in gaps if gaps[index] > MIN_STANDARD_ERRORS * choices[index].doubt),
        key=lambda index: -gaps[index],
    )


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

    What it could not know is dealt again, so this is no way to look at hidden cards; and it has no journal.
    """
    if not journal.moves:
        raise BadOption(f"action={shown(number)}: no action was taken in this game").saying("no_action_taken")
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= len(journal.moves):
        raise out_of_range("action", number, 1, len(journal.moves))
    state = game.rebuild(journal, upto=number - 1, components=components)
    luck = Seeded(os.urandom(16).hex()) if chance is None else chance
    return state.imagine(state.to_move if seat is None else seat, luck)
