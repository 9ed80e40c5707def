"""Options: defaults, what is allowed, and errors that list it."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.options import Option, checked, listed

TABLE = (
    Option("players", (2, 1, 3)),
    Option("level", ("normal", "easy")),
    Option("open", (False, True)),
    Option("file", (None,), free=True),
)


def refusal_of(**given: object) -> str:
    with pytest.raises(mattock.BadOption) as caught:
        checked(TABLE, given)
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, mattock.MattockError)
    return str(caught.value)


def test_the_first_value_is_the_default() -> None:
    assert checked(TABLE, {}) == {"players": 2, "level": "normal", "open": False, "file": None}
    assert [option.default for option in TABLE] == [2, "normal", False, None]


def test_what_is_given_takes_the_place_of_the_default_and_the_order_is_the_tables() -> None:
    chosen = checked(TABLE, {"level": "easy", "players": 3})
    assert list(chosen.items()) == [("players", 3), ("level", "easy"), ("open", False), ("file", None)]


def test_what_is_given_is_not_changed() -> None:
    given: dict[str, object] = {"players": 3}
    checked(TABLE, given)
    assert given == {"players": 3}


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    assert refusal_of(player=2) == "unknown option 'player': known are players, level, open, file"
    assert "unknown option ''" in refusal_of(**{"": 1})


@pytest.mark.parametrize("value", [0, 4, -1, "2", 2.0, True, None, [2], {"players": 2}, 10**30])
def test_a_value_that_is_not_allowed_is_answered_with_those_that_are(value: object) -> None:
    assert refusal_of(players=value) == f"players={value!r}: allowed are 2, 1, 3"


@pytest.mark.parametrize("value", ["Normal", "EASY", "", " easy", b"easy", None, 1])
def test_words_are_taken_as_they_are_written(value: object) -> None:
    assert refusal_of(level=value) == f"level={value!r}: allowed are 'normal', 'easy'"


@pytest.mark.parametrize("value", [0, 1, "True", None])
def test_a_yes_or_no_is_not_a_number(value: object) -> None:
    assert refusal_of(open=value) == f"open={value!r}: allowed are False, True"


@pytest.mark.parametrize("value", ["box.toml", 7, None, ["a"]])
def test_a_free_option_is_checked_by_its_game(value: object) -> None:
    assert checked(TABLE, {"file": value})["file"] == value


def test_values_are_listed_as_they_would_be_typed() -> None:
    assert listed((1, "two", None)) == "1, 'two', None"
