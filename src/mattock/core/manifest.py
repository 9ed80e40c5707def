"""The manifest of a game: all that others need to list it and to find its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType

from mattock.core.game import Game

ReservedActions = Callable[[Iterable[tuple[str | None, Sequence[str]]]], frozenset[str]]
"""From all deeds so far, each the id of the person who did it (None: a bot) and its actions, to the actions that bots
leave to people."""


class Manifest:
    """A game and where its parts lie. Parts are named as "module:attribute" and imported when somebody needs them, so
    that a game brings a picture for the terminal without making the library depend on what draws it.

    `words` is the package whose folders, one a language, hold the game's Fluent files and its rules; `arguments` is its
    subclass of `mattock.texts.arguments.Words`, `screen` its `mattock.terminal.game_screen.GameScreen`, `report` its
    `mattock.cli.adapters.Report`, `measures` its `mattock.lab.measures.GameMeasures`, `tensor` its
    `mattock.core.tensor.Encoder`, `daily` its `mattock.core.daily.DailyRecipe`. `lab` is the package that holds its
    matches of the ladder (`ladder.toml`) and how often bots win it (`weigh.json`). A game without them has its words by
    convention (`mattock.texts.declared`), is shown as a plain tree, has nothing measured but who won, no environments
    and no game of the day.

    `reserved_actions` is its `ReservedActions`: what bots leave to the people they play with.

    `scene` says that the browser client has a scene for it, `colours` (as in "#2a62c9") how words of its options with a
    value for each seat are shown there.
    """

    def __init__(
        self,
        game: Game,
        *,
        words: str,
        arguments: str | None = None,
        screen: str | None = None,
        report: str | None = None,
        measures: str | None = None,
        lab: str | None = None,
        tensor: str | None = None,
        reserved_actions: str | None = None,
        daily: str | None = None,
        scene: bool = False,
        colours: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.words = words
        self.arguments = arguments
        self.screen = screen
        self.report = report
        self.measures = measures
        self.lab = lab
        self.tensor = tensor
        self.reserved_actions = reserved_actions
        self.daily = daily
        self.scene = scene
        self.colours = colours

    @property
    def name(self) -> str:
        return self.game.name


def load_part(name: str) -> object:
    """The object that "module:attribute" names."""
    module, _, attribute = name.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found
