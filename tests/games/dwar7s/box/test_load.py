"""The default box, an owner's file, and how each mistake in one is named (D1.2)."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from mattock.games.dwar7s.box.load import ComponentsError, load_box
from mattock.games.dwar7s.box.schema import TABLES
from tests.games.dwar7s.positions import DWAR7S

if TYPE_CHECKING:
    from pathlib import Path


def default(name: str) -> str:
    """The text of one file of the default box."""
    return files("mattock.games.dwar7s").joinpath("box", f"{name}.toml").read_text(encoding="utf-8")


def changed(name: str, row: str, old: str, new: str) -> str:
    """A file of the default box with one row changed."""
    head, found, rest = default(name).partition(f'id = "{row}"')
    assert found
    assert old in rest
    return head + found + rest.replace(old, new, 1)


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_default_box_is_read_once() -> None:
    assert load_box() is load_box(None)


def test_all_default_files_in_one_are_the_default_box(tmp_path: Path) -> None:
    text = "\n".join(default(table.file.removesuffix(".toml")) for table in TABLES)
    assert load_box(written(tmp_path, text)).digest == load_box().digest


def test_the_seven_buildings_are_worth_what_the_king_asks_for() -> None:
    box = load_box()
    assert sum(box.points[:9]) == 10 == box.secret_needs[1]


def test_a_card_has_about_two_walls() -> None:
    """With many fewer, kingdoms run into one another."""
    box = load_box()
    walls = [box.walls[card * 4].bit_count() for card in range(9)]
    assert 2.0 <= sum(walls) / 9 <= 2.4


def test_walls_turn_clockwise() -> None:
    box = load_box()
    assert [box.walls[turn] for turn in range(4)] == [0b0011, 0b0110, 0b1100, 0b1001]


def test_an_owner_may_change_symbols_and_stacking_follows(tmp_path: Path) -> None:
    text = changed("kingdom", "frost_giant", 'symbol = "giant"', 'symbol = "dwarf"')
    fall = DWAR7S.new(seed=1, first=0, components=written(tmp_path, text))
    for code in ("lay:tavern", "turn:0", "lay:frost_giant", "cover:blue_tavern"):
        fall.play(fall.catalogue.by_code(code))
    assert {action.verb for action in fall.legal()} == {"turn"}


def test_an_owners_values_are_played_with(tmp_path: Path) -> None:
    path = written(tmp_path, changed("gems", "ruby", "number = 7", "number = 12"))
    assert DWAR7S.new(seed=1, components=path).view(None)["gems"] == {
        "ruby": 12,
        "emerald": 9,
        "diamond": 8,
        "gold": 10,
    }


@pytest.mark.parametrize(
    ("name", "row", "old", "new", "field", "problem"),
    [
        ("kingdom", "castle", "needs = 2", "needs = 4", "needs", "at most its 3 slots"),
        ("kingdom", "castle", "needs = 2", "needs = 8", "needs", "must be 1 to 7"),
        ("kingdom", "dragon", "slots = 5", "slots = 6", "slots", "a monster needs all"),
        ("kingdom", "dragon", "defeated = 3\n", "", "defeated", "is missing"),
        ("kingdom", "tavern", "gives = 1", "gives = 1\ndefeated = 3", "defeated", "monsters only"),
        ("kingdom", "tavern", "gives = 1\n", "", "gives", "is missing"),
        ("kingdom", "tavern", "gives = 1\n", "gives = 0\n", "gives", "must be 1 to 9"),
        ("kingdom", "castle", "slots = 3", "slots = 3\ngives = 1", "gives", "mines and the tavern only"),
        ("kingdom", "castle", '["north", "east"]', '["north", "north"]', "walls", "at most once"),
        ("kingdom", "castle", '["north", "east"]', '["north", "up"]', "walls[2]", 'cannot be "up"'),
        ("kingdom", "castle", 'symbol = "giant"', 'symbol = "orc"', "symbol", 'cannot be "orc"'),
        ("trading", "apples", "ruby = 1, gold = 2", "", "cost", "must ask for a gem"),
        ("trading", "apples", "ruby = 1", "ruby = 8", "cost.ruby", "only 7 exist"),
        ("trading", "bread", 'id = "', 'id = "', "id", "also that of"),
        ("gems", "ruby", "number = 7", "number = 1", "number", "is too small"),
        ("gems", "ruby", "number = 7", "number = 16", "number", "0 to 15"),
        ("ogres", "crown", "copies = 2", "copies = 8", "copies", "0 to 7"),
        ("secrets", "researcher", "cards = 2\n", "", "cards", "is missing"),
        ("secrets", "king", "needs = 10", "needs = 10\ncards = 2", "cards", "researcher only"),
        ("secrets", "wizard", 'gem = "emerald"\n', "", "gem", "is missing"),
        ("secrets", "king", "needs = 10", 'needs = 10\ngem = "ruby"', "gem", "wizard only"),
        ("secrets", "king", 'source = "reconstructed"', 'source = "hearsay"', "source", "cannot be"),
    ],
)
def test_a_mistake_is_named_by_field(
    tmp_path: Path, name: str, row: str, old: str, new: str, field: str, problem: str
) -> None:
    text = changed(name, row, old, new)
    if problem == "also that of":
        text = text.replace('id = "cheese"', 'id = "bread"')
    with pytest.raises(ComponentsError) as caught:
        load_box(written(tmp_path, text))
    assert caught.value.field == field
    assert problem in caught.value.problem


@pytest.mark.parametrize("name", ["kingdom", "gems", "ogres", "trading", "secrets"])
def test_a_row_too_few_is_a_mistake(tmp_path: Path, name: str) -> None:
    text = default(name)
    with pytest.raises(ComponentsError, match="needed"):
        load_box(written(tmp_path, text[: text.rindex("[[")]))
