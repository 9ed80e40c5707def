"""A box as it was under older rules: each table out of the folder of the last version that was played with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.core.box.loader import file_of_version

FILES = ("cards.toml", "tiles.toml", "v2/cards.toml", "v4/cards.toml", "v4/tiles.toml", "words/cards.toml")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    for name in FILES:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name)
    return tmp_path


@pytest.mark.parametrize(
    ("version", "cards", "tiles"),
    [
        (1, "v2/cards.toml", "v4/tiles.toml"),
        (2, "v2/cards.toml", "v4/tiles.toml"),
        (3, "v4/cards.toml", "v4/tiles.toml"),
        (4, "v4/cards.toml", "v4/tiles.toml"),
        (5, "cards.toml", "tiles.toml"),
        (None, "cards.toml", "tiles.toml"),
    ],
)
def test_a_table_is_read_as_the_version_had_it(box: Path, version: int | None, cards: str, tiles: str) -> None:
    assert file_of_version(box, "cards.toml", version).read_text() == cards
    assert file_of_version(box, "tiles.toml", version).read_text() == tiles


def test_the_order_of_versions_is_that_of_numbers(box: Path) -> None:
    (box / "v10").mkdir()
    (box / "v10" / "cards.toml").write_text("v10/cards.toml")
    assert file_of_version(box, "cards.toml", 3).read_text() == "v4/cards.toml"
    assert file_of_version(box, "cards.toml", 5).read_text() == "v10/cards.toml"
