"""A review as a picture: the curve of winning chances with its turning points, and the sum of luck and decisions.

Nothing is told by colour alone: seats differ by their lines, kinds of change by their hatching.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from mattock.core.refusal import BadOption
from mattock.lab.hindsight import Review, Split

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
SHOWN: Final = 0.02  # what a decision must cost to be seen in the curve
GREY: Final = "grey"
INK: Final = "#333333"
RUST: Final = "#B03A00"
PALE: Final = "#E4E4E4"


class Labels(NamedTuple):
    """Everything that is written in the picture, in the language of whoever looks at it; `sides` are the players."""

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
    sides: tuple[str, ...]


def format_of(path: Path) -> str:
    """The kind of picture that a file's name asks for."""
    ending = path.suffix.removeprefix(".").lower()
    if ending not in FORMATS:
        raise BadOption(f"{path}: a picture ends in .{' or .'.join(FORMATS)}")
    return ending


def draw(review: Review, labels: Labels, path: Path) -> None:
    """Write the picture; the name's ending says which kind."""
    from matplotlib import rc_context  # slow to load: only who wants a picture waits for it
    from matplotlib.figure import Figure

    kind = format_of(path)
    with rc_context(STYLE):
        figure = Figure(figsize=(11, 7.5), layout="constrained")
        grid = figure.add_gridspec(2, len(review.sides), height_ratios=(3, 1.6))
        figure.suptitle(labels.title, fontsize=15, fontweight="bold", x=0.01, ha="left")
        curves = figure.add_subplot(grid[0, :])
        draw_curves(curves, review, labels)
        figure.legend(
            *curves.get_legend_handles_labels(), loc="outside lower left", ncols=6, frameon=False, handlelength=3
        )
        for side in review.sides:
            draw_split(figure.add_subplot(grid[1, side]), review, side, labels)
        details: dict[str, Any] = {"Date": None, "Title": labels.title} if kind == "svg" else {"Title": labels.title}
        figure.savefig(path, format=kind, dpi=150, metadata=details)


def draw_curves(axes: Any, review: Review, labels: Labels) -> None:
    """One line a side; what decisions took from it hangs below it, and the turning points have numbers."""
    for side in review.sides:
        points = review.curve(side)
        numbers, chances = [number for number, _ in points], [100 * chance for _, chance in points]
        axes.plot(numbers, chances, LINES[side % 4], color=COLOURS[side % 4], linewidth=1.6, label=labels.sides[side])
    hang_losses(axes, review, labels)
    for count, point in enumerate(review.turning_points(), 1):
        mark_point(axes, count, point.choice.number, 100 * point.choice.kept[point.choice.seat], labels)
    axes.set(xlabel=labels.action, ylabel=f"{labels.chance} (%)", ylim=(-6, 106), xlim=(0, review.last + 1))
    axes.yaxis.grid(True, color=PALE)
    axes.set_axisbelow(True)
    mark_turns(axes, review, labels)


def hang_losses(axes: Any, review: Review, labels: Labels) -> None:
    costly = [choice for choice in review.choices if choice.loss >= SHOWN]
    axes.bar(
        [choice.number for choice in costly],
        [-100 * choice.loss for choice in costly],
        max(1.0, review.last / 180),
        bottom=[100 * choice.hoped[choice.seat] for choice in costly],
        color="white",
        edgecolor=RUST,
        hatch="////",
        linewidth=1.0,
        zorder=3,
        label=labels.decisions,
    )


def mark_point(axes: Any, count: int, number: int, chance: float, labels: Labels) -> None:
    """A number in a circle below what the decision left, or above it where there is no room."""
    down = chance > 14
    axes.annotate(
        str(count),
        (number, chance),
        xytext=(0, -16 if down else 16),
        textcoords="offset points",
        ha="center",
        va="center",
        fontweight="bold",
        zorder=6,
        bbox={"boxstyle": "circle,pad=0.2", "facecolor": "#FFF3C4", "edgecolor": INK, "linewidth": 1.4},
    )
    if count == 1:
        circle = {"marker": "o", "markersize": 11, "markerfacecolor": "#FFF3C4", "markeredgecolor": INK}
        axes.plot([], [], linestyle="none", label=labels.point, **circle)


