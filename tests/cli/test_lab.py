"""`mattock lab run`: what is said and kept, and what bad input gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.cli import lab
from mattock.lab.dataset import folder_lock
from tests.blocked import run_with
from tests.cli.command import Command, is_one_line
from tests.cli.test_extras import COMMAND, base
from tests.lab.experiments import Stopping, contents, written


def test_an_experiment_is_played_interrupted_and_gone_on_with(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, games=2)
    whole = run("lab", "run", file, "--jobs", 1)
    assert (whole.code, whole.err) == (0, "")
    assert whole.out == f"18 games are in {tmp_path}/both-results; `mattock lab report` draws them.\n"
    with monkeypatch.context() as patch:
        patch.setattr(lab, "engine_of", lambda jobs: Stopping(5))
        half = run("lab", "run", file, "--out", tmp_path / "pieces")
    assert (half.code, half.err) == (130, "\nStopped.\n")
    assert half.out == f"The results so far are in {tmp_path}/pieces; the same command goes on.\n"
    assert run("lab", "run", file, "--out", tmp_path / "pieces", "--jobs", 1).code == 0
    assert contents(tmp_path / "pieces") == contents(tmp_path / "both-results")
    again = run("lab", "run", file, "--jobs", 1)
    assert (again.code, again.out) == (0, whole.out)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "both.toml, line 8, players: players=9: allowed are 2, 1, 3, 4"),
        ("de", "both.toml, Zeile 8, players: "),
        ("es", "both.toml, línea 8, players: "),
    ],
)
def test_a_faulty_file_is_one_line_before_any_game(run: Command, tmp_path: Path, language: str, said: str) -> None:
    file = written(tmp_path)
    file.write_text(file.read_text().replace("[2, 3]", "9"))
    result = run("--language", language, "lab", "run", file)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert result.err.startswith(f"mattock: {said}")
    assert not (tmp_path / "both-results").exists()


def test_results_of_another_experiment_are_refused_in_a_line(run: Command, tmp_path: Path) -> None:
    run("lab", "run", written(tmp_path, games=1), "--jobs", 1)
    before = contents(tmp_path / "both-results")
    result = run("lab", "run", written(tmp_path, games=2), "--jobs", 1)
    assert result.code == 2
    assert result.err == (
        f"mattock: {tmp_path}/both-results: these are the results of another experiment; name another folder\n"
    )
    assert contents(tmp_path / "both-results") == before


def test_a_folder_of_something_else_is_left_as_it_is(run: Command, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "holiday.jpg").write_bytes(b"")
    result = run("lab", "run", written(tmp_path), "--out", tmp_path / "mine")
    assert (result.code, result.err) == (2, f"mattock: {tmp_path}/mine: no results of an experiment\n")
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["holiday.jpg"]


def test_a_file_in_the_place_of_the_folder_is_left_as_it_is(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "out"
    file.write_text("mine")
    result = run("lab", "run", written(tmp_path), "--out", file)
    assert (result.code, result.err) == (2, f"mattock: {file}: File exists\n")
    assert file.read_text() == "mine"


def test_two_runs_do_not_add_to_one_folder(run: Command, tmp_path: Path) -> None:
    file = written(tmp_path, games=1)
    with folder_lock(tmp_path / "both-results"):
        result = run("lab", "run", file, "--jobs", 1)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"mattock: {tmp_path}/both-results: another run is adding to these results\n"
    assert run("lab", "run", file, "--jobs", 1).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"), [(("--on", "moon"), "processes, ray"), (("--address", "127.0.0.1:1"), "allowed are ray")]
)
def test_there_are_two_places_to_play_at(run: Command, tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    result = run("lab", "run", written(tmp_path), *arguments)
    assert (result.code, is_one_line(result.err)) == (2, True)
    assert said in result.err


def test_a_cluster_that_does_not_answer_is_one_line(run: Command, tmp_path: Path) -> None:
    result = run("lab", "run", written(tmp_path), "--on", "ray", "--address", "127.0.0.1:1")
    assert (result.code, result.err) == (2, "mattock: no Ray cluster answers at 127.0.0.1:1\n")


@pytest.mark.parametrize(
    ("there", "extra"), [(set(), "lab"), ({"msgspec", "polars", "_polars_runtime_32", "matplotlib", "numpy"}, "ray")]
)
def test_a_missing_extra_is_named_with_its_command(tmp_path: Path, there: set[str], extra: str) -> None:
    file = written(tmp_path)
    done = run_with(base() | there, COMMAND, "lab", "run", str(file), "--on", "ray", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"mattock: mattock lab needs the {extra} extra: pip install 'mattock[{extra}]'\n"


def test_a_report_says_where_it_is(run: Command, tmp_path: Path) -> None:
    run("lab", "run", written(tmp_path, games=1), "--jobs", 1)
    result = run("lab", "report", tmp_path / "both-results")
    assert (result.code, result.err) == (0, "")
    pages = [tmp_path / "both-results" / "report" / name for name in ("report.html", "report.md")]
    assert result.out == "".join(f"The report is in {page}\n" for page in pages)
    assert all(page.exists() for page in pages)
    nothing = run("lab", "report", tmp_path)
    assert (nothing.code, nothing.err) == (2, f"mattock: {tmp_path}: no results of an experiment\n")
