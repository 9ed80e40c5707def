"""Shapes that every game's messages share. What a game adds to its views and events is declared in its own folder."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from mattock.core.outcome_types import OutcomeFacts

NAME: Final = "x-name"
"""Marks the schema of an alias with the name that it deserves in documents and in the client's types."""

Options = dict[str, Any]
"""Options of a game by name: a game declares its own."""

OptionValue = bool | int | str | None

Params = dict[str, Any]
"""What a sentence of a game needs besides its code, by name."""


class DecisionData(TypedDict):
    """The question that waits: its `kind`, the seat that is asked, and what is public about it."""

    kind: str
    seat: int
    params: Params


class ViewData(TypedDict):
    """What a seat may know of a position; each game adds fields of its own. `seat` is None for an onlooker;
    `components` is the digest of what is printed, `first` the seat that began. `result` is the reason of the end, and
    `outcome` stands there when the game is over.
    """

    game: str
    options: Options
    components: str
    first: int
    seat: int | None
    to_move: int
    decision: DecisionData | None
    result: str | None
    outcome: NotRequired[OutcomeFacts]


PrintedPieces = Annotated[dict[str, dict[str, dict[str, Any]]], Meta(extra_json_schema={NAME: "PrintedPieces"})]
"""What is printed on the pieces of any game, by sort and id; a game declares its own."""


class EventData(TypedDict):
    """Something that happened in a game; `event` is its kind, which says what other fields there are."""

    event: str


class OfferedAction(TypedDict):
    """An action that may be played now: send its `code`. Beside its `verb` stand its parameters by name."""

    code: str
    verb: str


class RefusalData(Struct, frozen=True):
    """Why the rules of a game refuse an action: a code, a paragraph, and what a sentence about it needs."""

    code: str
    rule: str
    params: Params


class SeatView(Struct, frozen=True):
    """The position through the eyes of a seat, None for an onlooker, and what the seat may do now."""

    seat: int | None
    view: ViewData
    legal: list[OfferedAction]


class AddOperation(Struct, frozen=True, tag_field="op", tag="add"):
    """`path` is `/name`, a new member of the view, `/name/3`, an element before which the value comes in a list, or
    `/name/3/field`, a new member of an element.
    """

    path: str
    value: Any


class ReplaceOperation(Struct, frozen=True, tag_field="op", tag="replace"):
    path: str
    value: Any


class RemoveOperation(Struct, frozen=True, tag_field="op", tag="remove"):
    path: str


Operation = Annotated[AddOperation | ReplaceOperation | RemoveOperation, Meta(extra_json_schema={NAME: "Operation"})]
"""A step of a JSON Patch (RFC 6902)."""


class SeatViewPatch(Struct, frozen=True):
    """What makes the look of a seat out of the one before: `patch` changes the view, `legal` is whole."""

    seat: int | None
    patch: list[Operation]
    legal: list[OfferedAction]


class AdviceParams(Struct, frozen=True):
    """How an action does better than others: it gains, guards or spares something, or hinders or slows `seat`."""

    way: Literal["gain", "guard", "spare", "hinder", "slow"]
    seat: int


class AdviceReason(Struct, frozen=True):
    """Where an action does better than others: `code` is a part of the game's evaluation, or an end of the game."""

    code: str
    params: AdviceParams


class AdviceData(Struct, frozen=True):
    """One action that a coach considers: everybody's `chances` to win after it, and the `rank` to expect, which is null
    where all win or lose together. `then` is what the seat would mostly do next.
    """

    action: OfferedAction
    then: OfferedAction | None
    seat: int
    chance: float
    chances: list[float]
    rank: float | None
    visits: int
    reason: AdviceReason


class SightData(Struct, frozen=True):
    """What a seat knows, for bots: `world` is the snapshot of a position that fits all that the seat has seen."""

    game: str
    rules: str
    components: str
    options: Options
    seat: int
    world: dict[str, Any]
