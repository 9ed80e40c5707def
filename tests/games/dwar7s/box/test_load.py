"""The default box, and an owner's file in its place (D1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mattock.games.dwar7s.box.load import ComponentsError, load_box
from mattock.games.dwar7s.box.schema import TABLES
from tests.games.dwar7s.box.files import changed, default, written
from tests.games.dwar7s.positions import DWAR7S

if TYPE_CHECKING:
    from pathlib import Path


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


@pytest.mark.parametrize("name", ["kingdom", "gems", "ogres", "trading", "secrets"])
def test_a_row_too_few_is_a_mistake(tmp_path: Path, name: str) -> None:
    text = default(name)
    with pytest.raises(ComponentsError, match="needed"):
        load_box(written(tmp_path, text[: text.rindex("[[")]))
