"""The canvas of all plots: paper, colours, axes in percent, a legend above, and SVG."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from io import StringIO
from typing import Any, Final

TEXT_COLOUR: Final = "#2d2620"
PALE_COLOUR: Final = "#e4dccb"
EVEN_COLOUR: Final = "#8a7f6d"
GREY_COLOUR: Final = "#a39b8c"
COLOURS: Final = ("#b4472e", "#2c6e8f", "#c9922a", "#5a7d37", "#77508c", "#3f8f7f", "#8d6a4f")
STYLE: Final = {
    "axes.axisbelow": True,
    "axes.edgecolor": "#b9ae9a",
    "axes.labelcolor": TEXT_COLOUR,
    "axes.labelsize": 10,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlecolor": TEXT_COLOUR,
    "font.family": "sans-serif",
    "font.size": 10,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "mattock",
    "text.color": TEXT_COLOUR,
    "xtick.color": TEXT_COLOUR,
    "xtick.major.size": 0,
    "ytick.color": TEXT_COLOUR,
    "ytick.major.size": 0,
}


def colour(index: int) -> str:
    return COLOURS[index % len(COLOURS)]


def style() -> AbstractContextManager[Any]:
    """Matplotlib's settings while plots are drawn; slow to load, so that only a report waits for it."""
    from matplotlib import rc_context

    found: AbstractContextManager[Any] = rc_context(STYLE)
    return found


def points(value: float) -> str:
    """A difference of two rates in percentage points, with its sign."""
    return f"{100 * value:+.0f}".replace("-", "−") if round(100 * value) else "0"


class Canvas:
    """A figure of some panels, drawn inside `style()`; `svg` is called last."""

    def __init__(self, width: float, height: float, rows: int = 1, columns: int = 1, *, share_y: bool = False) -> None:
        from matplotlib.figure import Figure

        self.figure: Any = Figure(figsize=(width, height), layout="constrained")
        grid = self.figure.subplots(rows, columns, squeeze=False, sharey=share_y)
        self.panels = list(grid.flat)

    def whole_numbers(self, panel: Any) -> None:
        """On both axes: there are no half turns."""
        from matplotlib.ticker import MaxNLocator

        for side in (panel.xaxis, panel.yaxis):
            side.set_major_locator(MaxNLocator(8, integer=True, steps=[1, 2, 5, 10]))

    def grid(self, panel: Any, axis: str) -> None:
        panel.grid(visible=True, axis=axis, color=PALE_COLOUR, linewidth=0.9)

    def percent_axis(self, panel: Any, top: float | None = 1.0, axis: str = "y", *, signed: bool = False) -> None:
        """From nothing to `top`; None leaves the ends to the data."""
        from matplotlib.ticker import FuncFormatter

        side = panel.yaxis if axis == "y" else panel.xaxis
        side.set_major_formatter(FuncFormatter(lambda value, _: points(value) if signed else f"{100 * value:.3g} %"))
        if top is not None:
            limits = (0, top * 1.03)
            panel.set_ylim(*limits) if axis == "y" else panel.set_xlim(*limits)
        self.grid(panel, axis)

    def legend(self) -> None:
        """One for all panels, above them."""
        found: dict[str, Any] = {}
        for panel in self.panels:
            handles, labels = panel.get_legend_handles_labels()
            found |= dict(zip(labels, handles, strict=True))
        if found:
            self.figure.legend(found.values(), found.keys(), loc="outside upper left", ncols=min(len(found), 6))

    def svg(self, title: str) -> str:
        """The picture alone, the same for the same figures; a reader that sees nothing is told its title."""
        for panel in self.panels:
            if not panel.has_data():
                panel.set_axis_off()
        paper = StringIO()
        self.figure.savefig(paper, format="svg", transparent=True, metadata={"Date": None, "Title": title})
        drawn = paper.getvalue()
        return re.sub(r"^.*?(?=<svg)", "", drawn, count=1, flags=re.DOTALL)
