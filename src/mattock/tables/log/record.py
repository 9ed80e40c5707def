"""The record of a table: all its data apart from the position; both together are a snapshot."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from mattock.tables.log.entries import Continued, Created, LoggedAction
from mattock.tables.log.seats import Person, Seat, SeatClock


class Deed(Struct, frozen=True, array_like=True, gc=False):
    """A deed that was not taken back: enough to play it again and to know whose it was. A table holds hundreds."""

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
    """A proposal: `number` is the entry that asked, `waiting` are the people who have not answered."""

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


class TurnTime(Struct, frozen=True, array_like=True, gc=False):
    """A turn of `seat` that ended with the deed number `upto` had taken that many seconds, `over` of its reserve."""

    upto: int
    seconds: float
    over: float = 0.0
    seat: int = 0


class TableRecord(Struct, kw_only=True):
    """Snapshots hold it as it stands here; what 0.1.0 named otherwise keeps its old name there."""

    id: str
    opening: Created
    seats: list[Seat]
    host: str
    status: Literal["open", "playing", "over", "abandoned"] = "open"
    version: int = 1  # number of the last entry
    position_version: int = field(default=1, name="moved_at")  # version of the last change of the position
    began: float = 0.0  # time of the deal
    changed_at: float = 0.0  # time of the last entry that was more than talk
    latest: float = 0.0  # time of the last entry
    idle_since: float = 0.0  # time since when others wait for the player who is asked
    reached: int = 0  # the most deeds that have stood: playing one and taking it back again makes nobody wait less
    turn_at: float = 0.0  # time at which the turn began
    clocks: tuple[SeatClock, ...] = ()  # by seat; none where no clock was ever used
    passes: dict[int, int] = {}  # how often a seat was passed to a bot by the clock or by others
    bot_turns: dict[int, int] = {}  # how many turns of a person's seat a bot has ended
    yielded: tuple[int, ...] = ()  # seats that a bot got by their owner's choice
    is_imported: bool = False  # it was played elsewhere, at least in part
    kept: dict[int, Person] = {}  # before the start, for whom a seat of a rematch is kept
    left: tuple[str, ...] = ()  # ids of people who said that they leave and have not acted since
    spent: tuple[TurnTime, ...] = ()  # turns that may be taken back freely
    secret: str = ""
    commitment: str | None = None
    deal: list[int] = []  # numbers drawn before the first deed
    deeds: list[Deed] = []
    single_moves: list[Moved] = field(
        default_factory=list, name="line"
    )  # snapshots of 0.1.0 hold it instead of `deeds`
    proposal: Proposal | None = None
    rewinds: list[Rewind] = []
    choices: dict[str, str] = {}  # made by bots in positions that were taken back
    is_helped: bool = False  # a bot has played for a person
    bot_moved: list[int] = []  # seats that a bot ever played
    coached: tuple[str, ...] = ()  # ids of people whom a coach has helped
    is_casual: bool = False  # somebody came in mid-game, or lost a seat to a bot by the host's choice
    guests: list[Person] = []  # people who were let in
    muted: tuple[str, ...] = ()  # ids of people whom the host has muted
    removed: tuple[Person, ...] = ()  # people whom the host keeps out
    is_closed: bool = False  # by the operator
    origin: Continued | None = None  # the moment of another game that it goes on from
    rematch: str | None = None  # id of the table where the same people play again


def up_to_date(record: TableRecord) -> TableRecord:
    """A record that version 0.1.0 may have written, as this version keeps it."""
    record.latest = record.latest or record.changed_at
    record.idle_since = record.idle_since or record.changed_at
    if record.single_moves:
        record.deeds = [
            Deed((LoggedAction(one.action, one.luck),), one.by, one.has_taught) for one in record.single_moves
        ]
        record.single_moves = []
    return record


class Snapshot(Struct):
    """A table at one version, whole. `counters` say how far each stream of the luck was asked."""

    record: TableRecord
    position: dict[str, Any] | None
    counters: dict[str, int]
