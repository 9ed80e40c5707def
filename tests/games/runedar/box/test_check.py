"""What one row of a box asks of another: each mistake is named by file, row and field (R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.box.files import CARD_1, HAND_AXE, HATCHET, MISTAKE, assert_named, changed, mistake

if TYPE_CHECKING:
    from pathlib import Path

ORC_ROW = 'starting row 11 "orc"'
GOBLIN_2 = 'goblin row 2 "goblin_1_any"'
ACTIONS = "close/direct/long/dig/work_wood/work_leather/work_metal/work_any"
GOBLIN_KINDS = "wants/any/rubble/hits"


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
        ("titles", "lowest = 3", "lowest = 4", 'title row 2 "defenders"', "lowest", "must be 3, the next score"),
        ("titles", "highest = 2", "highest = 0", 'title row 1 "survivors"', "highest", "must be 1 to 20, not 0"),
        ("titles", "highest = 20", "highest = 19", "table title", "highest", "scores 20 to 20 have no title"),
    ],
)
def test_a_score_without_one_title_is_a_mistake(
    tmp_path: Path, name: str, old: str, new: str, row: str, field: str, problem: str
) -> None:
    assert_named(mistake(tmp_path, changed(name, old, new)), row, field, problem)
