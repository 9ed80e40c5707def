"""Reads the Fluent files of the texts: messages, attributes, variables, references and choices.

That is the part of Fluent (projectfluent.org) that our files use: no terms, no functions, no literals. Whatever else
stands in a file raises. Tests hold every message of ours against the reference implementation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mattock.core.refusal import MattockError

BLANK_OR_COMMENT: Final = re.compile(r"(?:[ ]*\n|#[^\n]*(?:\n|$))*")  # blank lines and comments between messages
MESSAGE: Final = re.compile(r"([a-zA-Z][\w-]*)[ ]*=[ ]*")
ATTRIBUTE: Final = re.compile(r"(?:[ ]*\n)+[ ]+\.([a-zA-Z][\w-]*)[ ]*=[ ]*")
TEXT: Final = re.compile(r"[^{}\n]+")
NEXT_LINE: Final = re.compile(r"((?:[ ]*\n)+)([ ]+)(?=[^\s.\[*}])")  # one that goes on with the same text
VARIABLE: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*")
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*(?:\.[a-zA-Z][\w-]*)?)\s*\}")
ARROW: Final = re.compile(r"->[ ]*")
VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\][ ]*")
CLOSING_BRACE: Final = re.compile(r"\s*\}")


class UnreadableTexts(MattockError, ValueError):
    """A file of texts holds something that is no Fluent, or a part of Fluent that we do without."""


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message, or with a dot one of its attributes."""

    key: str


@dataclass(frozen=True, slots=True)
class SelectExpression:
    """One of several texts: by a word, a number, or the plural category of a number."""

    variable: Variable
    variants: Mapping[str | int, Pattern]
    default: str | int


@dataclass(frozen=True, slots=True)
class Break:
    """The end of a line within a text, and how far the next one is indented."""

    lines: int
    indent: int


Pattern = tuple[str | Variable | Reference | SelectExpression, ...]


@dataclass(frozen=True, slots=True)
class FluentMessage:
    value: Pattern | None
    attributes: Mapping[str, Pattern]


def read(text: str) -> dict[str, FluentMessage]:
    """All messages of a file by their names."""
    return FluentReader(text).messages()


class FluentReader:
    """Goes through one file from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._at = 0

    def messages(self) -> dict[str, FluentMessage]:
        found: dict[str, FluentMessage] = {}
        self._take(BLANK_OR_COMMENT)
        while self._at < len(self._text):
            name = self._must(MESSAGE)[1]
            value = self._pattern()
            attributes: dict[str, Pattern] = {}
            while attribute := self._take(ATTRIBUTE):
                attributes[attribute[1]] = self._pattern()
            found[name] = FluentMessage(value or None, attributes)
            self._take(BLANK_OR_COMMENT)
        return found

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        match = wanted.match(self._text, self._at)
        if match is not None:
            self._at = match.end()
        return match

    def _must(self, wanted: re.Pattern[str]) -> re.Match[str]:
        match = self._take(wanted)
        if match is None:
            raise self._unreadable()
        return match

    def _unreadable(self) -> UnreadableTexts:
        line = self._text.count("\n", 0, self._at) + 1
        return UnreadableTexts(f"line {line}: {self._text[self._at : self._at + 40]!r} is nothing that we read")

    def _pattern(self) -> Pattern:
        """A text up to its end: lines that are indented belong to it."""
        parts: list[str | Variable | Reference | SelectExpression | Break] = []
        while True:
            if match := self._take(TEXT):
                parts.append(match[0])
            elif match := self._take(NEXT_LINE):
                parts.append(Break(match[1].count("\n"), len(match[2])))
            elif self._text.startswith("{", self._at):
                parts.append(self._placeable())
            else:
                return joined(parts)

    def _placeable(self) -> Variable | Reference | SelectExpression:
        match = self._take(VARIABLE)
        if match is None:
            return Reference(self._must(REFERENCE)[1])
        variable = Variable(match[1])
        choice = self._choice(variable) if self._take(ARROW) else variable
        self._must(CLOSING_BRACE)
        return choice

    def _choice(self, variable: Variable) -> SelectExpression:
        variants: dict[str | int, Pattern] = {}
        default: str | int | None = None
        while match := self._take(VARIANT):
            key = int(match[2]) if match[2].isdecimal() else match[2]
            variants[key] = self._pattern()
            default = key if match[1] else default
        if default is None:
            raise self._unreadable()
        return SelectExpression(variable, variants, default)


def joined(parts: list[str | Variable | Reference | SelectExpression | Break]) -> Pattern:
    """With what all lines are indented by taken away, and without blanks and line ends around the whole."""
    common = min((part.indent for part in parts if isinstance(part, Break)), default=0)
    found: list[str | Variable | Reference | SelectExpression] = []
    for part in parts[1:] if parts and isinstance(parts[0], Break) else parts:
        told = "\n" * part.lines + " " * (part.indent - common) if isinstance(part, Break) else part
        if isinstance(told, str) and found and isinstance(found[-1], str):
            found[-1] += told
        else:
            found.append(told)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(part for part in found if part != "")
