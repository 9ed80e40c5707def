"""The commands of people at a table, as data. The person is not part of a command: the caller passes them along."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from mattock.tables.log.answers import Malformed
from mattock.tables.log.entries import Fate
from mattock.tables.log.seats import Level, Order, Settings
from mattock.tables.log.tags import snake
from mattock.wire.decode import field_of
from mattock.wire.messages import Options

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
MAX_ACTIONS: Final = 40  # of one deed


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """`key` makes a command safe to repeat: the same key of the same person gets the former answer again."""

    key: Key | None = None


class AtTable(Command, frozen=True, kw_only=True):
    table: Name


class Origin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The moment at which so many `actions` of a finished game were played: of that of a `table`, or of a `journal`, a
    file as text. From there on its luck is the `same` or a `new` one.
    """

    actions: Number
    fate: Fate = "new"
    table: Name | None = None
    journal: Annotated[str, Meta(max_length=256 * 1024)] | None = None

    def __post_init__(self) -> None:
        if (self.table is None) == (self.journal is None):
            raise ValueError("say either `table` or `journal`")


class Create(Command, frozen=True, kw_only=True):
    """A new table, open for people to sit down; with an `origin` its game goes on from there."""

    game: Name
    options: Options = {}
    settings: Settings = Settings()
    origin: Origin | UnsetType = UNSET


class Sit(AtTable, frozen=True, kw_only=True):
    """Take a seat, the first free one if none is named; one person may hold several. A bot's seat may be taken over,
    once the game is on by the host and by people whom the host has invited; then rivals take no second one.
    """

    seat: Number | None = None
    is_remote: bool = False


class SeatBot(AtTable, frozen=True, kw_only=True):
    """Before the start the host puts a bot on a free seat, or with no level frees a seat, whoever has it."""

    seat: Number
    level: Level | None = None


class Pick(AtTable, frozen=True, kw_only=True):
    """Before the start: the `value` of one's seat in an option that has one for each seat, such as its colour. The host
    picks for the seats that no person has.
    """

    seat: Number
    option: Name
    value: Name


class Start(AtTable, frozen=True, kw_only=True):
    """Deal. Seats still free go to bots of the level `fill`, if it is given."""

    fill: Level | None = None


class Play(AtTable, frozen=True, kw_only=True, omit_defaults=True):
    """A deed: the codes of `actions`, each legal after the one before, or of a single `action`. `version` is the last
    one that the player has seen.

    It is carried out as one, or refused as one. It ends early where luck answers or something hidden shows on the way:
    what follows was not chosen with that knowledge.
    """

    version: Number
    action: Name | None = None
    actions: Annotated[list[Name], Meta(min_length=1, max_length=MAX_ACTIONS)] | None = None

    def __post_init__(self) -> None:
        if (self.action is None) == (self.actions is None):
            raise ValueError("say either `action` or `actions`")

    @property
    def codes(self) -> list[str]:
        return [str(self.action)] if self.actions is None else self.actions


class Seek(AtTable, frozen=True, kw_only=True):
    """On a tour: go back or on to where the first `to` actions of its script are played, one's own among them."""

    version: Number
    to: Number


class Undo(AtTable, frozen=True, kw_only=True):
    """Take back the last deeds: freely up to the information frontier, beyond it if all others agree. Without `steps`
    it is one's own last deed, with whatever was played after it.
    """

    version: Number
    steps: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class Agree(AtTable, frozen=True, kw_only=True):
    """`proposal` is the number of the entry that asked."""

    proposal: Number


class Decline(AtTable, frozen=True, kw_only=True):
    """Say no, or take one's own proposal back."""

    proposal: Number


class HandOver(AtTable, frozen=True, kw_only=True):
    """Let a bot play a seat: one's own, at any level; or as host that of a player who is asked and away for a while;
    where there is a clock, once it has run out. While the host is not connected, or is the one, everybody who plays may
    do that.
    """

    seat: Number
    level: Level | None = None


class TakeBack(AtTable, frozen=True, kw_only=True):
    seat: Number


class Leave(AtTable, frozen=True, kw_only=True):
    """Before the start: give the seats up. After it: bots stand in, and the seats stay one's own."""


class Return(AtTable, frozen=True, kw_only=True):
    """Take all one's seats back."""


class Say(AtTable, frozen=True, kw_only=True):
    text: Text


class Moderate(AtTable, frozen=True, kw_only=True):
    """The host keeps order: `mute` somebody, who may still play, or `remove` them and keep them out; `unmute` and
    `readmit` take that back. `person` is an id. A player is not removed from a rated game that is on.
    """

    person: Name
    order: Order


class Abandon(AtTable, frozen=True, kw_only=True):
    """End the game without an outcome, if all others agree who are there."""


class Rematch(AtTable, frozen=True, kw_only=True):
    """A new table with the same game and people, each one seat further."""


TableCommand = (
    Sit
    | SeatBot
    | Pick
    | Start
    | Play
    | Seek
    | Undo
    | Agree
    | Decline
    | HandOver
    | TakeBack
    | Leave
    | Return
    | Say
    | Moderate
    | Abandon
    | Rematch
)
AnyCommand = Create | TableCommand

DECODER: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)


def read_command(data: bytes | str) -> AnyCommand | Malformed:
    """A command out of what arrived; whatever arrives is answered."""
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Malformed(problem=str(error), field=field_of(error))
