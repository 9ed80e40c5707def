"""The repository keeps only the pictures that a document shows; all others are made by `scripts.pictures`."""

from __future__ import annotations

import re
from pathlib import Path

from scripts.pictures.__main__ import IN_README

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
MAX_BYTES = 1_500_000
LINK = re.compile(r"\]\(([^)\s]+\.(?:svg|webp|png))\)")


def shown() -> set[Path]:
    """Every picture that a document of ours links to."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return {(page.parent / link).resolve() for page in pages for link in LINK.findall(page.read_text(encoding="utf-8"))}


def test_every_picture_that_is_kept_is_shown_and_every_one_shown_is_kept() -> None:
    assert shown() == set(PICTURES.iterdir())


def test_the_pictures_weigh_little() -> None:
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < MAX_BYTES


def test_the_script_renews_the_screenshots_that_are_kept() -> None:
    assert {path.stem for path in PICTURES.glob("*.webp")} == IN_README
