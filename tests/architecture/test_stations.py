"""The way of one action as `docs/architecture.md` tells it: every file and every name in the table is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STATIONS = PAGE.partition("## The way of one action")[2].partition("\n## ")[0]
NAMED = re.findall(r"`([\w/]+\.py)`(?:, `([\w.]+)`)?", STATIONS)


def test_there_are_about_ten_stations() -> None:
    assert len(re.findall(r"^\| \d+ ", STATIONS, re.MULTILINE)) == 10


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_every_station_is_there(file: str, name: str) -> None:
    (path,) = [path for path in (ROOT / "src" / "mattock").rglob("*.py") if str(path).endswith(f"/{file}")]
    source = path.read_text(encoding="utf-8")
    for part in filter(None, name.split(".")):
        assert re.search(rf"(class|def) {part}\b", source), f"{file} has no {part}"
