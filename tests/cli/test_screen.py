"""Where the commands print: words as they are."""

from __future__ import annotations

import io

import pytest

from mattock.cli.screen import Screen


def test_brackets_and_numbers_are_printed_as_they_are() -> None:
    screen = Screen(soft_wrap=True)
    screen.file = io.StringIO()
    line = f"[bold]seat 1[/bold] {'x' * 200}"
    screen.print(line)
    assert screen.file.getvalue() == f"{line}\n"


def test_a_closed_pipe_is_told_to_the_command() -> None:
    with pytest.raises(BrokenPipeError):
        Screen().on_broken_pipe()
