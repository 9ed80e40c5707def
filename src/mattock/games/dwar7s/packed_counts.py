"""Small counts side by side in one int, 4 bits a kind: gems in a hand, ogre cards in a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def count_of(tally: i64, kind: i64) -> i64:
    return (tally >> (4 * kind)) & 15


def one(kind: i64) -> i64:
    """A tally of one thing, to add or to take away."""
    return 1 << (4 * kind)


def several(kind: i64, amount: i64) -> i64:
    """A tally of that many things of one kind."""
    return amount << (4 * kind)


def total(tally: i64) -> i64:
    size: i64 = 0
    while tally:
        size += tally & 15
        tally >>= 4
    return size


def has_one(tally: i64, wanted: i64) -> bool:
    """Whether a tally has at least the one thing of another tally."""
    return count_of(tally, kind_of(wanted, 0)) > 0


def kind_of(tally: i64, nth: i64) -> i64:
    """The kind of the nth thing, counted kind by kind."""
    kind: i64 = 0
    while nth >= tally & 15:
        nth -= tally & 15
        tally >>= 4
        kind += 1
    return kind


def counts(tally: i64, kinds: i64) -> list[i64]:
    """The counts kind by kind."""
    found: list[i64] = []
    kind: i64 = 0
    while kind < kinds:
        found.append(count_of(tally, kind))
        kind += 1
    return found
