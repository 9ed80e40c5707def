"""What was found, beside what was wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table


@dataclass(frozen=True, slots=True)
class Finding:
    title: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def is_met(self) -> bool | None:
        """None where nothing is asked."""
        if self.at_least is not None:
            return self.value >= self.at_least
        return None if self.at_most is None else self.value <= self.at_most

    @property
    def target(self) -> str:
        if self.is_met is None:
            return ""
        words = f"≥ {self.at_least:g}" if self.at_least is not None else f"≤ {self.at_most:g}"
        return f"{words} {self.unit}".strip() + (": met" if self.is_met else ": not met")


def table_of(findings: Sequence[Finding]) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column("target")
    table.add_column("", style="dim")
    for one in findings:
        style = {True: "green", False: "bold red", None: ""}[one.is_met]
        table.add_row(one.title, f"{one.value:,.3g} {one.unit}".strip(), one.target, one.note, style=style)
    return table
