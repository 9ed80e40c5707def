"""Tags of types in data."""

from __future__ import annotations


def snake(name: str) -> str:
    """`TakeBack` is called `take_back`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
