"""Programs at the table: the bot of the documentation, and our own over the public API."""

from __future__ import annotations

import asyncio
import itertools
import re
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from mattock.cli.run import run
from mattock.client import remote_bot
from mattock.client.remote_bot import JoinTarget, RemotePlayer, join_target, play_remotely
from mattock.server.ws import connection
from mattock.tables import Person, Table
from mattock.tables.live.messages import Reply
from mattock.tables.log.answers import TableRefusal, Unavailable
from mattock.tables.log.commands import Play, TableCommand
from mattock.tables.log.messages import News
from tests.server.serving import Place, Visitor, meeting, serving
from tests.tables.parlour import until

DOCUMENT = Path(__file__).parents[2] / "docs" / "api.md"
SHORT = {"players": 2, "goals_to_end": 2}


def bot_of_the_document() -> str:
    """The first whole program on the page."""
    programs: list[str] = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return programs[0]


async def against_a_bot(ada: Visitor, **door: str) -> str:
    """A table with a bot of the server on the last seat: who comes takes the first, however quick they are."""
    made = await ada.post("/api/tables", {"game": "dwar7s", "options": SHORT, **door})
    table = str(made.json()["table"])
    assert (await ada.command(table, do="seat_bot", seat=1, level="random")).status_code == 200
    return table


async def until_full(ada: Visitor, table: str) -> None:
    async with ada.line(table) as line:
        while not all(seat["owner"] or seat["bot"] for seat in (await line.hear("news"))["standing"]["seats"]):
            pass


async def start_when_full(ada: Visitor, table: str) -> None:
    await until_full(ada, table)
    assert (await ada.command(table, do="start")).status_code == 200


async def end_soon(ada: Visitor, table: str) -> None:
    """A whole game takes its time; what matters here has been seen after some moves."""
    async with ada.line(table) as line:
        while (await line.hear("news"))["standing"]["deeds"] < 20:
            pass
    assert (await ada.command(table, do="abandon")).status_code == 200


async def hired(url: str, table: str, program: str) -> asyncio.subprocess.Process:
    """A program of its own that plays at the table."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "error", "-c", program, url, table),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def ended(running: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    said, wrong = await asyncio.wait_for(running.communicate(), 60)
    return running.returncode, said.decode(), wrong.decode()


def test_the_bot_of_the_document_has_thirty_lines_and_plays_a_game_to_its_end(place: Place) -> None:
    program = bot_of_the_document()
    assert len(program.splitlines()) <= 30, "blank ones and imports too"
    assert max(map(len, program.splitlines())) <= 120

    async def visit() -> tuple[int | None, str, str]:
        async with meeting(place) as (ada, _):
            table = await against_a_bot(ada)
            running = await hired(place.url, table, program)
            await start_when_full(ada, table)
            return await ended(running)

    assert asyncio.run(visit()) == (0, "The game has ended: over\n", "")


def test_the_bot_of_the_document_stays_while_somebody_thinks_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "IDLE_TIMEOUT", 1.5)
    program = bot_of_the_document().replace("timeout=60", "timeout=0.3")

    async def visit() -> tuple[int | None, str, str]:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            table = await ada.new_table()
            await ada.command(table, do="sit", seat=1)
            running = await hired(place.url, table, program)
            await until(lambda: place.app_state.presence.connections == 1)
            await ada.command(table, do="start")
            await asyncio.sleep(3)
            assert (place.app_state.presence.connections, place.app_state.presence.seen_off) == (1, 0)
            await ada.command(table, do="abandon")
            return await ended(running)

    assert asyncio.run(visit()) == (0, "The game has ended: abandoned\n", "")


def test_the_bot_of_the_document_comes_back_after_the_server_was_away(tmp_path: Path) -> None:
    program = bot_of_the_document().replace("sleep(1)", "sleep(0.1)")

    async def visit() -> tuple[int | None, str, str]:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            table = await against_a_bot(ada)
            running = await hired(place.url, table, program)
            await start_when_full(ada, table)
            port = int(place.url.rpartition(":")[2])
        async with serving(tmp_path, port=port) as place, httpx.AsyncClient(base_url=place.url) as http:
            await end_soon(Visitor(place, http, {"id": ada.id, "name": ada.name, "key": ada.key}), table)
            return await ended(running)

    assert asyncio.run(visit()) == (0, "The game has ended: abandoned\n", "")


def test_a_bot_of_ours_is_invited_by_a_link_and_plays_to_the_end(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await against_a_bot(ada)
            secret = (await ada.post(f"/api/tables/{table}/links", {"seat": 0})).json()["secret"]
            where = join_target(None, f"{place.url}/#/t/{table}/{secret}")
            assert where == JoinTarget(table, secret)
            playing = asyncio.create_task(play_remotely(place.url, "apprentice", "Grit", where))
            await start_when_full(ada, table)
            standing = await playing
            assert standing.status == "over"
            assert [seat.owner.name for seat in standing.seats[:1] if seat.owner] == ["Grit"]
            assert standing.seats[0].is_remote

    asyncio.run(visit())


def test_a_bot_comes_back_after_the_server_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bot, "RETRY_DELAYS", (0.05,) * 1000)

    async def visit() -> None:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            table = await against_a_bot(ada)
            playing = asyncio.create_task(play_remotely(place.url, "random", "Grit", JoinTarget(table)))
            await start_when_full(ada, table)
            port = int(place.url.rpartition(":")[2])
        async with serving(tmp_path, port=port) as place, httpx.AsyncClient(base_url=place.url) as http:
            await end_soon(Visitor(place, http, {"id": ada.id, "name": ada.name, "key": ada.key}), table)
            assert (await asyncio.wait_for(playing, 60)).status == "abandoned"

    asyncio.run(visit())


def test_a_bot_asks_again_when_the_server_can_do_nothing_for_the_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third wish and every third look at its table is answered that nothing can be done now."""
    monkeypatch.setattr(remote_bot, "RETRY_DELAYS", (0.01,) * 10)

    async def visit() -> None:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            table = await against_a_bot(ada)
            playing = asyncio.create_task(play_remotely(place.url, "random", "Grit", JoinTarget(table)))
            await until_full(ada, table)
            room, turns = place.app_state.room, itertools.count()
            look, post = room.table, room.post

            async def look_or_not(name: str, person: Person) -> Table | TableRefusal:
                return Unavailable(code="database_gone") if next(turns) % 3 == 0 else await look(name, person)

            def post_or_not(person: Person, command: TableCommand, reply: Reply) -> None:
                if isinstance(command, Play) and next(turns) % 3 == 0:
                    reply(Unavailable(code="database_gone"))
                else:
                    post(person, command, reply)

            monkeypatch.setattr(room, "table", look_or_not)
            monkeypatch.setattr(room, "post", post_or_not)
            assert (await ada.command(table, do="start")).status_code == 200
            await end_soon(ada, table)
            assert next(turns) > 9  # three of them at least were answered so
            assert (await asyncio.wait_for(playing, 60)).status == "abandoned"

    asyncio.run(visit())


