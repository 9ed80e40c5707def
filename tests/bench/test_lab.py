"""The benchmark of the lab measures what it says: briefly, because its figures are not the point here."""

from __future__ import annotations

import pytest

from bench.lab import TARGETS, batches, pace, report_seconds, table_of
from mattock.lab.engines import Serial


def test_batches_go_on_without_a_gap() -> None:
    found = batches(3)
    assert [next(found).numbers for _ in range(2)] == [(0, 1, 2), (3, 4, 5)]


def test_a_place_has_a_pace_and_a_report_takes_time() -> None:
    assert pace(Serial(), 1, 0.05) > 0
    assert report_seconds(600) > 0


@pytest.mark.parametrize(("two", "said"), [(190.0, "≥ 1.8 × one"), (150.0, "≥ 1.8 × one: not met")])
def test_a_target_that_is_missed_is_named(two: float, said: str) -> None:
    table = table_of({"one": 100.0, "processes": two, "ray": 180.0}, 10)
    assert list(table.columns[3].cells)[1] == said
    assert set(TARGETS) == {"processes", "ray"}
