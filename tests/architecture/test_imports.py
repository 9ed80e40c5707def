"""Arrows point down: core, games, bots, then what is built on them. And shared code knows no game's words."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts.checkout import SetupFailed
from scripts.prepare import needs_of
from tests.architecture.import_law import COMPILED, LAW, REPORT, SCREEN, breaches_of, imports_of, layer_of
from tests.blocked import OURS, project, top_packages

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "mattock"
COMMAND = ""
# Words of the games' worlds beside the games' own names; shared code has no use for them.
THEME = frozenset({"catapult", "dwarf", "goblin", "mercenary", "ogre", "orc", "rubble", "siege", "troll"})


def sources() -> dict[str, Path]:
    """Every module of the package by its dotted name; a package's `__init__.py` has the package's name."""
    named = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        named[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return named


def breaches(name: str, path: Path) -> list[str]:
    return breaches_of(name, path.read_text(encoding="utf-8"), is_package=path.name == "__init__.py")


def test_every_import_points_down() -> None:
    assert [breach for name, path in sources().items() for breach in breaches(name, path)] == []


def test_the_law_knows_every_package() -> None:
    names = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in PACKAGE.rglob("*.py")}
    assert names - {"__init__"} <= LAW.keys()


def test_the_law_knows_what_is_compiled() -> None:
    assert set(pyproject()["tool"]["mattock"]["compile"]["packages"]) == COMPILED


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("mattock.core.seat", "from mattock.games import runedar"),
        ("mattock.core.seat", "import mattock"),
        ("mattock.core.seat", "def late():\n    from mattock.bots import search"),
        ("mattock.core.seat", "if TYPE_CHECKING:\n    from mattock.bots import x"),
        ("mattock.core.codec", "import msgspec"),
        ("mattock.core.seat", "from mypy_extensions import i64"),
        ("mattock.games.runedar.state", "from mattock.games.dwar7s import state"),
        ("mattock.games.runedar.state", "from ..dwar7s import state"),
        ("mattock.games.runedar.state", "from ... import tables"),
        ("mattock.games.runedar.state", "from mattock import games"),
        ("mattock.games.runedar.state", "from mattock.games.runedar.words import arguments"),
        ("mattock.games.runedar.state", "from mattock.games.runedar import report"),
        ("mattock.games.runedar.words.arguments", "from mattock.games.dwar7s.words import arguments"),
        ("mattock.core.registry", "from mattock.games.runedar.manifest import MANIFEST"),
        ("mattock.games.runedar.state", "import numpy as np"),
        ("mattock.bots.search", "import mattock.tables.log.table"),
        ("mattock.texts.speak", "from mattock.games.runedar import events"),
        ("mattock.tables.log.table", "from mattock.server import app"),
        ("mattock.wire.encode", "from mattock.tables import news"),
        ("mattock.wire.encode", "import httpx"),
        ("mattock.games.runedar.view", "from mattock.wire import encode"),
        ("mattock.lab.trial", "from mattock.tables import table"),
        ("mattock.server.app", "from mattock.terminal import screen"),
        ("mattock.terminal.screen", "from mattock.cli import main"),
        ("mattock.server.app", "from litestar._openapi import schema_generation"),
        ("mattock.server.app", "from uvicorn.config import _find"),
        ("mattock.cli.app", "import _curses"),
    ],
)
def test_a_breach_is_found(module: str, source: str) -> None:
    assert len(breaches_of(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("mattock.core.seat", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        ("mattock.core.seat", "from librt.vecs import vec\nfrom mattock.core.chance import Chance"),
        ("mattock.games.runedar.state", "from .components import Box\nfrom mattock.games.runedar import places"),
        ("mattock.games.runedar.words.arguments", "from mattock.texts.arguments import Words"),
        ("mattock.games.runedar.terminal.screen", "from mattock.terminal.canvas import Canvas"),
        ("mattock.bots.search", "from mattock.games.runedar import instinct"),
        ("mattock.wire.encode", "import msgspec\nfrom mattock.core.action import Action"),
        ("mattock.texts.speak", "import re\nfrom mattock.core import tale"),
        ("mattock.terminal.screen", "import mattock\nfrom mattock.texts import speak\nimport mattock.tables"),
        ("mattock.cli.simulate", "import typer\nfrom mattock.lab import trial\nfrom mattock import terminal"),
    ],
)
def test_what_points_down_is_fine(module: str, source: str) -> None:
    assert breaches_of(module, source) == []


NEEDS: dict[str, tuple[str, ...]] = {
    "terminal": ("terminal",),
    "lab": ("lab", "ray"),
    "envs": ("envs", "openspiel"),
    "wire": ("server",),
    "tables": ("server",),
    "server": ("server",),
    "client": ("server",),
    SCREEN: ("terminal",),
    REPORT: (COMMAND,),
    "cli": (COMMAND, "lab", "server"),
    "testing": ("testing",),
}
"""The extras that a package may count on; one that is not named here uses the standard library only."""

PACKED = re.compile(r"mattock\.(core\.tensor|bots\.batch|games\.\w+\.tensor)")
"""Compiled modules that only environments import; they may count on what these do."""


def test_every_foreign_import_is_of_an_extra_that_the_package_may_count_on() -> None:
    declared = {name: top_packages(needs) for name, needs in project()["optional-dependencies"].items()}
    declared["openspiel"] |= {"pyspiel"}  # what open_spiel is imported as
    declared[COMMAND] = top_packages(project()["dependencies"])
    for name, path in sources().items():
        extras = ("envs",) if PACKED.fullmatch(name) else NEEDS.get(layer_of(name), ())
        counted_on = frozenset().union(*(declared[extra] for extra in extras))
        known = counted_on | sys.stdlib_module_names | OURS
        used = (one for one in imports_of(name, path.read_text(encoding="utf-8")) if not one.for_types_only)
        assert {one.target.split(".")[0] for one in used} <= known, name


def test_what_makes_a_pleasant_checkout_is_no_part_of_playing() -> None:
    """`make play` installs the extras server and terminal: no linters, no test tools."""
    extras = project()["optional-dependencies"]
    tools = top_packages([*extras["dev"], *extras["bench"]])
    assert not tools & top_packages([*project()["dependencies"], *needs_of(["server", "terminal"], project())])


def test_all_is_all_that_playing_serving_and_the_lab_need() -> None:
    assert needs_of(["all"], project()) == needs_of(["server", "terminal", "lab"], project())
    assert not any(need.startswith("mattock") for need in needs_of(["all"], project()))


def test_an_extra_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupFailed, match="no extra named nothing"):
        needs_of(["nothing"], project())


def test_core_has_no_word_of_a_game() -> None:
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    said = {
        f"{path.relative_to(PACKAGE)}: {word}"
        for path in (PACKAGE / "core").rglob("*.py")
        for word in words_of(path.read_text(encoding="utf-8")) & (games | THEME)
    }
    assert said == set()


def test_no_shared_module_names_a_game() -> None:
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    files = (path for kind in ("py", "toml", "json") for path in PACKAGE.rglob(f"*.{kind}"))
    shared = (path for path in files if path.relative_to(PACKAGE).parts[0] not in {"games", "web_client"})
    said = {path.relative_to(PACKAGE) for path in shared if words_of(path.read_text(encoding="utf-8")) & games}
    assert said == set()


def test_no_shared_script_names_a_game() -> None:
    """A script that is about one game lies in a folder of that game or is called like it."""
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    scripts = [path for path in (ROOT / "scripts").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    shared = [path for path in scripts if not games & {path.stem, *path.relative_to(ROOT).parts}]
    shared += [ROOT / name for name in ("Makefile", "setup.py", ".ci/run")]
    assert len(scripts) > len(shared) > 20
    assert {path.name for path in shared if words_of(path.read_text(encoding="utf-8")) & games} == set()


CLIENT = ROOT / "web" / "src"
OWN_FOLDERS = ("scenes", "contract")
"""Folders of the browser client with a folder, or a generated file, for each game."""


def test_no_shared_file_of_the_browser_client_names_a_game() -> None:
    """Nor do the texts that all games share."""
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    kinds = {".css", ".svelte", ".ts"}
    shared = [path for path in CLIENT.rglob("*") if path.suffix in kinds and not is_of_a_game(path, games)]
    shared += (CLIENT.parent / "index.html", *(PACKAGE / "texts").rglob("*.ftl"))
    assert len(shared) > 100
    assert {str(path.relative_to(ROOT)) for path in shared if keys_of(path) & games} == set()


def is_of_a_game(path: Path, games: set[str]) -> bool:
    folder, *rest = path.relative_to(CLIENT).parts
    return folder in OWN_FOLDERS and rest[0].removesuffix(".ts") in games


def keys_of(path: Path) -> set[str]:
    """Words of a file; of texts those of their keys alone, because sentences may tell what the hall has."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        text = "\n".join(line.partition("=")[0] for line in text.splitlines() if not line.startswith((" ", "#")))
    return words_of(text)


@pytest.mark.parametrize("text", ["class GoblinMoved: ...", "ORCS = 10", "count_trolls", "# as in Runedar"])
def test_words_are_found_inside_names_and_comments(text: str) -> None:
    assert words_of(text) & (THEME | {"runedar"})


def words_of(source: str) -> set[str]:
    """Lower-case words, names taken apart at `_` and at capitals, also without a plural's s."""
    apart = re.findall(r"[A-Z]?[a-z0-9]+|[A-Z0-9]+(?![a-z])", source)
    return {form for word in apart for form in (word.lower(), word.lower().removesuffix("s"))}


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
