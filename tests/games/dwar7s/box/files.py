"""Box files with one row changed."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def default(name: str) -> str:
    """The text of one file of the default box."""
    return files("mattock.games.dwar7s").joinpath("box", f"{name}.toml").read_text(encoding="utf-8")


def changed(name: str, row: str, old: str, new: str) -> str:
    """A file of the default box with one row changed."""
    head, found, rest = default(name).partition(f'id = "{row}"')
    assert found
    assert old in rest
    return head + found + rest.replace(old, new, 1)


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)
