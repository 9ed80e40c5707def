"""Actions that bots leave to people: upgrades that they have paid for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

EMPTYING_VERBS = ("take", "scrap")  # they empty a space


def reserved_for_people(deeds: Iterable[tuple[str | None, Sequence[str]]]) -> frozenset[str]:
    """Taking a card of the board on which somebody has laid a resource, until they have had a turn in which it was
    finished; and removing it, however long it stays.

    A turn of a person is a row of deeds without another's between them. A finished card gets no more resources: it has
    been finished since the latest was laid, whoever laid it.
    """
    turns: dict[str, int] = {}  # by person, the deed with which the latest turn began
    payers: dict[str, dict[str, int]] = {}  # by space, the payers and the turn of each when it got its latest resource
    latest: str | None = None
    for number, (person, actions) in enumerate(deeds):
        if person is not None and person != latest:
            turns[person] = number
        latest = person
        for action in actions:
            verb, _, what = action.partition(":")
            space = what.removeprefix("space_")
            if verb in EMPTYING_VERBS:
                payers.pop(space, None)
            elif verb == "put" and what != space:
                paid = payers.setdefault(space, {})
                paid.update({one: turns[one] for one in (*paid, person) if one is not None})
    owed = (space for space, paid in payers.items() if any(turns[one] == turn for one, turn in paid.items()))
    kept = (space for space, paid in payers.items() if paid)
    return frozenset([f"take:{space}" for space in owed] + [f"scrap:{space}" for space in kept])
