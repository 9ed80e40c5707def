"""`mattock ladder` and bots at the table: what is written, and what bad input gets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from mattock.cli import bot as sending
from tests.cli.command import Command, is_one_line

OWN = """
[[match]]
id = "quick"
game = "dwar7s"
options = { players = 2 }
level = "apprentice"
opponent = "random"
seeds = 1
"""


def test_a_ladder_of_ones_own_is_played_and_written_down(run: Command, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    result = run("ladder", "--file", tmp_path / "own.toml", "--out", tmp_path / "found")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("quick: ")
    assert "| dwar7s | 2 | apprentice | random | 2 |" in (tmp_path / "found" / "strength.md").read_text()
    before = (tmp_path / "found" / "strength.json").read_text()
    run("ladder", "quick", "--file", tmp_path / "own.toml", "--out", tmp_path / "found")
    assert (tmp_path / "found" / "strength.json").read_text() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("ladder", "joust"), "joust"),
        (("ladder", "--file", "nowhere.toml"), "nowhere.toml"),
        (("ladder", "--out", "/dev/null/found"), "/dev/null/found"),
        (("bot", "--url", "127.0.0.1:8420"), "http://example.org:8000"),
        (("play", "dwar7s", "--bots", "grandmaster"), "random, apprentice, assistant, journeyman, foreman, master"),
    ],
)
def test_what_does_not_exist_is_one_line_and_exit_code_2(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.code == 2
    assert is_one_line(result.err)
    assert said in result.err


def test_a_file_that_is_no_text_is_no_ladder_and_that_is_all_that_is_said(run: Command, tmp_path: Path) -> None:
    (tmp_path / "bin.toml").write_bytes(b"\xff\xfe\x00match")
    result = run("ladder", "--file", tmp_path / "bin.toml", "--out", tmp_path / "found")
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert "bin.toml: not a ladder" in result.err
    assert "codec" not in result.err


def test_a_bot_that_finds_no_open_table_says_that_it_waits(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play_remotely(_url: str, _level: str, _name: str, _where: object, waiting: Callable[[], None]) -> object:
        waiting()
        return SimpleNamespace(status="over")

    monkeypatch.setattr(sending, "play_remotely", play_remotely)
    result = run("bot", "--url", "http://127.0.0.1:8420")
    assert result.out.splitlines() == [
        "No table waits for a player at http://127.0.0.1:8420 yet: the bot waits for one.",
        "The game has ended: over.",
    ]


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_one_person_plays_with_bots(run: Command, game: str) -> None:
    result = run("play", game, "--players", 2, "--bots", "apprentice", "--seed", 3, typed="1\n" * 60)
    assert (result.code, result.err) == (0, "")
    assert "Pass the keyboard" not in result.out
