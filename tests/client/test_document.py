"""`docs/api.md` beside a real server: its routes exist and are all, its examples work, its claims are true."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import mattock
from mattock.server.app import create_app
from mattock.server.state import ServerSettings
from mattock.server.ws.messages import read_message
from mattock.tables.log.answers import Malformed
from tests.server.serving import Place, Visitor, meeting

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
ROUTE = re.compile(r"`(GET|POST|PUT|PATCH|DELETE) (/api/[^`\s?]*)(?:\?[^`\s]*)?(?: (\{[^`]*\}))?`")
UNTOLD = {"/api/health"}  # the operator's affair, in docs/operations.md


def routes() -> set[tuple[str, str]]:
    paths: dict[str, Any] = create_app(ServerSettings()).openapi_schema.to_schema()["paths"]
    return {(method.upper(), path) for path, methods in paths.items() for method in methods if path not in UNTOLD}


def test_every_route_is_told_and_none_that_is_not_there() -> None:
    told = {(method, path) for method, path, _ in ROUTE.findall(TEXT)}
    beside = {("GET", "/api/chronicles/best"), ("GET", "/api/tables/{table}/replay")}  # "`…`, `…/best`" in their rows
    assert told | beside == routes()
    assert "`…/best`" in TEXT
    assert "`…/replay`" in TEXT


def test_requests_that_are_written_out_succeed(place: Place) -> None:
    written = [(method, path, json.loads(body)) for method, path, body in ROUTE.findall(TEXT) if '":' in body]
    assert len(written) >= 3

    async def visit() -> None:
        async with meeting(place) as (ada, _):
            for method, path, body in written:
                response = await ada.http.request(method, path, json=body, headers=ada.headers)
                assert response.status_code == 200, (method, path, response.text)

    asyncio.run(visit())


def written_messages() -> Iterator[str]:
    """Messages with a value for each field; N stands for a number."""
    for one in re.findall(r"`(\{\"do\": [^`]*\})`", TEXT):
        with suppress(ValueError):
            yield json.dumps(json.loads(one.replace(": N}", ": 3}")))


def test_messages_that_are_written_out_are_understood() -> None:
    told = [read_message(one) for one in written_messages()]
    assert len(told) >= 2, "a deed, and a hello"
    assert not [one for one in told if isinstance(one, Malformed)]


def test_fields_that_are_named_alone_are_those_of_the_message() -> None:
    """`{"do": "why", "ref", "seat", "action"}` names fields without values."""
    for do, rest in re.findall(r'`\{"do": "(\w+)", ((?:"\w+"(?:, )?)+)\}`', TEXT):
        values = {"ref": "r", "seat": 0, "action": "rest", "paths": [["rest"]]}
        message = {"do": do, **{name: values[name] for name in re.findall(r'"(\w+)"', rest)}}
        assert not isinstance(read_message(json.dumps(message)), Malformed), message


def test_the_sight_that_is_written_out_chooses_an_action(place: Place) -> None:
    program = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)[1].replace('"master"', '"apprentice"')

    async def visit() -> tuple[str, Visitor]:
        async with meeting(place) as (ada, _):
            return await ada.begun("runedar", players=1), ada

    table, ada = asyncio.run(visit())
    names: dict[str, Any] = {"table": table}
    with httpx.Client(base_url=place.url, headers=ada.headers) as http:
        exec(program, {"http": http, **names}, names)
        legal = [one["code"] for one in http.get(f"/api/tables/{table}").json()["looks"][0]["legal"]]
    assert names["action"] in legal


def test_news_come_before_the_done_that_caused_them(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.begun("runedar", players=1)
            async with ada.line(table) as line:
                news = await line.hear("news")
                for number in range(5):
                    action = news["looks"][0]["legal"][0]["code"]
                    key = f"number-{number}"
                    await line.send({"do": "play", "key": key, "version": news["version"], "action": action})
                    heard = [await line.next()]
                    while heard[-1].get("re") != key:
                        heard.append(await line.next())
                    news = next(one for one in heard if one["answer"] == "news")
                    assert heard[-1]["answer"] == "done"
                    assert heard[-1]["version"] == news["version"]

    asyncio.run(visit())


@pytest.mark.parametrize("game", mattock.game_names())
def test_an_onlooker_and_the_result_are_as_the_page_says(place: Place, game: str) -> None:
    """A look with no seat and no choice; `result` is null, then the reason; who has won is in the chronicles."""

    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun(game, fill="random")
            look = (await bo.get(f"/api/tables/{table}")).json()["looks"]
            assert [(one["seat"], one["legal"], one["view"]["result"]) for one in look] == [(None, [], None)]
            news, dice = (await ada.get(f"/api/tables/{table}")).json(), random.Random(1)
            while news["standing"]["status"] == "playing":
                legal = [one["code"] for look in news["looks"] for one in look["legal"]]
                if legal:
                    await ada.command(table, do="play", version=news["version"], action=dice.choice(legal))
                news = (await ada.get(f"/api/tables/{table}")).json()
            assert news["standing"]["status"] == "over"
            (told,) = (await ada.get(f"/api/chronicles?person={ada.id}")).json()["chronicles"]
            assert news["looks"][0]["view"]["result"] == told["reason"]
            assert {"won", "reason", "score", "seats"} <= told.keys()
            assert all({"is_winner", "score"} <= seat.keys() for seat in told["seats"])

    asyncio.run(visit())


@pytest.mark.parametrize("frame", ['{"do": "ping"}', '{"do": "hello", "token": "nobody"}', "nonsense"])
def test_a_hello_that_is_refused_closes_with_4400(place: Place, frame: str) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.new_table()
            url = f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(url) as socket:
                await socket.send(frame)
                assert json.loads(await socket.recv())["answer"] in {"malformed", "unrecognised"}
                await socket.wait_closed()
            assert socket.close_code == 4400

    asyncio.run(visit())
