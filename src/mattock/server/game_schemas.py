"""What the games here tell, in the documents of HTTP and of the socket: each game has types of its own.

A type that all games share is open. In the documents it is one of those that the installed games declare.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import mattock
from mattock.wire.schema import REF, game_schema, pointed

Json = dict[str, Any]
SCHEMAS: Final = "#/components/schemas/"
PIECES: Final = "PrintedPieces"
PARTS: Final = {
    "ViewData": "View",
    "EventData": "Event",
    "OfferedAction": "Action",
    "RefusalData": "Refusal",
    PIECES: "Pieces",
}


@cache
def game_schemas() -> Json:
    """The types of every game, named `<game>.<type>`."""
    found: Json = {}
    for game in mattock.game_names():
        document = game_schema(game, mattock.game(game).contract())
        names = {REF + name: f"{SCHEMAS}{game}.{name}" for name in document["$defs"]}
        for name, schema in {**document["properties"], **document["$defs"]}.items():
            found[f"{game}.{name}"] = pointed(schema, names)
    return found


def any_game(part: str) -> Json:
    """That part of one of the games."""
    return {"anyOf": [{"$ref": f"{SCHEMAS}{game}.{part}"} for game in mattock.game_names()]}


def with_games(schemas: Json) -> Json:
    """Schemas of a document, with those of games in place of the open ones."""
    shared = {name: part for name, part in PARTS.items() if name in schemas}
    described = {name: {key: schemas[name][key] for key in ("description",) if key in schemas[name]} for name in shared}
    closed = {name: {**described[name], **any_game(part)} for name, part in shared.items()}
    return {**schemas, **closed, **game_schemas()}


PIECES_ROUTE: Final = "/api/games/{game}/pieces"


@cache
def game_schemas_of_openapi() -> Json:
    """OpenAPI has a newer JSON Schema than AsyncAPI: it knows tuples by another word."""
    return {name: with_prefix_items(schema) for name, schema in game_schemas().items()}


def with_prefix_items(schema: Any) -> Any:
    if isinstance(schema, list):
        return [with_prefix_items(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    shape = {key: with_prefix_items(part) for key, part in schema.items()}
    if isinstance(shape.get("items"), list):
        shape["prefixItems"] = shape.pop("items")
    return shape


def openapi_with_games(document: Json) -> Json:
    """The OpenAPI document of this server, with what its games tell."""
    components = document["components"]
    schemas = {**with_games({**components["schemas"], PIECES: {}}), **game_schemas_of_openapi()}
    route = document["paths"][PIECES_ROUTE]["get"]
    answer = {"application/json": {"schema": {"$ref": SCHEMAS + PIECES}}}
    responses = {**route["responses"], "200": {**route["responses"]["200"], "content": answer}}
    paths = {**document["paths"], PIECES_ROUTE: {"get": {**route, "responses": responses}}}
    return {**document, "paths": paths, "components": {**components, "schemas": schemas}}
