"""How types are called in data."""

from __future__ import annotations

import pytest

from mattock.tables.log.tags import snake


@pytest.mark.parametrize(("name", "tag"), [("Play", "play"), ("TakeBack", "take_back"), ("seatBot", "seat_bot")])
def test_a_capital_begins_a_word(name: str, tag: str) -> None:
    assert snake(name) == tag
