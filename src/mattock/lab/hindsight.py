"""What a review of a game found: each decision's cost, the luck around it, and where the game turned."""

from __future__ import annotations

from typing import Final, NamedTuple

from mattock.bots.advice import Reason
from mattock.core.action import Action

TURNING_POINTS: Final = 3
Chances = tuple[float, ...]


class Choice(NamedTuple):
    """A decision with a choice: action `number` of the journal, in turn `turn`, both counted from 1.

    `hoped` are all seats' chances to win with the best action, `kept` with the one chosen: as the seat could know.
    """

    number: int
    turn: int
    seat: int
    chosen: Action
    best: Action
    reason: Reason | None
    hoped: Chances
    kept: Chances

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
    end: float


class TurningPoint(NamedTuple):
    """A decision that cost much, and the luck that came right after it."""

    choice: Choice
    luck: float

    @property
    def is_luck_larger(self) -> bool:
        return abs(self.luck) > self.choice.loss


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

    def after(self, index: int) -> Chances:
        """What was hoped for at the next decision, or how it ended."""
        if index + 1 < len(self.choices):
            return self.choices[index + 1].hoped
        return self.choices[index].kept if self.result is None else self.result

    def luck(self, index: int, seat: int) -> float:
        """What followed a decision minus what could be expected of it: dice and cards, and secrets that came out."""
        return self.after(index)[seat] - self.choices[index].kept[seat]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance to win before each decision, and at the end, by the number of the action."""
        points = [(choice.number, choice.hoped[seat]) for choice in self.choices]
        return [*points, (self.last, self.after(len(self.choices) - 1)[seat])]

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
        own = others = luck = 0.0
        for index, choice in enumerate(self.choices):
            change = choice.kept[seat] - choice.hoped[seat]
            luck += self.luck(index, seat)
            if self.together or choice.seat == seat:
                own += change
            else:
                others += change
        return Split(self.choices[0].hoped[seat], own, others, luck, self.after(len(self.choices) - 1)[seat])

    def turning_points(self) -> list[TurningPoint]:
        """The decisions that cost most, at most three, in the order in which they were made."""
        costly = [index for index in self.by_loss()[:TURNING_POINTS] if self.choices[index].loss > 0]
        return [
            TurningPoint(self.choices[index], self.luck(index, self.choices[index].seat)) for index in sorted(costly)
        ]

    def by_loss(self) -> list[int]:
        """Indices of the choices, the costliest first."""
        return sorted(range(len(self.choices)), key=lambda index: -self.choices[index].loss)
