"""The picture of a review: the curve of winning chances with turning points, and sums of luck and decisions.

Nothing is told by colour alone: seats differ by their lines, kinds of change by their hatching.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from mattock.core.refusal import BadOption
from mattock.lab.points import Points, signed
from mattock.lab.review_result import DECISION, Review, Split, TurningPoint

FORMATS: Final = ("png", "svg")
STYLE: Final = {
    "axes.edgecolor": "#555555",
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "font.size": 10,
    "hatch.linewidth": 1.2,
    "svg.fonttype": "none",
    "svg.hashsalt": "mattock",
}
COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#B58900")
LINES: Final = ("-", "--", "-.", ":")
TICKS: Final = 14
WORDS: Final = 16  # letters in a line of a name
SENTENCE: Final = 110  # letters in a line above the curves
MIN_SHOWN_LOSS: Final = 0.02  # what a decision must cost to be seen in the curve
ROW: Final = 113  # per cent: where the numbers of the turning points stand
MIN_LABEL_DISTANCE: Final = 28  # at least this part of the width lies between two of them
TEXT_COLOUR: Final = "#333333"
PALE_COLOUR: Final = "#E4E4E4"
STAND: Final[dict[str, Any]] = {"facecolor": "#C4C4C4", "edgecolor": TEXT_COLOUR}
KIND_STYLES: Final[dict[str, dict[str, Any]]] = {
    "decisions": {"facecolor": "white", "edgecolor": "#B03A00", "hatch": "////", "linewidth": 1.2},
    "others": {"facecolor": "white", "edgecolor": "#6A3D9A", "hatch": "....", "linewidth": 1.2},
    "luck": {"facecolor": "#5AA9DC", "edgecolor": "#0B4F7D", "linewidth": 1.2},
}
LEGEND: Final[dict[str, Any]] = {
    "loc": "outside lower left",
    "ncols": 8,
    "frameon": False,
    "fontsize": 9,
    "handlelength": 2.4,
    "handletextpad": 0.5,
    "columnspacing": 1.2,
}
CIRCLE: Final = {"facecolor": "#FFF3C4", "edgecolor": TEXT_COLOUR}


class Labels(NamedTuple):
    """The texts of the picture in one language; `sides` are the players.

    `eyes` says why the chances of rivals need not make 100 %.
    """

    title: str
    action: str
    turn: str
    chance: str
    change: str
    start: str
    decisions: str
    others: str
    luck: str
    end: str
    so_far: str
    point: str
    eyes: str
    sides: tuple[str, ...]


def format_of(path: Path) -> str:
    """The kind of picture that a file's name asks for."""
    ending = path.suffix.removeprefix(".").lower()
    if ending not in FORMATS:
        endings = " or ".join(f".{ending}" for ending in FORMATS)
        raise BadOption(f"{path}: a picture ends in {endings}").saying("no_picture", file=str(path))
    return ending


def draw(review: Review, labels: Labels, path: Path) -> None:
    """Write the picture; the name's ending says which kind."""
    from matplotlib import rc_context  # slow to load: only who wants a picture waits for it

    kind = format_of(path)
    with rc_context(STYLE):
        details: dict[str, Any] = {"Date": None, "Title": labels.title} if kind == "svg" else {"Title": labels.title}
        drawn(review, labels).savefig(path, format=kind, dpi=150, metadata=details)


def drawn(review: Review, labels: Labels) -> Any:
    """The curves, below them the sums of each side."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 7.5), layout="constrained")
    grid = figure.add_gridspec(2, len(review.sides), height_ratios=(3, 1.6))
    figure.suptitle(labels.title, fontsize=15, fontweight="bold", x=0.01, ha="left")
    draw_curves(figure.add_subplot(grid[0, :]), review, labels)
    figure.legend(handles=legend(review, labels), **LEGEND)
    for side in review.sides:
        draw_split(figure.add_subplot(grid[1, side]), review, side, labels)
    return figure


def legend(review: Review, labels: Labels) -> list[Any]:
    """Every look that the picture uses, once."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    lines = [Line2D([], [], label=labels.sides[side], **line_of(side)) for side in review.sides]
    marks = [
        Line2D([], [], label=labels.point, linestyle="none", marker="o", markersize=11, **marker_of(CIRCLE))
        for _ in review.turning_points()[:1]
    ]
    return [*lines, *marks, *(Patch(label=getattr(labels, part), **KIND_STYLES[part]) for part in parts_of(review))]


def line_of(side: int) -> dict[str, Any]:
    return {"linestyle": LINES[side % 4], "color": COLOURS[side % 4], "linewidth": 1.6}


def marker_of(look: dict[str, str]) -> dict[str, Any]:
    return {f"marker{name}": colour for name, colour in look.items()}


def parts_of(review: Review) -> list[str]:
    """The kinds of change, in the order of the bars."""
    return [part for part in KIND_STYLES if part != "others" or not review.together]


def draw_curves(axes: Any, review: Review, labels: Labels) -> None:
    """One line a side; what decisions took from it hangs below it, and the turning points have numbers."""
    for side in review.sides:
        points = review.curve(side)
        axes.plot([number for number, _ in points], [100 * chance for _, chance in points], **line_of(side))
    draw_losses(axes, review)
    mark_points(axes, review)
    axes.set(xlabel=labels.action, ylabel=f"{labels.chance} (%)", ylim=(-6, 120), xlim=(0, review.last + 1))
    axes.set_yticks(range(0, 101, 20))
    axes.yaxis.grid(True, color=PALE_COLOUR)
    axes.set_axisbelow(True)
    mark_turns(axes, review, labels)
    if not review.together:
        axes.set_title(textwrap.fill(labels.eyes, SENTENCE), fontsize=9, color=TEXT_COLOUR)


