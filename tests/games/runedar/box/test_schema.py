"""Fields, limits and numbers of rows of each table: what does not fit is named by file, row and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.box.files import CARD_1, HAND_AXE, HATCHET, MISTAKE, assert_named, changed, mistake

if TYPE_CHECKING:
    from pathlib import Path

DIE = 'dice row 1 "standard"'
TROLL_1 = 'troll row 1 "troll_4x1"'
LAST_TROLL = '[[troll]]\nid = "troll_2x4"\ncircles = [4, 4]\nsource = "reconstructed"\n'
SIXTH_TROLL = LAST_TROLL + LAST_TROLL.replace("2x4", "new")


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