def mark_turns(axes: Any, review: Review, labels: Labels) -> None:
    """Each turn begins at a fine line; some have their number above."""
    turns = review.turns
    for _, number in turns:
        axes.axvline(number - 0.5, color=PALE, linewidth=0.7, zorder=0)
    shown: list[tuple[int, int]] = []
    for turn, number in turns:
        if not shown or number - shown[-1][1] >= review.last / TICKS:
            shown.append((turn, number))
    top = axes.secondary_xaxis("top")
    top.set_xticks([number - 0.5 for _, number in shown], [str(turn) for turn, _ in shown])
    top.set_xlabel(labels.turn)
    top.tick_params(length=3, colors=INK)
    top.spines["top"].set_visible(False)


def draw_split(axes: Any, review: Review, side: int, labels: Labels) -> None:
    """From start to end, downwards: each bar begins where the one above has stopped."""
    split = review.split(side)
    changes = [(labels.decisions, split.decisions, "////"), (labels.luck, split.luck, "")]
    if not review.together:
        changes.insert(1, (labels.others, split.others, "...."))
    draw_bar(axes, 0, 0.0, split.start, GREY)
    at = split.start
    for place, (_, change, hatch) in enumerate(changes, 1):
        axes.plot([100 * at] * 2, [place - 1.35, place + 0.35], color=INK, linewidth=0.8)
        draw_bar(axes, place, at, change, hatch)
        at += change
    last = len(changes) + 1
    axes.plot([100 * at] * 2, [last - 1.35, last + 0.35], color=INK, linewidth=0.8)
    draw_bar(axes, last, 0.0, split.end, GREY)
    names = [labels.start, *(name for name, _, _ in changes), labels.so_far if review.result is None else labels.end]
    dress_split(axes, [name if side == 0 else "" for name in names], split, 0.08 * (1 + len(review.sides)))
    axes.set_title(labels.sides[side], color=COLOURS[side % 4], fontweight="bold", fontsize=11)
    axes.set_xlabel(labels.change)


def dress_split(axes: Any, names: list[str], split: Split, margin: float) -> None:
    """Room for the numbers on both sides of the farthest bars."""
    stops = [0.0, split.start, split.start + split.decisions, split.end - split.luck, split.end]
    low, high = 100 * min(stops), 100 * max(stops)
    room = margin * (high - low)
    axes.set(xlim=(low - room, high + room), ylim=(len(names) - 0.4, -0.6))
    axes.set_yticks(range(len(names)), [name.replace(" ", "\n", 1) for name in names])
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.xaxis.grid(True, color=PALE)
    axes.set_axisbelow(True)


def draw_bar(axes: Any, place: int, start: float, width: float, look: str) -> None:
    """A stand is grey, luck is plain, decisions are hatched; the number stands at the bar's far end."""
    if look == GREY:
        axes.barh(place, 100 * width, 0.7, color="#C4C4C4", edgecolor=INK)
    else:
        fill, edge = ("white", RUST) if look else ("#5AA9DC", "#0B4F7D")
        axes.barh(place, 100 * width, 0.7, left=100 * start, color=fill, edgecolor=edge, hatch=look, linewidth=1.2)
    number = f"{100 * width:.0f} %" if look == GREY else f"{100 * width:+.0f}"
    forward = width >= 0
    axes.annotate(
        number.replace("-", "−"),
        (100 * (start + width), place),
        xytext=(4 if forward else -4, 0),
        textcoords="offset points",
        ha="left" if forward else "right",
        va="center",
        fontweight="bold",
    )
