"""Headers of every answer: set where nothing else was, and only when an answer begins."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from litestar.types import Message, Scope

from mattock.server.http.headers import HEADERS, add_headers


def answered(path: str, *own: tuple[bytes, bytes], method: str = "GET") -> dict[str, str]:
    message: Any = {"type": "http.response.start", "status": 200, "headers": list(own)}
    app = SimpleNamespace(routes=[])
    scope = cast("Scope", {"path": path, "method": method, "path_template": path, "litestar_app": app})
    asyncio.run(add_headers(cast("Message", message), scope))
    return {name.decode().lower(): value.decode() for name, value in message["headers"]}


def test_every_answer_has_all_of_them() -> None:
    assert {name.lower(): value for name, value in HEADERS.items()}.items() <= answered("/").items()


def test_a_page_may_be_stricter_by_itself() -> None:
    assert answered("/", (b"referrer-policy", b"same-origin"))["referrer-policy"] == "same-origin"


def test_only_what_the_interface_answers_is_never_stored() -> None:
    assert answered("/api/tables")["cache-control"] == "no-store"
    assert answered("/api/games", (b"cache-control", b"no-cache"))["cache-control"] == "no-cache"
    assert "cache-control" not in answered("/assets/app.js")


def test_a_body_is_passed_on_as_it_is() -> None:
    message: Any = {"type": "http.response.body", "body": b"x"}
    asyncio.run(add_headers(message, cast("Scope", {})))
    assert message == {"type": "http.response.body", "body": b"x"}
