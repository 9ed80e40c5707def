"""What the ladder found, as a page for people: one row a match, with the 95 % interval of its rate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mattock.lab.budget_curve import PACE, Curve, curve_of, draw
from mattock.lab.ladder import Match, Tally

PAGE: Final = "strength.md"
PICTURE: Final = "pictures/budget.svg"

HEAD: Final = """# Strength

How strong the bots are, as played by `mattock ladder`. The matches and their seeds stand in
`src/mattock/lab/ladder.toml`, every game's result in `docs/strength.json`. The same command plays the same games on
any machine: a master's budget is counted in iterations, and all luck hangs on the seeds. Intervals are 95 % (Wilson).
"""

DUELS: Final = """
## Against each other

Every seed is played from each seat. A shared win counts in parts.

| game | players | level | against | games | won | 95 % | mean points | by goals / stall / rounds |
|---|---|---|---|---|---|---|---|---|
"""

TOGETHER: Final = """
## Together against the box

| game | players | difficulty | level | games | won | 95 % |
|---|---|---|---|---|---|---|
"""

BUDGET: Final = """
## Over the time to think

![{summary}]({picture})

The same search with ever more time. Budgets are counted in iterations, so that these games are the same everywhere; the
seconds hold where the search makes {pace:,} iterations a second. A busy core of the machine that played them made
32,000 to 34,000; `python -m bench` measures yours ("Dwar7s for two").
"""


def publish(folder: Path, rows: Sequence[Match], tallies: Mapping[str, Tally]) -> None:
    """Write the page, and its picture if enough was played for one."""
    (folder / PAGE).write_text(page(rows, tallies), encoding="utf-8")
    curve = curve_of(rows, tallies)
    if curve is not None:
        draw(curve, folder / PICTURE)


def page(rows: Sequence[Match], tallies: Mapping[str, Tally]) -> str:
    """The whole page; what has not been played yet is left out."""
    played = [(row, tallies[row.id]) for row in rows if row.id in tallies]
    duels = [duel_line(row, tally) for row, tally in played if row.opponent is not None]
    sieges = [siege_line(row, tally) for row, tally in played if row.opponent is None]
    curve = curve_of(rows, tallies)
    sections = [
        DUELS + "".join(duels) if duels else "",
        "" if curve is None else budget_section(curve),
        TOGETHER + "".join(sieges) if sieges else "",
    ]
    return HEAD + "".join(sections)


def budget_section(curve: Curve) -> str:
    return BUDGET.format(summary=curve.summary, picture=PICTURE, pace=PACE)


def duel_line(row: Match, tally: Tally) -> str:
    endings = " / ".join(str(tally.reasons.get(reason, 0)) for reason in ("goals", "stall", "rounds"))
    points = f"{tally.points / max(len(tally.shares), 1):.1f}"
    return line(row.game, row.players, row.challenger.title, row.opponent or "", *rate(tally), points, endings)


def siege_line(row: Match, tally: Tally) -> str:
    return line(row.game, row.players, row.options.get("difficulty", "normal"), row.challenger.title, *rate(tally))


def rate(tally: Tally) -> tuple[str, str, str]:
    low, high = tally.interval
    return str(len(tally.shares)), f"{tally.rate:.0%}", f"{low:.0%} – {high:.0%}"


def line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |\n"
