"""The folder of results: nothing lost, nothing twice, nothing mixed, the same bytes in whatever order it was played."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from mattock.lab import dataset
from mattock.lab.dataset import NOTE, PARTS, DataSet, ResultsRefused, read_note, scan
from mattock.lab.engines import Processes, SerialEngine
from mattock.lab.experiment import read_experiment
from mattock.lab.runner import run
from mattock.lab.tables import tabulate
from tests.lab.experiments import Stopping, contents, played, written


def test_interrupted_twice_and_finished_elsewhere_the_results_are_the_same(tmp_path: Path) -> None:
    file = written(tmp_path)
    whole = played(file, tmp_path / "whole", SerialEngine())
    for batches in (4, 7):
        with pytest.raises(KeyboardInterrupt):
            played(file, tmp_path / "pieces", Stopping(batches))
    assert read_experiment(file).games > sum(map(len, data(file, tmp_path / "pieces").done().values())) > 0
    assert played(file, tmp_path / "pieces", Processes(2)) == whole
    games = pl.read_parquet(tmp_path / "whole/results/runedar/games/*.parquet")
    assert games["number"].to_list() == list(range(24))


def test_games_go_into_files_of_a_fixed_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path)
    played(file, tmp_path / "whole", SerialEngine())
    monkeypatch.setattr(dataset, "SHARD", 7)
    played(file, tmp_path / "shards", SerialEngine())
    for table in ("games", "turns", "uses", "decisions"):
        whole, shards = (
            sorted((tmp_path / name / "results/runedar" / table).iterdir()) for name in ("whole", "shards")
        )
        assert [path.name for path in shards] == [f"{number:05d}.parquet" for number in range(4)]
        assert pl.concat(pl.read_parquet(path) for path in shards).equals(pl.read_parquet(whole[0]))
    games = [
        pl.read_parquet(path)["number"].to_list() for path in sorted(tmp_path.glob("shards/results/dwar7s/games/*"))
    ]
    assert games == [[24, 25, 26]]


def data(file: Path, folder: Path) -> DataSet:
    return DataSet(folder, read_experiment(file))


def test_what_was_not_written_down_is_played_again_and_halves_are_dropped(tmp_path: Path) -> None:
    file = written(tmp_path)
    kept = data(file, tmp_path / "out")
    answers = run(kept.experiment.cells, SerialEngine(), tabulate)
    kept.add(next(answers))
    kept.flush()
    kept.add(next(answers))  # and then the machine is switched off
    (half,) = (tmp_path / "out" / PARTS).glob("*/uses/*.parquet")
    half.with_name("000000000099.parquet").write_bytes(half.read_bytes())
    half.with_name("000000000098.draft").write_bytes(b"")
    again = data(file, tmp_path / "out")
    assert sum(map(len, again.done().values())) == 1
    assert [path.name for path in (tmp_path / "out" / PARTS).glob("*/uses/*")] == [half.name]


def test_a_finished_experiment_is_left_as_it_is(tmp_path: Path) -> None:
    file = written(tmp_path)
    whole = played(file, tmp_path / "out", SerialEngine())
    assert data(file, tmp_path / "out").is_finished
    assert contents(tmp_path / "out") == whole


def changed(note: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    change(note)
    return note


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("schema", lambda note: note.update(schema=0)),
        ("experiment", lambda note: note.update(seed="other")),
        ("experiment", lambda note: note["cells"].pop()),
        ("experiment", lambda note: note["cells"][0]["options"].update(difficulty="epic")),
        ("rules", lambda note: note["cells"][0].update(rules="runedar 1")),
        ("components", lambda note: note["cells"][0].update(components="0123")),
        ("version", lambda note: note.update(mattock="0.0.1")),
    ],
)
def test_results_of_anything_else_are_refused_and_not_touched(
    tmp_path: Path, what: str, change: Callable[[dict[str, Any]], None]
) -> None:
    file = written(tmp_path)
    data(file, tmp_path / "out")
    note = json.loads((tmp_path / "out" / NOTE).read_text())
    change(note)
    (tmp_path / "out" / NOTE).write_text(json.dumps(note))
    before = contents(tmp_path / "out")
    with pytest.raises(ResultsRefused) as caught:
        data(file, tmp_path / "out")
    assert caught.value.facts["what"] == what
    assert contents(tmp_path / "out") == before


def test_a_folder_of_something_else_is_no_folder_of_results(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "holiday.jpg").write_bytes(b"")
    with pytest.raises(ResultsRefused, match="no results"):
        data(written(tmp_path), tmp_path / "out")
    with pytest.raises(ResultsRefused, match="no results"):
        read_note(tmp_path / "nowhere")


def test_half_an_experiment_can_be_read(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        played(written(tmp_path), tmp_path / "out", Stopping(9))
    games, uses = (scan(tmp_path / "out", "runedar", table) for table in ("games", "uses"))
    assert games is not None
    assert uses is not None
    assert set(uses.collect()["number"]) == set(games.collect()["number"])
    assert scan(tmp_path / "out", "chess", "games") is None
