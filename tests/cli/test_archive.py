"""`mattock db upgrade`, `export`, `import` and `backup`: tables move from store to store, whole and checked."""

from __future__ import annotations

import asyncio
import json
import random
import re
import resource
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mattock.core.journal import FIRST_SUM, line_with_sum
from mattock.tables import Done, Person, Room, Store
from mattock.tables.log.commands import Create, Play, Say, Sit, Start
from mattock.tables.store.archive import table_in
from mattock.tables.store.links import follow_device_link
from mattock.tables.store.people import enrol, recognise
from mattock.texts import Texts
from tests.cli.command import Command, is_one_line, started

KEYS = ("cli-store-upgraded", "cli-table-exported", "cli-table-imported", "cli-table-return", "cli-store-copied")


def url(folder: Path, name: str = "tables") -> str:
    return f"sqlite:///{folder}/{name}.db"


async def begun(database: str) -> str:
    """A table with a few moves."""
    store = await Store.open(database)
    room = Room(store)
    ada, _ = await enrol(store, "Ada")
    table = (await sent(room, ada, Create(game="runedar", options={"players": 1}))).table
    await sent(room, ada, Sit(table=table))
    await sent(room, ada, Start(table=table))
    for _ in range(10):
        found = await table_in(store, table)
        assert found.state is not None
        action = random.Random(1).choice(found.state.legal()).code
        await sent(room, ada, Play(table=table, version=found.version, action=action))
    await room.close()
    await store.close()
    return table


async def sent(room: Room, person: Person, command: Create | Sit | Start | Play | Say) -> Done:
    answer = await room.send(person, command)
    assert isinstance(answer, Done), answer
    return answer


async def version_of(database: str, table: str) -> int:
    store = await Store.open(database)
    found = (await table_in(store, table)).version
    await store.close()
    return found


def test_a_table_is_exported_and_imported_elsewhere(run: Command, tmp_path: Path) -> None:
    table = asyncio.run(begun(url(tmp_path)))
    shown = run("export", table, "--database", url(tmp_path))
    assert (shown.code, shown.err) == (0, "")
    file = tmp_path / "log.jsonl"
    written = run("export", table, "--out", file, "--database", url(tmp_path))
    assert (written.code, table in written.out) == (0, True)
    assert file.read_text(encoding="utf-8") == shown.out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    taken = run("import", file, "--database", url(tmp_path, "other"))
    assert (taken.code, table in taken.out) == (0, True)
    assert asyncio.run(version_of(url(tmp_path, "other"), table)) == asyncio.run(version_of(url(tmp_path), table))
    again = run("import", file, "--database", url(tmp_path, "other"))
    assert (again.code, again.out) == (2, "")
    assert "already" in again.err


def test_a_store_is_copied_and_the_copy_is_a_store(run: Command, tmp_path: Path) -> None:
    table = asyncio.run(begun(url(tmp_path)))
    assert run("backup", tmp_path / "copy.db", "--database", url(tmp_path)).code == 0
    assert asyncio.run(version_of(url(tmp_path, "copy"), table)) == asyncio.run(version_of(url(tmp_path), table))
    again = run("backup", tmp_path / "copy.db", "--database", url(tmp_path))
    assert (again.code, is_one_line(again.err)) == (2, True)


ENOUGH = 64 * 1024  # for what SQLite keeps beside its files


