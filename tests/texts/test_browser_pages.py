"""No word stands in the pages of the browser themselves: all of them come out of the text files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.texts.browser_keys import UNSPOKEN, WEB

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
SPOKEN = re.compile(r'\b(?:alt|aria-\w*(?:label|description)|placeholder|title)="([^"]*)"')
TAG = re.compile(r"<[^>]*>")
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {"Mattock", "game-icons.net", "CC BY 3.0", "Esc"}
"""Written alike in every language."""

PAGES = [path for path in sorted(WEB.rglob("*.svelte")) if "dev" not in path.parts]


def words_in(page: str) -> Iterator[str]:
    """What a page shows or says as it is written there."""
    bare = outside_braces(UNSPOKEN.sub("", SCRIPT.sub("", page)))
    for text in [*SPOKEN.findall(bare), *TAG.sub("\n", bare).splitlines()]:
        if WORD.search(text):
            yield text.strip(" ·\t")


def outside_braces(text: str) -> str:
    """Without what the program puts in."""
    kept, depth = [], 0
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        if depth == 0 and letter != "}":
            kept.append(letter)
    return "".join(kept)


def test_there_are_pages() -> None:
    assert len(PAGES) > 50


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(WEB)))
def test_no_word_is_written_into_a_page(path: Path) -> None:
    assert set(words_in(path.read_text(encoding="utf-8"))) - NAMES == set()


def test_words_in_texts_and_names_are_found() -> None:
    page = """<script>let hid = 1;</script><p title="Some title" class="dark red">{say('hall-play')} Plain words</p>
    <!-- a comment --><button aria-label={say('sheet-close')} onclick={() => { act('x'); }}>✕ 1</button>"""
    assert list(words_in(page)) == ["Some title", "Plain words"]
