"""Whole numbers as each language writes and counts them."""

from __future__ import annotations

import pytest

from mattock.texts.numbers import category, written


@pytest.mark.parametrize(
    ("number", "language", "plural"),
    [
        (1, "en", "one"),
        (0, "en", "other"),
        (-1, "de", "one"),
        (2, "de", "other"),
        (1, "es", "one"),
        (1_000_000, "es", "many"),
        (0, "es", "other"),
        (1_000_001, "es", "other"),
    ],
)
def test_the_plural_of_a_number(number: int, language: str, plural: str) -> None:
    assert category(number, language) == plural


def test_digits_stand_in_groups_of_three() -> None:
    assert [written(1234567, language) for language in ("en", "de", "es")] == ["1,234,567", "1.234.567", "1.234.567"]
    assert written(-42, "de") == "-42"
