"""The declared types of a small game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mattock.core.contract import Contract
from mattock.core.events import EventKind, Fact
from mattock.core.state import State
from mattock.core.verb import Verb
from mattock.wire.game_types import GameTypes

Colour = Literal["red", "green"]


Piles = dict[Colour, int]


class Take(TypedDict):
    kind: Literal["take"]
    most: int


class Pass(TypedDict):
    kind: Literal["pass"]


Asked = Take | Pass


class View(TypedDict):
    """What is seen."""

    game: Literal["small"]
    seat: int | None
    piles: Piles
    asked: Asked | None
    hint: NotRequired[Colour]


class Put(Verb[State]):
    """Its parameter is a word in one action and a number in the other."""

    def __init__(self) -> None:
        super().__init__("put", "X1.2", (0,), size=2)

    def params(self, arg: int) -> list[tuple[str, str, int]]:
        return [("colour", "word", arg)] if arg else [("at", "number", arg)]


DRAWN = EventKind("card_drawn", Fact("seat", "number"), Fact("card", "colour", secret=True))


SHOWN = EventKind("card_drawn", Fact("seat", "number"), Fact("card", "colour"))


AIMED = EventKind("aimed", Fact("at", "colour", nullable=True))


TYPES = GameTypes(
    Contract(
        view=View,
        options=dict[str, int],
        pieces=dict[str, int],
        sorts={"number": int, "colour": Colour, "word": str},
        events=[DRAWN, SHOWN, AIMED],
        verbs=[Verb[State]("draw", "X1.1", (0,)), Put()],
        refusals=[("", ""), ("game_over", "X2"), ("no_room", "X3")],
        missing={"colour": Colour, "room": int},
        names={"Colour": Colour, "Piles": Piles, "Asked": Asked},
    )
)


def seen(**changed: object) -> dict[str, object]:
    return {"game": "small", "seat": None, "piles": {"red": 2}, "asked": {"kind": "take", "most": 3}, **changed}
