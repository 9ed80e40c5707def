"""Decisions that nothing came between, neither luck nor anybody else, all look at the same future.

What a side hoped for at the next of them is what it had kept at the one before: where the estimates differ, only we
changed our mind. So they are brought to agree before anything is called luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from mattock.lab.choice import NOTICEABLE, SURE, Chances, Choice


def agreed(choices: Sequence[Choice], result: Chances | None, *, together: bool) -> list[Choice]:
    """The same choices with chances that only luck, others or a decision's own cost change."""
    found: list[Choice] = []
    for chain in chains(choices, together=together):
        last = chain[-1]
        if result is not None and last is choices[-1] and not last.news[last.seat]:
            found += levelled(chain, result[last.seat], 0.0, together=together)
        else:
            found += levelled(chain, *pooled(chain), together=together)
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


def ends(chain: Sequence[Choice]) -> list[float]:
    """What was left after the last decision, as each of them sees it, the first first."""
    lost = 0.0
    seen: list[float] = []
    for choice in reversed(chain):
        lost += choice.loss
        seen.append(choice.hoped[choice.seat] - lost)
    return seen[::-1]


def pooled(chain: Sequence[Choice]) -> tuple[float, float]:
    """What they say together, the surer ones more, and how far they are apart.

    The last of them sees most: those that cannot be reconciled with it are not heard.
    """
    seen, last = ends(chain), chain[-1]
    heard = [
        (end, choice.doubt**-2)
        for end, choice in zip(seen, chain, strict=True)
        if abs(end - seen[-1]) <= SURE * math.hypot(choice.doubt, last.doubt)
    ]
    mean = sum(weight * end for end, weight in heard) / sum(weight for _, weight in heard)
    level = min(1.0, max(0.0, mean))
    return level, math.sqrt(sum((end - level) ** 2 for end, _ in heard) / len(heard))


def levelled(chain: Sequence[Choice], end: float, noise: float, *, together: bool) -> list[Choice]:
    """Each choice keeps what the next hopes for, and the last keeps `end`. No estimate is surer than they agree."""
    found: list[Choice] = []
    for choice in reversed(chain):
        hoped = min(1.0, end + choice.loss)
        if hoped - end < NOTICEABLE:
            hoped = end
        found.append(
            choice._replace(
                best=choice.chosen if hoped == end else choice.best,
                hoped=with_chance(choice.hoped, choice.seat, hoped, together=together),
                kept=with_chance(choice.kept, choice.seat, end, together=together),
                doubt=max(choice.doubt, noise),
            )
        )
        end = hoped
    return found[::-1]


def with_chance(chances: Chances, seat: int, chance: float, *, together: bool) -> Chances:
    """Everybody's chances if the seat has this one: rivals divide the rest as they did."""
    if together:
        return (chance,) * len(chances)
    rest, even = 1.0 - chances[seat], 1.0 / max(1, len(chances) - 1)
    shares = [one / rest if rest > 0.0 else even for one in chances]
    return tuple(chance if place == seat else (1.0 - chance) * share for place, share in enumerate(shares))
