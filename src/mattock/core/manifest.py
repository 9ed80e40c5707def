"""The manifest of a game: all that others need to list it and to find its parts."""

from __future__ import annotations

from importlib import import_module

from mattock.core.game import Game


class Manifest:
    """A game and where its parts lie. Parts are named as "module:attribute" and imported when somebody needs them, so
    that a game brings a picture for the terminal without making the library depend on what draws it.

    `words` is the package whose folders, one a language, hold the game's Fluent files; `arguments` is its subclass of
    `mattock.texts.arguments.Words`, `screen` its `mattock.terminal.game_screen.GameScreen`, `report` its
    `mattock.cli.adapters.Report`, and `measures` its `mattock.lab.measures.GameMeasures`.
    """

    def __init__(
        self,
        game: Game,
        *,
        words: str,
        arguments: str,
        screen: str | None = None,
        report: str | None = None,
        measures: str | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.arguments = arguments
        self.screen = screen
        self.report = report
        self.measures = measures

    @property
    def name(self) -> str:
        return self.game.name


def load_part(name: str) -> object:
    """What a part's name, "module:attribute", stands for."""
    module, _, attribute = name.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found
