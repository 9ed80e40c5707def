"""Logs as data, changed by somebody and sealed anew so that every sum fits."""

from __future__ import annotations

from typing import Any

import msgspec

from mattock.core.journal import FIRST_SUM, line_with_sum
from tests.tables.staging import NAME, Stage

Row = dict[str, Any]
Log = list[Row]


def rows_of(stage: Stage) -> Log:
    """Head and entries as data."""
    head: Row = {"mattock": 1, "table": NAME, "entries": len(stage.entries)}
    return [head, *(msgspec.json.decode(msgspec.json.encode(entry)) for entry in stage.entries)]


def resealed(rows: Log) -> str:
    """So that every sum fits."""
    chain, lines = FIRST_SUM, []
    for row in rows:
        line, chain = line_with_sum(row, chain)
        lines.append(line)
    return "".join(lines)
