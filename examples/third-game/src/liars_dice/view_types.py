"""What clients are told of a game, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mattock.core.outcome_types import OutcomeFacts

Face = Literal["one", "two", "three", "four", "five", "six"]
Reason = Literal["bluff", "doubt"]
Roll = dict[Face, int]


class Options(TypedDict):
    players: Literal[2]
    dice: Literal[5, 3, 2]
    ones: Literal["plain", "wild"]
    first: int | None


class Pieces(TypedDict):
    """Dice have nothing printed on them that a rule could ask for."""


class Bid(TypedDict):
    seat: int
    count: int
    face: Face


class Showdown(TypedDict):
    """The last doubt: the bid, how many there were, who lost a die, and what lay under the cups by seat."""

    count: int
    face: Face
    found: int
    loser_seat: int
    rolls: list[Roll]


class Player(TypedDict):
    """`roll` is None where it is hidden from whoever looks."""

    seat: int
    dice: int
    roll: Roll | None


class Nothing(TypedDict):
    pass


class BidParams(TypedDict):
    count: int
    face: Face


class OpenDecision(TypedDict):
    kind: Literal["open"]
    seat: int
    params: Nothing


class AnswerDecision(TypedDict):
    kind: Literal["answer"]
    seat: int
    params: BidParams


class OpenView(TypedDict):
    """What anybody may know."""

    game: Literal["liars_dice"]
    options: Options
    components: str
    round: int
    first: int
    to_move: int
    decision: OpenDecision | AnswerDecision | None
    bid: Bid | None
    dice_in_play: int
    showdown: Showdown | None
    result: Reason | None
    outcome: NotRequired[OutcomeFacts]


class OwnView(TypedDict):
    """What a seat sees beside that; None is an onlooker."""

    seat: int | None
    players: list[Player]


class View(OpenView, OwnView):
    """All of it."""
