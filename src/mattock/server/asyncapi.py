"""The socket of a table as an AsyncAPI document: what clients send, and what they are told.

It stands beside the OpenAPI document, which describes HTTP; both come from the types that read and encode the messages.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

from litestar import get

import mattock
from mattock.server.game_schemas import SCHEMAS, with_games
from mattock.server.ws.answers import ServerMessage
from mattock.server.ws.messages import ClientMessage
from mattock.wire.schema import REF, message_schema, pointed

ADDRESS: Final = "/api/tables/{table}/socket"
HELLO: Final = "The first message is `hello`, within ten seconds; then every message is answered."

Json = dict[str, Any]


def names_of(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def operation(action: str, names: list[str], summary: str) -> Json:
    """`action` is the server's: it receives, or it sends."""
    messages = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
    return {"action": action, "summary": summary, "channel": {"$ref": "#/channels/table"}, "messages": messages}


@cache
def document() -> Json:
    found = message_schema({"ClientMessage": ClientMessage}, {"ServerMessage": ServerMessage})
    defs = found["$defs"]
    schemas = pointed(defs, {REF + name: SCHEMAS + name for name in defs})
    received, sent = names_of(ClientMessage), names_of(ServerMessage)
    names = [*received, *sent]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Mattock", "version": mattock.__version__, "description": f"The socket of a table. {HELLO}"},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": ADDRESS,
                "parameters": {"table": {"description": "The name of the table."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
            }
        },
        "operations": {
            "heard": operation("receive", received, "Commands and questions; `do` says which."),
            "told": operation("send", sent, "News, changes, presence and answers; `answer` says which."),
        },
        "components": {
            "messages": {name: {"name": name, "payload": {"$ref": SCHEMAS + name}} for name in names},
            "schemas": with_games(schemas),
        },
    }


@get("/api/asyncapi.json", sync_to_thread=False, include_in_schema=False)
def socket_document() -> Json:
    """The AsyncAPI document of the socket of a table."""
    return document()
