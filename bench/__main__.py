"""`python -m bench`: measure everything, print a table, write `bench/out/results.json` and the plots."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from bench.course import Course, course_of
from bench.plot import draw_course
from bench.report import course_line, lines_of, table_of
from bench.results import Measured, write_results
from bench.rounds import crew, interleaved
from bench.subjects import LASTING, TARGETS, TASKS
from bench.timing import MIN_STEADINESS, Attempt, pin, steadily

OUT: Final = Path(__file__).resolve().parent / "out"


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured."""

    rounds: int
    seconds: float
    games: int
    tries: int


FULL: Final = Effort(rounds=11, seconds=0.3, games=24, tries=4)
QUICK: Final = Effort(rounds=3, seconds=0.1, games=4, tries=1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure mattock beside other engines.")
    parser.add_argument("--quick", action="store_true", help="a few seconds, to see that everything runs")
    effort = QUICK if parser.parse_args().quick else FULL
    console = Console()
    OUT.mkdir(exist_ok=True)
    core = pin()
    measured = side_by_side(console, effort, core)
    console.print(table_of(measured.lines))
    console.print(f"mattock is {'compiled' if measured.compiled else 'not compiled'}.")
    console.print(steadiness_line(measured.attempt))
    courses = {name: measured_course(console, name, effort) for name in LASTING}
    write_results(OUT / "results.json", measured, courses)
    console.print(f"Raw numbers: {shown(OUT / 'results.json')}")
    if effort is QUICK:
        console.print("This was a quick run: it shows that everything runs, its figures prove nothing.")


def side_by_side(console: Console, effort: Effort, core: int | None) -> Measured:
    """All tasks, interleaved; again while the core does not keep its pace."""
    console.print("Making ready …", style="dim")
    with crew(TASKS) as staff:
        for package in staff.missing:
            console.print(f"{package} is not installed: what needs it is left out (`make bench` installs it).")
        interleaved(staff.workers, 1, effort.seconds, [])
        console.print(f"Measuring: {effort.rounds} rounds, {effort.seconds:g} s a slice …", style="dim")
        attempt = steadily(lambda paces: interleaved(staff.workers, effort.rounds, effort.seconds, paces), effort.tries)
        lines = lines_of(TASKS, TARGETS, attempt.result, staff.compiled)
        return Measured(attempt, lines, staff.compiled, core, effort.seconds)


def measured_course(console: Console, name: str, effort: Effort) -> Course:
    """The course of long games of one kind, with its sentence and its plot."""
    console.print(f"Playing long games of {name} …", style="dim")
    games = LASTING[name](effort.games)
    attempt = steadily(lambda paces: course_of(games, effort.rounds, paces), effort.tries)
    console.print(course_line(name, attempt.result))
    console.print(steadiness_line(attempt))
    path = OUT / f"course-{name}.png"
    try:
        draw_course(attempt.result, name, path)
        console.print(f"Plot: {shown(path)}")
    except ModuleNotFoundError:
        console.print("matplotlib is not installed: no plot (`make bench` installs it).")
    return attempt.result


def steadiness_line(attempt: Attempt[Any]) -> str:
    """Whether the figures above can be trusted."""
    pace = f"the slowest tenth of the spins fell to {attempt.steadiness:.0%} of their median"
    if attempt.steady:
        return f"The core kept its pace (try {attempt.tries}: {pace})."
    return (
        f"[bold yellow]The core did not keep its pace[/] (tries: {attempt.tries}). In the best of them {pace}; "
        f"{MIN_STEADINESS:.0%} is asked for. Measure again when the machine is quieter."
    )


def shown(path: Path) -> str:
    """A path as seen from the root of the repository."""
    return path.relative_to(OUT.parents[1]).as_posix()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
