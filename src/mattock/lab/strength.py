"""The page about the ladder's results: one row a match, with the 95 % interval of its rate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mattock.lab.budget_curve import ITERATIONS_A_SECOND, Curve, curve_of, draw
from mattock.lab.findings import findings
from mattock.lab.intervals import wilson
from mattock.lab.ladder import Match
from mattock.lab.results import Tally

PAGE: Final = "strength.md"
PICTURE: Final = "pictures/budget.svg"
STALL: Final = "stall"
LADDER_PATTERN: Final = "src/mattock/games/<game>/ladder.toml"

PAGE_HEAD: Final = """# Strength

How strong the bots are, as played by `{command}`. The matches and their seeds stand in
`{source}`, every game's result in `strength.json` beside this page. The same command plays the same
games on any machine: a master's budget is counted in iterations, and all luck hangs on the seeds. Where a budget is
told in seconds, these are its iterations at {pace:,} a second. Intervals are 95 % (Wilson).
"""

RIVAL_HEAD: Final = """
## Against each other

Every seed is played from each seat. Among equals that would be the same game again: there every seed is played once,
and what is won is won in the first seat. The starter is drawn; what starters won, whoever they were, has a column of
its own. A shared win counts in parts. A game that meets the stall guard is one that nobody brings to its end.

| game | players | level | against | games | won | 95 % | starter | points | by goals / stall / rounds | stalled, 95 % |
|---|---|---|---|---|---|---|---|---|---|---|
"""

COOPERATIVE_HEAD: Final = """
## Together against the box
{findings}
| game | players | difficulty | level | games | won | 95 % |
|---|---|---|---|---|---|---|
"""

BUDGET_HEAD: Final = """
## Over the time to think

![{summary}]({picture})

The same search with ever more time. Budgets are counted in iterations, so that these games are the same everywhere; the
seconds hold where the search makes {pace:,} iterations a second. `python -m bench` measures how many a core of yours
makes.
"""


def publish(folder: Path, rows: Sequence[Match], tallies: Mapping[str, Tally], own: Path | None = None) -> None:
    """Write the page, and its picture if enough was played for one; `own` is the file of another ladder than ours."""
    (folder / PAGE).write_text(page(rows, tallies, own), encoding="utf-8")
    curve = curve_of(rows, tallies)
    if curve is not None:
        draw(curve, folder / PICTURE)


def page(rows: Sequence[Match], tallies: Mapping[str, Tally], own: Path | None = None) -> str:
    """The whole page; what has not been played yet is left out."""
    played = [(row, tallies[row.id]) for row in rows if row.id in tallies]
    duels = [duel_line(row, tally) for row, tally in played if row.opponent is not None]
    sieges = [siege_line(row, tally) for row, tally in played if row.opponent is None]
    curve = curve_of(rows, tallies)
    sections = [
        RIVAL_HEAD + "".join(duels) if duels else "",
        "" if curve is None else budget_section(curve),
        COOPERATIVE_HEAD.format(findings=listed(findings(rows, tallies))) + "".join(sieges) if sieges else "",
    ]
    command = "mattock ladder" if own is None else f"mattock ladder --file {own}"
    return PAGE_HEAD.format(command=command, source=own or LADDER_PATTERN, pace=ITERATIONS_A_SECOND) + "".join(sections)


def listed(sentences: Sequence[str]) -> str:
    """A list of Markdown, apart from what follows."""
    return "".join(f"\n- {sentence}" for sentence in sentences) + "\n" if sentences else ""


def budget_section(curve: Curve) -> str:
    return BUDGET_HEAD.format(summary=curve.summary, picture=PICTURE, pace=ITERATIONS_A_SECOND)


def duel_line(row: Match, tally: Tally) -> str:
    endings = " / ".join(str(tally.reasons[reason]) for reason in ("goals", STALL, "rounds"))
    low, high = tally.interval_of(STALL)
    stalled = f"{100 * low:.1f} – {100 * high:.1f} %"
    names = row.game, row.players, row.challenger.title, row.rival.title if row.rival else ""
    return table_row(*names, *rate(tally), beginning(tally), f"{tally.points:.1f}", endings, stalled)


def beginning(tally: Tally) -> str:
    """How often the starting seat wins."""
    won, games = sum(tally.starters), len(tally.starters)
    if not games:
        return "–"
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f} – {100 * high:.0f})"


def siege_line(row: Match, tally: Tally) -> str:
    return table_row(row.game, row.players, row.options.get("difficulty", "normal"), row.challenger.title, *rate(tally))


def rate(tally: Tally) -> tuple[str, str, str]:
    low, high = tally.interval
    return str(len(tally.games)), f"{100 * tally.rate:.0f} %", f"{100 * low:.0f} – {100 * high:.0f} %"


def table_row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |\n"
