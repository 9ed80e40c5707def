"""A module finds its test by its own name: `src/mattock/core/verb.py` in `tests/core/test_verb.py`.

Three kinds of modules need none. Declarations have no function to test; what they declare is tested by those who use
it. A module whose docstring names a chapter of the rules is tested by that chapter (`rules/dig.py`, "Chapter R9":
`test_r09_dig.py`). The conformance suite is a test itself, and `tests/conformance` runs it. What is driven as a part
of a whole table, store or server is in the table `ELSEWHERE`, with the test that does so; the imports of that test lead
to the module. The table only gets shorter.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.paragraphs import ROOT

SOURCES = ROOT / "src" / "mattock"
TESTS = ROOT / "tests"
CHAPTER = re.compile(r"Chapters? [RD]\d")
PARAGRAPH = re.compile(r"\b([RD])(\d+)")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

ELSEWHERE = {
    "cli/review_text": "cli/test_review.py",
    "lab/report/charts": "lab/report/test_page.py",
}
MAX_ELSEWHERE = 2


def modules() -> list[str]:
    found = [path.relative_to(SOURCES) for path in SOURCES.rglob("*.py") if not path.name.startswith("__")]
    return sorted(path.with_suffix("").as_posix() for path in found if path.parts[0] != "testing")


def own_test(module: str) -> Path:
    path = TESTS / module
    return path.with_name(f"test_{path.name}.py")


def tree_of(module: str) -> ast.Module:
    return ast.parse((SOURCES / f"{module}.py").read_text(encoding="utf-8"))


def is_declaration(module: str) -> bool:
    return not any(isinstance(node, FUNCTIONS) for node in ast.walk(tree_of(module)))


def chapters(module: str) -> list[str]:
    """The tests of the chapters that its docstring names; none for a module that names no chapter."""
    said = (ast.get_docstring(tree_of(module)) or "").split(":")[0]
    if not CHAPTER.match(said):
        return []
    folder = TESTS / Path(module).parts[0] / Path(module).parts[1] / "rules"
    numbers = {(letter.lower(), int(number)) for letter, number in PARAGRAPH.findall(said)}
    return [path.name for letter, number in numbers for path in folder.glob(f"test_{letter}{number:02}_*.py")]


@cache
def imports_of(path: Path) -> list[Path]:
    """The modules of the package and of the tests that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update((node.module, *(f"{node.module}.{alias.name}" for alias in node.names)))
    files = [(ROOT / "src" if name.startswith("mattock") else ROOT) / name.replace(".", "/") for name in sorted(names)]
    return [found for file in files for found in (file.with_suffix(".py"), file / "__init__.py") if found.exists()]


def leads_to(test: Path, module: str) -> bool:
    """Directly, or through the kit of the tests and the modules above it."""
    wanted, seen, waiting = SOURCES / f"{module}.py", {test}, [test, *test.parent.glob("conftest.py")]
    while waiting:
        for path in imports_of(waiting.pop()):
            if path not in seen:
                seen.add(path)
                waiting.append(path)
    return wanted in seen


@pytest.mark.parametrize("module", modules())
def test_a_module_finds_its_test(module: str) -> None:
    if own_test(module).exists():
        assert module not in ELSEWHERE, "it has a test of its own: take it out of the table"
    elif module in ELSEWHERE:
        assert leads_to(TESTS / ELSEWHERE[module], module)
        assert not is_declaration(module), "it needs none: take it out of the table"
    else:
        assert is_declaration(module) or chapters(module), f"write {own_test(module).relative_to(ROOT)}"


def test_the_table_of_tests_elsewhere_names_modules_and_only_gets_shorter() -> None:
    assert ELSEWHERE.keys() <= set(modules())
    assert len(ELSEWHERE) <= MAX_ELSEWHERE


def test_the_conformance_suite_is_run_part_by_part() -> None:
    parts = {path.stem for path in (SOURCES / "testing" / "conformance").glob("*.py")} - {"__init__"}
    assert {f"test_{part}" for part in parts} <= {path.stem for path in (TESTS / "conformance").glob("test_*.py")}
