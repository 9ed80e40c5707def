"""Sets as bit masks behave as Python's sets do, up to 62 members."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mattock.core.bits import count, lowest, members, nth

sets = st.sets(st.integers(0, 61))
masks = st.integers(0, (1 << 62) - 1)


def mask_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize("number", range(62))
def test_every_single_member_is_found(number: int) -> None:
    assert lowest(1 << number) == number
    assert nth(1 << number, 0) == number
    assert members(1 << number) == [number]
    assert count(1 << number) == 1


def test_the_full_set_has_62_members() -> None:
    full = (1 << 62) - 1
    assert count(full) == 62
    assert [nth(full, n) for n in range(62)] == members(full) == list(range(62))


def test_the_empty_set_has_none() -> None:
    assert count(0) == 0
    assert members(0) == []


@given(numbers=sets)
def test_members_are_listed_and_counted_smallest_first(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert members(mask) == sorted(numbers)
    assert count(mask) == len(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)


@given(mask=masks)
def test_a_mask_is_the_sum_of_its_members(mask: int) -> None:
    assert mask_of(set(members(mask))) == mask
    assert count(mask) == mask.bit_count()
