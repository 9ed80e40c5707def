"""Tables whose rows name their own numbers."""

from __future__ import annotations

import pytest

from mattock.core.numbered import numbered_table

RED, BLUE = 0, 1


def test_rows_are_found_by_their_number_whatever_their_order() -> None:
    assert numbered_table([(BLUE, "blue"), (RED, "red")]) == ("red", "blue")


@pytest.mark.parametrize("rows", [[(0, "a"), (0, "b")], [(0, "a"), (2, "b")], [(1, "a")]])
def test_a_number_that_is_missing_or_used_twice_is_an_error(rows: list[tuple[int, str]]) -> None:
    with pytest.raises(ValueError, match="once each"):
        numbered_table(rows)
