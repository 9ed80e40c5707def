"""`docs/api.md` shows the shapes of messages as the types of the server are now."""

from __future__ import annotations

import re

from mattock.tables import Settings
from scripts.api_shapes import DOCUMENT, renewed, schemas, shape

TEXT = DOCUMENT.read_text(encoding="utf-8")
MAIN = {
    "News",
    "TableState",
    "SeatView",
    "PublicEntry",
    "Changes",
    "SeatViewPatch",
    "Operation",
    "Play",
    "Hello",
    "Done",
    "MoveRefused",
}


def test_the_document_shows_the_types_as_they_are() -> None:
    assert renewed(TEXT) == TEXT, "run `python -m scripts.api_shapes`"


def test_the_main_messages_are_shown() -> None:
    shown = set(re.findall(r"^(\w+) = ", TEXT, re.MULTILINE))
    assert shown >= MAIN
    assert shown - {"status", "key", "url", "news", "action", "sight"} <= schemas().keys()


def test_whatever_a_shape_refers_to_is_shown_too() -> None:
    shown = set(re.findall(r"^(\w+) = ", TEXT, re.MULTILINE))
    shapes = "".join(re.findall(r"<!-- shapes: [^>]*>(.*?)<!-- end of shapes -->", TEXT, re.DOTALL))
    named = set(re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", shapes)))
    assert named <= shown, named - shown


def test_a_block_that_is_out_of_date_is_renewed_and_the_rest_is_left() -> None:
    old = "before\n<!-- shapes: Pong -->\n```\nPong = {}\n```\n<!-- end of shapes -->\nafter"
    assert renewed(old) == old.replace("Pong = {}", shape("Pong"))


def test_a_field_that_may_be_missing_and_fields_of_games_are_marked() -> None:
    assert shape("Pong") == 'Pong = {"answer": "pong", "re"?: string | null}'
    assert shape("EventData") == 'EventData = {"event": string, ...}'
    assert shape("Operation") == "Operation = AddOperation | ReplaceOperation | RemoveOperation"


def test_the_document_explains_every_setting_and_every_status() -> None:
    told = TEXT[TEXT.index("`settings` of a table") : TEXT.index("A **command** is an object")]
    for name in (*Settings.__struct_fields__, "open", "playing", "over", "abandoned"):
        assert f"`{name}`" in told, name
