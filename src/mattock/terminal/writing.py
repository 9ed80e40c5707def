"""Writing that all screens share."""

from __future__ import annotations

from rich.text import Text


def heading(text: str) -> Text:
    return Text(text, "bold underline")
