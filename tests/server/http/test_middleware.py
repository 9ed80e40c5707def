"""What holds for every request: typed answers, limits, origins, headers; and nothing of the inside is shown."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mattock.server.http.headers import HEADERS
from mattock.server.http.limits import Limit, Limits
from mattock.server.http.middleware import is_allowed_origin
from tests.server.serving import Place, meeting, visited


def test_what_is_not_there_or_not_so_is_answered_by_name(place: Place) -> None:
    asked = [
        ("GET", "/api/nonsense", 404, "not_found"),
        ("GET", "/api/tables/x/y/z", 404, "not_found"),
        ("GET", "/assets/nonsense.js", 404, "not_found"),
        ("DELETE", "/api/games", 405, "not_allowed"),
        ("POST", "/", 405, "not_allowed"),
        ("GET", "/assets/%00", 404, "not_found"),
        ("GET", f"/assets/{'x' * 300}", 404, "not_found"),
        ("GET", "/api/tables/%00", 400, "malformed"),
        ("GET", "/api/tables?which=mine&game=%00", 400, "malformed"),
        ("GET", "/api/tables?which=open&game=a%1fb", 400, "malformed"),
        ("GET", "/api/chronicles?limit=x", 400, "malformed"),
    ]

    async def visit() -> None:
        async with meeting(place) as (ada, _):
            for method, path, status, answer in asked:
                response = await ada.http.request(method, path, headers=ada.headers)
                assert (response.status_code, response.json()["answer"]) == (status, answer), path
                assert "Traceback" not in response.text

    asyncio.run(visit())


def test_a_body_may_be_a_quarter_of_a_megabyte_and_no_more(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            response = await ada.http.post("/api/people", content=b" " * 300_000)
            assert (response.status_code, response.json()) == (413, {"answer": "too_large"})

    asyncio.run(visit())


def test_a_mistake_of_ours_is_told_to_the_log_and_not_to_the_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the cellar is flooded")

    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            monkeypatch.setattr(ada.place.app_state.room, "look", fail)
            response = await ada.get("/api/tables/t")
            assert (response.status_code, response.json()) == (503, {"answer": "unavailable", "code": "failed"})

    with caplog.at_level(logging.DEBUG):
        asyncio.run(visit())
    assert "the cellar is flooded" in caplog.text


def test_the_log_quotes_a_path_and_never_more_than_a_line_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(path: str) -> None:
        raise RuntimeError("the cellar is flooded")

    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            monkeypatch.setattr("mattock.server.http.client_files.wanted", fail)
            assert (await ada.http.get(f"/a%0Ab{'x' * 5000}")).status_code == 503

    with caplog.at_level(logging.ERROR, logger="mattock"):
        asyncio.run(visit())
    (said,) = [record.getMessage() for record in caplog.records if record.name == "mattock.server.http.errors"]
    assert "\n" not in said
    assert len(said) < 250


def test_no_key_and_no_secret_is_ever_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> list[str]:
        async with visited(tmp_path) as (ada, bo):
            table = await ada.new_table(password="open sesame")
            secret = (await ada.post(f"/api/tables/{table}/links", {})).json()["secret"]
            link = (await ada.post("/api/people/me/links")).json()["secret"]
            await bo.post(f"/api/tables/{table}/enter", {"secret": secret})
            await bo.post("/api/people/links", {"secret": link})
            async with bo.line(table) as line:
                await line.hear("presence")
            return [ada.key, bo.key, secret, link, "open sesame"]

    with caplog.at_level(logging.DEBUG, logger="mattock"), caplog.at_level(logging.DEBUG, logger="uvicorn"):
        secrets = asyncio.run(visit())
    server = [
        record.getMessage() for record in caplog.records if not record.name.startswith(("websockets", "httpcore"))
    ]
    assert [line for line in server for secret in secrets if secret in line] == []


def test_every_answer_tells_browsers_what_not_to_do(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            for path in ("/", "/api/games", "/api/nonsense", "/metrics", "/api/docs"):
                response = await ada.http.get(path)
                policy = re.sub(r" 'sha256-[\w+/=]+'", "", response.headers["content-security-policy"])
                told = {name: response.headers.get(name) for name in HEADERS} | {"Content-Security-Policy": policy}
                assert told == HEADERS
                assert "script-src 'self';" in policy
                assert "server" not in response.headers

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "here:8420", True),
        ("http://here:8420", "here:8420", True),
        ("https://HERE:8420", "here:8420", True),
        ("https://friend.example", "here:8420", True),
        ("http://here:9999", "here:8420", False),
        ("http://evil.example", "here:8420", False),
        ("null", "here:8420", False),
        ("http://here:8420", None, False),
        ("", "here:8420", False),
        ("", "", False),
        ("http://[", "here:8420", False),
    ],
)
def test_pages_of_other_houses_are_welcome_only_if_allowed(origin: str | None, host: str | None, welcome: bool) -> None:
    assert is_allowed_origin(origin, host, frozenset({"https://friend.example"})) is welcome


def test_a_foreign_page_changes_nothing_and_opens_no_socket(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, origins=frozenset({"https://friend.example"})) as (ada, _):
            place, table = ada.place, await ada.new_table()
            address = f"{place.url.replace('http', 'ws')}/api/tables/{table}/socket"
            statuses = {}
            for origin in ("http://evil.example", "https://friend.example", place.url):
                response = await ada.http.post("/api/people", json={"name": "X"}, headers={"Origin": origin})
                statuses[origin] = response.status_code
            assert list(statuses.values()) == [403, 200, 200]
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={"Origin": "http://evil.example"})
            assert refused.value.response.status_code == 403

    asyncio.run(visit())


@pytest.mark.parametrize("base", ["https://dwarfs.example", "https://dwarfs.example/", "https://Dwarfs.example/play/"])
def test_behind_a_proxy_that_hides_the_host_the_address_that_people_know_is_welcome(base: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, base=base, origins=frozenset({"https://friend.example/"})) as (ada, _):
            for origin, status in (
                ("https://dwarfs.example", 200),
                ("https://friend.example", 200),
                ("https://dwarfs.example.evil.example", 403),
                ("", 403),
            ):
                response = await ada.http.post("/api/people", json={"name": "X"}, headers={"Origin": origin})
                assert response.status_code == status, origin

    asyncio.run(visit())


def test_without_an_address_that_people_know_an_empty_origin_is_nobodys(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            response = await ada.http.post("/api/people", json={"name": "X"}, headers={"Origin": ""})
            assert (response.status_code, response.json()) == (403, {"answer": "foreign_origin"})

    asyncio.run(visit())


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with visited(tmp_path, has_limits=True) as (ada, _):
            table = await ada.new_table()
            limits: Limits = ada.place.app_state.limits
            monkeypatch.setattr(limits, "_people", Limit(0.001, 4))
            async with ada.line(table) as line:
                await line.hear("presence")
                answers = [await line.ask({"do": "say", "key": f"say-{n:04}", "text": "hi"}) for n in range(6)]
            assert [answer["answer"] for answer in answers] == ["done"] * 4 + ["too_fast"] * 2
            response = await ada.get("/api/people/me")
            assert (response.status_code, response.json()["answer"]) == (429, "too_fast")
            assert int(response.headers["retry-after"]) >= response.json()["retry"]
            monkeypatch.setattr(limits, "_attempts", Limit(0.001, 1))
            statuses = [(await ada.post("/api/people", {"name": "Eve"})).status_code for _ in range(3)]
            assert statuses == [200, 429, 429]
            monkeypatch.setattr(limits, "_attempts", Limit(0.001, 1))
            monkeypatch.setattr(limits, "_people", Limit(20.0, 200.0))
            statuses = [(await ada.post(f"/api/tables/{table}/links", {})).status_code for _ in range(2)]
            assert statuses == [200, 429]
            monkeypatch.setattr(limits, "_attempts", Limit(0.001, 1))
            statuses = [(await ada.post("/api/tables", {"game": "dwar7s"})).status_code for _ in range(2)]
            assert statuses == [200, 429], "nobody floods the lobby"
            monkeypatch.setattr(limits, "_addresses", Limit(0.001, 1))
            assert [(await ada.get("/api/games")).status_code for _ in range(2)] == [200, 429]

    asyncio.run(visit())


def test_a_page_that_the_operator_allows_may_ask_beforehand(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, origins=frozenset({"https://friend.example"})) as (ada, _):
            for origin, allowed in (
                ("https://friend.example", "https://friend.example"),
                ("http://evil.example", None),
            ):
                asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
                response = await ada.http.options("/api/tables", headers=asked)
                assert response.headers.get("access-control-allow-origin") == allowed

    asyncio.run(visit())


def test_every_path_says_which_methods_it_knows(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            response = await ada.http.options("/api/people/me")
            assert response.headers["allow"] == "GET, OPTIONS, PATCH"
            response = await ada.http.delete("/api/people/me")
            assert set(response.headers["allow"].split(", ")) == {"GET", "OPTIONS", "PATCH"}

    asyncio.run(visit())


@pytest.mark.parametrize(("proxies", "is_believed"), [((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)])
def test_only_a_proxy_that_the_operator_named_may_speak_for_another_address(
    tmp_path: Path, proxies: tuple[str, ...], is_believed: bool
) -> None:
    async def visit() -> None:
        async with visited(tmp_path, has_limits=True, proxies=frozenset(proxies)) as (ada, _):
            asked = [
                await ada.http.post(
                    "/api/people", json={"name": "Eve"}, headers={"X-Forwarded-For": f"198.51.100.{one}"}
                )
                for one in range(60)
            ]
            assert (429 not in {answer.status_code for answer in asked}) is is_believed

    asyncio.run(visit())


def test_a_password_cannot_be_guessed_from_many_addresses_either(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, has_limits=True, proxies=frozenset({"127.0.0.1"})) as (ada, bo):
            ada.place.app_state.limits = Limits(now=lambda: 0.0)
            guessed, other = [await ada.new_table(password="mellon") for _ in range(2)]

            async def tries(table: str, password: str, address: int) -> int:
                headers = {**bo.headers, "X-Forwarded-For": f"198.51.100.{address}"}
                body = {"password": password}
                return (await bo.http.post(f"/api/tables/{table}/enter", json=body, headers=headers)).status_code

            answers = [await tries(guessed, f"friend {one}", one) for one in range(22)]
            assert answers == [403] * 20 + [429] * 2
            assert [await tries(other, "mellon", one) for one in range(22)] == [200] * 22

    asyncio.run(visit())


def test_strangers_at_many_addresses_lock_nobody_out_who_knows_the_password(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, has_limits=True, proxies=frozenset({"127.0.0.1"})) as (ada, bo):
            ada.place.app_state.limits = Limits(now=lambda: 0.0)
            table = await ada.new_table(password="mellon")
            path = f"/api/tables/{table}/links"
            secret = (await ada.post(path, {})).json()["secret"]

            async def tries(address: str, **said: str) -> int:
                headers = {**bo.headers, "X-Forwarded-For": address}
                path = f"/api/tables/{table}/enter"
                return (await bo.http.post(path, json=said, headers=headers)).status_code

            assert await tries("203.0.113.1", password="melon") == 403
            answers = [await tries(f"198.51.100.{one}", password=f"friend {one}") for one in range(22)]
            assert answers == [403] * 19 + [429] * 3
            for one in range(5):  # a site of the new kind has many networks, and is one stranger all the same
                assert await tries(f"2001:db8:1:{one}::1", password="friend") == 429
            assert await tries("2001:db8:1:9::1", password="mellon") == 429
            assert await tries("198.51.100.1", secret=secret) == 200
            assert await tries("203.0.113.1", password="mellon") == 200

    asyncio.run(visit())
