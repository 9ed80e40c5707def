"""Which processes of bots are frozen: those that were stopped for more than a moment."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from mattock.server import bot_watch
from mattock.server.bot_watch import MAX_STOPPED, StoppedCount, process_state, processes_of


def looks(monkeypatch: pytest.MonkeyPatch, states: list[str]) -> list[list[int]]:
    """At process 1 in these states, and at process 2, which always waits for the processor."""
    count, found = StoppedCount(), []
    for state in states:
        monkeypatch.setattr(bot_watch, "process_state", {1: state, 2: "R"}.__getitem__)
        found.append(count.look([1, 2]))
    return found


def test_a_process_is_frozen_when_it_has_been_stopped_for_some_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, ["T"] * MAX_STOPPED) == [[]] * (MAX_STOPPED - 1) + [[1]]


@pytest.mark.parametrize("state", ["R", "S", "D", "t", "Z", ""])
def test_one_that_waits_or_has_ended_is_not(monkeypatch: pytest.MonkeyPatch, state: str) -> None:
    assert not any(looks(monkeypatch, [state] * 20))


def test_one_that_is_stopped_for_a_moment_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(looks(monkeypatch, [*["T"] * (MAX_STOPPED - 1), "R"] * 5))


def test_the_system_tells_of_processes_that_run_and_of_no_others() -> None:
    assert process_state(os.getpid()) in {"R", "S"}
    assert process_state(2**22 + 1) == ""
    with ThreadPoolExecutor(1) as pool:
        assert processes_of(pool) == ()
