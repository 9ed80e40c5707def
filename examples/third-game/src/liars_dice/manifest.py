"""What mattock must know to list the game and to find its texts; the entry point in `pyproject.toml` leads here."""

from __future__ import annotations

from typing import Final

from liars_dice.game import LiarsDice
from mattock.core.manifest import Manifest

MANIFEST: Final = Manifest(LiarsDice(), words="liars_dice.words", daily="liars_dice.daily:DAILY")
