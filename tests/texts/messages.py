"""The Fluent files as a tree: which messages there are, with which attributes and placeholders."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mattock.texts.bundle import sources

if TYPE_CHECKING:
    from collections.abc import Mapping


class Message(NamedTuple):
    attributes: frozenset[str]
    placeholders: frozenset[str]
    references: frozenset[str]


class Finder(Visitor):
    """Collects what a message asks for, in every branch of it."""

    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - a name Fluent calls
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def messages(language: str, game: str) -> Mapping[str, Message]:
    """Every message of a language for a game; junk and a key that stands twice are mistakes."""
    found: dict[str, Message] = {}
    for file in sources(language, game):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = read(entry)
    return found


def read(entry: Any) -> Message:
    finder = Finder()
    finder.visit(entry)
    attributes = frozenset(attribute.id.name for attribute in entry.attributes)
    return Message(attributes, frozenset(finder.placeholders), frozenset(finder.references))
