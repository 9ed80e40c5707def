"""Where something stands in a TOML file: Python's reader does not tell."""

from __future__ import annotations

import re


def line_of(text: str, table: str, index: int | None, field: str) -> int:
    """The line, from 1, of a field in the table of that index under `[[table]]`; None: above all tables. Where the
    field is not there it is the line of the table's head. A field `a.b` stands as `b` under `[table.a]`, or in `a`.
    """
    heads = [number for number, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*\[\[\s*{table}\s*]]", line)]
    start = 0 if index is None else heads[index] if index < len(heads) else 1
    end = next((number for number in heads if number > start), len(text.splitlines()) + 1)
    outer, _, inner = field.partition(".")
    lines = list(enumerate(text.splitlines(), 1))[start : end - 1]
    if inner:
        below = next((number for number, line in lines if re.match(rf"\s*\[\s*{table}\.{outer}\s*]", line)), None)
        if below is not None:
            outer, lines = inner, [(number, line) for number, line in lines if number > below]
    for number, line in lines:
        if re.match(rf"""\s*["']?{re.escape(outer)}["']?\s*[.=]""", line):
            return number
    return max(start, 1)
