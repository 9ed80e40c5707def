"""Why a game was won or lost, in one sentence: what moved the chance most towards the result."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from mattock.lab.points import Points
from mattock.lab.review_result import DECISION, LUCK, OTHERS, Review

MIN_POINTS: Final = 10  # points; where nothing pulled harder than that, the game went as it began
Ending = Literal["won", "lost"]
Cause = Literal["decisions", "others", "luck", "start"]
KINDS: Final[dict[Cause, str]] = {"decisions": DECISION, "others": OTHERS, "luck": LUCK}


class Verdict(NamedTuple):
    """The cause brought so many points of the chance to win towards the end, or was where all began; `number` is the
    action of its greatest moment, if one stands out.
    """

    ending: Ending
    cause: Cause
    points: int
    number: int | None


def verdict_on(found: Review, side: int, way: Points) -> Verdict | None:
    """None as long as nobody knows how it ended."""
    if found.result is None:
        return None
    has_won = found.result[side] > 0.0
    pulls: dict[Cause, int] = {"decisions": way.decisions, "others": way.others, "luck": way.luck}
    towards = pulls if has_won else {cause: -points for cause, points in pulls.items()}
    cause = max(towards, key=lambda one: towards[one])
    ending: Ending = "won" if has_won else "lost"
    if towards[cause] < MIN_POINTS:
        return Verdict(ending, "start", way.start, None)
    return Verdict(ending, cause, towards[cause], moment_of(found, side, cause, has_won=has_won))


def moment_of(found: Review, side: int, cause: Cause, *, has_won: bool) -> int | None:
    """The action at the greatest moment of that cause on that side."""
    points = [*found.turning_points(), *found.strokes()]
    own = [point for point in points if point.kind == KINDS[cause] and (found.together or point.choice.seat == side)]
    towards = [point for point in own if (point.change > 0) is has_won]
    return max(towards, key=lambda one: abs(one.change)).choice.number if towards else None
