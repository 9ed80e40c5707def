"""Numbers for the operator, in the format of Prometheus. Each house has its own."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from mattock.server.replies import tag_of
from mattock.tables.answers import Answer, Done
from mattock.tables.commands import AnyCommand, Play

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._actions = Counter("mattock_actions", "Actions played by people and remote bots", registry=self._registry)
        self._refusals = Counter("mattock_refusals", "Refusals by name", ["answer"], registry=self._registry)
        self._answered = Histogram(
            "mattock_answer_seconds", "From a command to its answer", buckets=QUICK, registry=self._registry
        )
        self._commits = Histogram(
            "mattock_commit_seconds", "Writing entries down", buckets=QUICK, registry=self._registry
        )

    def watch(self, name: str, help_text: str, count: Callable[[], float]) -> None:
        """A number that is looked up whenever somebody asks."""
        Gauge(name, help_text, registry=self._registry).set_function(count)

    def answered(self, command: AnyCommand, answer: Answer, seconds: float) -> None:
        self._answered.observe(seconds)
        if not isinstance(answer, Done):
            self.refused(answer)
        elif isinstance(command, Play):
            self._actions.inc()

    def refused(self, answer: Answer) -> None:
        self._refusals.labels(tag_of(type(answer))).inc()

    def committed(self, seconds: float) -> None:
        self._commits.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
