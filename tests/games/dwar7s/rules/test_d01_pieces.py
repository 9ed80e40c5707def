"""Chapter D1: what is in the box."""

from __future__ import annotations

from pathlib import Path

from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.cards import CARD_NAMES, GEMS, OGRES, SECRETS
from mattock.games.dwar7s.packed_counts import total
from tests.games.dwar7s.positions import DWAR7S, seat_view
from tests.paragraphs import rule

NINE = [
    "castle",
    "ruby_mine",
    "emerald_mine",
    "diamond_mine",
    "gold_mine",
    "tavern",
    "general_store",
    "dragon",
    "frost_giant",
]


@rule("D1.1")
def test_each_of_four_colours_has_the_same_nine_kingdom_cards_and_seven_dwarfs() -> None:
    fall = DWAR7S.new(players=4, seed=1)
    for seat, colour in enumerate(["blue", "red", "green", "yellow"]):
        view = seat_view(fall, seat)
        assert (view["colour"], view["kingdom_cards"], view["dwarfs"]) == (colour, NINE, 7)
    assert len(set(CARD_NAMES)) == 36


@rule("D1.2")
def test_the_box_has_34_gems_ten_trading_goals_seven_secret_goals_and_thirteen_ogre_cards() -> None:
    box = load_box()
    assert (total(box.gems), len(box.goal_ids), len(box.secret_points), total(box.ogres)) == (34, 10, 7, 13)
    assert (len(GEMS), len(SECRETS), len(OGRES)) == (4, 7, 5)


@rule("D1.2")
def test_every_row_names_its_source_and_an_owner_can_replace_a_table_with_true_values(tmp_path: Path) -> None:
    assert all(row.source in {"rulebook", "designer", "inferred", "reconstructed"} for row in load_box().rows)
    rows = "".join(
        f'[[gem]]\nid = "{gem}"\nnumber = {number}\npoints = 4\nsource = "rulebook"\n'
        for gem, number in [("ruby", 7), ("emerald", 9), ("diamond", 8), ("gold", 10)]
    )
    path = tmp_path / "mine.toml"
    path.write_text(rows, encoding="utf-8")
    assert load_box().gem_points == [3, 2, 2, 1]
    assert load_box(str(path)).gem_points == [4, 4, 4, 4]
    assert DWAR7S.new(seed=1, components=str(path)).components != DWAR7S.new(seed=1).components
