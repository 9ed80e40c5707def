"""Reading a box's TOML into checked rows; the first mistake is reported with its file, row and field.

One reader serves the default box and an owner's file, of any game: a schema says what may stand there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from mattock.core.box.schema import AMOUNTS, CHOICE, FLAG, LIST, NAME, NUMBER, BoxField, BoxTable
from mattock.core.refusal import MattockError

MAX_SHOWN: Final = 40
MAX_NUMBER_SHOWN: Final = 10**9


class ComponentsError(MattockError, ValueError):
    """A mistake in a components file: in which file, row and field (empty where none is to blame), and what it is."""

    def __init__(self, file: str, row: str, field: str, problem: str) -> None:
        super().__init__(file, row, field, problem)
        self.file = file
        self.row = row
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.row, self.field) if part)
        line = ": ".join(part for part in (self.file, where, self.problem) if part)
        return "".join(letter if letter.isprintable() else "?" for letter in line)


class Row:
    """One checked row. `numbers` and `lists` hold every field of its table as play needs it, those left out as well;
    `fields` holds what the file says, as text for display.
    """

    def __init__(self, file: str, table: str, number: int, owned: bool) -> None:
        self.file = file
        self.table = table
        self.number = number
        self.owned = owned
        self.id = ""
        self.source = ""
        self.numbers: dict[str, int] = {}
        self.lists: dict[str, list[int]] = {}
        self.fields: dict[str, str] = {}

    def label(self) -> str:
        """The row as an error names it."""
        return f"{self.table} row {self.number} {shown(self.id)}" if self.id else f"{self.table} row {self.number}"

    def mistake(self, field: str, problem: str) -> ComponentsError:
        """An error about this row."""
        return ComponentsError(self.file, self.label(), field, problem)


def read_rows(schema: list[BoxTable], file: str, data: bytes, owned: bool) -> dict[str, list[Row]]:
    """Every table in a file, as checked rows in the file's order; `owned` marks the rows of an owner's file."""
    tables: dict[str, list[Row]] = {}
    known = {table.name: table for table in schema}
    for name, entries in _parse(file, data).items():
        if name not in known:
            raise ComponentsError(file, "", name, "unknown table" + nearest(name, list(known)))
        if not isinstance(entries, list):
            raise ComponentsError(file, "", name, f"must be a table of rows, each under [[{name}]]")
        tables[name] = []
        for entry in entries:
            row = Row(file, name, len(tables[name]) + 1, owned)
            tables[name].append(_read_row(row, known[name], entry))
    return tables


def nearest(word: str, known: list[str]) -> str:
    """A hint for a word nobody knows: the one it resembles, or all."""
    close = get_close_matches(word, known, 1)
    return f"; did you mean {close[0]}?" if close else f"; known are {', '.join(known)}"


def shown(value: object) -> str:
    """A value of a file, short and on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and abs(value) > MAX_NUMBER_SHOWN:
        return "a number so large"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "…"


def _plain(value: object) -> str:
    """A value as text, a word without its quotes."""
    return value if isinstance(value, str) else shown(value)


