"""The benchmark of the lab measures what it says: briefly, because its figures are not the point here."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from bench.lab import TARGETS, Pace, batches, pace, report_seconds, table_of, tree_seconds
from mattock.lab.engines import SerialEngine


def test_batches_go_on_without_a_gap() -> None:
    found = batches(3)
    assert [next(found).numbers for _ in range(2)] == [(0, 1, 2), (3, 4, 5)]


def test_a_place_has_a_pace_and_a_report_takes_time() -> None:
    found = pace(SerialEngine(), 1, 0.05)
    assert found.seen > 0
    assert found.free > 0
    assert report_seconds(600) > 0


@pytest.mark.parametrize(("two", "said"), [(190.0, "≥ 1.8 × one"), (150.0, "≥ 1.8 × one: not met")])
def test_a_target_that_is_missed_is_named(two: float, said: str) -> None:
    paces = {"one": Pace(9.0, 100.0), "processes": Pace(9.0, two), "ray": Pace(9.0, 180.0)}
    assert list(table_of(paces, 10).columns[5].cells)[1] == said
    assert set(TARGETS) == {"processes", "ray"}


def test_processor_time_is_that_of_children_too() -> None:
    before, own = tree_seconds(os.getpid()), time.process_time()
    child = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    while tree_seconds(os.getpid()) - before - (time.process_time() - own) < 0.2:
        time.sleep(0.01)
    child.kill()
    child.wait()
