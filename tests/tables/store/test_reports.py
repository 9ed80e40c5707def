"""Reports are kept with their place in the log."""

from __future__ import annotations

import asyncio

import pytest

from mattock.tables.log.commands import Say, Sit
from mattock.tables.store import reports
from mattock.tables.store.orders import show_person
from mattock.tables.store.people import enrol
from tests.tables.parlour import done, new_table, room_at


def test_a_line_is_kept_with_its_number_and_who_said_it(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            store = room.store
            (ada, _), (bob, _) = await enrol(store, "Ada"), await enrol(store, "Bob")
            table = await new_table(room, "runedar", ada, bob)
            line = (await done(room, bob, Say(table=table, text="something rude"))).version
            for number in (line - 1, line + 1, 0):
                with pytest.raises(reports.NoSuchLine):
                    await reports.report(store, ada, table, number, "", is_line=True)
            number = await reports.report(store, ada, table, line, "he is rude", is_line=True)
            await reports.report(store, ada, table, line, "a dull table", is_line=False)
            whole, found = await reports.list_reports(store)
            assert (found.number, found.table, found.version, found.text) == (number, table, line, "he is rude")
            assert (found.line, found.about, found.by) == ("something rude", bob, ada)
            assert (whole.line, whole.about, whole.version) == (None, None, line)
            shown = await show_person(store, bob.id)
            assert (shown.reports_by, shown.lines_reported) == (0, 1)
            await reports.settle_report(store, number)
            assert [one.number for one in await reports.list_reports(store)] == [whole.number]
            assert [one.number for one in await reports.list_reports(store, is_settled=True)] == [number]
            assert [one.number for one in await reports.list_reports(store, before=whole.number)] == []
            with pytest.raises(reports.NoSuchReport):
                await reports.settle_report(store, 999)

    asyncio.run(story())


def test_what_is_no_talk_is_no_line(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            ada, _ = await enrol(room.store, "Ada")
            table = await new_table(room, "runedar", ada)
            sat = (await done(room, ada, Sit(table=table))).version
            with pytest.raises(reports.NoSuchLine):
                await reports.report(room.store, ada, table, sat, "", is_line=True)

    asyncio.run(story())
