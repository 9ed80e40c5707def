"""The seats of a table, and the settings that its people agreed on before the start."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mattock.wire.messages import NAME

Level = Annotated[
    Literal["random", "apprentice", "assistant", "journeyman", "foreman", "master"],
    Meta(extra_json_schema={NAME: "Level"}),
]
Order = Annotated[Literal["mute", "unmute", "remove", "readmit"], Meta(extra_json_schema={NAME: "Order"})]
Turn = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
Reserve = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody whom the caller has recognised. The id is public; the key that proves it never comes here."""

    id: str
    name: str
    is_bot: bool = False


class Seat(Struct, frozen=True):
    """`owner` is the person, or remote bot, whose seat it is; `bot` the level of the bot that plays it now.

    Both: a bot stands in for its owner. Neither: the seat is free.
    """

    owner: Person | None = None
    bot: Level | None = None
    is_remote: bool = False

    @property
    def is_free(self) -> bool:
        return self.owner is None and self.bot is None

    def is_of(self, person: Person) -> bool:
        return self.owner is not None and self.owner.id == person.id

    @property
    def person(self) -> Person | None:
        """The human being whose seat it is."""
        return None if self.is_remote else self.owner


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """`seconds` is the clock of a turn, None for no clock; what a turn takes longer comes out of the `reserve`, the
    seconds that each seat has for the whole game; `wait` keeps seats for their owners, however long it takes;
    `stand_in` is the level of the bot for people who are away; `coach` None allows one where a person plays alone;
    a table that is not `listed` is found by a link alone; who sits down at a `rated` one agrees that the game is rated;
    a `tour` shows one person the game, with the options and the luck of its tour; people who only look on may speak
    where `onlookers_talk`.
    """

    seconds: Turn | None = None
    wait: bool = False
    stand_in: Level = "journeyman"
    onlookers: bool = True
    coach: bool | None = None
    listed: bool = True
    reserve: Reserve = 0
    rated: bool = False
    tour: bool = False
    onlookers_talk: bool = False


class SeatClock(Struct, frozen=True):
    """The clock of a seat: `spent` seconds of its reserve are gone, and it has run out `timeouts` times.

    `is_returning`: the owner has come back too late for this turn and plays again from the next one on. `used` are the
    seconds of the turn that were gone when a bot took over.
    """

    spent: float = 0.0
    timeouts: int = 0
    is_returning: bool = False
    used: float | None = None
