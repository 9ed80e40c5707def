"""One language's messages, read from its Fluent files: those all games share, and those of one game.

A key or a placeholder that is missing is a mistake of ours and raises; it never shows as a gap in a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from mattock.core.refusal import MattockError
from mattock.core.registry import manifest
from mattock.texts.fluent import FluentMessage, Pattern, Reference, Variable, read
from mattock.texts.numbers import category, written

Arguments = Mapping[str, str | int]
FIRST: Final = "en"


class UnknownLanguage(MattockError, ValueError):
    """No texts in that language."""


class TextMissing(MattockError, LookupError):
    """No message of that key, or no value for one of its placeholders."""


class Bundle:
    """The messages of one language for one game, None for those that all games share."""

    def __init__(self, language: str, game: str | None, messages: Mapping[str, FluentMessage]) -> None:
        self.language = language
        self.game = game
        self._messages = messages

    def has(self, key: str) -> bool:
        return key in self._messages

    def say(self, key: str, arguments: Arguments | None = None) -> str:
        """The message of that key; `key.part` is one of its attributes."""
        try:
            return self._said(self._pattern(key), arguments or {})
        except KeyError as error:
            raise TextMissing(f"text {key!r} in {self.language!r}: no {error.args[0]!r}") from None

    def parts(self, key: str, arguments: Arguments | None = None) -> dict[str, str]:
        """All attributes of a message."""
        return {part: self.say(f"{key}.{part}", arguments) for part in self._messages[key].attributes}

    def _pattern(self, key: str) -> Pattern:
        name, _, part = key.partition(".")
        message = self._messages.get(name)
        pattern = None if message is None else message.attributes.get(part) if part else message.value
        if pattern is None:
            raise TextMissing(f"no text {key!r} in {self.language!r}")
        return pattern

    def _said(self, pattern: Pattern, arguments: Arguments) -> str:
        said = ""
        for part in pattern:
            if isinstance(part, str):
                said += part
            elif isinstance(part, Variable):
                said += self._word(arguments[part.name])
            elif isinstance(part, Reference):
                said += self._said(self._pattern(part.key), arguments)
            else:
                value = arguments[part.variable.name]
                keys = (value,) if isinstance(value, str) else (value, category(value, self.language))
                chosen = next((key for key in part.variants if key in keys), part.default)
                said += self._said(part.variants[chosen], arguments)
        return said

    def _word(self, value: str | int) -> str:
        return value if isinstance(value, str) else written(value, self.language)


def folder() -> Traversable:
    return files("mattock.texts")


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(
        found.name for found in folder().iterdir() if found.is_dir() and found.joinpath("lists.ftl").is_file()
    )


def sources(language: str, game: str | None) -> list[Traversable]:
    """The files of a language: what all games share, then the game's own."""
    if language not in languages():
        raise UnknownLanguage(f"no language {language!r}: known are {', '.join(languages())}")
    found = list(folder().joinpath(language).iterdir())
    if game is not None:
        found += own_folder(language, game).iterdir()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


def own_folder(language: str, game: str) -> Traversable:
    """Where a game keeps its texts in a language; one that does not speak it answers in the first language."""
    words = files(manifest(game).words)
    own = words.joinpath(language)
    return own if own.is_dir() else words.joinpath(FIRST)


@cache
def bundle(language: str, game: str | None) -> Bundle:
    """Read once."""
    messages: dict[str, FluentMessage] = {}
    for file in sources(language, game):
        messages |= read(file.read_text(encoding="utf-8"))
    return Bundle(language, game, messages)
