"""Numbers for the operator: deeds, refusals by name, and how long they took."""

from __future__ import annotations

from mattock.server.metrics import Metrics
from mattock.tables.log.answers import Done, Malformed
from mattock.tables.log.commands import Play, Say

PLAY = Play(table="t", version=1, actions=["dig"])


def lines(metrics: Metrics) -> dict[str, float]:
    rows = [line.rsplit(" ", 1) for line in metrics.text().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_only_deeds_that_were_played_are_counted_as_deeds() -> None:
    metrics = Metrics()
    done = Done(table="t", version=2)
    metrics.answered(PLAY, done, 0.003)
    metrics.answered(Say(table="t", text="hm"), done, 0.003)
    metrics.answered(PLAY, Malformed(problem="no"), 0.003)
    found = lines(metrics)
    assert found["mattock_deeds_total"] == 1
    assert found['mattock_refusals_total{answer="malformed"}'] == 1
    assert found["mattock_answer_seconds_count"] == 3


def test_a_duration_counts_in_its_bucket_and_in_all_wider_ones() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.005, 0.3, 60.0):
        metrics.committed(seconds)
    found = lines(metrics)
    counts = [found[f'mattock_commit_seconds_bucket{{le="{bound}"}}'] for bound in ("0.001", "0.005", "0.5", "+Inf")]
    assert counts == [1, 2, 3, 4]
    assert round(found["mattock_commit_seconds_sum"], 4) == 60.3055


def test_a_number_is_looked_up_when_somebody_asks() -> None:
    metrics, tables = Metrics(), [1]
    metrics.watch("mattock_tables", "Tables", lambda: len(tables))
    tables.append(2)
    assert lines(metrics)["mattock_tables"] == 2
