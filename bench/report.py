"""What was measured, as a table for people and as JSON for machines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.table import Table

from bench.course import MAX_GROWTH, STRETCH_DECISIONS, Course
from bench.task import Target, Task
from bench.timing import Sample, Summary, summary

CAPTION: Final = (
    "medians over interleaved rounds · ± half of the middle half\n"
    "× the pace of Catanatron, or of its copy · × the time of the same at the opening"
)


@dataclass(frozen=True, slots=True)
class Line:
    """One task with its result, and how that compares: `times` the pace of the task `than`, or `times` its time where
    the target limits that. `met` is None where nothing is asked or nothing can be said.
    """

    task: Task
    summary: Summary
    times: float | None
    than: str
    target: str
    met: bool | None


def lines_of(
    tasks: Sequence[Task], targets: Sequence[Target], samples: Mapping[str, list[Sample]], compiled: bool
) -> list[Line]:
    """A line for each task that was measured, in the order of the tasks."""
    summaries = {key: summary([sample.rate for sample in slices]) for key, slices in samples.items()}
    by_key = {target.key: target for target in targets}
    reference = tasks[0].key
    lines: list[Line] = []
    for task in tasks:
        if task.key not in summaries:
            continue
        target = by_key.get(task.key)
        than = target.than if target and target.than else "" if task.shows_time else reference
        times = compared(target, summaries[task.key], summaries[than]) if than in summaries else None
        met = is_met(target, summaries[task.key], times, compiled) if target else None
        words = wanted(task, target, met, compiled) if target else ""
        lines.append(Line(task, summaries[task.key], times, than, words, met))
    return lines


def compared(target: Target | None, result: Summary, other: Summary) -> float:
    """Times the pace of the other, or times its time where that is what the target limits."""
    return other.median / result.median if target and target.at_most else result.median / other.median


def is_met(target: Target, result: Summary, times: float | None, compiled: bool) -> bool | None:
    if target.compiled and not compiled:
        return None
    if target.within:
        return 1 / result.median <= target.within
    if times is None:
        return None
    return times <= target.at_most if target.at_most else times >= target.times


def wanted(task: Task, target: Target, met: bool | None, compiled: bool) -> str:
    """A target in words, and whether it is met."""
    if target.within:
        words = f"{'≤' if task.shows_time else '≥'} {measure(task, 1 / target.within)}"
    else:
        words = f"≤ {target.at_most:g} × the time" if target.at_most else f"≥ {target.times:g} ×"
    if met is None:
        return f"{words}, if compiled" if target.compiled and not compiled else words
    return f"{words}: {'met' if met else 'not met'}"


def duration(seconds: float) -> str:
    """A short time in the unit that fits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.0f} ns"


def measure(task: Task, rate: float) -> str:
    return duration(1 / rate) if task.shows_time else f"{rate:,.0f}/s"


def table_of(lines: Sequence[Line]) -> Table:
    """The table that `make bench` prints: first what is counted in decisions a second, then what is timed."""
    table = Table(box=box.SIMPLE, caption=CAPTION)
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column("±", justify="right", style="dim")
    table.add_column("×", justify="right")
    table.add_column("target")
    for line in sorted(lines, key=lambda line: line.task.shows_time):
        table.add_row(
            line.task.title,
            measure(line.task, line.summary.median),
            f"{line.summary.spread:.0%}",
            "" if line.times is None else f"{line.times:.1f}",
            line.target,
            style={True: "green", False: "bold red", None: ""}[line.met],
        )
    return table


def course_line(name: str, course: Course) -> str:
    """The course of long games in one sentence."""
    first, last = duration(course.costs[0]), duration(course.costs[-1])
    per_hundred = course.slope * 100 / course.costs[0]
    return (
        f"{name}, {course.games} games of {len(course.costs) * STRETCH_DECISIONS} decisions: "
        f"one costs {first} at first, {last} at last; fitted {per_hundred:+.1%} for each hundred decisions, "
        f"{course.growth:.2f} × over all "
        f"(target ≤ {MAX_GROWTH:g} ×: {'met' if course.is_flat else 'not met'})."
    )
