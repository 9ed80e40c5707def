"""Words for a game that brings no code for them: what a parameter is called says what it is.

The last word of a parameter's name is its sort, so `face` and `standing_face` are both faces and `loser_seat` is a
player. A word of a sort is named by the message `<sort>-<word>` (`face-six`), a table of counts by `amount-<word>`, and
lists are said in a row. `web/src/words/declared.ts` does the same in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from mattock.core.outcome import Outcome
from mattock.core.registry import game
from mattock.texts.arguments import Data, Forms, Pieces, Words, humanised, number, options_in, prefixed
from mattock.texts.bundle import Bundle


class DeclaredWords(Words):
    """Players go by their own names or by their number; beginning and end are one message each."""

    def __init__(self, bundle: Bundle, pieces: Pieces, people: Sequence[str], names: Sequence[str | None] = ()) -> None:
        super().__init__(bundle, pieces, people, names)
        assert bundle.game is not None
        self.unsaid = dict.fromkeys(secret_facts(bundle.game))

    def forms(self, name: str, value: object, view: Data | None) -> Forms:
        sort = sort_of(name)
        if isinstance(value, Mapping):
            return {"": self.listed([self.amount(str(word), count) for word, count in value.items() if count])}
        if isinstance(value, list | tuple):
            return {"": self.listed([str(self.forms(name, part, view)[""]) for part in value])}
        if isinstance(value, str) and self.bundle.has(f"{sort}-{value}"):
            return self.named(sort, value)
        return super().forms(name, value, view)

    def phrase(self, name: str, value: object, view: Data | None) -> str | None:
        if sort_of(name) == "seat" and isinstance(value, int):
            return self.seat(value)
        return self.bundle.say(f"decision-{value}.goal") if name == "asked" else None

    def amount(self, word: str, count: object) -> str:
        key = f"amount-{word}"
        if self.bundle.has(key) and isinstance(count, int):
            return self.bundle.say(key, {"count": count})
        return f"{humanised(word)} {count}"

    def seat(self, seat: int) -> str:
        name = self.names[seat] if seat < len(self.names) else None
        return self.called(seat) if name is None else name

    @staticmethod
    def people_in(view: Data) -> list[str]:
        return [str(seat) for seat in range(number(options_in(view)["players"]))]

    def called(self, seat: int) -> str:
        return self.bundle.say("seat-number", {"number": seat + 1})

    def opening(self, view: Data) -> str:
        """The players, and every option by its name."""
        options = options_in(view)
        players = self.listed([self.seat(seat) for seat in range(options["players"])])
        return self.bundle.say("story-opening", {**self.arguments(options, view), "players": players})

    def outcome(self, outcome: Outcome) -> str:
        """A message for each reason; it may name the winners, their score, and everybody's."""
        said: Forms = {"winners": self.listed([self.seat(seat) for seat in outcome.winners]), "score": outcome.score}
        for seat, score in enumerate(outcome.scores, 1):
            said |= prefixed(f"score_{seat}", {"": score})
        return self.bundle.say(f"outcome-{outcome.reason}", said)


def sort_of(name: str) -> str:
    return name.rpartition("_")[2]


@cache
def secret_facts(name: str) -> tuple[str, ...]:
    """Facts that an event may come without: they are said as `none` then."""
    facts = [fact for kind in game(name).contract().events for fact in kind.facts]
    return tuple(dict.fromkeys(fact.name for fact in facts if fact.secret))
