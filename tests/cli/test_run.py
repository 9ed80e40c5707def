"""From arguments to an exit code: what is raised on purpose is one line, and streams may be closed or gone."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from mattock.cli.run import (
    BROKEN_PIPE,
    EXIT_BAD_INPUT,
    EXIT_OK,
    INTERRUPTED,
    UNEXPECTED,
    open_streams,
    print_error,
    run,
)
from mattock.core.refusal import MattockError
from tests.cli.command import COMMAND, is_one_line


class FakeCommand:
    """Raises what it is told to, or returns it."""

    def __init__(self, outcome: object) -> None:
        self.outcome = outcome

    def main(self, **_: object) -> object:
        if isinstance(self.outcome, BaseException):
            raise self.outcome
        return self.outcome


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        (None, EXIT_OK),
        (1, 1),
        (MattockError("no good"), EXIT_BAD_INPUT),
        (FileNotFoundError(2, "No such file", "nowhere"), EXIT_BAD_INPUT),
        (KeyboardInterrupt(), INTERRUPTED),
        (INTERRUPTED, INTERRUPTED),
        (ZeroDivisionError("division by zero"), UNEXPECTED),
        (ModuleNotFoundError("No module named 'nonsense'", name="nonsense"), UNEXPECTED),
    ],
)
def test_what_a_command_returns_or_raises_becomes_an_exit_code(
    outcome: object, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("typer.main.get_command", lambda _: FakeCommand(outcome))
    assert run(["games"]) == code
    err = capsys.readouterr().err
    assert (err == "") == (code in (EXIT_OK, 1))
    assert "Traceback" not in err
    assert ("a mistake in the program" in err) == (code == UNEXPECTED)


def test_a_complaint_is_one_line_whatever_it_was_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_error("two\n  lines\tand a tab", 7) == 7
    err = capsys.readouterr().err
    assert is_one_line(err)
    assert err == "mattock: two lines and a tab\n"


def test_closed_streams_are_opened_on_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    open_streams()
    assert sys.stdin.read() == ""
    sys.stdout.write("heard by nobody")
    sys.stderr.write("nor this")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.close()


def test_an_alphabet_without_our_frames_shows_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(paper, encoding="ascii"))
    open_streams()
    sys.stdout.write("─ a frame")
    sys.stdout.flush()
    assert paper.getvalue() == b"? a frame"


def test_a_reader_that_has_gone_ends_the_command_without_a_word() -> None:
    with subprocess.Popen([*COMMAND, "components", "show", "runedar"], stdout=-1, stderr=-1) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == BROKEN_PIPE
