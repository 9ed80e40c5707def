"""The golden games as read from their files, each once."""

from __future__ import annotations

from functools import cache
from typing import Final

import mattock
from scripts.golden.kept import Kept, Played
from scripts.golden.shelf import KEPT, OLD

BY_NAME: Final = {kept.name: kept for kept in KEPT + OLD}


@cache
def text_of(name: str) -> str:
    return BY_NAME[name].journal.read_bytes().decode()


@cache
def journal_of(name: str) -> mattock.Journal:
    return mattock.Journal.from_text(text_of(name))


@cache
def witnessed(name: str) -> Played:
    return BY_NAME[name].witnessed(journal_of(name))


def kept_of(game: str) -> list[Kept]:
    """The golden games of the newest rules."""
    return [kept for kept in KEPT if kept.game.name == game]
