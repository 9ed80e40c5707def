"""Puts the game under mattock's conformance suite."""

from __future__ import annotations

from adapter import DiceAdapter
from hypothesis import settings

from mattock.testing import register

settings.register_profile("liars_dice", deadline=None)
settings.load_profile("liars_dice")
register(DiceAdapter())
