"""Running the command `mattock`: inside this process, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import mattock
from mattock.cli.run import run
from mattock.core.journal import FIRST_SUM, Journal, line_with_sum
from mattock.core.playout import play_randomly

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

COMMAND = [sys.executable, "-m", "mattock.cli"]


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Command:
    """`run("verify", path)` gives the exit code and both streams; `typed` is what the player types."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: object, typed: str = "") -> Result:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Result(code, out, err)


def is_one_line(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


def started(*arguments: object, **more: Any) -> subprocess.Popen[str]:
    """The command as a process of its own, all streams in our hands, always in the same width."""
    environment = {**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    command = [*COMMAND, *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment, **more)


def journal_of(chance: mattock.Chance, limit: int = 10_000, game: str = "runedar", **options: Any) -> Journal:
    state = mattock.game(game).new(chance=chance, **options)
    play_randomly(state, mattock.Seeded("cli"), limit)
    return state.journal()


def written(path: Path, journal: Journal, *, foot: bool = True) -> Path:
    """A journal in a file, with or without its end."""
    lines = journal.to_text().splitlines(keepends=True)
    path.write_text("".join(lines if foot else lines[:-1]), encoding="utf-8")
    return path


def resealed(journal: Journal, change: Callable[[list[dict[str, Any]]], None]) -> str:
    """The text of a journal that somebody changed and sealed anew, so that every sum fits."""
    bodies = journal.bodies()
    change(bodies)
    chain, lines = FIRST_SUM, []
    for body in bodies:
        line, chain = line_with_sum(body, chain)
        lines.append(line)
    return "".join(lines)
