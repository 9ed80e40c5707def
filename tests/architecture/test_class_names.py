"""A class name stands for one thing: no two public classes of the package share it, unless they are games' twins."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import mattock

PACKAGE = Path(mattock.__file__).parent


def public_classes() -> dict[str, list[Path]]:
    """Where each public class of the package is defined, by its name."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(PACKAGE))
    return found


def owner(path: Path) -> str:
    """The game that a module belongs to; any other module stands for itself."""
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else str(path)


def are_twins(paths: list[Path]) -> bool:
    """Is there one in each of several games, and none elsewhere?"""
    return all(path.parts[0] == "games" for path in paths) and len({owner(path) for path in paths}) == len(paths)


def test_every_public_class_has_a_name_of_its_own() -> None:
    shared = {name: [str(path) for path in paths] for name, paths in public_classes().items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if not are_twins([Path(path) for path in paths])} == {}


def test_twins_of_games_are_told_from_namesakes() -> None:
    twins = [Path("games/runedar/state.py"), Path("games/dwar7s/state.py")]
    assert are_twins(twins)
    assert not are_twins([*twins, Path("games/dwar7s/view_types.py")])
    assert not are_twins([*twins, Path("client/remote_bot.py")])