def draw_losses(axes: Any, review: Review) -> None:
    for choice in review.choices:
        if choice.loss >= MIN_SHOWN_LOSS:
            width, top = max(1.0, review.last / 180), 100 * choice.hoped[choice.seat]
            axes.bar(choice.number, -100 * choice.loss, width, bottom=top, zorder=3, **KIND_STYLES["decisions"])


def mark_points(axes: Any, review: Review) -> None:
    """Numbers in a row above the curves, each with a line to its place: however near places are, numbers are apart."""
    points = review.turning_points()
    numbers = spread([place_of(point)[0] for point in points], review.last / MIN_LABEL_DISTANCE, review.last)
    for count, (point, number) in enumerate(zip(points, numbers, strict=True), 1):
        axes.plot(*place_of(point), marker="o", markersize=6, zorder=6, **marker_of(CIRCLE))
        axes.annotate(
            str(count),
            place_of(point),
            xytext=(number, ROW),
            ha="center",
            va="center",
            fontweight="bold",
            zorder=5,
            bbox={"boxstyle": "circle,pad=0.2", "linewidth": 1.4, **CIRCLE},
            arrowprops={"arrowstyle": "-", "color": TEXT_COLOUR, "linewidth": 0.9, "linestyle": (0, (4, 2))},
        )


def spread(places: Sequence[float], gap: float, last: float) -> list[float]:
    """Near the places, in the same order, at least so far apart and not outside: half-way between giving way to the
    right and giving way to the left.
    """
    right: list[float] = []
    for place in places:
        right.append(max([place, *(one + gap for one in right[-1:])]))
    left: list[float] = []
    for place in reversed(places):
        left.append(min([place, *(one - gap for one in left[-1:])]))
    found = [(low + high) / 2 for low, high in zip(reversed(left), right, strict=True)]
    shift = max([0.0, *(1 - one for one in found)]) + min([0.0, *(last - one for one in found)])
    return [one + shift for one in found]


def place_of(point: TurningPoint) -> tuple[float, float]:
    """On the curve: a decision is where it was made; what came after it lies half-way to the next."""
    step = point.step
    if point.kind == DECISION:
        return step.choice.number, 100 * step.choice.hoped[step.choice.seat]
    return (step.choice.number + step.until) / 2, 50 * (step.kept - step.decision + step.after)


def mark_turns(axes: Any, review: Review, labels: Labels) -> None:
    """Each turn begins at a fine line; some have their number above."""
    turns = review.turns
    for _, number in turns:
        axes.axvline(number - 0.5, color=PALE_COLOUR, linewidth=0.7, zorder=0)
    shown: list[tuple[int, int]] = []
    for turn, number in turns:
        if not shown or number - shown[-1][1] >= review.last / TICKS:
            shown.append((turn, number))
    top = axes.secondary_xaxis("top")
    top.set_xticks([number - 0.5 for _, number in shown], [str(turn) for turn, _ in shown])
    top.set_xlabel(labels.turn)
    top.tick_params(length=3, colors=TEXT_COLOUR)
    top.spines["top"].set_visible(False)


def draw_split(axes: Any, review: Review, side: int, labels: Labels) -> None:
    """From start to end, downwards: each bar begins where the one above has stopped; its number stands beside it."""
    split, parts = review.split(side), parts_of(review)
    points, stops = Points(split, review.shares(side)), stops_of(split, parts)
    bars = [(0.0, split.start, STAND, f"{points.start} %")]
    for place, part in enumerate(parts):
        bars.append((stops[place], stops[place + 1], KIND_STYLES[part], signed(getattr(points, part))))
    bars.append((0.0, split.end, STAND, f"{points.end} %"))
    for place, (start, end, look, number) in enumerate(bars):
        axes.barh(place, 100 * (end - start), 0.7, left=100 * start, **look)
        where = {"xycoords": ("axes fraction", "data"), "ha": "left", "va": "center", "fontweight": "bold"}
        axes.annotate(number, (1.02, place), **where)
    for place, stop in enumerate(stops):
        axes.plot([100 * stop] * 2, [place - 0.35, place + 1.35], color=TEXT_COLOUR, linewidth=0.8)
    names = [labels.start, *(getattr(labels, part) for part in parts)]
    names.append(labels.so_far if review.result is None else labels.end)
    format_split(axes, [name if side == 0 else "" for name in names], stops)
    axes.set_title(labels.sides[side], color=COLOURS[side % 4], fontweight="bold", fontsize=11)
    axes.set_xlabel(labels.change)


def stops_of(split: Split, parts: list[str]) -> list[float]:
    """Where each bar ends and the next begins."""
    stops = [split.start]
    for part in parts:
        stops.append(stops[-1] + getattr(split, part))
    return stops


def format_split(axes: Any, names: list[str], stops: list[float]) -> None:
    """Room on both sides of the farthest bars."""
    low, high = 100 * min(0.0, *stops), 100 * max(0.0, *stops)
    room = 0.04 * (high - low)
    axes.set(xlim=(low - room, high + room), ylim=(len(names) - 0.4, -0.6))
    axes.set_yticks(range(len(names)), [textwrap.fill(name, WORDS) for name in names])
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=TEXT_COLOUR, linewidth=0.8)
    axes.xaxis.grid(True, color=PALE_COLOUR)
    axes.set_axisbelow(True)
