"""Why this action: the part of the instinct in which its futures stand out from those of the others."""

from __future__ import annotations

import math
from typing import Final

from mattock.bots.action_rollouts import ActionRollouts
from mattock.bots.advice import GAIN, GUARD, HINDER, NO_LESS, SLOW, SPARE, SURVIVAL, VICTORY, Reason

MIN_CHANGE: Final = 0.03  # log odds; a smaller change counts as none
MIN_FAINT_CHANGE: Final = (
    0.005  # log odds; less is no reason to do anything, more is one where there is none that weighs more
)
MIN_DECIDED_SHARE: Final = 0.2  # of all futures
MIN_STANDARD_ERRORS: Final = 2.0  # standard errors


class PartLead:
    """The part with the largest lead so far; leads below a minimum do not count."""

    def __init__(self, least: float) -> None:
        self.index = -1
        self.most = least

    def consider(self, index: int, lead: float, noise: float) -> None:
        if lead > self.most and lead > MIN_STANDARD_ERRORS * noise:
            self.index, self.most = index, lead


def reason_for(own: ActionRollouts, others: list[ActionRollouts], now: ActionRollouts) -> Reason:
    """A near end of the game, else the part of the evaluation in which the action leads most.

    What all of them do is no reason for one. Where nothing can be told from chance, there is nothing to say but that.
    """
    reason = end_of(own, others)
    if reason is None and own.lasting:
        reason = part_of(own, [other for other in others if other.lasting], now)
    return Reason(NO_LESS, GAIN, own.seat) if reason is None else reason


def part_of(own: ActionRollouts, lasting: list[ActionRollouts], now: ActionRollouts) -> Reason | None:
    """The part of the instinct that speaks for the action: first what is plainly true of the position now as well, as
    something grows or is kept or a rival loses it; then what is only true beside the others, as less is lost of it or a
    rival gains less; at last the same of what weighs little.
    """
    beside = lasting or [now]
    for least in (MIN_CHANGE, MIN_FAINT_CHANGE):
        for is_plain in (True, False):
            lead = PartLead(least)
            for index in range(len(own.sums)):
                if is_plainly_true(own, now, index) is is_plain:
                    weigh(lead, own, index, own.mean(index) - mean_of(beside, index), noise_of(own, beside, index))
            if lead.index >= 0:
                return reason_at(lead.index, own, now)
    return None


def is_plainly_true(own: ActionRollouts, now: ActionRollouts, index: int) -> bool:
    """Whether the seat keeps its part beside the position now, or a rival loses some of it."""
    change = own.mean(index) - now.mean(index)
    if index // len(own.instinct.parts) == own.seat:
        return change >= -MIN_CHANGE
    return change < -max(MIN_CHANGE, MIN_STANDARD_ERRORS * own.noise(index))


def mean_of(futures: list[ActionRollouts], index: int) -> float:
    return sum([one.mean(index) for one in futures]) / len(futures)


def noise_of(own: ActionRollouts, others: list[ActionRollouts], index: int) -> float:
    """The standard error of a lead over the mean of others."""
    return math.hypot(own.noise(index), math.sqrt(sum([one.noise(index) ** 2 for one in others])) / len(others))


def end_of(own: ActionRollouts, others: list[ActionRollouts]) -> Reason | None:
    """Victory, if it comes at once and more often than otherwise; survival, if defeat does so otherwise."""
    tried = [other for other in others if other.tries]
    won = sum([other.won() for other in tried]) / max(1, len(tried))
    lost = sum([other.lost() for other in tried]) / max(1, len(tried))
    if own.won() - won > MIN_DECIDED_SHARE:
        return Reason(VICTORY, GAIN, own.seat)
    if tried and lost - own.lost() > MIN_DECIDED_SHARE:
        return Reason(SURVIVAL, GUARD, own.seat)
    return None


def weigh(lead: PartLead, own: ActionRollouts, index: int, edge: float, noise: float) -> None:
    """Count a lead of one's own fully, and a rival's setback by how strong this rival is."""
    seat = index // len(own.instinct.parts)
    if seat == own.seat:
        lead.consider(index, edge, noise)
    elif not own.instinct.together:
        rest = sum(own.shares) - own.shares[own.seat]
        weight = own.shares[seat] / rest if rest > 0.0 else 0.0
        lead.consider(index, -edge * weight, noise * weight)


def reason_at(index: int, own: ActionRollouts, now: ActionRollouts) -> Reason:
    seat, part = divmod(index, len(own.instinct.parts))
    code, is_plain = own.instinct.parts[part], is_plainly_true(own, now, index)
    if seat != own.seat:
        return Reason(code, HINDER if is_plain else SLOW, seat)
    is_gained = own.mean(index) > now.mean(index) + MIN_CHANGE
    return Reason(code, GAIN if is_gained else GUARD if is_plain else SPARE, seat)
