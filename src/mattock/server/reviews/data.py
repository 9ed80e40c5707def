"""A review of the lab as clients are told it."""

from __future__ import annotations

from typing import Literal

import msgspec

from mattock.bots.advice import Reason
from mattock.lab.choice import Chances
from mattock.lab.points import Points, rounded
from mattock.lab.review_result import DECISION, LUCK, OTHERS, Review, TurningPoint
from mattock.lab.verdict import Verdict, verdict_on
from mattock.server.reviews.messages import CurvePoint, GameReview, ReviewPoint, ReviewSide, ReviewVerdict, SeatShare
from mattock.wire.encode import offered
from mattock.wire.messages import AdviceReason


def review_data(game: str, found: Review, *, rough: bool) -> GameReview:
    points = [] if rough else [*found.turning_points(), *found.strokes()]
    return GameReview(
        game=game,
        actions=found.actions,
        players=found.players,
        together=found.together,
        rough=rough,
        sides=[side_data(found, side, rough=rough) for side in found.sides],
        seats=[] if rough else shares_of(found),
        points=sorted(map(point_data, points), key=lambda one: (one.step, one.until)),
    )


def side_data(found: Review, side: int, *, rough: bool) -> ReviewSide:
    way = Points(found.split(side), found.shares(side))
    verdict = verdict_on(found, side, way)
    return ReviewSide(
        seat=None if found.together else side,
        start=way.start,
        decisions=way.decisions,
        others=way.others,
        luck=way.luck,
        end=way.end,
        curve=curve_of(found, side),
        verdict=None if rough or verdict is None else verdict_data(verdict),
    )


def curve_of(found: Review, side: int) -> list[CurvePoint]:
    """The last point is the result, or how things stand at the end of a game that is not over."""
    known = {choice.number: choice for choice in found.choices}
    turn, doubt, curve = 1, 0.0, list[CurvePoint]()
    for number, chance in found.curve(side):
        choice = known.get(number)
        if choice is not None:
            turn, doubt = choice.turn, choice.doubt
        elif found.result is not None:
            doubt = 0.0
        rank = None if choice is None or found.together else rank_of(choice.hoped, side)
        curve.append(CurvePoint(step=number - 1, turn=turn, chance=chance, doubt=min(1.0, doubt), rank=rank))
    return curve


def rank_of(chances: Chances, seat: int) -> float:
    """The place to expect, from 1: each rival comes first as often as the two chances stand to each other."""
    own, rivals = chances[seat], [chance for other, chance in enumerate(chances) if other != seat]
    return 1.0 + sum(chance / (chance + own) if chance + own > 0.0 else 0.5 for chance in rivals)


def shares_of(found: Review) -> list[SeatShare]:
    """What each player's own decisions did, and the luck that followed them: in points that add up to their side's."""
    return [share for side in found.sides for share in shares_of_side(found, side)]


def shares_of_side(found: Review, side: int) -> list[SeatShare]:
    way, steps = Points(found.split(side), found.shares(side)), found.steps(side)
    seats = range(found.players) if found.together else (side,)
    own = [[step for step in steps if step.choice.seat == seat] for seat in seats]
    decisions = rounded([100 * sum(step.decision for step in part) for part in own], way.decisions)
    met = [100 * sum(step.rest for step in part if step.cause == LUCK) for part in own]
    luck = rounded(met if found.together else [float(way.luck)], way.luck)
    mistakes = [sum(point.choice.seat == seat for point in found.mistakes()) for seat in seats]
    return [SeatShare(*share) for share in zip(seats, mistakes, decisions, luck, strict=True)]


def point_data(point: TurningPoint) -> ReviewPoint:
    choice, step = point.choice, point.step
    is_decision = point.kind == DECISION
    return ReviewPoint(
        step=choice.number - 1,
        until=choice.number if is_decision else step.until - 1,
        turn=choice.turn,
        seat=choice.seat,
        kind=kind_of(point),
        chosen=offered(choice.chosen),
        better=offered(choice.best) if is_decision else None,
        reason=None if choice.reason is None or not is_decision else reason_data(choice.reason),
        before=choice.hoped[choice.seat] if is_decision else step.kept,
        after=choice.kept[choice.seat] if is_decision else step.after,
        games=choice.games if is_decision else 0,
    )


def kind_of(point: TurningPoint) -> Literal["decision", "luck", "others"]:
    kinds: dict[str, Literal["decision", "luck", "others"]] = {DECISION: "decision", LUCK: "luck", OTHERS: "others"}
    return kinds[point.kind]


def reason_data(reason: Reason) -> AdviceReason:
    return msgspec.convert(reason.to_dict(), AdviceReason)


def verdict_data(verdict: Verdict) -> ReviewVerdict:
    step = None if verdict.number is None else verdict.number - 1
    return ReviewVerdict(verdict.ending, verdict.cause, verdict.points, step)
