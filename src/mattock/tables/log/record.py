"""All that a table knows apart from the position itself, as data: with a position it is a snapshot."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from mattock.tables.log.entries import Created, LoggedAction
from mattock.tables.log.seats import Person, Seat


class Deed(Struct, frozen=True, array_like=True, gc=False):
    """One of those that stand: enough to play it again and to know whose it was. A table holds hundreds."""

    moves: tuple[LoggedAction, ...]
    by: str | None
    has_taught: bool

    @property
    def actions(self) -> list[str]:
        return [move.action for move in self.moves]


class Moved(Struct, frozen=True, array_like=True, gc=False):
    """A deed as snapshots of version 0.1.0 hold it: every action was one."""

    action: str
    luck: tuple[int, ...]
    by: str | None
    has_taught: bool


class Proposal(Struct, frozen=True):
    """What waits for consent: `number` is the entry that asked, `waiting` are the people who have not answered."""

    number: int
    what: Literal["undo", "abandon"]
    by: Person
    to: int
    waiting: tuple[str, ...]


class Rewind(Struct, frozen=True):
    """Of `start` deeds only `to` were kept, by the entry `number`."""

    number: int
    start: int
    to: int
    by: str
    is_beyond: bool


class Spent(Struct, frozen=True, array_like=True, gc=False):
    """A turn that ended with the deed number `upto` had taken that many seconds."""

    upto: int
    seconds: float


class TableRecord(Struct, kw_only=True):
    """`moved_at` is the version of the last change of the position, `changed_at` the time of the last entry that was
    more than talk, `turn_at` the time since when the turn is on, `spent` turns that may be taken back freely;
    `is_helped`: a bot has played for a person; `bot_moved` are seats that a bot ever played; `coached` are the ids of
    people whom a coach has helped; `is_casual`: somebody came in mid-game, or lost a seat to a bot by the host's
    choice; `guests` are people who were let in; `choices` are those that bots of the house made in positions that were
    taken back; `line` is what snapshots of version 0.1.0 hold instead of `deeds`.
    """

    id: str
    opening: Created
    seats: list[Seat]
    host: str
    status: Literal["open", "playing", "over", "abandoned"] = "open"
    version: int = 1
    moved_at: int = 1
    began: float = 0.0
    changed_at: float = 0.0
    turn_at: float = 0.0
    spent: tuple[Spent, ...] = ()
    secret: str = ""
    commitment: str | None = None
    deal: list[int] = []
    deeds: list[Deed] = []
    line: list[Moved] = []
    proposal: Proposal | None = None
    rewinds: list[Rewind] = []
    choices: dict[str, str] = {}
    is_helped: bool = False
    bot_moved: list[int] = []
    coached: tuple[str, ...] = ()
    is_casual: bool = False
    guests: list[Person] = []
    rematch: str | None = None


def up_to_date(record: TableRecord) -> TableRecord:
    """A record that version 0.1.0 may have written, as this version keeps it."""
    if record.line:
        record.deeds = [Deed((LoggedAction(one.action, one.luck),), one.by, one.has_taught) for one in record.line]
        record.line = []
    return record


class Snapshot(Struct):
    """A table at one version, whole. `counters` say how far each stream of the luck was asked."""

    record: TableRecord
    position: dict[str, Any] | None
    counters: dict[str, int]
