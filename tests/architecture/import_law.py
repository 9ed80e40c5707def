"""The import law as data, and the reader that finds breaches of it in a module's source.

Arrows point down: a package may use what stands in its row, nothing else of mattock. A type-only import counts too.
"""

from __future__ import annotations

import ast
import sys
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

FRONT_DOOR = "mattock"
RULES = ("core", "games")
TABLES = (*RULES, "bots", "wire", "tables", FRONT_DOOR)

# Parts of a game that hand its words, its picture and its figures to upper floors. The rules of a game may not use
# them: a manifest names them, and who needs one imports it by that name.
WORDS, SCREEN, REPORT, MEASURES = "games/*/words", "games/*/terminal", "games/*/report", "games/*/measures"
PARTS = {"words": WORDS, "terminal": SCREEN, "report": REPORT, "measures": MEASURES}

LAW: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    WORDS: ("core", "games", "texts"),
    SCREEN: ("core", "games", WORDS, "texts", "terminal"),
    REPORT: ("core", "games", WORDS, SCREEN, "texts", "cli"),
    MEASURES: ("core", "games", "lab"),
    "bots": RULES,
    "texts": ("core",),
    FRONT_DOOR: RULES,
    "lab": (*RULES, "bots", "texts", FRONT_DOOR),
    "envs": (*RULES, "bots", FRONT_DOOR),
    "wire": ("core",),
    "tables": (*RULES, "bots", "texts", "wire", FRONT_DOOR),
    "server": (*TABLES, "texts", "lab"),
    "client": (*TABLES, "texts", "server"),
    "terminal": (*TABLES, "texts"),
    "cli": (*TABLES, "texts", "lab", "envs", "server", "client", "terminal"),
    "testing": (*RULES, "bots", "texts", "wire", FRONT_DOOR),
    "__main__": ("cli",),
}
"""Who may use whom; `mattock` is the front door, `src/mattock/__init__.py`."""

COMPILED = frozenset({"core", "games", "bots", "wire"})
"""These use the standard library only, `librt` for packed arrays, and `mypy_extensions` for types alone; the encoder of
messages uses `msgspec` as well.
"""


class Import(NamedTuple):
    target: str
    line: int
    for_types_only: bool


def imports_of(module: str, source: str, *, is_package: bool = False) -> Iterator[Import]:
    """Every import, in functions and branches too; `from a import b` counts as `a.b`, b may be a module."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    tree = ast.parse(source)
    typed = {id(node) for branch in _type_checking_branches(tree) for node in ast.walk(branch)}
    for node in ast.walk(tree):
        for_types = id(node) in typed
        if isinstance(node, ast.Import):
            yield from (Import(name.name, node.lineno, for_types) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            yield from (Import(f"{origin}.{name.name}", node.lineno, for_types) for name in node.names)


def _type_checking_branches(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            yield from node.body


def layer_of(module: str) -> str:
    """The package below mattock that a dotted name belongs to; names in the front door belong to it."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 3 and parts[3] in PARTS:
        return PARTS[parts[3]]
    return parts[1] if len(parts) > 1 and parts[1] in LAW else FRONT_DOOR


def game_of(module: str) -> str | None:
    """`mattock.games.runedar.state` is of the game runedar; the package itself is of none."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


def breaches_of(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """One line for every import that the law forbids."""
    found = imports_of(module, source, is_package=is_package)
    return [f"{module}:{one.line}: {why}" for one in found if (why := why_not_import(module, one))]


def why_not_import(module: str, wanted: Import) -> str | None:
    if wanted.target.split(".")[0] == "mattock":
        return _why_not_inside(module, wanted.target)
    return _why_not_outside(module, wanted)


def _why_not_inside(module: str, target: str) -> str | None:
    layer, other = layer_of(module), layer_of(target)
    if layer != other and other not in LAW[layer]:
        return f"{layer} may not use {other} ({target})"
    if game_of(module) and target.startswith("mattock.games") and game_of(target) != game_of(module):
        return f"the game {game_of(module)} may not use {target}"
    return None


def is_private(target: str) -> bool:
    """Whether a dotted name is meant for its own package alone."""
    return any(part.startswith("_") and not part.endswith("__") for part in target.split("."))


def _why_not_outside(module: str, wanted: Import) -> str | None:
    name, layer = wanted.target.split(".")[0], layer_of(module)
    if is_private(wanted.target):
        return f"{wanted.target} is private to its package"
    if layer not in COMPILED or name in sys.stdlib_module_names or name == "librt":
        return None
    if (name == "mypy_extensions" and wanted.for_types_only) or (name == "msgspec" and layer == "wire"):
        return None
    return f"{layer} is compiled and may not use {wanted.target}"
