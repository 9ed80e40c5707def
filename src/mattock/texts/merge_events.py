"""From a tale to a story: what the engine tells in small facts, a person says in one line."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mattock.texts.arguments import Told, number

Joints = Mapping[tuple[str, str], Mapping[str, str]]
"""Two events that are one line: their names, and the facts of the second that the first takes over, by new name."""


def added_up(events: list[Told], names: Collection[str]) -> list[Told]:
    """Things of these names that happened several times in a row, once with their number."""
    told: list[Told] = []
    for event in events:
        if told and event["event"] in names and essence(told[-1]) == essence(event):
            told[-1] = {**event, "count": number(told[-1].get("count", 1)) + number(event.get("count", 1))}
        else:
            told.append(event)
    return told


def essence(event: Told) -> Told:
    return {name: value for name, value in event.items() if name not in ("count", "left")}


def joined(events: list[Told], joints: Joints) -> list[Told]:
    """An event and its sequel as one event, which knows what both told."""
    told: list[Told] = []
    for event in events:
        taken = joints.get((str(told[-1]["event"]), str(event["event"]))) if told else None
        if taken is None:
            told.append(event)
        else:
            told[-1] = {**told[-1], **{taken[name]: value for name, value in event.items() if name in taken}}
    return told
