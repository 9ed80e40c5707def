"""An owner's components file: what it replaces, what its digest notices, and which files are refused."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from mattock.games.runedar.box.load import ComponentsError, load_box
from mattock.games.runedar.box.schema import TABLES
from tests.games.runedar.box.files import CARD_1, assert_named, changed, default, mistake, written

if TYPE_CHECKING:
    from pathlib import Path


def test_the_default_box_is_read_once() -> None:
    assert load_box() is load_box(None)
    assert load_box().label == "default"


def test_an_empty_file_changes_nothing_but_the_label(tmp_path: Path) -> None:
    box = load_box(written(tmp_path, "# I own the box but have not opened it\n"))
    assert box.label == "mine.toml"
    assert box.digest == load_box().digest


def test_all_default_files_in_one_are_the_default_box(tmp_path: Path) -> None:
    text = "\n".join(default(table.file.removesuffix(".toml")) for table in TABLES)
    assert load_box(written(tmp_path, text)).digest == load_box().digest


def test_a_table_in_the_file_replaces_the_default_one_and_leaves_the_others(tmp_path: Path) -> None:
    prices = load_box().hire_cost.copy()
    box = load_box(written(tmp_path, changed("mercenaries", f"cost = {prices[0]}", "cost = 15")))
    assert box.hire_cost == [15, *prices[1:]]
    assert box.card_ids == load_box().card_ids
    assert load_box().hire_cost == prices
    assert {row.owned for row in box.rows if row.table == "mercenary"} == {True}
    assert {row.owned for row in box.rows if row.table != "mercenary"} == {False}


def test_rows_may_stand_in_any_order_where_another_field_tells_their_place(tmp_path: Path) -> None:
    for name in ("difficulty", "board", "catapult", "titles", "mercenaries", "dice"):
        head, *rows = default(name).split("[[")
        text = head + "".join("[[" + row.rstrip() + "\n" for row in reversed(rows))
        assert load_box(written(tmp_path, text)).digest == load_box().digest


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbf" + default("trolls").encode()
    assert load_box(written(tmp_path, text)).digest == load_box().digest


def test_an_owner_may_lay_more_rubble_than_the_box_has(tmp_path: Path) -> None:
    assert load_box(written(tmp_path, changed("difficulty", "= 12", "= 99"))).rubble["epic"] == 99


def test_troll_circles_are_sorted(tmp_path: Path) -> None:
    box = load_box(written(tmp_path, changed("trolls", "[1, 1, 1, 1]", "[3, 1, 8, 1]")))
    assert box.troll_circles[0] == [1, 1, 3, 8]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("starting", "close = 1", "close = 2"),
        ("starting", "chipped_hatchet", "sharp_hatchet"),
        ("upgrades", "cost = { metal = 1 }", "cost = { metal = 2 }"),
        ("upgrades", "close = 2", 'close = 2\nmove = "any"'),
        ("board", "leather = 2", "leather = 1"),
        ("siege", 'wall = "carpenters_wall"', 'wall = "foundry_wall"'),
        ("siege", "arrow = true", "arrow = true\ntower = true"),
        ("goblins", "any = 2", "any = 3"),
        ("trolls", "[2, 2, 2]", "[2, 2]"),
        ("mercenaries", "cost = 2", "cost = 1"),
        ("dice", "[1, 2, 3,", "[1, 1, 3,"),
        ("difficulty", "rubble = 6", "rubble = 5"),
        ("titles", "survivors", "stragglers"),
    ],
)
def test_the_digest_changes_with_what_is_played(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert load_box(written(tmp_path, changed(name, old, new))).digest != load_box().digest


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("starting", "# The", "# These are the"),
        ("starting", 'source = "reconstructed"', 'source = "inferred"'),
        ("starting", "close = 1", "close = 1\nlong = 0\nmove = 2"),
        ("upgrades", "cost = { metal = 1 }", "cost = { wood = 0, metal = 1 }"),
        ("siege", "wave = 1\norcs = 1", "orcs = 1\nwave = 1\narrow = false"),
    ],
)
def test_the_digest_stays_when_only_the_writing_changes(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert load_box(written(tmp_path, changed(name, old, new))).digest == load_box().digest


@pytest.mark.parametrize(
    ("text", "row", "field", "problem"),
    [
        ("[[starting]]\nid = ", "", "", "is not TOML: Invalid value"),
        ("a = " + "[" * 99_999, "", "", "is nested too deeply"),
        (b"# caf\xe9", "", "", "is not UTF-8 text (byte 6)"),
        ("[[sieg]]\nid = 1", "", "sieg", "unknown table; did you mean siege?"),
        ("name = 'my box'", "", "name", "unknown table; known are starting, upgrade"),
        ("[siege]\nid = 'w1'", "", "siege", "must be a table of rows, each under [[siege]]"),
        ("siege = 3", "", "siege", "must be a table of rows, each under [[siege]]"),
        ("siege = [3]", "siege row 1", "", "must be a table, not 3"),
        ("siege = []", "table siege", "wave", "10 rows are needed with wave = 1, not 0"),
        ("difficulty = []", "table difficulty", "id", "1 row is needed with id = easy, not 0"),
        ("title = []", "table title", "highest", "scores 1 to 20 have no title"),
    ],
)
def test_a_file_that_cannot_be_a_box_is_refused(
    tmp_path: Path, text: str | bytes, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, text), row, field, problem)


@pytest.mark.parametrize("path", ["", "no/such/file.toml", "nul\0byte"])
def test_a_file_that_cannot_be_read_is_refused(path: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        load_box(path)
    assert caught.value.file == path
    assert caught.value.problem.startswith("cannot be read: ")


def test_the_message_is_one_line_that_names_file_row_and_field(tmp_path: Path) -> None:
    error = mistake(tmp_path, changed("siege", "orcs = 1", "orcs = -1"))
    assert str(error) == f'{tmp_path / "mine.toml"}: siege row 1 "w1_c1", orcs: must be 0 to 15, not -1'


@pytest.mark.parametrize("new", ['"a\\nb" = 1', 'close = "a\\nb"', f'close = "{"x" * 999}"'])
def test_the_message_stays_one_short_line_whatever_the_file_holds(tmp_path: Path, new: str) -> None:
    line = str(mistake(tmp_path, changed("starting", "close = 1", new)))
    assert line.isprintable()
    assert len(line) < 300


def test_the_error_is_a_value_error_that_survives_pickling(tmp_path: Path) -> None:
    error = mistake(tmp_path, "siege = 3")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, ValueError)
    assert str(again) == str(error)


def test_the_first_mistake_is_the_one_reported(tmp_path: Path) -> None:
    text = changed("siege", "orcs = 1", "orcs = -1").replace("wave = 5", "wave = 6")
    assert mistake(tmp_path, text).row == CARD_1
