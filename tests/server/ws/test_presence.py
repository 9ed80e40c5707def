"""Who is at a table, through whichever server: shown to all, and not for longer than it is true."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from mattock.server.state import free_memory
from mattock.server.ws.outbox import Outbox, SendRound
from mattock.server.ws.presence import Guest, Presence
from mattock.tables import Person
from tests.server.serving import Transport, Visitor, serving, visited, visiting
from tests.tables.parlour import until

ADA, BOB = Person("ada", "Ada"), Person("bob", "Bob")


@asynccontextmanager
async def at_two_servers(url: str, folder: Path) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """Ada at one of them, Bob at the other."""
    async with (
        serving(folder, database=url) as one,
        serving(folder, database=url) as two,
        visiting(one) as here,
        visiting(two) as there,
    ):
        yield await here("Ada"), await there("Bob")


async def until_here(line: Transport, *names: str) -> None:
    while {one["name"] for one in (await line.hear("presence"))["people"]} != set(names):
        pass


def test_people_at_different_servers_see_each_other_come_and_go(postgres_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with at_two_servers(postgres_url, tmp_path) as (ada, bob):
            table = await ada.begun()
            async with ada.line(table) as hers:
                await until_here(hers, "Ada")
                async with bob.line(table) as his:
                    await until_here(hers, "Ada", "Bob")
                    await until_here(his, "Ada", "Bob")
                await until_here(hers, "Ada")

    asyncio.run(story())


def test_when_a_server_stops_its_people_are_gone_for_the_others(postgres_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with at_two_servers(postgres_url, tmp_path) as (ada, bob):
            table = await ada.begun()
            async with ada.line(table) as hers, bob.line(table):
                await until_here(hers, "Ada", "Bob")
                bob.place.server.should_exit = True
                await until_here(hers, "Ada")

    asyncio.run(story())


def test_who_is_at_the_table_through_another_server_needs_no_web_hook(postgres_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with at_two_servers(postgres_url, tmp_path) as (ada, bob):
            table = await ada.new_table()
            app_state = ada.place.app_state
            bobs = Person(bob.id, bob.name)
            assert not app_state.presence.is_on_another_server(table, bobs)
            async with bob.line(table):
                await until(lambda: app_state.presence.is_on_another_server(table, bobs))

    asyncio.run(story())


def test_what_a_closed_socket_leaves_behind_is_cleared_away() -> None:
    async def story() -> None:
        presence = Presence("one")

        def come_and_go() -> weakref.ref[Guest]:
            guest = Guest("t", ADA, Outbox(lambda _: True, lambda: None, SendRound()))
            guest.__dict__["itself"] = guest
            presence.join(guest, [])
            presence.leave(guest)
            return weakref.ref(guest)

        gone = come_and_go()
        assert gone() is not None
        free_memory()
        assert gone() is None

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_a_house_knows_that_it_has_let_go_of_a_socket_or_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            app_state = ada.place.app_state
            table = await ada.new_table()
            async with ada.line(table) as line:
                await until_here(line, "Ada")
                assert not app_state.has_freed_memory()
            await until(lambda: app_state.presence.connections == 0)
            assert app_state.has_freed_memory()
            assert not app_state.has_freed_memory()
            await app_state.room.close()
            assert app_state.has_freed_memory()

    asyncio.run(story())
