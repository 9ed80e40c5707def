"""JSON Schema of declared types: closed, with names for aliases, and true to what may be left out."""

from __future__ import annotations

from msgspec import Struct

from mattock.wire.schema import components, message_schema
from tests.wire.small_game import TYPES


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
