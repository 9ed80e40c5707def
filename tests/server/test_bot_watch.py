"""Which processes of bots are frozen: those that have something to do and are given no processor time."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from mattock.server import bot_watch
from mattock.server.bot_watch import MAX_STILL, StillCount, processes_of, processor_time


def looks(monkeypatch: pytest.MonkeyPatch, times: list[dict[int, int]], wanted: int) -> list[list[int]]:
    count, found = StillCount(), []
    for now in times:
        monkeypatch.setattr(bot_watch, "processor_time", lambda pid, now=now: now[pid])
        found.append(count.look(now.keys(), wanted))
    return found


def test_the_one_that_stands_still_is_found_when_too_few_run(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [{1: 10 + look, 2: 10} for look in range(MAX_STILL + 1)]
    assert looks(monkeypatch, times, wanted=2) == [[]] * MAX_STILL + [[2]]


def test_a_process_without_anything_to_do_may_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [{1: 10 + look, 2: 10} for look in range(20)]
    assert not any(looks(monkeypatch, times, wanted=1))
    assert not any(looks(monkeypatch, [{1: 10, 2: 10}] * 20, wanted=0))


def test_a_process_that_runs_now_and_then_is_not_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [{1: 10 + look // MAX_STILL} for look in range(40)]
    assert not any(looks(monkeypatch, times, wanted=3))


def test_the_system_tells_of_processes_that_run_and_of_no_others() -> None:
    assert processor_time(os.getpid()) > 0
    assert processor_time(2**22 + 1) == 0
    with ThreadPoolExecutor(1) as pool:
        assert processes_of(pool) == ()
