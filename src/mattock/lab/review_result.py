"""The result of a review: each decision's cost, the luck around it, and the turning points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from mattock.lab.chains import agreed
from mattock.lab.choice import MIN_CHANGE, MIN_STANDARD_ERRORS, Chances, Choice

TURNING_POINTS: Final = 3
DECISION: Final = "decision"
LUCK: Final = "luck"
OTHERS: Final = "others"


class Split(NamedTuple):
    """The way from the first decision of all to the result, for one seat: the parts add up to it."""

    start: float
    decisions: float
    others: float
    luck: float
    end: float


class Shares(NamedTuple):
    """How much of all change, up and down, each part made; nothing of it, where nothing changed."""

    decisions: float
    others: float
    luck: float


class Step(NamedTuple):
    """From one choice of a side to its next, at action `until`: from the chance before it to that `after`.

    `decision` is what the choice cost, `mistakes` what others gave or took by theirs, so that a chance of `expected`
    was left; the way from there was the doing of `cause`.
    """

    choice: Choice
    until: int
    decision: float
    mistakes: float
    expected: float
    cause: str
    after: float
    doubt: float

    @property
    def rest(self) -> float:
        return self.after - self.expected

    @property
    def kept(self) -> float:
        """The chance right after the choice."""
        return self.expected - self.mistakes

    @property
    def stroke(self) -> float:
        """What came after the choice without anybody's mistake, as far as the side saw it come: the way from what it
        `kept` to what it found `after`. A mistake of others that only they saw is no way down from somewhere.
        """
        seen = self.after - self.kept
        return min(seen, self.rest, key=abs) if seen * self.rest > 0.0 else 0.0

    @property
    def parts(self) -> dict[str, float]:
        """What may turn a game, beside the mistakes of others: they are in steps of their own."""
        return {DECISION: self.decision, self.cause: self.stroke}


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

    `actions` counts those of the journal; `is_whole` is False if somebody interrupted the review. Of the `estimates`,
    `choices` take what was checked: what only a search thinks a decision cost is not told.
    """

    def __init__(
        self,
        choices: Sequence[Choice],
        result: Chances | None,
        *,
        players: int,
        together: bool,
        actions: int,
        is_whole: bool,
    ) -> None:
        self.estimates = agreed(choices, result, together=together)
        self.choices = agreed([settled(choice) for choice in choices], result, together=together)
        self.result = result
        self.players = players
        self.together = together
        self.actions = actions
        self.is_whole = is_whole

    @property
    def sides(self) -> list[int]:
        """The seats that have a way of their own; players of one side share that of seat 0."""
        return [0] if self.together else list(range(self.players))

    def steps(self, seat: int) -> list[Step]:
        """A side's way with its own eyes, from each of its choices to the next, or to the end."""
        own = [index for index, choice in enumerate(self.choices) if self.together or choice.seat == seat]
        ends = [*own[1:], len(self.choices)]
        return [self.step(seat, here, ends[place]) for place, here in enumerate(own)]

    def step(self, seat: int, here: int, after: int) -> Step:
        """The rest beside decisions is luck if the side met any, else what others did; alone, there is none."""
        choice, between = self.choices[here], self.choices[here + 1 : after]
        kept = expected = choice.kept[seat]
        for other in between:
            expected = carried(expected, other.hoped[seat], other.kept[seat])
        doubt, until, found = choice.doubt, self.last, expected
        if after < len(self.choices):
            following = self.choices[after]
            doubt, until, found = math.hypot(doubt, following.doubt), following.number, following.hoped[seat]
        elif self.result is not None:
            found = self.result[seat]
        cause = LUCK if any(one.news[seat] for one in (choice, *between)) else OTHERS
        return Step(choice, until, kept - choice.hoped[seat], expected - kept, expected, cause, found, doubt)

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance to win at the start, before each choice of its side and at the end, by the number of the
        action.
        """
        first, points = self.choices[0], [(step.choice.number, step.choice.hoped[seat]) for step in self.steps(seat)]
        if not points or points[0][0] != first.number:
            points.insert(0, (first.number, first.hoped[seat]))
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
        """What caused the change. `decisions` are the seat's own mistakes, or everybody's where they play together."""
        start, moves = self.choices[0].hoped[seat], self.moves(seat)
        decisions, others, luck = (sum(moves[kind]) for kind in (DECISION, OTHERS, LUCK))
        return Split(start, decisions, others, luck, self.end(seat))

    def shares(self, seat: int) -> Shares:
        moves = self.moves(seat)
        sizes = [sum(map(abs, moves[kind])) for kind in (DECISION, OTHERS, LUCK)]
        return Shares(*(size / (sum(sizes) or 1.0) for size in sizes))

    def moves(self, seat: int) -> dict[str, list[float]]:
        """All changes of the seat's chance, by their kind. Rivals all start where the first of them stands at the first
        decision, so that their chances there are shares of one victory; each then goes on with its own eyes.
        """
        start, steps = self.choices[0].hoped[seat], self.steps(seat)
        moves: dict[str, list[float]] = {
            DECISION: [step.decision for step in steps],
            OTHERS: [step.mistakes for step in steps],
            LUCK: [],
        }
        for step in steps:
            moves[step.cause].append(step.rest)
        before = [choice for choice in self.choices if not steps or choice.number < steps[0].choice.number]
        opened = steps[0].choice.hoped[seat] if steps else self.end(seat)
        moves[LUCK if steps and any(choice.news[seat] for choice in before) else OTHERS].append(opened - start)
        return moves

    def end(self, seat: int) -> float:
        """The result; or how things stand, if there is none."""
        steps = self.steps(seat)
        if self.result is not None:
            return self.result[seat]
        return steps[-1].after if steps else self.choices[0].hoped[seat]

    def changes(self) -> list[TurningPoint]:
        """Every change in every step of every side, the greatest first."""
        steps = [step for side in self.sides for step in self.steps(side)]
        points = [TurningPoint(step, part) for step in steps for part in step.parts]
        return sorted((point for point in points if point.change), key=lambda point: -abs(point.change))

    def swings(self) -> list[TurningPoint]:
        """Those that can be told from noise."""
        return list(filter(is_sure, self.changes()))

    def suspects(self) -> list[Choice]:
        """The decisions that seem to have cost enough to be told, the costliest first, checked or not."""
        return sorted(filter(is_costly, self.estimates), key=lambda choice: -choice.loss)

    def mistakes(self) -> list[TurningPoint]:
        """The decisions that cost enough to be told, the costliest first: games that were played on agree to each."""
        return [point for point in self.changes() if point.kind == DECISION and point.choice.is_costly]

    def turning_points(self) -> list[TurningPoint]:
        """The costliest decisions of three turns, in the order of the game: at each of them something better was known,
        and that was checked.

        Where fewer cost that much, the greatest strokes of luck and of others take the places left.
        """
        others = [point for point in self.swings() if point.kind != DECISION]
        return in_order(picked([*self.mistakes(), *others]))

    def strokes(self) -> list[TurningPoint]:
        """What changed most without anybody's mistake: the greatest three that are no turning points."""
        turns = self.turning_points()
        return in_order(picked([point for point in self.swings() if point.kind != DECISION and point not in turns]))


