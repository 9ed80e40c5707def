"""A whole box: the default one out of a package, or an owner's file whose tables each replace the default one whole.

Where two rows contradict each other the owner's is blamed: the default box is taken as right.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from mattock.core.box.reader import ComponentsError, Row, read_rows
from mattock.core.box.schema import BoxTable
from mattock.core.subclassing import mypyc_attr

Tables = dict[str, list[Row]]


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedBox:
    """What every box has: a name to call it by, the rows of all its tables, and their fingerprint."""

    def __init__(self, label: str, tables: Tables, schema: list[BoxTable]) -> None:
        self.label = label
        self.tables = tables
        self.rows: list[Row] = [row for table in schema for row in tables[table.name]]
        self.digest = digest_of(self.rows)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxRules:
    """What a game asks of its box beyond the schema; each check raises `ComponentsError`."""

    def check_row(self, row: Row) -> None:
        """What one field of a row asks of another."""

    def check_table(self, file: str, table: BoxTable, rows: list[Row]) -> None:
        """What the rows of one table, in the order of play, must make together."""

    def check_together(self, tables: Tables) -> None:
        """What holds between tables."""


def default_tables(package: str, schema: list[BoxTable], rules: BoxRules, version: int | None = None) -> Tables:
    """The box that comes with a game's package, as it was under that version of the rules (default: the newest)."""
    folder = files(package).joinpath("box")
    tables: Tables = {}
    for table in schema:
        rows = read_rows(schema, table.file, file_of_version(folder, table.file, version).read_bytes(), False)
        tables[table.name] = ordered(table.file, table, rows.get(table.name, []), rules)
    rules.check_together(tables)
    return tables


def file_of_version(box: Traversable, file: str, version: int | None) -> Traversable:
    """A file of the box as it was under a version of the rules.

    When a table changes, its old file goes into the folder of the last version that was played with it: what lies in
    `v2` holds for version 2, and for older ones that have no file of their own.
    """
    if version is not None:
        kept = sorted(int(folder.name[1:]) for folder in box.iterdir() if re.fullmatch(r"v\d+", folder.name))
        for last in kept:
            found = box.joinpath(f"v{last}", file)
            if last >= version and found.is_file():
                return found
    return box.joinpath(file)


def default_sizes(package: str, file: str, name: str, group: str, words: Sequence[str]) -> dict[int, int]:
    """How many rows of a table the box of a package has, by the number of the word in their field `group`.

    For tables that may grow: the default box says how many rows there are, and an owner's file must have as many.
    """
    rows = tomllib.loads(files(package).joinpath("box", file).read_text(encoding="utf-8")).get(name, [])
    return {number: sum(row.get(group) == word for row in rows) for number, word in enumerate(words)}


def tables_with_file(path: str, default: Tables, schema: list[BoxTable], rules: BoxRules) -> Tables:
    """The default box with the tables of an owner's file in it; the first mistake in the file is raised."""
    tables = default.copy()
    own = read_rows(schema, path, read_bytes(path), True)
    for table in schema:
        if table.name in own:
            tables[table.name] = ordered(path, table, own[table.name], rules)
    rules.check_together(tables)
    return tables


def read_bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise ComponentsError(path, "", "", f"cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ComponentsError(path, "", "", f"cannot be read: {error}") from None


def ordered(file: str, table: BoxTable, rows: list[Row], rules: BoxRules) -> list[Row]:
    """The rows of one table in the order of play, once each of them and their number is right."""
    for row in rows:
        rules.check_row(row)
    check_ids(rows)
    check_sizes(file, table, rows)
    rows = sorted(rows, key=lambda row: (row.numbers.get(table.group, 0), row.numbers.get(table.then, 0)))
    rules.check_table(file, table, rows)
    return rows


def check_ids(rows: list[Row]) -> None:
    seen: dict[str, Row] = {}
    for row in rows:
        if row.id in seen:
            earlier = seen[row.id]
            culprit, other = (row, earlier) if row.owned else (earlier, row)
            raise culprit.mistake("id", f"is also that of {other.label()}")
        seen[row.id] = row


def check_sizes(file: str, table: BoxTable, rows: list[Row]) -> None:
    """Each group has its number of rows. A row too many is named; one too few has no name."""
    counts = dict.fromkeys(table.sizes, 0)
    for row in rows:
        value = row.numbers.get(table.group, 0)
        if value in counts:
            counts[value] += 1
            if counts[value] > table.sizes[value]:
                raise row.mistake(table.group, f"is one too many: {_wanted(table, value)}")
    for value, count in counts.items():
        if count < table.sizes[value]:
            problem = f"{_wanted(table, value)}, not {count}"
            raise ComponentsError(file, f"table {table.name}", table.group, problem)


def _wanted(table: BoxTable, value: int) -> str:
    """The size of a group, in words."""
    size = table.sizes[value]
    rows = "1 row is needed" if size == 1 else f"{size} rows are needed"
    return f"{rows} with {table.group} = {table.field(table.group).word_for(value)}" if table.group else rows


def digest_of(rows: list[Row]) -> str:
    """A fingerprint of all that play can notice: the tables are a function of these rows in this order."""
    content = [[row.table, row.id, row.numbers, row.lists] for row in rows]
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def column(rows: list[Row], name: str) -> list[int]:
    """One field of every row."""
    return [row.numbers[name] for row in rows]


def flat(rows: list[Row], name: str) -> list[int]:
    """A list field of every row, one after the other."""
    return [number for row in rows for number in row.lists[name]]
