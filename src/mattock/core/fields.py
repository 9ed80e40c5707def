"""Named fields of an object as plain data, and back."""

from __future__ import annotations


def fields_of(thing: object, names: list[str]) -> dict[str, object]:
    """Those fields by name; lists as copies."""
    found: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        found[name] = list(value) if isinstance(value, list) else value
    return found


def set_fields(thing: object, names: list[str], data: dict[str, object]) -> None:
    """Set fields from data. A field that an older snapshot does not have keeps its first value."""
    for name in names:
        if name in data:
            value = data[name]
            setattr(thing, name, list(value) if isinstance(value, list) else value)


def rows_in(data: dict[str, object], name: str) -> list[object]:
    """A list in a snapshot."""
    rows = data[name]
    assert isinstance(rows, list)
    return rows


def has_same_shape(data: object, model: object) -> bool:
    """Whether data has the fields, the number of rows and the types of the model.

    Of rows that the model has none of, all that is known is that they hold whole numbers.
    """
    if isinstance(model, dict):
        return (
            isinstance(data, dict)
            and data.keys() == model.keys()
            and all(has_same_shape(data[name], value) for name, value in model.items())
        )
    if isinstance(model, list):
        if not isinstance(data, list):
            return False
        if not model:
            return all(isinstance(row, dict) and all(type(value) is int for value in row.values()) for row in data)
        return len(data) == len(model) and all(has_same_shape(row, model[0]) for row in data)
    return type(data) is type(model)
