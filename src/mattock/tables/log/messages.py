"""Messages to people: their types have no field for what they may not know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mattock.tables.log.daily import DailyFate
from mattock.tables.log.entries import Body, Fate, Open
from mattock.tables.log.record import Proposal, Rewind
from mattock.tables.log.seats import Person, Seat, SeatClock, Settings
from mattock.wire.messages import NAME, EventData, Options, SeatView, SeatViewPatch

Status = Annotated[Literal["open", "playing", "over", "abandoned"], Meta(extra_json_schema={NAME: "Status"})]


class GameContinued(Body, frozen=True):
    """The table goes on from where that many `actions` of a finished game were played, with the same luck from there on
    or a new one; `table` is where it was played, if everybody may know. The first `borrowed` numbers of the luck do not
    follow from the secret of this table.
    """

    fate: Fate
    actions: int
    borrowed: int
    table: str | None = None


class GameStarted(Body, frozen=True):
    """`commitment` fixes the luck of the whole game before the first number is drawn."""

    commitment: str
    tale: list[EventData]


class ActionPlayed(Body, frozen=True, omit_defaults=True):
    """A deed. The tale is what one saw of it, in order; its `actions` are told to the person who played the seat."""

    seat: int
    is_bot: bool
    tale: list[EventData]
    actions: list[str] | None = None


PublicFact = Annotated[Open | GameContinued | GameStarted | ActionPlayed, Meta(extra_json_schema={NAME: "PublicFact"})]
"""What may happen at a table; `kind` says which."""


class PublicEntry(Struct, frozen=True):
    """An entry of the log as this audience may see it."""

    number: int
    at: float
    what: PublicFact


class TableState(Struct, frozen=True):
    """How the table stands, for everybody. The secret of the luck is told when the game is over, not before. `kept` are
    people for whom seats of a rematch are kept, by seat; `muted` are ids of people whom the host has muted, `removed`
    people whom the host keeps out, `alike` ids of people whose names look like another's here; `closed` by the
    operator; `tour` counts the actions of a guided tour that have been played, None where nobody is on one;
    `origin` is the moment of a finished game that the table goes on from; `daily` the fate of a day that it has, whose
    secret is not told here.
    """

    game: str
    rules: str
    options: Options
    settings: Settings
    host: str
    status: Status
    seats: list[Seat]
    kept: dict[int, Person]
    deeds: int
    due: float | None
    clocks: list[SeatClock]
    proposal: Proposal | None
    commitment: str | None
    secret: str | None
    rewinds: list[Rewind]
    is_rewound: bool
    is_helped: bool
    coach: bool
    rematch: str | None
    muted: list[str]
    removed: list[Person]
    closed: bool
    alike: list[str]
    tour: int | None = None
    origin: GameContinued | None = None
    daily: DailyFate | None = None


class News(Struct, frozen=True, tag_field="answer", tag="news"):
    """All that one audience is told at one version. `free_steps` deeds back it may go without asking.

    `omitted` counts the entries since the version that was named which are not among the `happenings`: the history has
    them, before the first of these.
    """

    table: str
    version: int
    standing: TableState
    happenings: list[PublicEntry]
    looks: list[SeatView]
    free_steps: int
    omitted: int = 0


class HistoryPage(Struct, frozen=True):
    """A part of the history, in order, up to the version that was asked for. `before` asks for the page before this
    one; None where there is none.
    """

    happenings: list[PublicEntry]
    before: int | None


class Changes(Struct, frozen=True, tag_field="answer", tag="changes"):
    """News for a client that was told all of version `since`. `standing` None: only the number of `deeds` changed."""

    table: str
    since: int
    version: int
    standing: TableState | None
    deeds: int
    happenings: list[PublicEntry]
    looks: list[SeatViewPatch]
    free_steps: int


class Dropped(Struct, frozen=True, tag_field="answer", tag="dropped"):
    """The listener was too slow, or the table closes; listen again after the last version that arrived."""

    table: str
