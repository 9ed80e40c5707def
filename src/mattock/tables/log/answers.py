"""How a table answers: `Done`, or a refusal, which is a fact with a name and has changed nothing."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from mattock.tables.log.messages import News
from mattock.wire.messages import Params


class Answer(Struct, frozen=True, kw_only=True, tag_field="answer"):
    """Over a socket `re` is the key of the command or the `ref` of the question that is answered."""

    re: str | UnsetType | None = UNSET


class Done(Answer, frozen=True, kw_only=True, omit_defaults=True, tag="done"):
    """The command is on disk; the table is at `version`. `table` is the new one after `Create` and `Rematch`.

    After `Play`, so many actions of the deed were `played`: fewer than were sent where luck or something hidden came
    between.
    """

    table: str
    version: int
    played: int | None = None


class Entered(Answer, frozen=True, kw_only=True, tag="entered"):
    """The person may look on and sit down; `seats` are theirs already."""

    table: str
    version: int
    seats: tuple[int, ...] = ()


class Invitation(Answer, frozen=True, kw_only=True, tag="invitation"):
    """A person with the secret may enter, and takes the seat if one is named."""

    table: str
    secret: str
    seat: int | None = None


class Malformed(Answer, frozen=True, kw_only=True, omit_defaults=True, tag="malformed"):
    """A message that does not fit the contract; `problem` is for programmers, `field` names the wrong field."""

    problem: str
    field: str | None = None


class Stale(Answer, frozen=True, kw_only=True, tag="stale"):
    """The position has changed since the version that the command was meant for: here is the current one."""

    version: int
    news: News


class NotYours(Answer, frozen=True, kw_only=True, tag="not_yours"):
    """`not_entered`: the table has a password, and nobody has let the person in yet; `kept_out`: the host keeps the
    person out; `onlooker`: at this table only people who have a seat may speak.
    """

    code: Literal[
        "not_your_turn",
        "not_your_seat",
        "not_the_host",
        "not_at_the_table",
        "not_asked",
        "not_entered",
        "kept_out",
        "onlooker",
        "wrong_password",
        "wrong_secret",
    ]


class MoveRefused(Answer, frozen=True, kw_only=True, tag="illegal_move"):
    """The rules of the game refuse it: their code, paragraph and parameters. `index` is that of the action in its deed;
    none of the others was played either.
    """

    index: int
    code: str
    rule: str
    params: Params


class NotNow(Answer, frozen=True, kw_only=True, tag="not_now"):
    """The table is not in a state for it. `already_seated`: among rivals nobody takes a second seat in a game;
    `already_picked`: another seat has it;
    `rated`: a rated game is one of people among themselves, or of remote bots, each on one seat and by themselves;
    `seat_kept`: it is kept for somebody who may still come;
    `private_alone`: an action that nobody else may notice is played in a deed, before another action;
    `muted`: by the host; `not_here`: nobody with that id is at the table; `closed`: by the operator;
    `goes_on`: a game that goes on from another one keeps its options;
    `tour_is_past`: the script of the tour does not go that way from here;
    `daily`: not in a game of the day; `daily_tries`: nobody tries it more often on one day;
    `reviews_wait`: the person waits for as many reviews as one may; `not_reviewed`: there is no whole review yet.
    """

    code: Literal[
        "not_started",
        "goes_on",
        "no_tour",
        "daily",
        "daily_tries",
        "tour_is_past",
        "reviews_wait",
        "not_reviewed",
        "already_started",
        "already_seated",
        "already_picked",
        "game_over",
        "game_on",
        "seats_free",
        "nothing_to_undo",
        "no_such_proposal",
        "proposal_waits",
        "a_bot_plays",
        "no_bot_plays",
        "nobody_away",
        "table_waits",
        "coach_off",
        "private_alone",
        "rated",
        "seat_kept",
        "muted",
        "not_here",
        "closed",
    ]


class NoSuchTable(Answer, frozen=True, kw_only=True, tag="no_such_table"):
    table: str


class NoSuchSeat(Answer, frozen=True, kw_only=True, tag="no_such_seat"):
    seat: int


class TableFull(Answer, frozen=True, kw_only=True, tag="table_full"):
    pass


class SeatTaken(Answer, frozen=True, kw_only=True, tag="seat_taken"):
    seat: int


class OptionRefused(Answer, frozen=True, kw_only=True, tag="bad_option"):
    """The game, or one of its options, is not allowed; `problem` lists what is allowed."""

    problem: str


class JournalRefused(Answer, frozen=True, kw_only=True, omit_defaults=True, tag="bad_journal"):
    """A journal that cannot be opened, and the line of it to blame, if it is one. `damaged`: it was edited, cut off or
    made up; `other_rules`: made under rules, components or in a format that are not known here.
    """

    code: Literal["damaged", "other_rules", "unknown_game", "too_long"]
    line: int | None = None


class KeyReused(Answer, frozen=True, kw_only=True, tag="key_reused"):
    """The key was given with another command before."""

    key: str


class Unavailable(Answer, frozen=True, kw_only=True, tag="unavailable"):
    """Nothing was changed as far as this server knows; asking again with the same key is safe."""

    code: Literal["database_gone", "disk_full", "too_busy", "closing", "other_rules", "damaged", "failed"]


TableRefusal = (
    Malformed
    | Stale
    | NotYours
    | MoveRefused
    | NotNow
    | NoSuchTable
    | NoSuchSeat
    | TableFull
    | SeatTaken
    | OptionRefused
    | JournalRefused
    | KeyReused
    | Unavailable
)
AnyAnswer = Done | TableRefusal