def fill_disk() -> None:
    """No file grows beyond that."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (ENOUGH, ENOUGH))


async def talked(database: str) -> str:
    """A table with a long log."""
    store = await Store.open(database)
    room = Room(store)
    ada, _ = await enrol(store, "Ada")
    table = (await sent(room, ada, Create(game="runedar", options={"players": 1}))).table
    for _ in range(3 * ENOUGH // 500):
        await sent(room, ada, Say(table=table, text="x" * 500))
    await room.close()
    await store.close()
    return table


def test_what_does_not_fit_on_the_disk_is_not_left_there_in_part(run: Command, tmp_path: Path) -> None:
    table = asyncio.run(talked(url(tmp_path)))
    for arguments in (("export", table, "--out", tmp_path / "new"), ("backup", tmp_path / "new")):
        before = sorted(tmp_path.iterdir())
        full = started(*arguments, "--database", url(tmp_path), preexec_fn=fill_disk)
        _, complaint = full.communicate(timeout=60)
        assert (full.returncode, is_one_line(complaint)) == (2, True), complaint
        assert re.search(r"too large|full|disk", complaint)
        assert sorted(tmp_path.iterdir()) == before
        assert run(*arguments, "--database", url(tmp_path)).code == 0
        (tmp_path / "new").unlink()


def test_a_database_is_made_and_upgraded_as_often_as_one_likes(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        assert run("db", "upgrade", "--database", url(tmp_path)).code == 0
    monkeypatch.setenv("MATTOCK_DATABASE", url(tmp_path, "named"))
    assert run("db", "upgrade").code == 0
    assert (tmp_path / "named.db").is_file()
    assert "upgrade" in run("db").out


def test_the_password_of_a_database_is_not_shown(run: Command, tmp_path: Path) -> None:
    result = run("db", "upgrade", "--database", f"postgresql://mattock:sesame@/x?host={tmp_path}")
    assert (result.code, is_one_line(result.err)) == (2, True)
    assert "sesame" not in result.out + result.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("export", "nowhere", "--database", "{there}"),
        ("export", "nowhere", "--database", "sqlite:///{folder}/missing.db"),
        ("export", "nowhere", "--database", "sqlite:///{folder}/no/folder.db"),
        ("export", "nowhere", "--database", "nonsense"),
        ("export", "nowhere", "--database", "mysql://localhost/x"),
        ("export", "nowhere", "--database", "postgresql://localhost:port/x"),
        ("export",),
        ("import", "{folder}/missing.jsonl", "--database", "{there}"),
        ("import", "{folder}/not_a_log", "--database", "{there}"),
        ("import", "{folder}", "--database", "{there}"),
        ("backup", "{folder}/no/folder.db", "--database", "{there}"),
        ("backup", "{folder}/copy.db", "--database", "sqlite:///{folder}/missing.db"),
        ("db", "upgrade", "--database", "sqlite:///{folder}/no/folder.db"),
        ("db", "upgrade", "--database", "sqlite:///{folder}/not_a_log"),
        ("db", "upgrade", "--database", "sqlite://"),
        ("db", "upgrade", "--database", "postgresql://localhost:99999/x"),
        ("db", "downgrade"),
    ],
)
def test_bad_input_is_one_line_and_changes_nothing(run: Command, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "not_a_log").write_bytes(b'{"mattock": 1}\n\xff' * 100)
    run("db", "upgrade", "--database", url(tmp_path))
    before = sorted(path.name for path in tmp_path.iterdir())
    result = run(*(argument.format(folder=tmp_path, there=url(tmp_path)) for argument in arguments))
    assert (result.code, result.out, is_one_line(result.err)) == (2, "", True)
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_log_that_was_changed_is_refused(run: Command, tmp_path: Path) -> None:
    table = asyncio.run(begun(url(tmp_path)))
    lines = run("export", table, "--database", url(tmp_path)).out
    file = tmp_path / "log.jsonl"
    for wrong in (lines.replace("Ada", "Eve", 1), lines[: len(lines) // 2], ""):
        file.write_text(wrong, encoding="utf-8")
        result = run("import", file, "--database", url(tmp_path, "other"))
        assert (result.code, is_one_line(result.err)) == (2, True)


def resealed(lines: str, change: Callable[[list[dict[str, Any]]], None]) -> str:
    """A log that somebody changed and sealed anew."""
    rows = [json.loads(line) for line in lines.splitlines()]
    for row in rows:
        del row["sum"]
    change(rows)
    chain, sealed_lines = FIRST_SUM, []
    for row in rows:
        line, chain = line_with_sum(row, chain)
        sealed_lines.append(line)
    return "".join(sealed_lines)


FORGERIES: dict[str, Callable[[list[dict[str, Any]]], None]] = {
    "an unknown action": lambda rows: rows[-1]["body"].update(action="fly:moon"),
    "another seat": lambda rows: rows[-1]["body"].update(seat=77),
    "a secret that is none": lambda rows: rows[3]["body"].update(secret="zz"),
    "another promise": lambda rows: rows[3]["body"].update(commitment="00" * 32),
    "a name with a line break": lambda rows: rows[0].update(table="a\nb"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_log_that_was_changed_and_sealed_anew_is_one_line_and_nothing_is_written(
    run: Command, tmp_path: Path, forgery: str
) -> None:
    table = asyncio.run(begun(url(tmp_path)))
    lines = run("export", table, "--database", url(tmp_path)).out
    file = tmp_path / "log.jsonl"
    file.write_text(resealed(lines, FORGERIES[forgery]), encoding="utf-8")
    result = run("import", file, "--database", url(tmp_path, "other"))
    assert (result.code, result.out, is_one_line(result.err)) == (2, "", True)
    assert str(file) in result.err
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert [other.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("tables", "people")] == [(0,)] * 2


def test_who_plays_at_an_imported_table_comes_back_to_it_with_a_link(run: Command, tmp_path: Path) -> None:
    table = asyncio.run(begun(url(tmp_path)))
    file = tmp_path / "log.jsonl"
    run("export", table, "--out", file, "--database", url(tmp_path))
    here = run("import", file, "--database", url(tmp_path, "other"))
    (secret,) = re.findall(r"#/device/(\S+)", here.out)
    assert "Ada" in here.out

    async def played_on() -> int:
        store = await Store.open(url(tmp_path, "other"))
        room = Room(store)
        found = await follow_device_link(store, secret)
        assert found is not None
        person, key = found
        assert await recognise(store, key) == person
        assert await follow_device_link(store, secret) is None
        state = (await table_in(store, table)).state
        assert state is not None
        before = (await table_in(store, table)).version
        done = await sent(room, person, Play(table=table, version=before, action=state.legal()[0].code))
        await room.close()
        await store.close()
        return done.version - before

    assert asyncio.run(played_on()) == 1


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_language_says_what_was_done(language: str) -> None:
    said = {Texts(language).say(key, database="d", table="t", file="f", name="n", link="l") for key in KEYS}
    assert len(said) == len(KEYS)
