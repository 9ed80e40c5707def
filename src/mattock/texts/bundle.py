"""One language's messages, read from its Fluent files: those all games share, and those of one game.

A key or a placeholder that is missing is a mistake of ours and raises; it never shows as a gap in a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from mattock.core.refusal import MattockError

Arguments = Mapping[str, str | int]


class UnknownLanguage(MattockError, ValueError):
    """No texts in that language."""


class TextMissing(MattockError, LookupError):
    """No message of that key, or no value for one of its placeholders."""


class Bundle:
    """The messages of one language for one game."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        # Isolation marks are for mixed writing directions; in a terminal they are invisible rubbish.
        self._fluent = FluentBundle([language], use_isolating=False)
        for file in sources(language, game):
            self._fluent.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._fluent.has_message(key)

    def say(self, key: str, arguments: Arguments | None = None) -> str:
        """The message of that key; `key.part` is one of its attributes."""
        name, _, part = key.partition(".")
        pattern = None
        if self._fluent.has_message(name):
            message = self._fluent.get_message(name)
            pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise TextMissing(f"no text {key!r} in {self.language!r}")
        text, errors = self._fluent.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise TextMissing(f"text {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def parts(self, key: str, arguments: Arguments | None = None) -> dict[str, str]:
        """All attributes of a message."""
        return {part: self.say(f"{key}.{part}", arguments) for part in self._fluent.get_message(key).attributes}


def folder() -> Traversable:
    return files("mattock.texts")


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(
        found.name for found in folder().iterdir() if found.is_dir() and found.joinpath("lists.ftl").is_file()
    )


def sources(language: str, game: str) -> list[Traversable]:
    """The files of a language: what all games share, then the game's own."""
    if language not in languages():
        raise UnknownLanguage(f"no language {language!r}: known are {', '.join(languages())}")
    shared = folder().joinpath(language)
    found = [*shared.iterdir(), *shared.joinpath(game).iterdir()]
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def bundle(language: str, game: str) -> Bundle:
    """Read once."""
    return Bundle(language, game)
