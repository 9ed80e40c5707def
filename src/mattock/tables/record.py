"""All that a table knows apart from the position itself, as data: with a position it is a snapshot."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from mattock.tables.entries import Created
from mattock.tables.seats import Person, Seat


class Moved(Struct, frozen=True, array_like=True, gc=False):
    """One action of the line that stands: enough to play it again and to know whose it was. A table holds hundreds."""

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
    """Of `start` actions only `to` were kept, by the entry `number`."""

    number: int
    start: int
    to: int
    by: str
    is_beyond: bool


class Spent(Struct, frozen=True, array_like=True, gc=False):
    """A turn that ended with the action number `upto` had taken that many seconds."""

    upto: int
    seconds: float


class Record(Struct, kw_only=True):
    """`moved_at` is the version of the last change of the position, `changed_at` the time of the last entry that was
    more than talk, `turn_at` the time since when the turn is on, `spent` turns that may be taken back freely;
    `is_helped`: a bot has played for a person; `bot_moved` are seats that a bot ever played; `coached` are the ids of
    people whom a coach has helped; `is_casual`: somebody came in mid-game, or lost a seat to a bot by the host's
    choice; `guests` are people who were let in; `choices` are those that bots of the house made in positions that were
    taken back.
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


class Snapshot(Struct):
    """A table at one version, whole. `counters` say how far each stream of the luck was asked."""

    record: Record
    position: dict[str, Any] | None
    counters: dict[str, int]
