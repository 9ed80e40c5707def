"""All tasks side by side: every round gives each of them one short slice, in turning order."""

from __future__ import annotations

import importlib.util
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.task import Task
from bench.timing import Sample, spin
from bench.worker import Worker


@dataclass(frozen=True, slots=True)
class Crew:
    """Workers that are ready, by key of their task, and packages that others missed."""

    workers: dict[str, Worker]
    missing: list[str]
    compiled: bool


@contextmanager
def crew(tasks: Sequence[Task]) -> Iterator[Crew]:
    """One worker a task, one after the other; all gone at the end."""
    with ExitStack() as stack:
        sources = plain_sources(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mattock-plain-"))))
        workers: dict[str, Worker] = {}
        missing: list[str] = []
        compiled = False
        for task in tasks:
            worker = Worker(task, sources if task.plain else None)
            stack.callback(worker.close)
            ready = worker.ready()
            if ready["missing"]:
                missing.append(ready["missing"])
                continue
            if task.plain and ready["compiled"]:
                raise RuntimeError(f"{task.key!r} should run uncompiled, but found compiled modules")
            workers[task.key] = worker
            compiled = compiled or ready["compiled"]
        yield Crew(workers, sorted(set(missing)), compiled)


def plain_sources(folder: Path) -> Path:
    """A copy of mattock without its compiled modules, which would hide the sources."""
    spec = importlib.util.find_spec("mattock")
    assert spec is not None, "mattock is not installed"
    assert spec.origin is not None
    package = Path(spec.origin).parent
    shutil.copytree(package, folder / "mattock", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def interleaved(workers: dict[str, Worker], rounds: int, seconds: float, paces: list[float]) -> dict[str, list[Sample]]:
    """A slice of each task in every round, each round beginning with another one; a spin before every slice."""
    samples: dict[str, list[Sample]] = {key: [] for key in workers}
    keys = list(workers)
    for number in range(rounds):
        first = number % len(keys)
        for key in keys[first:] + keys[:first]:
            paces.append(spin())
            samples[key].append(workers[key].slice(seconds))
    return samples
