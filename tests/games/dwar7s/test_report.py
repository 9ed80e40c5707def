"""The box of Dwar7s Fall as the command shows it: symbols, walls and prices in words."""

from __future__ import annotations

import mattock
from mattock.cli.component_tables import BoxTables
from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.report import COLUMNS, REPORT, cost, gives, symbol, walls

BOX = load_box()
TABLES = BoxTables(BOX, COLUMNS, mattock.game("dwar7s").pieces(), "dwar7s")
CARDS = {row.id: row for row in BOX.tables["kingdom"]}


def test_every_kind_of_piece_has_its_columns() -> None:
    assert set(COLUMNS) == set(BOX.tables)
    assert REPORT.columns is COLUMNS


def test_a_card_says_its_symbol_what_it_gives_and_its_walls() -> None:
    assert symbol(TABLES, CARDS["castle"]) == "giant"
    assert "ruby" in gives(TABLES, CARDS["ruby_mine"])
    assert "3" in gives(TABLES, CARDS["dragon"])
    assert walls(TABLES, CARDS["castle"]) == "N E"


def test_a_price_is_told_in_gems() -> None:
    goal = next(row for row in BOX.tables["trading"] if row.id == "apples")
    assert cost(TABLES, goal) == "1 ruby and 2 gold"
