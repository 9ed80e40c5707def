"""Files of experiments: every combination becomes a cell, and a mistake is named with its line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.lab.cell import Contender, Record
from mattock.lab.experiment import ExperimentError, read_experiment
from mattock.lab.play import OtherRules, deal
from tests.lab.experiments import written

DIFFICULTIES = ("easy", "normal", "hard", "epic")

GOOD = """seed = 7
[[play]]
game = "runedar"
games = 10
players = 2
bots = "random"

[[play]]
game = "runedar"
games = 5
players = [1, 4]
bots = ["apprentice", "master:20"]
components = ["built-in"]

[play.options]
difficulty = ["easy", "epic"]
"""


def test_every_combination_is_a_cell_and_the_games_are_numbered_through(tmp_path: Path) -> None:
    experiment = read_experiment(written(tmp_path, GOOD.replace("{", "{{").replace("}", "}}")))
    assert experiment.games == 10 + 2 * 2 * 2 * 5
    assert [cell.numbers.start for cell in experiment.cells] == [0, *range(10, 50, 5)]
    assert {(len(cell.seats), cell.options["difficulty"], cell.team) for cell in experiment.cells[1:]} == {
        (players, difficulty, team)
        for players in (1, 4)
        for difficulty in ("easy", "epic")
        for team in ("apprentice", "master:20")
    }
    assert experiment.cells[-1].seats == (Contender("master", 20),) * 4
    assert experiment.record == Record.GAMES


@pytest.mark.parametrize(
    ("good", "bad", "line", "field"),
    [
        ("games = 5", "games = 0", 10, "games"),
        ("games = 5", "games = 'many'", 10, "games"),
        ("games = 5", "gmaes = 5", 10, "gmaes"),
        ("games = 5\n", "", 8, "games"),
        ("games = 10", "games = 10 10", 4, ""),
        ('game = "runedar"\ngames = 5', 'game = "chess"\ngames = 5', 9, "game"),
        ("[1, 4]", "[1, 5]", 11, "players"),
        ("[1, 4]", "[]", 11, "players"),
        ('"epic"', '"ghastly"', 16, "options.difficulty"),
        ("difficulty", "hardness", 16, "options.hardness"),
        ("master:20", "master", 12, "bots"),
        ("master:20", "journeyman:20", 12, "bots"),
        ("master:20", "grandmaster", 12, "bots"),
        ("master:20", "master:soon", 12, "bots"),
        ('"master:20"', '["random", "random"]', 12, "bots"),
        ("built-in", "nowhere.toml", 13, "components"),
        ("seed = 7", "sede = 7", 1, "sede"),
        ("seed = 7", "seed = 7\nrecord = 'all'", 2, "record"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_field(tmp_path: Path, good: str, bad: str, line: int, field: str) -> None:
    assert GOOD.count(good) == 1
    path = tmp_path / "own.toml"
    path.write_text(GOOD.replace(good, bad))
    with pytest.raises(ExperimentError) as caught:
        read_experiment(path)
    assert (caught.value.facts["line"], caught.value.facts["field"]) == (str(line), field or "none")


def test_a_file_that_is_no_text_or_has_nothing_to_play_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ExperimentError, match="no text"):
        read_experiment(tmp_path / "own.toml")
    (tmp_path / "own.toml").write_text("seed = 1\nplay = []\n")
    with pytest.raises(ExperimentError, match="line 2, play"):
        read_experiment(tmp_path / "own.toml")


def test_an_owners_components_lie_beside_the_experiment_and_travel_as_text(tmp_path: Path) -> None:
    rows = [f'[[difficulty]]\nid = "{name}"\nrubble = 3\nsource = "rulebook"\n' for name in DIFFICULTIES]
    (tmp_path / "mine.toml").write_text("".join(rows))
    path = tmp_path / "own.toml"
    path.write_text(GOOD.replace('"built-in"', '"built-in", "mine.toml"').replace('"master:20"', '"random"'))
    experiment = read_experiment(path)
    cells = [cell for cell in experiment.cells if cell.box_name == "mine.toml"]
    assert len(cells) == 8
    (tmp_path / "mine.toml").unlink()  # on another machine it is not there
    state = deal(cells[0], "x")
    assert (state.rules, state.components) == cells[0].made_of
    assert cells[0].made_of != experiment.cells[0].made_of
    with pytest.raises(OtherRules):
        deal(cells[0]._replace(box=None), "x")