def _parse(file: str, data: bytes) -> dict[str, object]:
    """The file as TOML; a byte order mark, which some editors write, is no mistake."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ComponentsError(file, "", "", f"is not UTF-8 text (byte {error.start + 1})") from None
    except RecursionError:
        raise ComponentsError(file, "", "", "is nested too deeply") from None
    except ValueError as error:
        raise ComponentsError(file, "", "", f"is not TOML: {error}") from None


def _read_row(row: Row, table: BoxTable, entry: object) -> Row:
    """Check an entry field by field and fill the row."""
    if not isinstance(entry, dict):
        raise row.mistake("", f"must be a table, not {shown(entry)}")
    row.id = "-".join(_plain(entry[name]) for name in table.key if name in entry)[:MAX_SHOWN]
    for name in entry:
        if name not in table.names():
            raise row.mistake(name, "unknown field" + nearest(name, table.names()))
    for field in table.fields:
        if field.name in entry:
            _READERS[field.kind](row, field, entry[field.name])
        elif field.needed:
            raise row.mistake(field.name, "is missing")
        elif field.kind == AMOUNTS:
            row.lists[field.name] = [0] * len(field.words)
        else:
            row.numbers[field.name] = field.absent
    row.source = row.fields.pop("source")
    row.numbers.pop("source")
    row.fields.pop("id", "")
    return row


def _read_name(row: Row, field: BoxField, value: object) -> None:
    """An id in snake_case."""
    if not isinstance(value, str):
        raise row.mistake(field.name, f"must be a name, not {shown(value)}")
    plain = value.isascii() and value.replace("_", "a").isalnum() and value == value.lower() and value[0].isalpha()
    if not plain or len(value) > MAX_SHOWN:
        raise row.mistake(field.name, f"must be small letters, digits and _ (at most 40), not {shown(value)}")


def _read_number(row: Row, field: BoxField, value: object) -> None:
    row.numbers[field.name] = _number(row, field, field.name, value)
    row.fields[field.name] = str(value)


def _read_flag(row: Row, field: BoxField, value: object) -> None:
    if not isinstance(value, bool):
        raise row.mistake(field.name, f"must be true or false, not {shown(value)}")
    row.numbers[field.name] = 1 if value else 0
    if value:
        row.fields[field.name] = "yes"


def _read_amounts(row: Row, field: BoxField, value: object) -> None:
    """Amounts by name; those left out are none."""
    if not isinstance(value, dict):
        raise row.mistake(field.name, f"must be a table such as {{ {field.words[0]} = 1 }}, not {shown(value)}")
    for name in value:
        if name not in field.words:
            raise row.mistake(f"{field.name}.{name}", "unknown name" + nearest(name, field.words))
    amounts = [_number(row, field, f"{field.name}.{name}", value.get(name, 0)) for name in field.words]
    row.lists[field.name] = amounts
    row.fields[field.name] = ", ".join(
        f"{amount} {name}" for name, amount in zip(field.words, amounts, strict=True) if amount
    )


def _read_list(row: Row, field: BoxField, value: object) -> None:
    """A list of so many numbers or words."""
    if not isinstance(value, list):
        raise row.mistake(field.name, f"must be a list, not {shown(value)}")
    if not field.low <= len(value) <= field.high:
        raise row.mistake(field.name, f"must have {_span(field)} entries, not {len(value)}")
    item = field.item
    assert item is not None
    row.lists[field.name] = [_number(row, item, f"{field.name}[{at + 1}]", value[at]) for at in range(len(value))]
    row.fields[field.name] = ", ".join(str(entry) for entry in value)


def _number(row: Row, field: BoxField, where: str, value: object) -> int:
    """A number inside its limits, or the number of a word."""
    if field.choices:
        if isinstance(value, (int, str)) and not isinstance(value, bool) and value in field.choices:
            return field.choices[value]
        hint = nearest(_plain(value), [str(word) for word in field.choices])
        raise row.mistake(where, f"cannot be {shown(value)}{hint}")
    if not isinstance(value, int) or isinstance(value, bool):
        raise row.mistake(where, f"must be a whole number, not {shown(value)}")
    if not field.low <= value <= field.high:
        raise row.mistake(where, f"must be {_span(field)}, not {shown(value)}")
    return value


def _span(field: BoxField) -> str:
    """A field's limits in words."""
    return str(field.low) if field.low == field.high else f"{field.low} to {field.high}"


_READERS: Final[dict[int, Callable[[Row, BoxField, object], None]]] = {
    NAME: _read_name,
    NUMBER: _read_number,
    CHOICE: _read_number,
    FLAG: _read_flag,
    AMOUNTS: _read_amounts,
    LIST: _read_list,
}
