"""What is installed, and a line for each package whose game is broken."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import mattock
from mattock.cli import about
from tests.cli.command import Command


def test_every_game_has_its_line_with_the_numbers_of_players(run: Command) -> None:
    lines = run("games").out.splitlines()
    assert len(lines) == len(mattock.game_names())
    assert [line.partition(":")[0] for line in lines] == mattock.game_names()
    siege = next(line for line in lines if line.startswith("runedar"))
    assert "1" in siege
    assert "4" in siege


def test_the_version_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    about.show_version()
    assert capsys.readouterr().out == f"mattock {mattock.__version__}\n"


def test_each_broken_game_is_named_in_a_line_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(about, "leave_out_broken_games", lambda: None)
    monkeypatch.setattr(
        about, "registry", lambda: SimpleNamespace(problems=["chess does not load", "go is twice there"])
    )
    about.name_broken_games()
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == ["mattock: chess does not load", "mattock: go is twice there"]
