"""What a review of a game found: each decision's cost, the luck around it, and where the game turned."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from mattock.bots.advice import Reason
from mattock.core.action import Action

TURNING_POINTS: Final = 3
SURE: Final = 2.0  # standard errors
NOTICEABLE: Final = 0.005  # of a chance to win; less is not called a change
DECISION: Final = "decision"
LUCK: Final = "luck"
OTHERS: Final = "others"
JUDGEMENT: Final = "judgement"
Chances = tuple[float, ...]


class Choice(NamedTuple):
    """A decision with a choice: action `number` of the journal, in turn `turn`, both counted from 1.

    `hoped` are all seats' chances to win with the best action, `kept` with the one chosen: as the seat could know;
    `doubt` is the standard error of both. `news` tells for each seat if it met luck before the next choice.
    """

    number: int
    turn: int
    seat: int
    chosen: Action
    best: Action
    reason: Reason | None
    hoped: Chances
    kept: Chances
    doubt: float
    news: tuple[bool, ...]

    @property
    def loss(self) -> float:
        """What the decision cost the seat; 0 if no better action could be told apart from it."""
        return self.hoped[self.seat] - self.kept[self.seat]


class Split(NamedTuple):
    """The way from the first decision to the result, for one seat: the parts add up to it."""

    start: float
    decisions: float
    others: float
    luck: float
    judgement: float
    end: float


class Step(NamedTuple):
    """From one choice of a side to its next, at action `until`: from the chance before to that `after`.

    `decision` is what the choice cost, `mistakes` what others lost or gave by theirs; `rest` was done by `cause`.
    """

    choice: Choice
    until: int
    decision: float
    mistakes: float
    rest: float
    cause: str
    after: float
    doubt: float

    @property
    def parts(self) -> dict[str, float]:
        """What may turn a game, beside the mistakes of others: they are in steps of their own."""
        return {DECISION: self.decision, self.cause: self.rest}


class TurningPoint(NamedTuple):
    """A step in which the chance changed, and by which of its parts."""

    step: Step
    kind: str

    @property
    def choice(self) -> Choice:
        return self.step.choice

    @property
    def change(self) -> float:
        return self.step.parts[self.kind]


class Review:
    """What was found. `result` is each seat's share of the victory, None if the game or the review did not get there.

    `actions` counts those of the journal; `is_whole` is False if somebody interrupted the review.
    """

    def __init__(
        self,
        choices: list[Choice],
        result: Chances | None,
        *,
        players: int,
        together: bool,
        actions: int,
        is_whole: bool,
    ) -> None:
        self.choices = choices
        self.result = result
        self.players = players
        self.together = together
        self.actions = actions
        self.is_whole = is_whole

    @property
    def sides(self) -> list[int]:
        """The seats that have a way of their own; who play together share that of seat 0."""
        return [0] if self.together else list(range(self.players))

    def steps(self, seat: int) -> list[Step]:
        """A side's way with its own eyes, from each of its choices to the next, or to the end."""
        own = [index for index, choice in enumerate(self.choices) if self.together or choice.seat == seat]
        ends = [*own[1:], len(self.choices)]
        return [self.step(seat, here, ends[place]) for place, here in enumerate(own)]

    def step(self, seat: int, here: int, after: int) -> Step:
        """What is left beside decisions is luck if the side met any, or what others did; else the judgement itself."""
        choice, between = self.choices[here], self.choices[here + 1 : after]
        mistakes = sum(other.kept[seat] - other.hoped[seat] for other in between)
        expected = choice.kept[seat] + mistakes
        doubt, until, found = choice.doubt, self.last, expected
        if after < len(self.choices):
            following = self.choices[after]
            doubt, until, found = math.hypot(doubt, following.doubt), following.number, following.hoped[seat]
        elif self.result is not None:
            found = self.result[seat]
        cause = LUCK if any(one.news[seat] for one in (choice, *between)) else OTHERS if between else JUDGEMENT
        decision = choice.kept[seat] - choice.hoped[seat]
        return Step(choice, until, decision, mistakes, found - expected, cause, found, doubt)

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance to win before each choice of its side, and at the end, by the number of the action."""
        points = [(step.choice.number, step.choice.hoped[seat]) for step in self.steps(seat)]
        return [*points, (self.last, self.split(seat).end)]

    @property
    def last(self) -> int:
        """Where the curve ends."""
        return self.choices[-1].number + 1 if self.result is None else self.actions + 1

    @property
    def turns(self) -> list[tuple[int, int]]:
        """Each turn with a choice in it, and the number of the action at which that was."""
        first: dict[int, int] = {}
        for choice in self.choices:
            first.setdefault(choice.turn, choice.number)
        return list(first.items())

    def split(self, seat: int) -> Split:
        """Whose doing it was. `decisions` are the seat's own, or everybody's where they play together."""
        steps = self.steps(seat)
        if not steps:  # it was never asked: others judged its chance
            start = self.choices[0].hoped[seat]
            end = start if self.result is None else self.result[seat]
            return Split(start, 0.0, end - start, 0.0, 0.0, end)
        parts = {cause: sum(step.rest for step in steps if step.cause == cause) for cause in (OTHERS, LUCK, JUDGEMENT)}
        return Split(
            steps[0].choice.hoped[seat],
            sum(step.decision for step in steps),
            sum(step.mistakes for step in steps) + parts[OTHERS],
            parts[LUCK],
            parts[JUDGEMENT],
            steps[-1].after,
        )

    def swings(self) -> list[TurningPoint]:
        """Every change in every step of every side, the greatest first."""
        steps = [step for side in self.sides for step in self.steps(side)]
        points = [TurningPoint(step, part) for step in steps for part in step.parts]
        return sorted(points, key=lambda point: -abs(point.change))

    def turning_points(self) -> list[TurningPoint]:
        """Where the game changed most, at most three places, in its order; where only our judgement did, it did not."""
        found: list[TurningPoint] = []
        for point in self.swings():
            is_turn = point.kind != JUDGEMENT and is_sure(point)
            if len(found) < TURNING_POINTS and is_turn and not any(is_same_turn(point, one) for one in found):
                found.append(point)
        return sorted(found, key=lambda point: point.choice.number)

    def mistakes(self) -> list[TurningPoint]:
        """The costliest decisions that are no turning points: so many that three decisions are named in all."""
        points = self.turning_points()
        named = {point.choice.number for point in points}
        steps = [step for side in self.sides for step in self.steps(side)]
        costly = sorted((step for step in steps if step.choice.loss >= NOTICEABLE), key=lambda step: step.decision)
        room = TURNING_POINTS - sum(point.kind == DECISION for point in points)
        rest = [TurningPoint(step, DECISION) for step in costly if step.choice.number not in named]
        return sorted(rest[:room], key=lambda point: point.choice.number)


def is_sure(point: TurningPoint) -> bool:
    """Can it be told from the noise of the estimates? A decision's cost was checked when it was judged."""
    least = 0.0 if point.kind == DECISION else SURE * point.step.doubt
    return abs(point.change) >= max(NOTICEABLE, least)


def is_same_turn(point: TurningPoint, other: TurningPoint) -> bool:
    """One's luck is the rival's bad luck: the same moment is named once."""
    if DECISION in {point.kind, other.kind}:
        return point.choice.number == other.choice.number
    return point.choice.number < other.step.until and other.choice.number < point.step.until
