"""Effects of knobs out of games that differ in all of them at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.lab.balance import BoxRows, box_text, candidate, default_rows, read_balance
from mattock.lab.cell import GameResult, Used
from mattock.lab.engines import SerialEngine
from scripts.balance.effects import (
    DrawnGame,
    drawn_cells,
    drawn_games,
    effects,
    is_won,
    other_levels,
    share_used,
)

DOCS = Path(__file__).parents[3] / "docs"
FILE = """
game = "runedar"
seed = "small"
games = 3
files = { goblin = "goblins.toml", mercenary = "mercenaries.toml" }

[[aim]]
bots = "random"
players = [2, 3]
option = "difficulty"
rates = { easy = 0.0, epic = 0.5 }

[[knob]]
name = "hits"
table = "goblin"
field = "hits"
rows = ["goblin_1_hits", "goblin_2_hits"]
levels = [[1, 1], [2, 3]]

[[knob]]
name = "troll"
table = "mercenary"
field = "cost"
rows = ["troll"]
levels = [[1], [15]]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "balance.toml"
    found.write_text(FILE)
    return found


def test_each_game_has_a_box_of_its_own_and_all_kinds_take_turns(path: Path) -> None:
    balance = read_balance(path)
    box = default_rows(balance)
    cells = list(drawn_cells(balance, box, 40))
    assert cells == list(drawn_cells(balance, box, 40))
    assert [cell.numbers for _, cell in cells] == [range(number, number + 1) for number in range(40)]
    assert len({str(cell.options) for _, cell in cells}) == 4
    assert {levels.get("hits") for levels, _ in cells} == {None, 0, 1}
    assert {levels.get("troll") for levels, _ in cells} == {None, 0, 1}
    for levels, cell in cells:
        (goblin,) = [row for row in candidate(balance, box, levels)["goblin"] if row["id"] == "goblin_2_hits"]
        assert goblin["hits"] == (2, 1, 3)[levels.get("hits", -1) + 1]
        assert cell.box is not None
        assert ('id = "troll"\ncost = 15\n' in cell.box) == (levels.get("troll") == 1)


def test_a_level_that_is_that_of_the_box_is_no_change(path: Path) -> None:
    balance = read_balance(path)
    box: BoxRows = default_rows(balance)
    box = candidate(balance, box, {"hits": 1})
    assert [other_levels(balance, box, knob) for knob in balance.knob] == [[0], [0, 1]]


def test_effects_are_told_apart() -> None:
    """Of a value that is 3 or 5 by its kind, and 2 more or 1 less by a knob."""
    games = [
        DrawnGame({name: level for name, level in (("a", a), ("b", b)) if level >= 0}, kind, NOTHING)
        for a in (-1, 0, 1)
        for b in (-1, 0)
        for kind in ("duo", "trio")
    ]
    values = [
        {"duo": 3.0, "trio": 5.0}[game.kind] + {0: 2.0, 1: -1.0}.get(game.levels.get("a", -1), 0.0) for game in games
    ]
    found = {(one.knob, one.level): (one.change, one.error) for one in effects(games, values)}
    assert found.keys() == {("a", 0), ("a", 1), ("b", 0)}
    assert [found[key][0] for key in sorted(found)] == pytest.approx([2.0, -1.0, 0.0])
    assert max(error for _, error in found.values()) == pytest.approx(0.0, abs=1e-9)
    values[0] += 1
    assert min(one.error for one in effects(games, values)) > 0.1


NOTHING = GameResult(0, (), 2, 0, "gold", 10, {}, uses=(Used("card", "a", None, 3, 1), Used("card", "b", None, 1, 1)))


def test_what_is_measured_of_a_game() -> None:
    game = DrawnGame({}, "duo", NOTHING)
    assert (is_won(game), is_won(game._replace(result=NOTHING._replace(winners=(0, 1))))) == (0.0, 1.0)
    assert (share_used(game, "card"), share_used(game, "place")) == (0.5, 0.0)


def test_games_are_played_with_their_boxes(path: Path) -> None:
    balance = read_balance(path)
    games = list(drawn_games(balance, default_rows(balance), 8, SerialEngine()))
    assert sorted(game.result.number for game in games) == list(range(8))
    assert {one.knob for one in effects(games, [share_used(game, "upgrade") for game in games])} == {"hits", "troll"}


def test_the_files_beside_the_page_of_the_balance_hold(tmp_path: Path) -> None:
    balance = read_balance(DOCS / "balance-effects.toml")
    box = default_rows(balance)
    assert [other_levels(balance, box, knob) for knob in balance.knob] == [[0]] * len(balance.knob)
    mine = tmp_path / "mine.toml"
    mine.write_text(box_text(candidate(balance, box, {knob.name: 0 for knob in balance.knob})))
    files = [("runedar", mine), *((game, DOCS / f"balance-{game}.toml") for game in ("runedar", "dwar7s"))]
    for game, file in files:
        rules = mattock.game(game)
        assert rules.new(seed=1, components=str(file)).components != rules.new(seed=1).components
