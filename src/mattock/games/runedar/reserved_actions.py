"""Actions that bots leave to people: upgrades that they have paid for, until they have let a turn of their own pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

EMPTYING_VERBS = ("take", "scrap")  # they empty a space


def reserved_for_people(deeds: Iterable[tuple[str | None, Sequence[str]]]) -> frozenset[str]:
    """Taking or removing a card of the board on which somebody has laid a resource, who has had no turn since then.

    A turn of a person is a row of deeds without another's between them.
    """
    turns: dict[str, int] = {}  # by person, the deed with which the latest turn began
    payers: dict[str, dict[str, int]] = {}  # by space, the payers and the turn of each
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
            elif verb == "put" and what != space and person is not None:
                payers.setdefault(space, {})[person] = turns[person]
    owed = (space for space, paid in payers.items() if any(turns[one] == turn for one, turn in paid.items()))
    return frozenset(f"{verb}:{space}" for space in owed for verb in EMPTYING_VERBS)
