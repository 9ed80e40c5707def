"""Labels of a game in every language: its title, its options and their values."""

from __future__ import annotations

from typing import Final

import msgspec

from mattock.core.options import Option
from mattock.core.registry import manifest
from mattock.server.http.messages import GameOption, Labels
from mattock.texts import languages
from mattock.texts.arguments import humanised
from mattock.texts.bundle import Arguments, bundle

KINDS: Final[dict[type, str]] = {int: "number", str: "word", bool: "flag"}
# Options that every game has; the shared texts name them.
COMMON: Final = {"players": "common-option-players", "first": "common-option-first"}


def labels(game: str, key: str, otherwise: str, arguments: Arguments | None = None) -> Labels:
    """A text of the game in every language; what has no text is called `otherwise`."""
    bundles = {language: bundle(language, game) for language in languages()}
    return {language: found.say(key, arguments) if found.has(key) else otherwise for language, found in bundles.items()}


def option_of(game: str, option: Option, seats: int) -> GameOption:
    """An option with `per_seat` words is asked for by `pick-…`, others by `option-…`."""
    beginning = f"pick-{option.name}" if option.per_seat else f"option-{option.name}"
    choices = option.per_seat or (() if option.free else option.values)
    words = [str(value).lower() if isinstance(value, bool) else str(value) for value in choices]
    colours = manifest(game).colours
    return msgspec.convert(
        {
            "name": option.name,
            "kind": kind_of(option),
            "choices": choices,
            "default": None if option.per_seat else option.default,
            "label": labels(game, COMMON.get(option.name, beginning), humanised(option.name)),
            "labels": [labels(game, f"{beginning}-{word}", humanised(word)) for word in words],
            "seat_labels": [
                labels(game, f"{beginning}-of", f"{humanised(option.name)} {number}", {"number": number})
                for number in range(1, seats + 1 if option.per_seat else 1)
            ],
            "colours": [colours[word] for word in words if word in colours],
        },
        GameOption,
    )


def kind_of(option: Option) -> str:
    if option.per_seat:
        return "per_seat"
    return "free" if option.free else KINDS[type(option.default)]
