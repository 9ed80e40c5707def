"""The table of the weigh-in is made of what was played, all or so far."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mattock.lab.engines import SerialEngine
from scripts import weigh_table
from tests.lab.experiments import Stopping, played

SMALL = """
seed = "small"
record = "outcome"
[[play]]
game = "runedar"
games = 4
players = [1, 2]
bots = ["random"]
options = { difficulty = ["easy", "hard"] }
"""


def test_every_cell_that_was_played_is_a_row(tmp_path: Path) -> None:
    experiment, table = tmp_path / "weigh.toml", tmp_path / "weigh.json"
    experiment.write_text(SMALL)
    with pytest.raises(KeyboardInterrupt):
        played(experiment, tmp_path / "out", Stopping(3))
    weigh_table.write_table(experiment, tmp_path / "out")
    assert 0 < sum(row["games"] for row in json.loads(table.read_text())["rows"]) < 16
    played(experiment, tmp_path / "out", SerialEngine())
    weigh_table.write_table(experiment, tmp_path / "out")
    found = json.loads(table.read_text())
    assert [(row["options"], row["level"], row["games"]) for row in found["rows"]] == [
        ({"players": players, "difficulty": difficulty}, "random", 4)
        for players in (1, 2)
        for difficulty in ("easy", "hard")
    ]
    assert found["rules"].startswith("runedar ")
