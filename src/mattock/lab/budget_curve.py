"""How strength grows with the time to think: matches that differ in nothing but a master's iterations, as a curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from mattock.bots.levels import JOURNEYMAN_BUDGET
from mattock.lab.ladder import Match
from mattock.lab.results import Tally
from mattock.lab.review_picture import COLOURS, PALE_COLOUR, STYLE, TEXT_COLOUR

ITERATIONS_A_SECOND: Final = 30_000  # iterations a second on one core with two players; bench/bots.py measures it
TITLE: Final = "A master's strength over the time it thinks about a decision"


class Point(NamedTuple):
    """The results with one budget."""

    iterations: int
    tally: Tally

    @property
    def seconds(self) -> str:
        """About how long that takes, as text."""
        return f"{self.iterations / ITERATIONS_A_SECOND:.1g} s"


class Curve(NamedTuple):
    """A master of one game against others of one level, by growing budget."""

    game: str
    players: int
    opponent: str
    points: list[Point]

    @property
    def even(self) -> float:
        """The share of victories among equals."""
        return 1.0 / self.players

    @property
    def summary(self) -> str:
        """The picture in words, for people who do not see it."""
        found = [f"{point.seconds} {100 * point.tally.rate:.0f} %" for point in self.points]
        return f"{self.game}, {self.players} players, won against {self.opponent}: {', '.join(found)}"


def curve_of(rows: Sequence[Match], tallies: Mapping[str, Tally]) -> Curve | None:
    """The longest there is in what was played; None if no two matches differ in the budget alone."""
    curves: list[Curve] = []
    for first in rows:
        alike = [row for row in rows if row.iterations and row.opponent and curve_key(row) == curve_key(first)]
        points = [Point(row.iterations or 0, tallies[row.id]) for row in alike if row.id in tallies]
        points.sort(key=lambda point: point.iterations)
        curves.append(Curve(first.game, first.players, first.opponent or "", points))
    longest = max(curves, key=lambda curve: len(curve.points), default=None)
    return longest if longest is not None and len(longest.points) > 1 else None


def curve_key(row: Match) -> tuple[object, ...]:
    """The settings that matches on one curve share."""
    return row.game, row.options, row.rival


def draw(curve: Curve, path: Path) -> None:
    """Write the picture as SVG, the same bytes for the same results."""
    from matplotlib import rc_context  # slow to load: only who wants a picture waits for it
    from matplotlib.figure import Figure

    path.parent.mkdir(parents=True, exist_ok=True)
    with rc_context(STYLE):
        figure = Figure(figsize=(8, 4.8), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(TITLE, fontweight="bold")
        draw_points(axes, curve)
        draw_even(axes, curve)
        label_axes(axes, curve)
        figure.savefig(path, format="svg", metadata={"Date": None, "Title": TITLE})


def draw_points(axes: Any, curve: Curve) -> None:
    """Each budget's rate with its interval, and how many games stand behind it."""
    budgets = [point.iterations for point in curve.points]
    rates = [100 * point.tally.rate for point in curve.points]
    spans = [point.tally.interval for point in curve.points]
    below = [max(0.0, rate - 100 * low) for rate, (low, _) in zip(rates, spans, strict=True)]
    above = [max(0.0, 100 * high - rate) for rate, (_, high) in zip(rates, spans, strict=True)]
    axes.errorbar(budgets, rates, (below, above), color=COLOURS[0], marker="o", capsize=4, linewidth=1.6)
    for point, rate in zip(curve.points, rates, strict=True):
        axes.annotate(
            f"{rate:.0f} % of {len(point.tally.games)}",
            (point.iterations, rate),
            xytext=(7, -13),
            textcoords="offset points",
            color=TEXT_COLOUR,
        )


def draw_even(axes: Any, curve: Curve) -> None:
    even = 100 * curve.even
    axes.axhline(even, color=COLOURS[1], linestyle="--", linewidth=1.2)
    axes.annotate(
        f"as strong as {curve.opponent}",
        (curve.points[0].iterations, even),
        xytext=(0, 4),
        textcoords="offset points",
        color=COLOURS[1],
    )


def label_axes(axes: Any, curve: Curve) -> None:
    """Budgets grow by factors, so they stand on a logarithmic axis, each under its own mark."""
    budgets = [point.iterations for point in curve.points]
    names = [f"{point.iterations:,}\nabout {point.seconds}" for point in curve.points]
    axes.set_xscale("log")
    axes.set_xlim(budgets[0] / 1.4, budgets[-1] * 2.2)
    axes.set_xticks(budgets, names)
    axes.minorticks_off()
    axes.set_ylim(100 * curve.even - 10, 104)
    axes.set_xlabel(
        f"iterations a decision (seconds at {ITERATIONS_A_SECOND:,} a second; "
        f"a journeyman makes {JOURNEYMAN_BUDGET.iterations})"
    )
    axes.set_ylabel(f"games won against {curve.opponent} (%), 95 % interval")
    axes.yaxis.grid(True, color=PALE_COLOUR)
    axes.set_axisbelow(True)
