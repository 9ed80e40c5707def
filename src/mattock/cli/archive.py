"""`mattock db upgrade`, `export`, `import` and `backup`: the operator's side of the tables that are kept."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from mattock.cli.journals import naming_file, read_text
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.tables import Person, Store
from mattock.tables.store.archive import back_up, export_table, import_table, links_for_strangers
from mattock.tables.store.engine import default_url, sqlite_file, url_of
from mattock.tables.store.errors import StoreUnavailable
from mattock.tables.store.files import new_private_file
from mattock.tables.store.migrating import upgrade_database
from mattock.tables.store.store import translating_errors
from mattock.texts import Texts

T = TypeVar("T")


def upgrade_store(database: str | None) -> int:
    place = url_of(database or default_url())

    async def upgraded() -> None:
        async with translating_errors():
            await upgrade_database(place.render_as_string(hide_password=False))

    translated_errors(upgraded())
    tell("cli-store-upgraded", database=place.render_as_string(hide_password=True))
    return 0


def export_log(table: str, out: Path | None, database: str | None) -> int:
    async def text() -> str:
        async with store_at(database, is_new=False) as store:
            return await export_table(store, table)

    lines = translated_errors(text())
    if out is None:
        sys.stdout.write(lines)
        return 0
    with new_private_file(out):
        out.write_text(lines, encoding="utf-8")
    tell("cli-table-exported", table=table, file=str(out))
    return 0


def import_log(file: Path, database: str | None) -> int:
    lines = read_text(file)

    async def taken() -> tuple[str, list[tuple[Person, str]]]:
        async with store_at(database, is_new=True) as store:
            name = await import_table(store, lines)
            return name, await links_for_strangers(store, name)

    with naming_file(file):
        table, ways = translated_errors(taken())
    tell("cli-table-imported", table=table)
    for person, secret in ways:
        tell("cli-table-return", name=person.name, link=f"#/device/{secret}")
    return 0


def back_up_store(target: Path, database: str | None) -> int:
    async def copied() -> None:
        async with store_at(database, is_new=False) as store:
            await back_up(store, target)

    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    translated_errors(copied())
    tell("cli-store-copied", file=str(target))
    return 0


@asynccontextmanager
async def store_at(database: str | None, *, is_new: bool) -> AsyncIterator[Store]:
    """An SQLite file is made only where it may be new: a wrong path must not look like an empty store."""
    url = database or default_url()
    file = sqlite_file(url_of(url))
    if file is not None and not is_new and not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def translated_errors(work: Coroutine[None, None, T]) -> T:
    try:
        return asyncio.run(work)
    except StoreUnavailable as error:
        raise error.for_the_operator from None


def tell(key: str, **arguments: str) -> None:
    Screen(soft_wrap=True).print(Texts(current_language()).say(key, **arguments))
