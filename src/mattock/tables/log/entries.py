"""The log of a table: facts, past tense, numbered from 1. Applying them is the only way in which a table changes.

Entries hold the whole truth, the secret of the luck included, and never leave the server; `news` holds what is told.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from mattock.tables.log.daily import DailyFate
from mattock.tables.log.seats import Level, Order, Person, Settings
from mattock.tables.log.tags import snake
from mattock.wire.messages import Options

TABLE_RULES: Final = 4
"""Since version 2, coming back gives no time, nobody cancels a proposal by coming and going, and nobody is seated at a
rematch without asking for it. Since version 3 onlookers speak where the settings allow it. Since version 4, whoever
sits down while a game is on gives nobody time and cancels no proposal either.
"""


class TaleLine(Struct, frozen=True, array_like=True):
    """One event as anybody may see it, and as seats see it that may know more."""

    open: dict[str, Any]
    own: dict[int, dict[str, Any]] = {}


class Body(Struct, frozen=True, tag_field="kind", tag=snake):
    pass


class Created(Body, frozen=True):
    """`table_rules` are the rules of the table itself, such as those of its clock: entries are applied under the ones
    that they were written under. `kept` are the people for whom seats of a rematch are kept, by seat;
    `daily` says that it has the fate of a day.
    """

    game: str
    rules: str
    components: str
    options: Options
    players: int
    settings: Settings
    host: Person
    has_password: bool = False
    table_rules: int = 1
    kept: tuple[Person | None, ...] = ()
    daily: DailyFate | None = None


class LoggedAction(Struct, frozen=True, array_like=True, gc=False):
    """One action of a deed, and what luck answered to it."""

    action: str
    luck: tuple[int, ...]


Fate = Literal["same", "new"]


class Continued(Body, frozen=True):
    """The table goes on from a moment of a finished game, after these `deeds`; `table` is where that was played, if
    everybody may know. With the `same` fate its `secret` answers on, where the streams had come to by `counters`. The
    first `borrowed` numbers of the luck do not follow from the secret of this table.
    """

    fate: Fate
    deal: tuple[int, ...]
    deeds: tuple[tuple[LoggedAction, ...], ...]
    counters: dict[str, int]
    borrowed: int
    secret: str | None = None
    table: str | None = None


class PersonEntered(Body, frozen=True, tag="entered"):
    """Somebody knew the password, or had an invitation: from here on they may look on and sit down."""

    person: Person


class Sat(Body, frozen=True):
    seat: int
    person: Person
    is_remote: bool = False


class BotSeated(Body, frozen=True):
    """`level` None: the seat is free again."""

    seat: int
    level: Level | None


class Picked(Body, frozen=True):
    """The seat has that value of an option that has one for each seat; a seat that had it got the former one for it."""

    seat: int
    option: str
    value: str
    by: Person


class Left(Body, frozen=True):
    person: Person


class Returned(Body, frozen=True):
    person: Person


class SeatPassed(Body, frozen=True):
    """A bot plays the seat from here on: by the choice of its owner, of the host or of whoever stands in for the host,
    or because the clock has run out.
    """

    seat: int
    level: Level
    why: Literal["choice", "host", "clock"]


class SeatTakenBack(Body, frozen=True):
    seat: int


class Started(Body, frozen=True):
    secret: str
    commitment: str
    deal: list[int]
    tale: list[TaleLine]


class DeedPlayed(Body, frozen=True, tag="deed"):
    """A deed, with the events of all its actions in order. `by` is the person who played the seat, None for a bot of
    the server; `has_taught`: luck was asked, or somebody learned something hidden, so that taking it back is no longer
    one's own affair.
    """

    seat: int
    by: str | None
    moves: tuple[LoggedAction, ...]
    tale: list[TaleLine]
    has_taught: bool

    @property
    def actions(self) -> list[str]:
        return [move.action for move in self.moves]


class PlayedSingle(Body, frozen=True, tag="played"):
    """As version 0.1.0 wrote it: every action was an entry."""

    seat: int
    by: str | None
    action: str
    luck: tuple[int, ...]
    tale: list[TaleLine]
    has_taught: bool


class Rewound(Body, frozen=True):
    """Only the first `to` deeds stand; `is_beyond` the information frontier."""

    to: int
    by: Person
    is_beyond: bool


class Proposed(Body, frozen=True):
    """`to` counts the deeds that would stand after an undo; `waiting` are the ids of all who must agree."""

    what: Literal["undo", "abandon"]
    by: Person
    to: int = 0
    waiting: tuple[str, ...] = ()


class Agreed(Body, frozen=True):
    by: Person


class Declined(Body, frozen=True):
    """`is_withdrawn`: by the person who proposed it."""

    by: Person
    is_withdrawn: bool = False


class Said(Body, frozen=True):
    by: Person
    text: str


class Moderated(Body, frozen=True):
    """The host has muted somebody, or removed them from the table, or taken that back."""

    person: Person
    order: Order
    by: Person


class Closed(Body, frozen=True):
    """The operator has ended the table; nobody speaks at it any more."""

    reason: str = ""


class Coached(Body, frozen=True):
    """Somebody has asked the coach, for the first time at this table."""

    by: Person


class Abandoned(Body, frozen=True):
    by: Person


class RematchMade(Body, frozen=True):
    table: str
    by: Person


Open = (
    Created
    | PersonEntered
    | Sat
    | BotSeated
    | Picked
    | Left
    | Returned
    | SeatPassed
    | SeatTakenBack
    | Rewound
    | Proposed
    | Agreed
    | Declined
    | Said
    | Moderated
    | Closed
    | Coached
    | Abandoned
    | RematchMade
)
"""What everybody may see as it is."""

AnyBody = Open | Continued | Started | DeedPlayed


class Entry(Struct, frozen=True):
    number: int
    at: float
    body: AnyBody


StoredBody = AnyBody | PlayedSingle
"""What may stand in a store or in an exported log, written by this version or by an earlier one."""

BODY_DECODER: Final[msgspec.json.Decoder[StoredBody]] = msgspec.json.Decoder(StoredBody)


def read_body(data: bytes | str) -> AnyBody:
    """A body as it was stored."""
    return current(BODY_DECODER.decode(data))


def current(body: StoredBody) -> AnyBody:
    """An entry of version 0.1.0 as this version writes it: a single action is a deed too."""
    if not isinstance(body, PlayedSingle):
        return body
    return DeedPlayed(body.seat, body.by, (LoggedAction(body.action, body.luck),), body.tale, body.has_taught)
