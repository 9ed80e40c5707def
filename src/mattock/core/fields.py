"""Positions as plain data: named fields out of an object and back."""

from __future__ import annotations


def fields_of(thing: object, names: list[str]) -> dict[str, object]:
    """Those fields by name; lists as copies."""
    found: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        found[name] = list(value) if isinstance(value, list) else value
    return found


def set_fields(thing: object, names: list[str], data: dict[str, object]) -> None:
    """The way back."""
    for name in names:
        value = data[name]
        setattr(thing, name, list(value) if isinstance(value, list) else value)


def rows_in(data: dict[str, object], name: str) -> list[object]:
    """A list out of a snapshot."""
    rows = data[name]
    assert isinstance(rows, list)
    return rows
