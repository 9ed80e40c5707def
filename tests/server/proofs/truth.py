"""What is on disk, read past the server, and what follows from it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from mattock.tables import Person, Store, Table
from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.entries import DeedPlayed, Entry, Said
from mattock.tables.log.redaction import news_of
from tests.server.proofs.client import Client
from tests.server.proofs.web import Json


@asynccontextmanager
async def stored(url: str) -> AsyncIterator[Store]:
    """Beside the server."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def log_of(store: Store, table: str) -> tuple[list[Entry], Table]:
    """Every entry once, and the table that they make when they are played again, luck included."""
    entries = await store.entries(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    return entries, rebuilt(table, entries)


def doer(entry: Entry) -> str | None:
    """Return the id of the person who sent the command, as far as the entry says."""
    body: Any = entry.body
    by = getattr(body, "by", None)
    return by.id if isinstance(by, Person) else by


def assert_each_command_once(entries: Sequence[Entry], clients: Iterable[Client]) -> None:
    """What was acknowledged is there, where it was said to be, once; and nothing else is."""
    for client in clients:
        done = {
            answer["version"]: client.sent[key] for key, answer in client.answers.items() if answer["answer"] == "done"
        }
        sent = {number: command for number, command in done.items() if command["do"] in {"play", "say"}}
        found = [one for one in entries if doer(one) == client.account.id and isinstance(one.body, DeedPlayed | Said)]
        assert [one.number for one in found] == sorted(sent)
        for entry in found:
            command, body = sent[entry.number], entry.body
            assert actions_of(body) == commanded_by(command)
            assert getattr(body, "text", None) == command.get("text")


def actions_of(body: object) -> list[str]:
    return body.actions if isinstance(body, DeedPlayed) else []


def commanded_by(command: Json) -> list[str]:
    return command.get("actions") or ([command["action"]] if "action" in command else [])


def assert_same_view(table: Table, client: Client) -> None:
    """The client has what the log says it should have."""
    person = Person(client.account.id, client.account.name)
    expected = msgspec.to_builtins(news_of(table, table.seats_of(person)), str_keys=True)
    told = dict(client.news or {})
    for part in ("version", "standing", "looks", "free_steps"):
        assert told[part] == plain(expected[part]), part


def plain(data: object) -> Any:
    """As it is after a way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))
