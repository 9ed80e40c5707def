"""Modules of scripts that belong to one game, such as `scripts/tour/<game>.py` or `scripts/golden/<game>/games.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import mattock


def game_modules(package: str, module: str = "") -> dict[str, ModuleType]:
    """By game: its module in a package of scripts; games without one are left out."""
    found = {}
    for game in mattock.game_names():
        name = f"{package}.{game}"
        if find_spec(name) is not None:
            found[game] = import_module(f"{name}.{module}" if module else name)
    return found