def test_a_bot_that_was_not_asked_any_more_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It consents twice, because the table moved on meanwhile; somebody else still has to."""
    consent = RemotePlayer._consent

    async def consent_twice(player: RemotePlayer, socket: ClientConnection, news: News) -> None:
        await consent(player, socket, news)
        await consent(player, socket, news)

    monkeypatch.setattr(RemotePlayer, "_consent", consent_twice)

    async def visit() -> None:
        async with serving(tmp_path) as place, meeting(place) as (ada, bo):
            table = await ada.new_table(players=3)
            assert (await ada.command(table, do="sit", seat=0)).status_code == 200
            assert (await bo.command(table, do="sit", seat=1)).status_code == 200
            playing = asyncio.create_task(play_remotely(place.url, "random", "Grit", JoinTarget(table)))
            await start_when_full(ada, table)
            async with bo.line(table) as line:
                while not (await line.hear("news"))["looks"]:
                    pass
                assert (await ada.command(table, do="abandon")).status_code == 200
                while (proposal := (await line.hear("news"))["standing"]["proposal"]) is None or len(
                    proposal["waiting"]
                ) == 2:
                    pass
                await asyncio.sleep(0.3)
                assert not playing.done(), playing.exception()
                assert (await bo.command(table, do="agree", proposal=proposal["number"])).status_code == 200
            assert (await asyncio.wait_for(playing, 60)).status == "abandoned"

    asyncio.run(visit())


def test_the_command_finds_an_open_table_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def visit() -> int:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            table = await against_a_bot(ada)
            command = ["bot", "--url", place.url, "--level", "random"]
            playing = asyncio.create_task(asyncio.to_thread(run, command))
            await start_when_full(ada, table)
            await end_soon(ada, table)
            return await playing

    assert asyncio.run(visit()) == 0
    assert capsys.readouterr().out == "The game has ended: abandoned.\n"


def test_a_bot_says_once_that_it_waits_for_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bot, "POLL_INTERVAL", 0.05)

    async def visit() -> int:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            is_told, times = asyncio.Event(), 0

            def waiting() -> None:
                nonlocal times
                times += 1
                is_told.set()

            playing = asyncio.create_task(play_remotely(place.url, "random", "Grit", JoinTarget(), waiting))
            await is_told.wait()
            await asyncio.sleep(0.3)
            table = await against_a_bot(ada)
            await start_when_full(ada, table)
            await end_soon(ada, table)
            assert (await playing).status == "abandoned"
            return times

    assert asyncio.run(visit()) == 1


def test_a_bot_is_told_the_password_of_a_table_where_nobody_reads_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATTOCK_TABLE_PASSWORD", "mellon of the deep")

    async def visit() -> list[int]:
        async with serving(tmp_path) as place, meeting(place) as (ada, _):
            table = await against_a_bot(ada, password="mellon of the deep")
            command = ["bot", "--url", place.url, "--level", "random", "--table", table]
            wrong = await asyncio.to_thread(run, [*command, "--password", "friend"])
            playing = asyncio.create_task(asyncio.to_thread(run, command))
            await start_when_full(ada, table)
            await end_soon(ada, table)
            return [wrong, await playing]

    assert asyncio.run(visit()) == [2, 0]
    said = capsys.readouterr()
    assert said.out == "The game has ended: abandoned.\n"
    assert len(said.err.splitlines()) == 1
    assert "mellon" not in said.err


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--password", "mellon"], "--table"),
        (["--level", "god"], "level"),
        (["--secret", "abc"], "--table"),
        (["--url", "http://127.0.0.1:9"], "127.0.0.1"),
    ],
)
def test_a_bot_that_cannot_play_says_why(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bot", *options]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert len(error.splitlines()) == 1
