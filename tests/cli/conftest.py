"""The command line as a fixture."""

from __future__ import annotations

import pytest

from tests.cli.command import Command


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # wherever the tests run, the commands begin in English
    return Command(capsys, monkeypatch)
