"""Steps of a tour, made of the game that was found."""

from __future__ import annotations

from typing import Any

Step = dict[str, Any]


def look(text: str, at: int, *anchors: str, chapter: str | None = None, **args: str) -> Step:
    """Read something where `at` actions are played."""
    return step(text, at, at, anchors, chapter, args)


def act(text: str, start: int, end: int, *anchors: str, chapter: str | None = None, **args: str) -> Step:
    """Play the actions from `start` to `end`."""
    return step(text, start, end, anchors, chapter, args)


def step(text: str, start: int, end: int, anchors: tuple[str, ...], chapter: str | None, args: dict[str, str]) -> Step:
    made: Step = {"text": text, "start": start, "end": end, "anchors": list(anchors)}
    if chapter is not None:
        made["chapter"] = chapter
    if args:
        made["args"] = args
    return made
