"""A components file is read row by row; the first mistake is named with its file, row and field."""

from __future__ import annotations

import pytest

from mattock.core.box.reader import ComponentsError, nearest, read_rows, shown
from mattock.core.box.schema import AMOUNTS, FLAG, LIST, NAME, NUMBER, BoxField, BoxTable

SCHEMA = [
    BoxTable(
        "axe",
        "axes.toml",
        [
            BoxField("id", NAME, needed=True),
            BoxField("edge", NUMBER, low=1, high=3, needed=True),
            BoxField("lit", FLAG),
            BoxField("cost", AMOUNTS, high=4, words=["wood", "metal"]),
            BoxField("faces", LIST, low=2, high=2, item=BoxField("face", NUMBER, high=9), absent=0),
        ],
        key=["id"],
    )
]
GOOD = 'id = "felling_axe"\nedge = 2\nlit = true\ncost = { metal = 1 }\nfaces = [0, 9]\nsource = "rulebook"\n'


def read(rows: str, table: str = "axe") -> list[object]:
    found = read_rows(SCHEMA, "own.toml", f"[[{table}]]\n{rows}".encode(), owned=True)
    return list(found["axe"])


def test_a_row_holds_numbers_lists_and_its_words() -> None:
    (row,) = read_rows(SCHEMA, "own.toml", f"\ufeff[[axe]]\n{GOOD}".encode(), owned=True)["axe"]
    assert (row.id, row.source, row.owned, row.number) == ("felling_axe", "rulebook", True, 1)
    assert row.numbers == {"edge": 2, "lit": 1}
    assert row.lists == {"cost": [0, 1], "faces": [0, 9]}
    assert row.fields == {"edge": "2", "lit": "yes", "cost": "1 metal", "faces": "0, 9"}


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("edge = 2", "edge = 4", "edge", "must be 1 to 3, not 4"),
        ("edge = 2", "edge = true", "edge", "must be a whole number, not true"),
        ("edge = 2", "egde = 2", "egde", "unknown field; did you mean edge?"),
        ("edge = 2\n", "", "edge", "is missing"),
        ("metal = 1", "gold = 1", "cost.gold", "unknown name; known are wood, metal"),
        ("metal = 1", "metal = 5", "cost.metal", "must be 0 to 4, not 5"),
        ("lit = true", 'lit = "yes"', "lit", 'must be true or false, not "yes"'),
        ("[0, 9]", "[0]", "faces", "must have 2 entries, not 1"),
        ("[0, 9]", "[0, 10]", "faces[2]", "must be 0 to 9, not 10"),
        ('"rulebook"', '"hearsay"', "source", 'cannot be "hearsay"; known are rulebook, inferred, reconstructed'),
    ],
)
def test_a_mistake_is_named_with_its_row_and_field(old: str, new: str, field: str, problem: str) -> None:
    assert old in GOOD
    with pytest.raises(ComponentsError) as found:
        read(GOOD.replace(old, new))
    error = found.value
    assert (error.file, error.row, error.field) == ("own.toml", 'axe row 1 "felling_axe"', field)
    assert error.problem == problem


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"\xff", "own.toml: is not UTF-8 text (byte 1)"),
        (b"[[axe]", "own.toml: is not TOML"),
        (b"[[axes]]\n", "own.toml: axes: unknown table; did you mean axe?"),
        (b"axe = 1\n", "own.toml: axe: must be a table of rows, each under [[axe]]"),
        (b"axe = [1]\n", "own.toml: axe row 1: must be a table, not 1"),
        (b"axe = " + b"[" * 5000, "own.toml: is "),
    ],
)
def test_a_file_that_holds_no_rows_is_refused_in_a_line(data: bytes, problem: str) -> None:
    with pytest.raises(ComponentsError) as found:
        read_rows(SCHEMA, "own.toml", data, owned=True)
    assert str(found.value).startswith(problem)
    assert "\n" not in str(found.value)


def test_values_are_shown_short_and_on_one_line() -> None:
    assert [shown(value) for value in (True, {"a": 1}, [1], 10**10, 7)] == [
        "true",
        "a table",
        "a list",
        "a number so large",
        "7",
    ]
    assert len(shown("x" * 100)) == 41
    assert nearest("fire", ["wood", "metal"]) == "; known are wood, metal"
