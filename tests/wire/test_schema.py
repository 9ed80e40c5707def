"""JSON Schema of declared types: closed, with names for aliases, and true to what may be left out."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import Struct

from mattock.core.contract import Contract
from mattock.core.events import EventKind, Fact
from mattock.core.state import State
from mattock.core.verb import Verb
from mattock.wire.game_types import GameTypes
from mattock.wire.schema import components, message_schema

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


DRAWN = EventKind("card_drawn", Fact("seat", "number"), Fact("card", "colour", secret=True))
SHOWN = EventKind("card_drawn", Fact("seat", "number"), Fact("card", "colour"))
AIMED = EventKind("aimed", Fact("at", "colour", nullable=True))
TYPES = GameTypes(
    Contract(
        view=View,
        options=dict[str, int],
        pieces=dict[str, int],
        sorts={"number": int, "colour": Colour},
        events=[DRAWN, SHOWN, AIMED],
        verbs=[Verb[State]("draw", "X1.1", (0,))],
        names={"Colour": Colour, "Piles": Piles, "Asked": Asked},
    )
)


def seen(**changed: object) -> dict[str, object]:
    return {"game": "small", "seat": None, "piles": {"red": 2}, "asked": {"kind": "take", "most": 3}, **changed}


@pytest.mark.parametrize("view", [seen(), seen(hint="red", asked=None), seen(asked={"kind": "pass"})], ids=str)
def test_a_view_that_fits_is_read(view: dict[str, object]) -> None:
    msgspec.convert(view, TYPES.view)


@pytest.mark.parametrize(
    "view",
    [
        seen(more=1),
        seen(piles={"blue": 2}),
        seen(piles={"red": "2"}),
        seen(asked={"kind": "take"}),
        seen(asked={"kind": "pass", "most": 3}),
        seen(asked={"kind": "other"}),
        seen(hint="blue"),
        {name: part for name, part in seen().items() if name != "seat"},
    ],
    ids=str,
)
def test_a_view_that_does_not_fit_is_refused(view: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(view, TYPES.view)


def test_a_secret_fact_may_be_missing_and_a_nullable_one_none() -> None:
    told = [b'{"event":"card_drawn","seat":1}', b'{"event":"card_drawn","seat":1,"card":"red"}']
    for event in (*told, b'{"event":"aimed","at":null}'):
        msgspec.json.decode(event, type=TYPES.event)
    for event in (b'{"event":"card_drawn","card":"red"}', b'{"event":"card_drawn","seat":null}', b'{"event":"aimed"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(event, type=TYPES.event)


def test_aliases_keep_their_names() -> None:
    (view,), defs = components([TYPES.view])
    assert view == {"$ref": "#/$defs/View"}
    assert defs["View"]["properties"]["asked"]["anyOf"][0] == {"$ref": "#/$defs/Asked"}
    assert defs["View"]["properties"]["hint"] == {"$ref": "#/$defs/Colour"}
    assert sorted(defs["Colour"]["enum"]) == ["green", "red"]
    assert defs["Piles"]["properties"].keys() == {"red", "green"}
    assert defs["View"]["required"] == ["game", "seat", "piles", "asked"]


class Settings(Struct, frozen=True):
    quick: bool = False


class Start(Struct, tag="start"):
    settings: Settings = Settings()


class Started(Struct, tag="started"):
    settings: Settings
    note: str | None = None


class Person(Struct, omit_defaults=True):
    name: str
    is_bot: bool = False


def test_what_is_told_has_all_its_fields_and_what_is_sent_may_leave_defaults_out() -> None:
    defs = message_schema({"Start": Start}, {"Started": Started, "Person": Person})["$defs"]
    assert defs["Started"]["required"] == ["type", "settings", "note"]
    assert defs["Settings"]["required"] == ["quick"]
    assert not defs["SettingsInput"]["required"]
    assert defs["Start"]["properties"]["settings"]["$ref"] == "#/$defs/SettingsInput"
    assert defs["Person"]["required"] == ["name"]
