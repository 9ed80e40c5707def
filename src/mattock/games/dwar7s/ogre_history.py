"""What everybody could see of the ogre cards, as a chain: who drew, spent and took which (D9, D12.1).

Clones share the chain. It holds the whole truth; who may know which part of it is `imagine`'s business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.games.dwar7s.packed_counts import has_one

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAWN: Final = 0  # by a seat, unseen by others
SPENT: Final = 1  # played or discarded by a seat, seen by all
TAKEN: Final = 2  # all of another's, seen by both
SHUFFLED: Final = 3  # the discard became the deck, seen by all

MARK_FIELDS: Final[list[str]] = ["sort", "seat", "other", "ogres"]


@final
class OgreMark:
    """A link: what happened, to whose cards, who has them now, and which they were as a tally."""

    def __init__(self, before: OgreMark | None, sort: i64, seat: i64, other: i64, ogres: i64) -> None:
        self.before = before
        self.knows_of_taken: bool = sort == TAKEN or (before is not None and before.knows_of_taken)
        self.sort: i64 = sort
        self.seat: i64 = seat
        self.other: i64 = other
        self.ogres: i64 = ogres


def marks_of(history: OgreMark | None) -> list[OgreMark]:
    """The chain as a list, oldest first."""
    found: list[OgreMark] = []
    while history is not None:
        found.append(history)
        history = history.before
    found.reverse()
    return found


def ogres_known(marks: list[OgreMark], players: i64, viewer: i64) -> list[int]:
    """For each player the ogre cards that the viewer knows to be theirs: its own, and those it saw change hands."""
    known = [0] * players
    for mark in marks:
        if mark.sort == DRAWN and mark.seat == viewer:
            known[mark.seat] += mark.ogres
        elif mark.sort == SPENT and has_one(known[mark.seat], mark.ogres):
            known[mark.seat] -= mark.ogres
        elif mark.sort == TAKEN:
            known[mark.other] += mark.ogres if viewer in (mark.seat, mark.other) else known[mark.seat]
            known[mark.seat] = 0
    return known


def seen_in_hands(history: OgreMark | None, players: i64, viewer: i64) -> list[int] | None:
    """As `ogres_known`; None as long as no cards changed hands, which is soon found out: then it knows of none but its
    own.
    """
    if history is None or not history.knows_of_taken:
        return None
    return ogres_known(marks_of(history), players, viewer)


def hand_sizes(marks: list[OgreMark], players: int) -> list[int]:
    """How many ogre cards each player holds: everybody can count that."""
    sizes = [0] * players
    for mark in marks:
        if mark.sort == DRAWN:
            sizes[mark.seat] += 1
        elif mark.sort == SPENT:
            sizes[mark.seat] -= 1
        elif mark.sort == TAKEN:
            sizes[mark.other] += sizes[mark.seat]
            sizes[mark.seat] = 0
    return sizes
