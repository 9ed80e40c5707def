"""What clients are told of reviews. A `step` is one of the replay: so many actions have been played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mattock.wire.messages import AdviceReason, OfferedAction


class CurvePoint(Struct, frozen=True):
    """How a side stood at a step, from what it knew then: its chance to win, which may be `doubt` off. Among rivals
    also the `rank` to expect, from 1. The last point is the result.
    """

    step: int
    turn: int
    chance: float
    doubt: float
    rank: float | None = None


class ReviewVerdict(Struct, frozen=True):
    """Why the game was won or lost, as parameters of one sentence: what moved the chance most on its way to the end, by
    how many `points`, and at which `step`, if one stands out.
    """

    ending: Literal["won", "lost"]
    cause: Literal["decisions", "others", "luck", "start"]
    points: int
    step: int | None


class ReviewSide(Struct, frozen=True):
    """The way of one seat, or of all together (`seat` is null). In whole points of the chance to win, `start` plus
    `decisions`, `others` and `luck` make `end`.

    `decisions` are mistakes of the side, each of which games played out agree with; `others` are mistakes of rivals and
    what rivals did that it did not expect; `luck` is what dice, cards and secrets brought, together with what the
    estimates did not see coming. There is no `verdict` before the game is over.
    """

    seat: int | None
    start: int
    decisions: int
    others: int
    luck: int
    end: int
    curve: list[CurvePoint]
    verdict: ReviewVerdict | None


class SeatShare(Struct, frozen=True):
    """What one player's own mistakes cost, in whole points of the chance to win, and how many were named; and what luck
    brought after this player's decisions.
    """

    seat: int
    mistakes: int
    decisions: int
    luck: int


class ReviewPoint(Struct, frozen=True):
    """A moment that changed much: `seat` played `chosen` at `step`, and its chance went from `before` to `after`.

    After a `decision` a `better` action was known, for this `reason`, and `games` played out from there agree. With
    `luck` and `others` the change came after the action, up to the step `until`.
    """

    step: int
    until: int
    turn: int
    seat: int
    kind: Literal["decision", "luck", "others"]
    chosen: OfferedAction
    better: OfferedAction | None
    reason: AdviceReason | None
    before: float
    after: float
    games: int


class GameReview(Struct, frozen=True):
    """A review of a game of so many `actions`. A `rough` one has curves and nothing else that counts: it comes first,
    and the other takes its place.
    """

    game: str
    actions: int
    players: int
    together: bool
    rough: bool
    sides: list[ReviewSide]
    seats: list[SeatShare]
    points: list[ReviewPoint]


class ReviewReport(Struct, frozen=True, tag_field="answer", tag="review"):
    """How far a review is: not asked for, one of `ahead` more that wait, under way, done, or `failed`, which asking
    again starts over. `progress` goes from 0 to 1, `asked` says whether the person waits for it.
    """

    table: str
    status: Literal["none", "waiting", "computing", "done", "failed"]
    progress: float
    ahead: int
    asked: bool
    review: GameReview | None
