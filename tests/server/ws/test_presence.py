"""Who is at a table, through whichever server: shown to all, and not for longer than it is true."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mattock.server.cluster import presence as elsewhere
from mattock.server.cluster.presence import MAX_MESSAGE_BYTES, ClusterPresence, split
from mattock.server.state import clear_up
from mattock.server.ws.outbox import Outbox, Round
from mattock.server.ws.presence import Guest, Presence
from mattock.tables import Person, Seat
from tests.server.serving import Transport, Visitor, serving, visited, visiting
from tests.tables.parlour import until

ADA, BOB = Person("ada", "Ada"), Person("bob", "Bob")


class Talker(ClusterPresence):
    """A server with people, and what it has told them."""

    def __init__(self, name: str, here: dict[str, list[Person]]) -> None:
        self.told: list[str] = []
        self.here = here
        super().__init__(name, lambda: self.here, self.told.append)
        self.begin()

    def move(self, table: str, *people: Person) -> None:
        self.here = {**self.here, table: list(people)} if people else {}
        self.changed(table)


def carry(*servers: Talker) -> None:
    """Everything that is said is heard by all, until nobody has anything to say."""
    for _ in range(3):
        for word in [word for server in servers for word in server.words()]:
            for server in servers:
                server.heard(word)


def test_a_client_who_cannot_be_sent_anything_keeps_nobody_else_from_it(caplog: pytest.LogCaptureFixture) -> None:
    def broken(_: object) -> bool:
        raise OSError("no line")

    async def story() -> None:
        heard: list[bytes] = []

        def taken(frames: Sequence[bytes]) -> bool:
            heard.extend(frames)
            return True

        common = Round()
        boxes = [Outbox(send, lambda: None, common) for send in (broken, taken)]
        for box in boxes:
            box.open()
            box.push(b"news")
        await asyncio.sleep(0)
        assert heard == [b"news"]

    asyncio.run(story())
    assert "frames were not sent" in caplog.text


def test_servers_learn_of_each_others_people_and_of_their_going() -> None:
    one, two = Talker("one", {"t": [ADA]}), Talker("two", {})
    carry(one, two)
    assert (one.people("t"), two.people("t")) == ([], [ADA])
    two.move("t", BOB)
    carry(one, two)
    assert one.people("t") == [BOB]
    one.move("t")
    carry(one, two)
    assert two.people("t") == []
    assert set(two.told) == {"t"}


def test_a_server_that_comes_later_or_has_lost_its_line_is_told_everything() -> None:
    one = Talker("one", {"t": [ADA]})
    one.words()
    late = Talker("late", {})
    carry(one, late)
    assert late.people("t") == [ADA]
    one.here = {}
    one.begin()
    carry(one, late)
    assert late.people("t") == [], "what happened while nobody could say so"


def test_of_a_server_that_goes_or_falls_silent_nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = Talker("one", {"t": [ADA]}), Talker("two", {"t": [BOB]}), Talker("three", {})
    carry(one, two, three)
    assert three.people("t") == [ADA, BOB]
    three.heard(one.farewell())
    assert three.people("t") == [BOB]
    monkeypatch.setattr(elsewhere, "SERVER_TIMEOUT", -1.0)
    three.words()
    assert three.people("t") == []


def test_however_many_people_there_are_a_word_is_not_too_long_for_the_line() -> None:
    crowd = [Person(f"{number:032}", "\N{MOUNT FUJI}" * 64) for number in range(elsewhere.MAX_PEOPLE)]
    here = {f"{number:016}": crowd[: number % 20] for number in range(60)}
    assert {table: people for part in split(here) for table, people in part.items()} == here
    one = Talker("one", {f"{number:016}": [*crowd, ADA] for number in range(9)})
    assert len(one.words()) == 9
    one.begin()
    assert all(len(word.encode()) < MAX_MESSAGE_BYTES + 200 < 8000 for word in one.words())


def test_who_plays_is_named_to_other_servers_whatever_the_crowd_that_looks_on() -> None:
    async def story() -> None:
        presence, other = Presence("one"), Talker("other", {})
        presence.elsewhere.begin()
        crowd = [Person(f"guest-{number}", "Guest") for number in range(elsewhere.MAX_PEOPLE + 5)]
        for person in (*crowd, ADA):
            presence.join(Guest("t", person, Outbox(lambda _: True, lambda: None, Round())), [Seat(), Seat()])
        presence.join(Guest("t", BOB, Outbox(lambda _: True, lambda: None, Round())), [Seat(), Seat(BOB)])

        def named() -> set[str]:
            for word in presence.elsewhere.words():
                other.heard(word)
            return {person.id for person in other.people("t")}

        assert BOB.id in named()
        assert len(named()) == elsewhere.MAX_PEOPLE
        presence.seats_changed("t", [Seat(ADA), Seat(BOB)])
        assert {ADA.id, BOB.id} <= named(), "who sits down later is named from then on"

    asyncio.run(story())


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
            assert not app_state.presence.is_elsewhere(table, bobs)
            async with bob.line(table):
                await until(lambda: app_state.presence.is_elsewhere(table, bobs))

    asyncio.run(story())


def test_what_a_closed_socket_leaves_behind_is_cleared_away() -> None:
    async def story() -> None:
        presence = Presence("one")

        def come_and_go() -> weakref.ref[Guest]:
            guest = Guest("t", ADA, Outbox(lambda _: True, lambda: None, Round()))
            guest.__dict__["itself"] = guest
            presence.join(guest, [])
            presence.leave(guest)
            return weakref.ref(guest)

        gone = come_and_go()
        assert gone() is not None
        clear_up()
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
                assert not app_state.has_let_go()
            await until(lambda: app_state.presence.connections == 0)
            assert app_state.has_let_go()
            assert not app_state.has_let_go()
            await app_state.room.close()
            assert app_state.has_let_go()

    asyncio.run(story())
