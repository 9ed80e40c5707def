"""The numbered paragraphs of the rules, to show beside a refusal or on request.

They are one text for people and program: `docs/rules` in the project's tree, `mattock/rules` in an installed package.
English is the first text; each other language has a folder with the same files and the same numbers.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

PARAGRAPH = re.compile(r"^- \*\*([A-Z]\d+\.\w+)\*\* (.*(?:\n {2,}\S.*)*)", re.MULTILINE)
EMPHASIS = re.compile(r"\*\*(.+?)\*\*")
FIRST = "en"


def sources(language: str = FIRST) -> list[Traversable]:
    """The files of the rules in a language, wherever they lie; none if they were not installed."""
    installed = files("mattock").joinpath("rules")
    in_the_tree = Path(__file__).parents[3] / "docs" / "rules"
    for root in (installed, in_the_tree):
        folder = root if language == FIRST else root.joinpath(language)
        if folder.is_dir():
            return sorted((file for file in folder.iterdir() if file.name.endswith(".md")), key=lambda file: file.name)
    return []


@cache
def paragraphs(language: str = FIRST) -> dict[str, str]:
    """Every paragraph by its number, as plain running text."""
    return {
        found[1]: EMPHASIS.sub(r"\1", " ".join(found[2].split()))
        for file in sources(language)
        for found in PARAGRAPH.finditer(file.read_text(encoding="utf-8"))
    }


def paragraph(rule: str, language: str = FIRST) -> str | None:
    """The paragraph with that number ("R9.4") in a language, or None."""
    return paragraphs(language).get(rule)