def settled(choice: Choice) -> Choice:
    """A choice that was not checked, with no cost."""
    if choice.is_checked or choice.best == choice.chosen:
        return choice
    return choice._replace(best=choice.chosen, reason=None, hoped=choice.kept)


def is_costly(choice: Choice) -> bool:
    return choice.is_costly


def picked(points: Sequence[TurningPoint]) -> list[TurningPoint]:
    """The first three that are not the same moment again."""
    found: list[TurningPoint] = []
    for point in points:
        if len(found) < TURNING_POINTS and not any(is_same_turn(point, one) for one in found):
            found.append(point)
    return found


def in_order(points: Sequence[TurningPoint]) -> list[TurningPoint]:
    return sorted(points, key=lambda point: point.choice.number)


def carried(chance: float, hoped: float, kept: float) -> float:
    """A chance after somebody else's mistake, which by his own judgement made it `kept` out of `hoped`.

    What he gave away is a part of what was missing to certainty, and what he took a part of what was there: he judges
    with other eyes, and to add his points to ours would lead to chances above 100 %.
    """
    if kept < hoped:
        return chance * kept / hoped
    return min(1.0, chance + (1.0 - chance) * (kept - hoped) / (1.0 - hoped)) if hoped < 1.0 else chance


def is_sure(point: TurningPoint) -> bool:
    """Whether it can be told from the noise of the estimates; a decision's cost was checked when it was judged."""
    least = 0.0 if point.kind == DECISION else MIN_STANDARD_ERRORS * point.step.doubt
    return abs(point.change) >= max(MIN_CHANGE, least)


def is_same_turn(point: TurningPoint, other: TurningPoint) -> bool:
    """Whether two points are the same moment: one side's luck is its rival's bad luck, and a bad plan spoils several
    decisions of its turn.
    """
    if point.kind == other.kind == DECISION:
        return (point.choice.turn, point.choice.seat) == (other.choice.turn, other.choice.seat)
    if DECISION in {point.kind, other.kind}:
        return point.choice.number == other.choice.number
    return point.choice.number < other.step.until and other.choice.number < point.step.until
