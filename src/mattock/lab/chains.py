"""Chains of decisions with neither luck nor another player between them: all of them estimate the same future.

What a side hoped for at the next of them is what it had kept at the one before: where the estimates differ, only we
changed our mind. So they are brought to agree before anything is called luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from mattock.lab.choice import MIN_CHANGE, Chances, Choice

GAME_ERROR: Final = 0.03  # how far estimates are off where games were played on


def agreed(choices: Sequence[Choice], result: Chances | None, *, together: bool) -> list[Choice]:
    """Copy the choices with chances that only luck, others or a decision's own cost change."""
    found: list[Choice] = []
    for chain in chains(choices, together=together):
        last = chain[-1]
        is_result = last is choices[-1] and not last.news[last.seat]
        end = result[last.seat] if is_result and result is not None else None
        found += with_one_chance(chain, levels(chain, end), end, together=together)
    return found


def chains(choices: Sequence[Choice], *, together: bool) -> Iterator[list[Choice]]:
    chain: list[Choice] = []
    for choice in choices:
        if chain and (chain[-1].news[chain[-1].seat] or not (together or choice.seat == chain[-1].seat)):
            yield chain
            chain = []
        chain.append(choice)
    if chain:
        yield chain


class ChainLevel(NamedTuple):
    """Moments of a chain with one chance: the weighted sum of what was estimated there, and the weights."""

    total: float
    weight: float
    moments: int

    @property
    def chance(self) -> float:
        return min(1.0, max(0.0, self.total / self.weight))

    def joined(self, other: ChainLevel) -> ChainLevel:
        return ChainLevel(self.total + other.total, self.weight + other.weight, self.moments + other.moments)


def levels(chain: Sequence[Choice], end: float | None) -> list[float]:
    """The chance before the first decision and after each, fitted to all estimates; the last is `end` if known.

    It falls where something better was known, and nowhere rises: by a decision nobody gains. Where estimates say
    otherwise they are one level, so none is told that lies beyond them (isotonic regression).
    """
    found: list[ChainLevel] = []
    for place in range(len(chain) + 1):
        level, is_same = seen(chain, place), place > 0 and is_best(chain[place - 1])
        while found and (is_same or found[-1].chance < level.chance):
            level, is_same = found.pop().joined(level), False
        found.append(level)
    chances = [level.chance for level in found for _ in range(level.moments)]
    if end is None:
        return chances
    settled = len(chances) - found[-1].moments
    return [max(end, chance) for chance in chances[:settled]] + [end] * found[-1].moments


def seen(chain: Sequence[Choice], place: int) -> ChainLevel:
    """The estimates at one moment of a chain: hoped for by the choice after it, kept by the one before it.

    The surer an estimate is, and the less is still to be decided, the more it counts. Where the best was chosen, what
    was kept is what was hoped for, and is heard there.
    """
    total = weights = 0.0
    for index in (place - 1, place):
        if 0 <= index < len(chain) and (index == place or not is_best(chain[index])):
            choice = chain[index]
            chances = choice.hoped if index == place else choice.kept
            weight = trust_in(choice) / (len(chain) - index)
            total += weight * chances[choice.seat]
            weights += weight
    return ChainLevel(total, weights, 1)


def trust_in(choice: Choice) -> float:
    """The weight of a choice's estimate; one checked by games counts more than one of a search alone."""
    return GAME_ERROR**-2 if choice.games else choice.doubt**-2


def is_best(choice: Choice) -> bool:
    return choice.best == choice.chosen


def with_one_chance(
    chain: Sequence[Choice], chances: Sequence[float], end: float | None, *, together: bool
) -> list[Choice]:
    """Let each choice keep what the next hopes for; an estimate is as doubtful as it disagrees with its chain."""
    found: list[Choice] = []
    kept = chances[-1]
    for choice, level in zip(reversed(chain), reversed(chances[:-1]), strict=True):
        hoped = kept if level - kept < MIN_CHANGE else level
        gaps = [
            abs(chance - estimated[choice.seat])
            for chance, estimated in ((hoped, choice.hoped), (kept, choice.kept))
            if chance != end
        ]
        found.append(
            choice._replace(
                best=choice.chosen if hoped == kept else choice.best,
                hoped=with_chance(choice.hoped, choice.seat, hoped, together=together),
                kept=with_chance(choice.kept, choice.seat, kept, together=together),
                doubt=max([choice.doubt, *gaps]),
            )
        )
        kept = hoped
    return found[::-1]


def with_chance(chances: Chances, seat: int, chance: float, *, together: bool) -> Chances:
    """Everybody's chances if the seat has this one: rivals divide the rest as they did."""
    if together:
        return (chance,) * len(chances)
    rest, even = 1.0 - chances[seat], 1.0 / max(1, len(chances) - 1)
    shares = [one / rest if rest > 0.0 else even for one in chances]
    return tuple(chance if place == seat else (1.0 - chance) * share for place, share in enumerate(shares))
