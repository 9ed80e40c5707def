"""Report the longest files and functions beside what is usual. It only reports: people judge."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests")
SHOWN_ROWS = 5


class Size(NamedTuple):
    lines: int
    name: str


def file_size(path: Path) -> Size:
    return Size(len(path.read_text(encoding="utf-8").splitlines()), str(path.relative_to(ROOT)))


def function_sizes(path: Path) -> Iterator[Size]:
    """Lines from `def` to the end; decorators, which hold the tables of parametrized tests, do not count."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            yield Size(node.end_lineno - node.lineno + 1, f"{path.relative_to(ROOT)}:{node.lineno} {node.name}")


def report(kind: str, sizes: list[Size], usual: int, rarely: int) -> None:
    """One line of summary, then the longest, those beyond the measure marked with `!`."""
    ordered = sorted(sizes, reverse=True)
    if not ordered:
        return
    median = ordered[len(ordered) // 2].lines
    beyond = sum(size.lines > rarely for size in ordered)
    print(f"{len(ordered)} {kind}: median {median} lines (usual: about {usual}), {beyond} over {rarely}")
    for size in ordered[:SHOWN_ROWS]:
        print(f"  {size.lines:5} {'!' if size.lines > rarely else ' '} {size.name}")


def main() -> None:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if path.stat().st_size]
    report("files", [file_size(path) for path in paths], usual=120, rarely=300)
    report("functions", [size for path in paths for size in function_sizes(path)], usual=10, rarely=40)


if __name__ == "__main__":
    main()
