"""Small counts side by side in one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mattock.games.dwar7s.packed_counts import count_of, counts, has_one, kind_of, one, several, total

TALLIES = st.lists(st.integers(0, 15), min_size=5, max_size=5)


def packed(amounts: list[int]) -> int:
    return sum(several(kind, amount) for kind, amount in enumerate(amounts))


@given(TALLIES)
def test_what_is_packed_is_read_again(amounts: list[int]) -> None:
    tally = packed(amounts)
    assert counts(tally, 5) == amounts
    assert total(tally) == sum(amounts)


@given(TALLIES, st.integers(0, 4))
def test_one_more_or_less_of_a_kind_touches_no_other(amounts: list[int], kind: int) -> None:
    tally = packed(amounts)
    assert has_one(tally, one(kind)) is (amounts[kind] > 0)
    if amounts[kind]:
        less = tally - one(kind)
        assert counts(less, 5) == [amount - (place == kind) for place, amount in enumerate(amounts)]
        assert count_of(less + one(kind), kind) == amounts[kind]


@given(TALLIES)
def test_the_nth_thing_is_of_the_kind_that_a_row_of_them_has_there(amounts: list[int]) -> None:
    row = [kind for kind, amount in enumerate(amounts) for _ in range(amount)]
    assert [kind_of(packed(amounts), place) for place in range(len(row))] == row
