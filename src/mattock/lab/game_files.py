"""Files that games bring for the lab: matches of the ladder, and how often bots win."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from mattock.core.registry import registry


def files_of_games(name: str) -> dict[str, Traversable]:
    """The files of that name, by game; games that bring none are left out."""
    folders = {game: manifest.lab for game, manifest in registry().manifests.items() if manifest.lab is not None}
    found = {game: files(folder).joinpath(name) for game, folder in folders.items()}
    return {game: file for game, file in found.items() if file.is_file()}
