"""What the documents say of games is what games tell: each has types of its own, and nothing is open."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import mattock
from mattock.server import asyncapi
from mattock.server.app import create_app
from mattock.server.game_schemas import PARTS, PIECES_ROUTE, openapi_with_games
from mattock.server.state import ServerSettings
from tests.server.serving import serving, visiting

GAMES = mattock.game_names()


def openapi() -> dict[str, Any]:
    document = openapi_with_games(create_app(ServerSettings()).openapi_schema.to_schema())
    found: dict[str, Any] = json.loads(json.dumps(document, default=str))
    return found


def validator(document: dict[str, Any], schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**schema, "components": document["components"]})


@pytest.mark.parametrize("document", [openapi(), asyncapi.document()], ids=["openapi", "asyncapi"])
def test_what_games_tell_is_of_one_of_the_games(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    shared = schemas.keys() & PARTS.keys()
    assert {"ViewData", "EventData", "OfferedAction"} <= shared
    for name in shared:
        wanted = [{"$ref": f"#/components/schemas/{game}.{PARTS[name]}"} for game in GAMES]
        assert schemas[name]["anyOf"] == wanted
        assert "properties" not in schemas[name]
    open_ones = {name for game in GAMES for name in schemas if name.startswith(game) and is_open(schemas[name])}
    assert open_ones == set()


def is_open(schema: dict[str, Any]) -> bool:
    return schema.get("type") == "object" and schema.get("additionalProperties", True) is True


@pytest.mark.parametrize("game", GAMES)
def test_printed_pieces_over_http_are_as_the_document_says(game: str, tmp_path: Path) -> None:
    async def story() -> Any:
        async with serving(tmp_path) as place, visiting(place) as enrol:
            ada = await enrol("Ada")
            document = (await ada.get("/api/openapi.json")).json()
            return document, (await ada.get(f"/api/games/{game}/pieces")).json()

    document, pieces = asyncio.run(story())
    answer = document["paths"][PIECES_ROUTE]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    said = validator(document, answer)
    said.validate(pieces)
    sort = next(iter(pieces))
    piece = next(iter(pieces[sort]))
    for wrong in (
        {**pieces, "weather": {}},
        {name: part for name, part in pieces.items() if name != sort},
        {**pieces, sort: {**pieces[sort], piece: {**pieces[sort][piece], "secret": 1}}},
    ):
        with pytest.raises(jsonschema_rs.ValidationError):
            said.validate(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_of_another_game_or_with_a_field_too_many_is_none(game: str) -> None:
    document = openapi()
    view = mattock.game(game).new(seed=1).view(0)
    said = validator(document, {"$ref": "#/components/schemas/ViewData"})
    said.validate(view)
    other = next(name for name in GAMES if name != game)
    for wrong in ({**view, "game": other}, {**view, "deck": []}):
        with pytest.raises(jsonschema_rs.ValidationError):
            said.validate(wrong)
