"""Merges events of a tale that make one line of a story."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mattock.texts.arguments import EventFacts, number

Joints = Mapping[tuple[str, str], Mapping[str, str]]
"""Two events that are one line: their names, and the facts of the second that the first takes over, by new name."""


def added_up(events: list[EventFacts], names: Collection[str]) -> list[EventFacts]:
    """Things of these names that happened several times in a row, once with their number."""
    merged: list[EventFacts] = []
    for event in events:
        if merged and event["event"] in names and essence(merged[-1]) == essence(event):
            merged[-1] = {**event, "count": number(merged[-1].get("count", 1)) + number(event.get("count", 1))}
        else:
            merged.append(event)
    return merged


def essence(event: EventFacts) -> EventFacts:
    return {name: value for name, value in event.items() if name not in ("count", "left")}


def joined(events: list[EventFacts], joints: Joints) -> list[EventFacts]:
    """An event and its sequel as one event, with the facts of both."""
    merged: list[EventFacts] = []
    for event in events:
        taken = joints.get((str(merged[-1]["event"]), str(event["event"]))) if merged else None
        if taken is None:
            merged.append(event)
        else:
            merged[-1] = {**merged[-1], **{taken[name]: value for name, value in event.items() if name in taken}}
    return merged
