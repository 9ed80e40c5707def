"""What an operator orders about people, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from mattock.core.refusal import BadOption
from mattock.tables import Store
from mattock.tables.store import orders
from mattock.tables.store.links import device_link, follow_device_link
from mattock.tables.store.orders import UnknownPerson
from mattock.tables.store.people import Ban, enrol, recognise
from mattock.tables.store.schema import SEATS
from tests.tables.parlour import new_table, room_at


def test_who_is_banned_is_known_and_not_let_in_until_that_is_taken_back(url: str) -> None:
    async def story() -> None:
        store = await Store.open(url)
        ada, key = await enrol(store, "Ada")
        given = await orders.ban(store, ada.id, "spam")
        assert (given.kind, given.person, given.reason) == ("ban", ada.id, "spam")
        assert await recognise(store, key) == Ban("spam")
        assert [one.id for one in await orders.list_people(store, is_banned=True)] == [ada.id]
        await orders.unban(store, ada.id)
        assert await recognise(store, key) == ada
        assert [one.kind for one in await orders.orders_after(store, given.number - 1)] == ["ban", "unban"]
        assert await orders.last_order(store) == given.number + 1
        await store.close()

    asyncio.run(story())


def test_revoked_keys_and_links_are_worthless_and_a_new_link_leads_back(url: str) -> None:
    async def story() -> None:
        store = await Store.open(url)
        ada, key = await enrol(store, "Ada")
        old = await device_link(store, ada)
        _, secret = await orders.revoke(store, ada.id)
        assert await recognise(store, key) is None
        assert await follow_device_link(store, old) is None
        found = await follow_device_link(store, secret)
        assert found is not None
        assert await recognise(store, found[1]) == ada
        await store.close()

    asyncio.run(story())


def test_another_name_is_in_the_lobby_too_and_must_be_one_that_people_may_take(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            ada, key = await enrol(room.store, "Rude")
            table = await new_table(room, "runedar", ada)
            await orders.rename_person(room.store, ada.id, "Ada")
            found = await recognise(room.store, key)
            assert getattr(found, "name", None) == "Ada"
            async with room.store.engine.connect() as connection:
                names = select(SEATS.c.name).where(SEATS.c.table_id == table, SEATS.c.person == ada.id)
                assert (await connection.execute(names)).scalars().all() == ["Ada"]
            with pytest.raises(BadOption):
                await orders.rename_person(room.store, ada.id, "\u3164")

    asyncio.run(story())


def test_what_is_known_of_somebody_is_shown_and_of_nobody_nothing(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            ada, _ = await enrol(room.store, "Ada_1%")
            bob, _ = await enrol(room.store, "Bob")
            table = await new_table(room, "runedar", ada)
            await orders.ban(room.store, ada.id, "")
            shown = await orders.show_person(room.store, ada.id)
            assert (shown.devices, shown.tables, shown.games) == (1, [table], 0)
            assert [one.kind for one in shown.orders] == ["ban"]
            assert shown.person.banned == "-"
            assert [one.id for one in await orders.list_people(room.store, "a_1%")] == [ada.id]
            assert [one.id for one in await orders.list_people(room.store)] == [bob.id, ada.id]
            for ask in (orders.show_person, orders.unban, orders.revoke):
                with pytest.raises(UnknownPerson):
                    await ask(room.store, "nobody")

    asyncio.run(story())
