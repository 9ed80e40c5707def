"""Positions as plain data: what goes out comes back, and what is made otherwise is not taken for it."""

from __future__ import annotations

import pytest

from mattock.core.fields import fields_of, has_same_shape, rows_in, set_fields


class Thing:
    def __init__(self) -> None:
        self.gold = 3
        self.hand = [1, 2]
        self.secret = "kept"


def test_only_the_named_fields_are_told_and_lists_are_copies() -> None:
    thing = Thing()
    data = fields_of(thing, ["gold", "hand"])
    assert data == {"gold": 3, "hand": [1, 2]}
    thing.hand.append(9)
    assert data["hand"] == [1, 2]


def test_fields_come_back_and_one_that_is_missing_keeps_its_first_value() -> None:
    thing, hand = Thing(), [7]
    set_fields(thing, ["gold", "hand"], {"hand": hand})
    hand.append(8)
    assert (thing.gold, thing.hand) == (3, [7])


def test_rows_are_a_list() -> None:
    assert rows_in({"players": [1]}, "players") == [1]
    with pytest.raises(AssertionError):
        rows_in({"players": {}}, "players")


@pytest.mark.parametrize(
    "data",
    [
        {"gold": 1},
        {"gold": 1, "rows": [{"a": 1}], "more": 0},
        {"gold": True, "rows": [{"a": 1}]},
        {"gold": 1, "rows": [{"a": "1"}]},
        {"gold": 1, "rows": [{"a": 1}, {"a": 1}]},
        {"gold": 1, "rows": {}},
        [],
    ],
)
def test_what_is_made_otherwise_than_the_model_is_refused(data: object) -> None:
    model = {"gold": 5, "rows": [{"a": 2}]}
    assert has_same_shape({"gold": 0, "rows": [{"a": 7}]}, model)
    assert not has_same_shape(data, model)


def test_rows_that_the_model_has_none_of_hold_whole_numbers() -> None:
    assert has_same_shape([{"a": 1}, {"b": 2}], [])
    assert not has_same_shape([{"a": None}], [])
    assert not has_same_shape([1], [])
