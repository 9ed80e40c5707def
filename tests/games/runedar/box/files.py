"""Box files with one thing changed, and the mistake that is found in them."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from mattock.games.runedar.box.load import ComponentsError, load_box

if TYPE_CHECKING:
    from pathlib import Path


def default(name: str) -> str:
    """The text of one file of the default box."""
    return files("mattock.games.runedar").joinpath("box", f"{name}.toml").read_text(encoding="utf-8")


def changed(name: str, old: str, new: str) -> str:
    """A file of the default box with its first `old` replaced."""
    text = default(name)
    assert old in text
    return text.replace(old, new, 1)


def written(folder: Path, text: str | bytes) -> str:
    path = folder / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def mistake(folder: Path, text: str | bytes) -> ComponentsError:
    with pytest.raises(ComponentsError) as caught:
        load_box(written(folder, text))
    return caught.value


def assert_named(error: ComponentsError, row: str, field: str, problem: str) -> None:
    assert (error.row, error.field) == (row, field)
    assert problem in error.problem


HATCHET = 'starting row 1 "chipped_hatchet"'
HAND_AXE = 'upgrade row 1 "hand_axe"'
CARD_1 = 'siege row 1 "w1_c1"'
MISTAKE = ("name", "old", "new", "row", "field", "problem")
