"""The log of a table: facts, past tense, numbered from 1. Applying them is the only way in which a table changes.

Entries hold the whole truth, the secret of the luck included, and never leave the house; `news` holds what is told.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from mattock.tables.naming import snake
from mattock.tables.seats import Level, Person, Settings


class TaleLine(Struct, frozen=True, array_like=True):
    """One event as anybody may see it, and as seats see it that may know more."""

    open: dict[str, Any]
    own: dict[int, dict[str, Any]] = {}


class Body(Struct, frozen=True, tag_field="kind", tag=snake):
    pass


class Created(Body, frozen=True):
    game: str
    rules: str
    components: str
    options: dict[str, Any]
    players: int
    settings: Settings
    host: Person
    has_password: bool = False


class Entered(Body, frozen=True):
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


class Left(Body, frozen=True):
    person: Person


class Returned(Body, frozen=True):
    person: Person


class SeatPassed(Body, frozen=True):
    """A bot plays the seat from here on: by its owner's choice, by the host's or by who minds the table meanwhile, or
    because the clock has run out.
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


class Played(Body, frozen=True):
    """`by` is the person who played the seat, None for a bot of the house; `has_taught`: luck was asked, or somebody
    learned something hidden, so that taking it back is no longer one's own affair.
    """

    seat: int
    by: str | None
    action: str
    luck: list[int]
    tale: list[TaleLine]
    has_taught: bool


class Rewound(Body, frozen=True):
    """Only the first `to` actions stand; `is_beyond` the information frontier."""

    to: int
    by: Person
    is_beyond: bool


class Proposed(Body, frozen=True):
    """`to` counts the actions that would stand after an undo; `waiting` are the ids of all who must agree."""

    what: Literal["undo", "abandon"]
    by: Person
    to: int = 0
    waiting: tuple[str, ...] = ()


class Agreed(Body, frozen=True):
    by: Person


class Declined(Body, frozen=True):
    """`is_withdrawn` by who proposed it."""

    by: Person
    is_withdrawn: bool = False


class Said(Body, frozen=True):
    by: Person
    text: str


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
    | Entered
    | Sat
    | BotSeated
    | Left
    | Returned
    | SeatPassed
    | SeatTakenBack
    | Rewound
    | Proposed
    | Agreed
    | Declined
    | Said
    | Coached
    | Abandoned
    | RematchMade
)
"""What everybody may see as it is."""

AnyBody = Open | Started | Played


class Entry(Struct, frozen=True):
    number: int
    at: float
    body: AnyBody


BODIES: Final[msgspec.json.Decoder[AnyBody]] = msgspec.json.Decoder(AnyBody)
