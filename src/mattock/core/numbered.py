"""Tables by number whose rows name their own numbers, so that a constant and its row cannot get out of step."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def numbered_table(rows: list[tuple[int, T]]) -> tuple[T, ...]:
    """The values in the order of their numbers; each number from 0 on must stand in exactly one row."""
    values = dict(rows)
    if len(values) != len(rows) or sorted(values) != list(range(len(rows))):
        raise ValueError(f"the rows of a table must be numbered from 0 on, once each: {[row[0] for row in rows]}")
    return tuple([values[number] for number in range(len(rows))])
