"""From data to words: the parameters of an event, an action, a refusal or a decision as arguments for a sentence.

A parameter's name says what sort of thing it is. Each game brings its own names (`words/arguments.py` in its
folder), and its own ways to open a story, to tell it and to end it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from mattock.core.outcome import Outcome
from mattock.texts.bundle import Bundle

Data = Mapping[str, object]
EventFacts = dict[str, object]
Forms = dict[str, str | int]
Pieces = Mapping[str, Mapping[str, Data]]
"""Data printed on the pieces, by sort and id: `pieces["card"]["axe"]["cost"]`."""

NOTHING = "none"


def humanised(word: str) -> str:
    """A name for what has no text, such as a card out of an owner's file: "deep_pick" is Deep Pick."""
    return word.replace("_", " ").title()


def prefixed(name: str, forms: Forms) -> Forms:
    """The forms of a thing as arguments for a message: `$place`, and its forms `$place_in`, `$place_to`."""
    return {f"{name}_{form}" if form else name: words for form, words in forms.items()}


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def options_in(view: Data) -> dict[str, Any]:
    """The options of the game that a view is of."""
    options = view["options"]
    assert isinstance(options, dict)
    return options


class Words:
    """Words for one table: its language, what is printed on its pieces, and who sits at it."""

    named_by: ClassVar[Mapping[str, str]] = {}
    """Parameters whose value is the id of a named thing, with its sort: `card-axe` is a text."""

    unsaid: Data = MappingProxyType({})
    """What a message may ask for though the event does not tell it, such as cards that stay hidden."""

    def __init__(self, bundle: Bundle, pieces: Pieces, people: Sequence[str], names: Sequence[str | None] = ()) -> None:
        self.bundle = bundle
        self.pieces = pieces
        self.people = people
        self.names = names

    def arguments(self, params: Data, view: Data | None) -> Forms:
        """The parameters as arguments for a message, in all their forms."""
        said: Forms = {}
        for name, value in params.items():
            said |= prefixed(name, self.forms(name, value, view))
        return said

    def forms(self, name: str, value: object, view: Data | None) -> Forms:
        """One parameter in all its forms; the plain one has no name."""
        if value is None:
            return {"": NOTHING}
        if isinstance(value, bool):
            return {"": "yes" if value else "no"}
        phrase = self.phrase(name, value, view)
        if phrase is not None:
            return {"": phrase}
        if name in self.named_by:
            return self.named(self.named_by[name], str(value))
        if isinstance(value, int | str):
            return {"": value}
        raise TypeError(f"no words for {name}={value!r}")

    def phrase(self, name: str, value: object, view: Data | None) -> str | None:
        """Words for a parameter that is more than a name or a number; games add theirs."""
        return self.seat(number(value)) if name == "seat" else None

    def context(self, params: Data, view: Data | None) -> Forms:
        """What a sentence may ask for beside the parameters: what the moment, or a card in use, adds to them."""
        return {}

    def named(self, sort: str, word: str) -> Forms:
        """A thing by its sort and id in all its forms, and the id itself for choosing between sentences.

        What has no text is called by its id, and so in every form that a thing without a name has.
        """
        key, unnamed = f"{sort}-{word}", f"{sort}-unnamed"
        if self.bundle.has(key):
            return {"": self.bundle.say(key), "id": word, **self.bundle.parts(key)}
        forms = self.bundle.parts(unnamed) if self.bundle.has(unnamed) else {}
        return {**dict.fromkeys(["", *forms], humanised(word)), "id": word}

    def name(self, sort: str, word: str) -> str:
        return str(self.named(sort, word)[""])

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row: a, b and c."""
        if not parts:
            return self.bundle.say("list-none")
        *firsts, text = parts
        if firsts:
            text = self.bundle.say("list-two", {"first": firsts.pop(), "last": text})
        while firsts:
            text = self.bundle.say("list-more", {"first": firsts.pop(), "rest": text})
        return text

    def seat(self, seat: int) -> str:
        """A player: by what the game calls them and their own name, or by the number at the table, from 1 on."""
        if seat >= len(self.people):
            return self.bundle.say("seat-number", {"number": seat + 1})
        name = self.names[seat] if seat < len(self.names) else None
        if name is None:
            return self.nameless(seat)
        return self.bundle.say("seat-person", {"seat": self.called(seat), "name": name})

    def nameless(self, seat: int) -> str:
        """A player whose own name is not known."""
        return self.called(seat)

    def printed(self, sort: str, word: str) -> Data | None:
        """What stands on a piece, if anybody told us."""
        return self.pieces.get(sort, {}).get(word)

    # What each game says in its own way.

    @staticmethod
    def people_in(view: Data) -> list[str]:
        """The ids of those who play, by seat."""
        raise NotImplementedError

    def called(self, seat: int) -> str:
        """A player by what the game calls them, alone."""
        raise NotImplementedError

    def opening(self, view: Data) -> str:
        """The first line of a story: who plays, and by which options."""
        raise NotImplementedError

    def outcome(self, outcome: Outcome) -> str:
        """The last line of a story."""
        raise NotImplementedError

    def condensed(self, events: list[EventFacts]) -> list[EventFacts]:
        """The facts of one action as the lines that a story has of them."""
        return events
