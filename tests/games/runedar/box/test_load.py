"""An owner's components file: what it replaces, what its digest notices, and how each mistake in it is named."""

from __future__ import annotations

import pickle
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from mattock.games.runedar.box.load import ComponentsError, load_box
from mattock.games.runedar.box.schema import TABLES

if TYPE_CHECKING:
    from pathlib import Path


def default(name: str) -> str:
    """The text of one file of the default box."""
    return files("mattock.games.runedar").joinpath("box", f"{name}.toml").read_text(encoding="utf-8")


def changed(name: str, old: str, new: str) -> str:
    """A file of the default box with its first `old` replaced."""
    text = default(name)
    assert old in text
    return text.replace(old, new, 1)


def written(folder: Path, text: str | bytes) -> str:
    path = folder / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def mistake(folder: Path, text: str | bytes) -> ComponentsError:
    with pytest.raises(ComponentsError) as caught:
        load_box(written(folder, text))
    return caught.value


def assert_named(error: ComponentsError, row: str, field: str, problem: str) -> None:
    assert (error.row, error.field) == (row, field)
    assert problem in error.problem


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


HATCHET = 'starting row 1 "chipped_hatchet"'
ORC_ROW = 'starting row 11 "orc"'
HAND_AXE = 'upgrade row 1 "hand_axe"'
CARD_1 = 'siege row 1 "w1_c1"'
GOBLIN_2 = 'goblin row 2 "goblin_1_any"'
DIE = 'dice row 1 "standard"'
TROLL_1 = 'troll row 1 "troll_4x1"'
ACTIONS = "close/direct/long/dig/work_wood/work_leather/work_metal/work_any"
GOBLIN_KINDS = "wants/any/rubble/hits"
LAST_TROLL = '[[troll]]\nid = "troll_2x4"\ncircles = [4, 4]\nsource = "reconstructed"\n'
SIXTH_TROLL = LAST_TROLL + LAST_TROLL.replace("2x4", "new")
MISTAKE = ("name", "old", "new", "row", "field", "problem")


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("starting", "close = 1", "cloze = 1", HATCHET, "cloze", "unknown field; did you mean close?"),
        ("starting", "close = 1", "xyz = 1", HATCHET, "xyz", "unknown field; known are id, count, move"),
        ("starting", "close = 1", 'deck = "red"', HATCHET, "deck", "unknown field"),
        ("starting", 'id = "chipped_hatchet"\n', "", "starting row 1", "id", "is missing"),
        ("upgrades", 'source = "reconstructed"\n', "", HAND_AXE, "source", "is missing"),
        ("upgrades", "cost = { metal = 1 }\n", "", HAND_AXE, "cost", "is missing"),
        ("upgrades", 'deck = "yellow"\n', "", HAND_AXE, "deck", "is missing"),
        ("siege", "wave = 1\n", "", CARD_1, "wave", "is missing"),
        ("board", "players = 1\n", "", 'space row 1 "1"', "players", "is missing"),
        ("trolls", "circles = [1, 1, 1, 1]\n", "", TROLL_1, "circles", "is missing"),
    ],
)
def test_an_unknown_or_missing_field_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("starting", "close = 1", "close = -1", HATCHET, "close", "must be 0 to 15, not -1"),
        ("starting", "close = 1", "close = 16", HATCHET, "close", "must be 0 to 15, not 16"),
        ("starting", "close = 1", "close = 0x" + "f" * 9999, HATCHET, "close", "not a number so large"),
        ("starting", "close = 1", "close = " + "9" * 9999, "", "", "is not TOML"),
        ("starting", "close = 1", "close = 1.0", HATCHET, "close", "must be a whole number, not 1.0"),
        ("starting", "close = 1", "close = true", HATCHET, "close", "must be a whole number, not true"),
        ("starting", "close = 1", 'close = "1"', HATCHET, "close", 'must be a whole number, not "1"'),
        ("starting", "close = 1", "close = [1]", HATCHET, "close", "must be a whole number, not a list"),
        ("siege", "wave = 1", "wave = 6", CARD_1, "wave", "must be 1 to 5, not 6"),
        ("siege", "orcs = 1", "orcs = -2", CARD_1, "orcs", "must be 0 to 15, not -2"),
        ("goblins", "level = 1", "level = 0", 'goblin row 1 "goblin_1_wants"', "level", "must be 1 to 5, not 0"),
        ("goblins", "hits = 1", "hits = 9", 'goblin row 4 "goblin_1_hits"', "hits", "must be 0 to 8, not 9"),
        ("board", "space = 1", "space = 6", 'space row 1 "1-6"', "space", "must be 1 to 5, not 6"),
        ("mercenaries", "cost = ", "cost = 9", 'mercenary row 1 "cancel"', "cost", "must be 0 to 15, not 9"),
        ("catapult", "number = 5", "number = 6", 'catapult row 5 "6"', "number", "must be 1 to 5, not 6"),
        ("difficulty", "rubble = 6", "rubble = 0", 'difficulty row 1 "easy"', "rubble", "must be 1 to 99, not 0"),
        ("difficulty", "= 6", "= 100", 'difficulty row 1 "easy"', "rubble", "must be 1 to 99, not 100"),
        ("titles", "highest = 20", "highest = 21", 'title row 5 "legends"', "highest", "must be 0 to 20, not 21"),
    ],
)
def test_a_number_out_of_its_limits_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("upgrades", '"yellow"', '"yelow"', HAND_AXE, "deck", 'cannot be "yelow"; did you mean yellow?'),
        ("upgrades", '"yellow"', "1", HAND_AXE, "deck", "cannot be 1; known are yellow, grey, red"),
        ("upgrades", "close = 2", "move = 3", HAND_AXE, "move", "cannot be 3; known are 2, any"),
        ("upgrades", "close = 2", "move = 2.0", HAND_AXE, "move", "cannot be 2.0"),
        ("upgrades", '"reconstructed"', '"hearsay"', HAND_AXE, "source", 'cannot be "hearsay"'),
        ("siege", '"carpenters_wall"', '"carpenter_wall"', CARD_1, "wall", "did you mean carpenters_wall?"),
        ("siege", '"carpenters_wall"', '"tunnel_tower"', CARD_1, "wall", 'cannot be "tunnel_tower"'),
        ("siege", "tower = true", "tower = 1", 'siege row 9 "w1_c9"', "tower", "must be true or false, not 1"),
        ("mercenaries", '"cancel"', '"cancle"', 'mercenary row 1 "cancle"', "id", "did you mean cancel?"),
        ("difficulty", '"easy"', '"mild"', 'difficulty row 1 "mild"', "id", "known are easy, normal, hard, epic"),
        ("titles", '"won"', '"drawn"', 'title row 1 "survivors"', "outcome", 'cannot be "drawn"; known are won, lost'),
    ],
)
def test_an_unknown_word_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("starting", '"chipped_hatchet"', "7", 'starting row 1 "7"', "id", "must be a name, not 7"),
        ("starting", '"chipped_hatchet"', '"Chipped Hatchet"', 'starting row 1 "Chipped Hatchet"', "id", "small"),
        ("starting", '"chipped_hatchet"', '""', "starting row 1", "id", "must be small letters"),
        ("starting", '"chipped_hatchet"', '"größe"', 'starting row 1 "größe"', "id", "must be small letters"),
        ("starting", '"dull_knife"', '"chipped_hatchet"', 'starting row 2 "chipped_hatchet"', "id", f"of {HATCHET}"),
        ("starting", '"dull_knife"', '"axe"', 'starting row 2 "axe"', "id", 'is also that of upgrade row 16 "axe"'),
        ("upgrades", '"saw"', '"dull_knife"', 'upgrade row 7 "dull_knife"', "id", "is also that of starting row 2"),
        ("siege", '"w1_c2"', '"w1_c1"', 'siege row 2 "w1_c1"', "id", f"is also that of {CARD_1}"),
        ("board", "space = 2", "space = 1", 'space row 2 "1-1"', "id", 'is also that of space row 1 "1-1"'),
        ("catapult", "number = 5", "number = 1", 'catapult row 5 "1"', "id", 'is also that of catapult row 1 "1"'),
        ("dice", '"blades"', '"standard"', 'dice row 2 "standard"', "id", 'is also that of dice row 1 "standard"'),
    ],
)
def test_an_id_that_is_no_name_or_stands_twice_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("upgrades", "{ metal = 1 }", "1", HAND_AXE, "cost", "must be a table such as { wood = 1 }, not 1"),
        ("upgrades", "{ metal = 1 }", "{ metall = 1 }", HAND_AXE, "cost.metall", "unknown name; did you mean metal?"),
        ("upgrades", "{ metal = 1 }", "{ metal = -1 }", HAND_AXE, "cost.metal", "must be 0 to 10, not -1"),
        ("upgrades", "{ metal = 1 }", "{ metal = 9 }", HAND_AXE, "cost.metal", 'with space row 1 "1-1" it is 11'),
        ("board", "leather = 2", "leather = 9", 'space row 1 "1-1"', "cost.leather", "and only 10 exist"),
        ("goblins", "wood = 1", "wood = 11", 'goblin row 1 "goblin_1_wants"', "wants.wood", "must be 0 to 10, not 11"),
    ],
)
def test_a_cost_that_cannot_be_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("starting", "close = 1\nwork_wood = 1\n", "", HATCHET, ACTIONS, "one of these is needed"),
        ("upgrades", "close = 2\nwork_wood = 2\n", 'move = "any"\n', HAND_AXE, ACTIONS, "one of these is needed"),
        ("starting", "count = 2", "count = 2\ndig = 1", ORC_ROW, ACTIONS, "an orc card has no action"),
        ("starting", "count = 2", 'count = 2\nmove = "any"', ORC_ROW, "move", "an orc card has no action"),
        ("starting", "count = 2", "count = 1", ORC_ROW, "count", "must be 2 for the orc card"),
        ("starting", "close = 1", "count = 2\nclose = 1", HATCHET, "count", "must be 1"),
        ("siege", 'wall = "carpenters_wall"\n', "", CARD_1, "wall", "is missing, for orcs come outside a wall"),
        ("siege", "orcs = 1\n", "", CARD_1, "orcs", "is missing, for a wall is named"),
        ("siege", "tower = true\n", "", 'siege row 9 "w1_c9"', "orcs/tower/catapult/arrow", "one of these is needed"),
        ("goblins", "any = 2", "any = 2\nhits = 1", GOBLIN_2, GOBLIN_KINDS, "exactly one"),
        ("goblins", "any = 2", "any = 0", GOBLIN_2, GOBLIN_KINDS, "not of nothing"),
        ("goblins", "any = 2\n", "", GOBLIN_2, GOBLIN_KINDS, "exactly one"),
    ],
)
def test_a_field_that_contradicts_another_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("trolls", "[1, 1, 1, 1]", "4", TROLL_1, "circles", "must be a list, not 4"),
        ("trolls", "[1, 1, 1, 1]", "[]", TROLL_1, "circles", "must have 1 to 6 entries, not 0"),
        ("trolls", "[1, 1, 1, 1]", "[1, 1, 1, 1, 1, 1, 1]", TROLL_1, "circles", "must have 1 to 6 entries, not 7"),
        ("trolls", "[1, 1, 1, 1]", "[1, 0]", TROLL_1, "circles[2]", "must be 1 to 8, not 0"),
        ("trolls", "[1, 1, 1, 1]", "[9]", TROLL_1, "circles[1]", "must be 1 to 8, not 9"),
        ("dice", "[1, 2, 3,", "[1, 2,", DIE, "faces", "must have 6 entries, not 5"),
        ("dice", "[1, 2, 3,", "[1, 2, 4,", DIE, "faces[3]", "cannot be 4; known are 1, 2, 3, crossbow"),
        ("dice", "[1, 2, 3,", "[0, 2, 3,", DIE, "faces[1]", "cannot be 0"),
        ("dice", "[1, 2, 3,", '[1, 2, "crosbow",', DIE, "faces[3]", "did you mean crossbow?"),
        ("dice", '3, "crossbow", "crossbow", "crossbow"', "3, 1, 1, 1", DIE, "faces", "a crossbow"),
        ("dice", "[1, 2, 3,", '["crossbow", "crossbow", "crossbow",', DIE, "faces", "have a hit"),
    ],
)
def test_a_list_that_cannot_be_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("siege", "wave = 1", "wave = 2", 'siege row 20 "w2_c10"', "wave", "too many: 10 rows are needed"),
        ("goblins", "level = 5", "level = 4", 'goblin row 17 "goblin_5_wants"', "level", "4 rows are needed"),
        ("upgrades", '"grey"', '"red"', 'upgrade row 35 "runeblade"', "deck", "10 rows are needed with deck = red"),
        ("trolls", LAST_TROLL, "", "table troll", "", "5 rows are needed, not 4"),
        ("trolls", LAST_TROLL, SIXTH_TROLL, 'troll row 6 "troll_new"', "", "is one too many: 5 rows are needed"),
    ],
)
def test_a_row_too_many_or_too_few_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


@pytest.mark.parametrize(
    MISTAKE,
    [
        ("titles", "lowest = 3", "lowest = 4", 'title row 2 "defenders"', "lowest", "must be 3, the next score"),
        ("titles", "highest = 2", "highest = 0", 'title row 1 "survivors"', "highest", "must be 1 to 20, not 0"),
        ("titles", "highest = 20", "highest = 19", "table title", "highest", "scores 20 to 20 have no title"),
    ],
)
def test_a_score_without_one_title_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)


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
