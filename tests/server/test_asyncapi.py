"""The document of the socket is whole, and true to what is sent and heard."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest

import mattock
from mattock.server.asyncapi import ADDRESS, document, names_of
from mattock.server.ws.answers import ServerMessage
from mattock.server.ws.messages import ClientMessage, without_table_name
from mattock.tables.live.updates import StandingCache, UpdateEncoder
from mattock.tables.log.commands import Play
from tests.server.serving import serving
from tests.tables.staging import ADA, BOB, Stage

DRAFT = "http://json-schema.org/draft-07/schema#"


def validator(name: str) -> jsonschema_rs.Draft7Validator:
    whole = document()
    return jsonschema_rs.Draft7Validator({"$ref": f"#/components/schemas/{name}", "components": whole["components"]})


def refs_in(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (ref for name, ref in part.items() if name == "$ref" and isinstance(ref, str))
        for one in part.values():
            yield from refs_in(one)
    elif isinstance(part, list):
        for one in part:
            yield from refs_in(one)


def found_at(ref: str) -> object:
    part: Any = document()
    for step in ref.removeprefix("#/").split("/"):
        part = part[step]
    return part


def test_every_reference_leads_somewhere_and_every_schema_is_one() -> None:
    refs = set(refs_in(document()))
    assert len(refs) > 50
    assert all(found_at(ref) for ref in refs)
    for schema in document()["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": DRAFT, **schema})


def test_it_has_the_parts_of_an_asyncapi_document_and_every_message() -> None:
    whole = document()
    assert whole["asyncapi"] == "3.0.0"
    assert whole["info"]["version"] == mattock.__version__
    assert whole["channels"]["table"]["address"] == ADDRESS
    told = {action["action"]: len(action["messages"]) for action in whole["operations"].values()}
    assert told == {"receive": len(names_of(ClientMessage)), "send": len(names_of(ServerMessage))}
    assert set(whole["components"]["messages"]) == {*names_of(ClientMessage), *names_of(ServerMessage)}


@pytest.mark.parametrize("game", mattock.game_names())
def test_updates_are_as_the_document_says(game: str) -> None:
    stage, dice = Stage(game).begin(ADA, BOB), random.Random(3)
    standings, before = StandingCache(), None
    whole, changes = validator("News"), validator("Changes")
    for _ in range(12):
        start = len(stage.entries)
        stage.play(*stage.deed(dice))
        encoder = UpdateEncoder(stage.table, [0, 1, None], stage.entries[start:], standings, before, is_play=True)
        for audience in ((0,), (1,), (), (0, 1)):
            whole.validate(msgspec.json.decode(encoder.news(audience)))
            told = encoder.changes(audience)
            assert (told is None) == (before is None)
            if told is not None:
                changes.validate(msgspec.json.decode(told))
        before = encoder.shown


def test_the_document_refuses_what_the_server_refuses() -> None:
    sent = validator("Play")
    deed = msgspec.to_builtins(without_table_name(Play(table="t", version=1, actions=["dig"])))
    sent.validate(deed)
    for wrong in ({**deed, "colour": 1}, {**deed, "version": "1"}, {**deed, "version": -1}, {**deed, "do": "dance"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            sent.validate(wrong)


def test_it_is_served_beside_the_openapi_document(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as http:
            served = (await http.get("/api/asyncapi.json")).json()
            assert served == msgspec.json.decode(msgspec.json.encode(document()))
            assert "asyncapi.json" in (await http.get("/api/docs")).text

    asyncio.run(story())
