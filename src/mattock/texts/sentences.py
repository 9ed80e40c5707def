"""Sentences about events, actions, decisions, refusals and outcomes.

Code and parameters go in, a sentence comes out; the engine has no words of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from mattock.core.manifest import load_part
from mattock.core.outcome import Outcome
from mattock.core.refusal import Refusal
from mattock.core.registry import manifest
from mattock.texts.arguments import Data, Forms, Pieces, Words
from mattock.texts.bundle import bundle
from mattock.texts.declared import DeclaredWords


def words_of(game: str | None) -> type[Words]:
    """The class that finds the words of a game; without a game, what all games share."""
    if game is None:
        return Words
    name = manifest(game).arguments
    return DeclaredWords if name is None else cast("type[Words]", load_part(name))


class Texts:
    """All texts of one language for one game, or those that need no game.

    `pieces` is what is printed on the pieces, so that a goblin is known by what it wants and a goal by what it costs;
    `people` are those at the table by seat, as the game calls them (dwarfs, colours), and `names` is what they call
    themselves, None where nobody knows. A sentence that names what lies somewhere needs the `view` of that moment; only
    events say that themselves.
    """

    def __init__(
        self,
        language: str = "en",
        game: str | None = None,
        *,
        pieces: Pieces | None = None,
        people: Sequence[str] = (),
        names: Sequence[str | None] = (),
    ) -> None:
        self.language = language
        self.game = game
        self.bundle = bundle(language, game)
        self.words = words_of(game)(self.bundle, pieces or {}, people, names)

    def at_table(self, people: Sequence[str], names: Sequence[str | None] = ()) -> Texts:
        """These texts for a table with these people."""
        return Texts(self.language, self.game, pieces=self.words.pieces, people=people, names=names)

    def say(self, key: str, **arguments: str | int) -> str:
        """Any other text by its key."""
        return self.bundle.say(key, arguments)

    def has(self, key: str) -> bool:
        return self.bundle.has(key)

    def name(self, sort: str, word: str, form: str = "") -> str:
        """The name of a thing, or one of its forms."""
        return str(self.words.named(sort, word)[form])

    def phrase(self, name: str, value: object, view: Data | None = None) -> str:
        """The words for a parameter of that name."""
        return str(self.words.forms(name, value, view)[""])

    def seat(self, seat: int) -> str:
        return self.words.seat(seat)

    def listed(self, parts: Sequence[str]) -> str:
        return self.words.listed(parts)

    def event(self, event: Data) -> str:
        """The sentence about an event. It needs no view, so a story can be told at any time."""
        facts = {name: value for name, value in event.items() if name != "event"}
        return self.bundle.say(f"event-{event['event']}", self.words.arguments({**self.words.unsaid, **facts}, None))

    def action(self, action: Data, view: Data | None = None) -> str:
        """The sentence about an action, as an instruction."""
        params = {name: value for name, value in action.items() if name != "verb"}
        said: Forms = {**self.words.context(action, view), **self.words.arguments(params, view)}
        return self.bundle.say(f"action-{action['verb']}", said)

    def decision(self, decision: Data, view: Data | None = None) -> str:
        """The question."""
        params = decision["params"]
        assert isinstance(params, Mapping)
        said: Forms = {**self.words.context(params, view), **self.words.arguments(params, view)}
        return self.bundle.say(f"decision-{decision['kind']}", said)

    def refusal(self, refusal: Refusal, view: Data | None = None) -> str:
        """Why not; the paragraph is the refusal's `rule`."""
        said: Forms = {**self.words.context(refusal.params, view), **self.words.arguments(refusal.params, view)}
        return self.bundle.say(f"refusal-{refusal.code}", said)

    def outcome(self, outcome: Outcome) -> str:
        """How it ended, in the words of the game."""
        return self.words.outcome(outcome)

    def opening(self, view: Data) -> str:
        """The first line of a story: the players and what they play."""
        return self.words.opening(view)
