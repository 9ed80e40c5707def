"""How a game ended, as the type of what clients are told."""

from __future__ import annotations

from typing import TypedDict


class OutcomeFacts(TypedDict):
    """`winners` are seats, `scores` go by seat; `title` is what a game calls such a result."""

    won: bool
    winners: list[int]
    reason: str
    score: int
    scores: list[int]
    title: str | None
