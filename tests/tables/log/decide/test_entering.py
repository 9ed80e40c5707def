"""Entering a table by its password or by an invitation."""

from __future__ import annotations

import asyncio

import msgspec

from mattock.tables.log.answers import (
    Entered,
    Invitation,
    NoSuchSeat,
    NotYours,
    OptionRefused,
)
from mattock.tables.log.commands import (
    Create,
    Say,
    Sit,
)
from mattock.tables.log.messages import News
from mattock.tables.store.archive import table_in
from mattock.tables.store.lobby import tables_with
from tests.tables.guarded import guarded
from tests.tables.parlour import done, expect, new_table, room_at
from tests.tables.staging import ADA, BOB, CYD, EVE


def test_the_password_opens_the_door_for_good(url: str) -> None:
    async def story() -> None:
        async with room_at(url, idle=0.01) as room:
            table = await guarded(room)
            for wrong in ("", "open", "open sesame ", "x" * 100_000, "\ud800"):
                assert expect(await room.enter(table, BOB, password=wrong), NotYours).code == "wrong_password"
            assert expect(await room.enter(table, BOB, password="open sesame"), Entered).seats == ()
            version = (await table_in(room.store, table)).version
            assert expect(await room.enter(table, BOB), Entered).version == version
            expect(await room.look(table, BOB), News)
            await done(room, BOB, Sit(table=table))
            await done(room, BOB, Say(table=table, text="here I am"))
        async with room_at(url) as room:
            expect(await room.look(table, BOB), News)
            assert expect(await room.look(table, EVE), NotYours).code == "not_entered"

    asyncio.run(story())


def test_a_password_is_stored_under_a_slow_hash_with_its_own_salt_and_told_to_nobody(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            tables = [await guarded(room) for _ in range(2)]
            kept = [await room.store.password(table) for table in tables]
            assert len({bytes(one or b"") for one in kept}) == 2
            assert all(one is not None and len(one) == 48 and b"sesame" not in one for one in kept)
            news = msgspec.json.encode(await room.look(tables[0], ADA))
            assert b"sesame" not in news
            assert (kept[0] or b"").hex().encode() not in news
            (one, two) = await tables_with(room.store, "open")
            assert one.has_password
            assert two.has_password
            assert expect(await room.create(ADA, Create(game="dwar7s"), ""), OptionRefused).problem.startswith(
                "password"
            )

    asyncio.run(story())


def test_an_invitation_lets_in_and_one_with_a_seat_sits_down_too(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table, other = await guarded(room), await guarded(room)
            to_look = expect(await room.invite(table, ADA), Invitation)
            to_sit = expect(await room.invite(table, ADA, 1), Invitation)
            assert expect(await room.enter(table, CYD, secret=to_look.secret), Entered).seats == ()
            assert expect(await room.enter(table, BOB, secret=to_sit.secret), Entered).seats == (1,)
            assert expect(await room.enter(table, BOB, secret=to_sit.secret), Entered).seats == (1,)
            assert expect(await room.enter(table, EVE, secret=to_sit.secret), Entered).seats == ()
            for wrong in (to_sit.secret[1:], "", to_sit.secret):
                answer = await room.enter(other, EVE, secret=wrong)
                assert expect(answer, NotYours).code == "wrong_secret"

    asyncio.run(story())


def test_who_sits_at_a_table_may_invite_but_only_the_host_gives_seats_away(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await new_table(room, "dwar7s", ADA, BOB, players=3)
            expect(await room.invite(table, BOB), Invitation)
            assert expect(await room.invite(table, BOB, 2), NotYours).code == "not_the_host"
            assert expect(await room.invite(table, EVE), NotYours).code == "not_at_the_table"
            expect(await room.invite(table, ADA, 3), NoSuchSeat)

    asyncio.run(story())
