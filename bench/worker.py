"""A process for each task, so that none burdens another with what it imports; driven over pipes, slice by slice.

One line in asks for a slice of so many seconds, one line out tells what was done. Run as `python -m bench.worker KEY`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench.subjects import TASKS
from bench.task import Task
from bench.timing import Sample, timed, timed_singly

ROOT: Final = Path(__file__).resolve().parents[1]


class WorkerLost(RuntimeError):
    """A worker ended before its time; it has said why on the way."""


class Worker:
    """The near end: starts the process and asks it for slices."""

    def __init__(self, task: Task, sources: Path | None = None) -> None:
        """`sources` is a folder to import mattock from, instead of the one that is installed."""
        self.task = task
        environment = dict(os.environ)
        if sources is not None:
            environment["PYTHONPATH"] = os.pathsep.join(
                [str(sources), *filter(None, [environment.get("PYTHONPATH", "")])]
            )
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", task.key],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> dict[str, Any]:
        """Waits until the task is prepared: `missing` names a package that is not there, `compiled` says what runs."""
        return self._answer()

    def slice(self, seconds: float) -> Sample:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return Sample(**self._answer())

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise WorkerLost(f"the worker for {self.task.key!r} ended with exit code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer


def is_compiled() -> bool:
    """Does mattock, as it is imported here, run as native modules?"""
    from mattock.core import playout

    return not playout.__file__.endswith(".py")


def serve(task: Task) -> None:
    """The far end: prepare, then do as asked until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints must not get between the answers

    def answer(data: dict[str, object]) -> None:
        print(json.dumps(data), file=answers, flush=True)

    try:
        run = task.prepare()
    except ModuleNotFoundError as error:
        if not task.needs:
            raise
        answer({"missing": task.needs, "problem": str(error)})
        return
    answer({"missing": None, "compiled": is_compiled()})
    measure = timed_singly if task.by_median else timed
    for line in sys.stdin:
        sample = measure(run, float(line))
        answer({"units": sample.units, "seconds": sample.seconds})


if __name__ == "__main__":
    serve(next(task for task in TASKS if task.key == sys.argv[1]))
