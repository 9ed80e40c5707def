"""`mattock people`, `tables` and `reports`: the operator keeps order, whether a server runs or not."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from rich.table import Table

from mattock.cli.archive import store_at, tell, translated_errors
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.tables import Store
from mattock.tables.live.closing import close_table
from mattock.tables.store import orders, reports
from mattock.tables.store.orders import GivenOrder, KnownPerson
from mattock.texts import Texts

T = TypeVar("T")


def on_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    async def worked() -> T:
        async with store_at(database, is_new=False) as store:
            return await work(store)

    return translated_errors(worked())


def list_people(name: str, database: str | None, *, is_banned: bool) -> int:
    found = on_store(database, lambda store: orders.list_people(store, name, is_banned=is_banned))
    show(("cli-order-id", "cli-order-name", "cli-order-since", "cli-order-note"), map(person_row, found))
    return 0


def show_person(person: str, database: str | None) -> int:
    found = on_store(database, lambda store: orders.show_person(store, person))
    show(("cli-order-id", "cli-order-name", "cli-order-since", "cli-order-note"), [person_row(found.person)])
    counts = {"devices": found.devices, "games": found.games, "by": found.reports_by, "about": found.lines_reported}
    tell("cli-person-counts", **{name: str(count) for name, count in counts.items()})
    if found.tables:
        tell("cli-person-tables", tables=" ".join(found.tables))
    if found.orders:
        show(("cli-order-number", "cli-order-since", "cli-order-order", "cli-order-note"), map(order_row, found.orders))
    return 0


def ban(person: str, reason: str, database: str | None) -> int:
    on_store(database, lambda store: orders.ban(store, person, reason))
    tell("cli-person-banned", person=person)
    return 0


def unban(person: str, database: str | None) -> int:
    on_store(database, lambda store: orders.unban(store, person))
    tell("cli-person-unbanned", person=person)
    return 0


def rename(person: str, name: str, database: str | None) -> int:
    given = on_store(database, lambda store: orders.rename_person(store, person, name))
    tell("cli-person-renamed", person=person, name=given.reason)
    return 0


def revoke(person: str, database: str | None) -> int:
    _, secret = on_store(database, lambda store: orders.revoke(store, person))
    tell("cli-person-revoked", person=person, link=f"#/device/{secret}")
    return 0


def close(table: str, reason: str, database: str | None) -> int:
    on_store(database, lambda store: close_table(store, table, reason))
    tell("cli-table-closed", table=table)
    return 0


def list_reports(database: str | None, *, is_settled: bool) -> int:
    found = on_store(database, lambda store: reports.list_reports(store, is_settled=is_settled))
    show(
        (
            "cli-order-number",
            "cli-order-since",
            "cli-order-by",
            "cli-order-table",
            "cli-order-version",
            "cli-order-about",
            "cli-order-line",
            "cli-order-note",
        ),
        map(report_row, found),
    )
    return 0


def settle(number: int, database: str | None) -> int:
    on_store(database, lambda store: reports.settle_report(store, number))
    tell("cli-report-settled", number=str(number))
    return 0


def show(columns: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
    """A table under these headings, each the key of a text."""
    texts = Texts(current_language())
    table = Table(*map(texts.say, columns), box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    Screen().print(table)


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def person_row(one: KnownPerson) -> tuple[str, ...]:
    texts = Texts(current_language())
    marks = [texts.say("cli-person-bot")] if one.is_bot else []
    marks += [] if one.banned is None else [texts.say("cli-person-ban", reason=one.banned)]
    return one.id, one.name, day(one.created), ", ".join(marks)


def order_row(one: GivenOrder) -> tuple[str, ...]:
    return str(one.number), day(one.at), one.kind, one.reason


def report_row(one: reports.PersonReport) -> tuple[str, ...]:
    about = "" if one.about is None else f"{one.about.name} ({one.about.id})"
    by = f"{one.by.name} ({one.by.id})"
    return str(one.number), day(one.at), by, one.table, str(one.version), about, one.line or "", one.text
