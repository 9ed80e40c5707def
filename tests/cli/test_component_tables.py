"""A box as tables: each kind of piece has its own columns, and each row says where its values are from."""

from __future__ import annotations

from pathlib import Path

import mattock
from mattock.cli.adapters import box_of, report_of
from mattock.cli.component_tables import BoxTables, name, number, phrase
from mattock.texts import Texts


def tables(game: str, path: str | None = None) -> BoxTables:
    return BoxTables(box_of(game, path), report_of(game).columns, mattock.game(game).pieces(path), game)


def test_there_is_a_table_for_each_kind_of_piece_with_all_its_rows() -> None:
    for game in mattock.game_names():
        boxes = tables(game)
        kinds = dict.fromkeys(row.table for row in boxes.box.rows)
        found = boxes.tables()
        assert len(found) == len(kinds)
        assert sum(table.row_count for table in found) == len(boxes.box.rows)
        assert all(len(table.columns) == len(boxes.columns[kind]) + 1 for table, kind in zip(found, kinds, strict=True))


def test_the_title_names_the_game_and_the_box() -> None:
    boxes = tables("runedar")
    assert Texts("en", "runedar").say("game-title") in boxes.title()
    assert boxes.box.label in boxes.title()


def test_rows_of_an_owners_file_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    rows = (f'[[troll]]\nid = "my_{at}"\ncircles = [{at}]\nsource = "rulebook"\n' for at in range(1, 6))
    path.write_text("\n".join(rows), encoding="utf-8")
    boxes = tables("runedar", str(path))
    marks = {row.table: boxes.source(row).endswith("*") for row in boxes.box.rows}
    assert marks["troll"]
    assert not marks["mercenary"]


def test_a_column_shows_a_number_a_name_or_a_phrase() -> None:
    boxes = tables("runedar")
    card = next(row for row in boxes.box.rows if row.table == "starting")
    assert number("close")(boxes, card) == str(card.numbers["close"])
    assert name("card")(boxes, card) == boxes.texts.name("card", card.id)
    goblin = next(row for row in boxes.box.rows if row.table == "goblin")
    assert phrase("goblin")(boxes, goblin) == boxes.texts.phrase("goblin", goblin.id)
