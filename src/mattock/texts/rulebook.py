"""The numbered paragraphs of the rules, to show beside a refusal or on request.

They are one text for people and program: `docs/rules` in the project's tree, `mattock/rules` in an installed package.
English is the first text; each other language has a folder with the same files and the same numbers. A game of another
package keeps its own as `rules.md` among its texts.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from mattock.core.registry import game_names
from mattock.texts.bundle import own_folder

PARAGRAPH = re.compile(r"^- \*\*([A-Z]\d+\.\w+)\*\* (.*(?:\n {2,}\S.*)*)", re.MULTILINE)
EMPHASIS = re.compile(r"\*\*(.+?)\*\*")
FIRST = "en"


def sources(language: str = FIRST) -> list[Traversable]:
    """The files of the rules in a language, wherever they lie; none if they were not installed."""
    return [*common(language), *(book for game in game_names() if (book := own_book(language, game)) is not None)]


def own_book(language: str, game: str) -> Traversable | None:
    """The rules that lie among the texts of a game."""
    book = own_folder(language, game).joinpath("rules.md")
    return book if book.is_file() else None


def common(language: str) -> list[Traversable]:
    installed = files("mattock").joinpath("rules")
    in_the_tree = Path(__file__).parents[3] / "docs" / "rules"
    for root in (installed, in_the_tree):
        folder = root if language == FIRST else root.joinpath(language)
        if folder.is_dir():
            return sorted((file for file in folder.iterdir() if file.name.endswith(".md")), key=lambda file: file.name)
    return []


@cache
def paragraphs(language: str = FIRST) -> dict[str, str]:
    """Every paragraph by its number, as plain text; no book replaces a paragraph of an earlier one."""
    found: dict[str, str] = {}
    for file in sources(language):
        for paragraph in PARAGRAPH.finditer(file.read_text(encoding="utf-8")):
            found.setdefault(paragraph[1], EMPHASIS.sub(r"\1", " ".join(paragraph[2].split())))
    return found


def paragraph(rule: str, language: str = FIRST) -> str | None:
    """The paragraph with that number ("R9.4") in a language, or None."""
    return paragraphs(language).get(rule)
