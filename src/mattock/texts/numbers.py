"""Whole numbers in the languages of the texts: how they are written, and which plural they take (Unicode CLDR)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

MILLION: Final = 1_000_000


def one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def spanish(number: int) -> str:
    """Whole millions are followed by `de`."""
    return "many" if number != 0 and number % MILLION == 0 else one_or_other(number)


PLURALS: Final[Mapping[str, Callable[[int], str]]] = {"en": one_or_other, "de": one_or_other, "es": spanish}
SEPARATORS: Final[Mapping[str, str]] = {"en": ",", "de": ".", "es": "."}


def category(number: int, language: str) -> str:
    """The plural category: `one`, `many` or `other`."""
    return PLURALS[language](number)


def written(number: int, language: str) -> str:
    """In groups of three digits."""
    return f"{number:,}".replace(",", SEPARATORS[language])
