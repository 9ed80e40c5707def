"""`mattock people`, `tables` and `reports`, on a store of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mattock.tables import Person, Room, Store
from mattock.tables.log.commands import Create, Say, Sit
from mattock.tables.store import reports
from mattock.tables.store.people import Ban, enrol, recognise
from tests.cli.command import Command


async def stocked(url: str) -> tuple[Person, str, str]:
    """A person with a key, and a table with something that was said and reported."""
    store = await Store.open(url)
    room = Room(store)
    ada, key = await enrol(store, "Ada of the Hill")
    table = getattr(await room.send(ada, Create(game="runedar")), "table", "")
    await room.send(ada, Sit(table=table))
    said = await room.send(ada, Say(table=table, text="a rude word"))
    await reports.report(store, ada, table, getattr(said, "version", 0), "look here", is_line=True)
    await room.close()
    await store.close()
    return ada, key, table


def test_people_are_listed_shown_banned_renamed_and_revoked(run: Command, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    ada, key, table = asyncio.run(stocked(url))
    at = ("--database", url)
    assert ada.id in run("people", "list", *at).out
    assert ada.id not in run("people", "list", "--name", "bob", *at).out
    assert run("people", "ban", ada.id, "--reason", "spam", *at).code == 0
    assert asyncio.run(known(url, key)) == Ban("spam")
    assert "spam" in run("people", "list", "--banned", *at).out
    assert run("people", "unban", ada.id, *at).code == 0
    assert run("people", "rename", ada.id, "Ada", *at).code == 0
    assert asyncio.run(known(url, key)) == Person(ada.id, "Ada")
    shown = run("people", "show", ada.id, *at).out
    assert table in shown
    assert all(order in shown for order in ("ban", "unban", "rename"))
    assert "#/device/" in run("people", "revoke", ada.id, *at).out
    assert asyncio.run(known(url, key)) is None


async def known(url: str, key: str) -> object:
    store = await Store.open(url)
    found = await recognise(store, key)
    await store.close()
    return found


def test_a_table_is_closed_and_a_report_settled(run: Command, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    _, _, table = asyncio.run(stocked(url))
    at = ("--database", url)
    listed = run("reports", "list", *at)
    assert listed.code == 0
    assert "look" in listed.out
    assert run("reports", "settle", 1, *at).code == 0
    assert "look" not in run("reports", "list", *at).out
    assert "look" in run("reports", "list", "--settled", *at).out
    assert table in run("tables", "close", table, "--reason", "spam", *at).out
