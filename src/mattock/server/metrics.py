"""Numbers for the operator, in the format of Prometheus. Each server has its own."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector

from mattock.server.http.replies import tag_of
from mattock.tables.log.answers import Answer, Done
from mattock.tables.log.commands import AnyCommand, Play

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
BOUNDS: Final = (*map(str, BUCKETS), "+Inf")


class Durations(Collector):
    """A histogram that is summed up on request, because every action is counted and requests are few."""

    def __init__(self, name: str, help_text: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._help = help_text
        self._counts = [0] * len(BOUNDS)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        buckets = list(zip(BOUNDS, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._help, buckets=buckets, sum_value=self._sum)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._deeds = Counter("mattock_deeds", "Deeds of people and remote bots", registry=self._registry)
        self._refusals = Counter("mattock_refusals", "Refusals by name", ["answer"], registry=self._registry)
        self._answered = Durations("mattock_answer_seconds", "From a command to its answer", self._registry)
        self._commits = Durations("mattock_commit_seconds", "Writing entries down", self._registry)

    def watch(self, name: str, help_text: str, count: Callable[[], float]) -> None:
        """Add a number that is looked up on every request."""
        Gauge(name, help_text, registry=self._registry).set_function(count)

    def answered(self, command: AnyCommand, answer: Answer, seconds: float) -> None:
        self._answered.observe(seconds)
        if not isinstance(answer, Done):
            self.refused(answer)
        elif isinstance(command, Play):
            self._deeds.inc()

    def refused(self, answer: Answer) -> None:
        self._refusals.labels(tag_of(type(answer))).inc()

    def committed(self, seconds: float) -> None:
        self._commits.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
