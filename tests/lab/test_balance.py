"""The search for values: what it may change, what it compares, and that it ends at the best it saw."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.lab.balance import (
    Levels,
    Trial,
    box_text,
    candidate,
    cells_of,
    default_rows,
    key_of,
    played,
    read_balance,
    search,
)
from mattock.lab.engines import SerialEngine

GAMES = Path(mattock.__file__).parent / "games"
FILE = """
game = "runedar"
seed = "small"
games = 3
files = { goblin = "goblins.toml", space = "board.toml", siege = "siege.toml" }

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
levels = [[1, 1], [2, 3], [4, 4]]

[[knob]]
name = "first space"
table = "space"
field = "cost"
rows = ["2/1"]
levels = [[{}], [{ wood = 2, metal = 1 }]]

[[knob]]
name = "first card"
table = "siege"
rows = ["w1_c1"]
levels = [[{ tower = true }], [{ orcs = 3, wall = "foundry_wall", arrow = true }]]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "balance.toml"
    found.write_text(FILE)
    return found


def test_a_candidate_differs_in_the_rows_of_its_knobs_alone(path: Path) -> None:
    balance = read_balance(path)
    box = default_rows(balance)
    changed = candidate(balance, box, {"hits": 1, "first space": 1, "first card": 1})
    different = {
        key_of(new): new
        for table in box
        for old, new in zip(box[table], changed[table], strict=True)
        if old != new or key_of(old) != key_of(new)
    }
    assert different.keys() <= {"goblin_1_hits", "goblin_2_hits", "2/1", "w1_c1"}
    assert [different[f"goblin_{level}_hits"]["hits"] for level in (1, 2)] == [2, 3]
    assert different["2/1"]["cost"] == {"wood": 2, "metal": 1}
    assert {name: different["w1_c1"][name] for name in ("wave", "orcs", "wall", "arrow")} == {
        "wave": 1,
        "orcs": 3,
        "wall": "foundry_wall",
        "arrow": True,
    }
    assert candidate(balance, box, {}) == box


def test_a_candidate_is_an_owners_file_that_games_are_played_with(path: Path, tmp_path: Path) -> None:
    balance = read_balance(path)
    own = tmp_path / "own.toml"
    own.write_text(box_text(candidate(balance, default_rows(balance), {"first card": 0, "hits": 2})))
    pieces = mattock.game("runedar").pieces(str(own))
    assert pieces["siege"]["w1_c1"]["tower"]
    assert pieces["goblin"]["goblin_2_hits"]["hits"] == 4
    assert pieces["card"] == mattock.game("runedar").pieces()["card"]


def test_all_candidates_are_played_on_the_same_deals(path: Path) -> None:
    balance = read_balance(path)
    cells = cells_of(balance, balance.aim[0], None)
    assert [tuple(cell.options.values()) for cell in cells] == [(2, "easy"), (2, "epic"), (3, "easy"), (3, "epic")]
    assert {(cell.seed, cell.numbers) for cell in cells} == {("small", range(3))}
    box = default_rows(balance)
    trial = played(balance, box, {"hits": 2}, SerialEngine())
    assert trial == played(balance, box, {"hits": 2}, SerialEngine())
    names = ["random 2 easy", "random 2 epic", "random 3 easy", "random 3 epic"]
    assert trial.values == dict.fromkeys(names, 0.0)  # random players never win
    assert trial.loss == pytest.approx(2 * (0.5 / 0.08) ** 2)


def test_the_search_turns_one_knob_at_a_time_to_where_the_loss_is_least(path: Path) -> None:
    best: Levels = {"hits": 2, "first space": 1, "first card": 0}

    def trial(levels: Levels) -> Trial:
        return Trial(levels, float(sum(abs(levels.get(name, 5) - level) for name, level in best.items())), {})

    trials = list(search(read_balance(path), trial))
    assert trials[0].levels == {}
    assert min(trials, key=lambda found: found.loss).levels == best


def test_a_level_without_a_value_for_each_row_is_refused(path: Path) -> None:
    path.write_text(FILE.replace("[[1, 1], [2, 3], [4, 4]]", "[[1, 1], [2]]"))
    with pytest.raises(ValueError, match="hits: each level needs 2 values"):
        read_balance(path)


def test_no_knob_of_the_house_touches_what_the_rulebook_says() -> None:
    files = list(GAMES.glob("*/balance.toml"))
    assert files
    for path in files:
        balance = read_balance(path)
        box = default_rows(balance)
        for knob in balance.knob:
            sources = {key_of(row): row["source"] for row in box[knob.table]}
            assert {sources[key] for key in knob.rows} == {"reconstructed"}, knob.name
            for level in range(len(knob.levels)):
                box_text(candidate(balance, box, {knob.name: level}))
