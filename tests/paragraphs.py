"""The numbered paragraphs of `docs/rules`, and the mark `@rule("R9.4")` that ties a test to them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PARAGRAPH = re.compile(r"^\s*- \*\*([RD]\d+\.(?:\d+|ex\d*))\*\*", re.MULTILINE)


class UnknownParagraph(LookupError):
    """A test cites a paragraph that no document under `docs/rules` has."""


def paragraphs_of(text: str) -> list[str]:
    """The ids in their order, worked examples (`R9.ex`) among them."""
    return PARAGRAPH.findall(text)


@cache
def paragraphs() -> tuple[str, ...]:
    documents = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return tuple(found for path in documents for found in paragraphs_of(path.read_text(encoding="utf-8")))


def rule(*cited: str) -> pytest.MarkDecorator:
    """Mark a test with the paragraphs that it holds to; an unknown one fails at once."""
    if not cited:
        raise UnknownParagraph("a rule test cites at least one paragraph")
    for paragraph in cited:
        if paragraph not in paragraphs():
            raise UnknownParagraph(f"docs/rules has no paragraph {paragraph}")
    return pytest.mark.rule(*cited)


def citations_of(source: str) -> Iterator[str]:
    """What the tests of a module cite: literals of `rule(...)` in decorators of tests, also as `marks=rule(...)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name[:4].lower() == "test":
            for decorator in node.decorator_list:
                yield from _literals_of_rule(decorator)


def _literals_of_rule(decorator: ast.expr) -> Iterator[str]:
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
