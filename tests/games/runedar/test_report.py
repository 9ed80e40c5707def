"""The box of a siege as the command shows it: actions, costs, circles, dice and scores in words."""

from __future__ import annotations

import mattock
from mattock.cli.component_tables import BoxTables
from mattock.core.box.reader import Row
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.report import COLUMNS, REPORT, circles, cost, deck, deeds, faces, outcome, scores

BOX = load_box()
TABLES = BoxTables(BOX, COLUMNS, mattock.game("runedar").pieces(), "runedar")


def row(table: str, name: str) -> Row:
    return next(row for row in BOX.rows if row.table == table and row.id == name)


def test_every_kind_of_piece_has_its_columns() -> None:
    assert set(COLUMNS) == {row.table for row in BOX.rows}
    assert REPORT.columns is COLUMNS


def test_an_upgrade_says_what_it_does_its_deck_and_its_cost() -> None:
    card = row("upgrade", "hand_axe")
    assert deeds(TABLES, card)
    assert deck(TABLES, card) == "yellow"
    assert cost(TABLES, card) == "1 metal"


def test_trolls_dice_and_titles_are_told_in_numbers() -> None:
    assert circles(TABLES, row("troll", "troll_2x4")) == "4, 4"
    assert faces(TABLES, row("dice", "standard")).count("crossbow") == 3
    title = next(row for row in BOX.rows if row.table == "title")
    assert scores(TABLES, title) == f"{title.numbers['lowest']}–{title.numbers['highest']}"
    assert outcome(TABLES, title) in {"victory", "defeat", "won", "lost"}
