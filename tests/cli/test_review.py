"""`mattock review`: luck and decisions in words and as a picture, on from any moment, and one line for bad input."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.core.playout import play_randomly
from mattock.lab import review as reviewing
from tests.cli.command import Command, is_one_line, written

if TYPE_CHECKING:
    from pathlib import Path

GAMES = pytest.mark.parametrize("name", mattock.game_names())


def journal(tmp_path: Path, name: str, actions: int, *, foot: bool = True) -> Path:
    """The beginning of a game that was played at random."""
    state = mattock.game(name).new(seed=4)
    play_randomly(state, mattock.Seeded(4), actions)
    return written(tmp_path / f"{name}.jsonl", state.journal(), foot=foot)


@GAMES
def test_a_review_tells_the_way_of_each_side_and_the_turning_points(run: Command, tmp_path: Path, name: str) -> None:
    result = run("review", journal(tmp_path, name, 30), "--iterations", 8)
    assert (result.code, result.err) == (0, "")
    assert "decisions with a choice among 30 actions" in result.out
    assert result.out.count("% to ") == (1 if name == "runedar" else 2)
    assert "turning point" in result.out or "Where the game turned" in result.out or "No decision cost" in result.out


def test_a_turning_point_is_told_with_the_better_action_and_how_to_go_on(run: Command, tmp_path: Path) -> None:
    path = journal(tmp_path, "dwar7s", 60)
    lines = run("review", path, "--iterations", 8).out.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. Action "))
    number = lines[first].split()[2].rstrip(",")
    assert " cost " in lines[first]
    assert lines[first + 1].startswith("   Better: “")
    assert lines[-1].endswith(f"mattock review {path} --from {number}")


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_review_draws_a_picture(run: Command, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"review.{ending}"
    result = run("review", journal(tmp_path, "dwar7s", 20), "--iterations", 2, "--out", out)
    assert result.code == 0
    assert f"The picture is in {out}." in result.out
    assert out.stat().st_size > 1000


def test_an_interrupted_review_tells_what_it_has(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = reviewing.judged

    def tired(state: mattock.State, told: mattock.Journal, number: int, *rest: object) -> object:
        if number > 10:
            raise KeyboardInterrupt
        return judged(state, told, number, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewing, "judged", tired)
    result = run("review", journal(tmp_path, "dwar7s", 20), "--iterations", 2)
    assert result.code == 130
    assert "Interrupted: this is the game up to action " in result.out
    assert "Blue: from " in result.out


@GAMES
def test_a_person_plays_on_from_a_moment_of_the_game(run: Command, tmp_path: Path, name: str) -> None:
    result = run("review", journal(tmp_path, name, 20), "--from", 12, typed="\nq\n")
    assert (result.code, result.err) == (0, "")
    assert "You take over before action 12" in result.out
    assert "The game stops here." in result.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--iterations", "0"], "iterations=0"),
        (["--iterations", "many"], "--iterations"),
        (["--seconds", "-1"], "seconds=-1"),
        (["--seconds", "nan"], "seconds=nan"),
        (["--out", "review.jpg"], ".png or .svg"),
        (["--out", "no/such/folder/review.svg"], "no such folder"),
        (["--from", "0"], "action=0: allowed are 1 to 20"),
        (["--from", "21"], "action=21: allowed are 1 to 20"),
        (["--components", "no_such_file.toml"], "no_such_file.toml"),
    ],
)
def test_what_does_not_fit_is_answered_in_one_line(
    run: Command, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    result = run("review", journal(tmp_path, "dwar7s", 20), *arguments)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert complaint in result.err


def test_no_journal_a_false_one_and_one_without_decisions_are_answered_in_one_line(
    run: Command, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello\n", encoding="utf-8")
    false = tmp_path / "false.jsonl"
    false.write_text(
        journal(tmp_path, "dwar7s", 20).read_text(encoding="utf-8").replace('"lay', '"lie', 1), encoding="utf-8"
    )
    for path in (other, false, tmp_path / "nothing.jsonl", journal(tmp_path, "dwar7s", 0)):
        result = run("review", path, "--iterations", 2)
        assert (result.code, result.out) == (2, ""), path
        assert is_one_line(result.err)


def test_the_journal_of_an_interrupted_game_is_reviewed_if_one_says_so(run: Command, tmp_path: Path) -> None:
    path = journal(tmp_path, "dwar7s", 20, foot=False)
    assert run("review", path, "--iterations", 2).code == 2
    result = run("review", path, "--iterations", 2, "--unfinished")
    assert result.code == 0
    assert "The game is not over" in result.out
