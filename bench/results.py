"""The results as JSON: what ran where, every slice of every round, and what was made of them."""

from __future__ import annotations

import importlib.metadata
import json
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.course import STRETCH_DECISIONS, Course
from bench.report import Line
from bench.timing import Attempt, Sample

PACKAGES: Final = ("mattock", "catanatron", "open_spiel", "msgspec", "mypy")


@dataclass(frozen=True, slots=True)
class Measured:
    """One run of all tasks side by side."""

    attempt: Attempt[dict[str, list[Sample]]]
    lines: list[Line]
    compiled: bool
    core: int | None
    seconds: float


def write_results(path: Path, measured: Measured, courses: Mapping[str, Course]) -> None:
    data = {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "versions": {package: version_of(package) for package in PACKAGES},
        "compiled": measured.compiled,
        "core": measured.core,
        "slice_seconds": measured.seconds,
        "tries": measured.attempt.tries,
        "steadiness": measured.attempt.steadiness,
        "steady": measured.attempt.steady,
        "tasks": {line.task.key: line_data(line, measured.attempt.result) for line in measured.lines},
        "courses": {name: course_data(course) for name, course in courses.items()},
    }
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def line_data(line: Line, samples: Mapping[str, list[Sample]]) -> dict[str, object]:
    """Rates are units a second; `times` compares with the task `than`."""
    return {
        "title": line.task.title,
        "unit": line.task.unit,
        "rate": line.summary.median,
        "lower": line.summary.lower,
        "upper": line.summary.upper,
        "times": line.times,
        "than": line.than or None,
        "target": line.target or None,
        "met": line.met,
        "rounds": [{"units": sample.units, "seconds": sample.seconds} for sample in samples[line.task.key]],
    }


def course_data(course: Course) -> dict[str, object]:
    """Costs are seconds a decision."""
    return {
        "games": course.games,
        "stretch": STRETCH_DECISIONS,
        "costs": course.costs,
        "offered": course.offered,
        "slope": course.slope,
        "growth": course.growth,
        "met": course.is_flat,
    }


def version_of(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None
