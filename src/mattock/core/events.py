"""The tale: events as facts, and what of them each seat may see.

Events are told as numbers and get their names only when somebody reads them, so a tale costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """Turns the numbers of a game into the words of its data: `name("place", 3)`. Each box has its own."""

    def __init__(self, words: dict[str, tuple[str, ...]]) -> None:
        self.words = words

    def name(self, sort: str, number: i64) -> object:
        """The word for a number of that sort; None for a number that means nothing."""
        words = self.words.get(sort)
        if words is not None:
            return words[number] if number >= 0 else None
        return number if sort == "number" else self.made_of(sort, number)

    def made_of(self, sort: str, number: i64) -> object:
        """The data that several things packed into a number stand for."""
        raise KeyError(sort)


class Fact:
    """One field of an event: its name and its sort. Secret fields are only for the seat the event belongs to; a
    `nullable` one may be told as None.
    """

    def __init__(self, name: str, sort: str, *, secret: bool = False, nullable: bool = False) -> None:
        self.name = name
        self.sort = sort
        self.secret = secret
        self.nullable = nullable


class EventKind:
    """A kind of event: its name and up to five facts. If one of them is secret, the first is its owner's seat."""

    def __init__(self, name: str, *facts: Fact) -> None:
        self.name = name
        self.facts = facts
        self.is_open = not any(fact.secret for fact in facts)


class Event:
    """Something that happened."""

    __slots__ = ("_a", "_b", "_c", "_d", "_e", "_names", "kind")

    def __init__(self, kind: EventKind, names: Names, a: i64, b: i64, c: i64, d: i64, e: i64 = 0) -> None:
        self.kind = kind
        self._names = names
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._d: i64 = d
        self._e: i64 = e

    @property
    def name(self) -> str:
        return self.kind.name

    def to_dict(self) -> dict[str, object]:
        """The whole event, secrets included."""
        return self._facts(shown=True)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """What that seat (None: an onlooker) may know of it: secret facts are left out for all but their owner."""
        return self._facts(shown=seat is not None and seat == self._a)

    def numbers_seen_by(self, seat: int) -> list[int | None]:
        """The numbers of its facts in order; None for each that the seat may not know."""
        numbers = (self._a, self._b, self._c, self._d, self._e)
        shown = seat == self._a
        pairs = zip(self.kind.facts, numbers, strict=False)
        return [number if shown or not fact.secret else None for fact, number in pairs]

    def is_private_to(self, seat: int) -> bool:
        """Whether that seat sees more of it than an onlooker."""
        return not self.kind.is_open and seat == self._a

    def _facts(self, shown: bool) -> dict[str, object]:
        told: dict[str, object] = {"event": self.kind.name}
        numbers = (self._a, self._b, self._c, self._d, self._e)
        for fact, number in zip(self.kind.facts, numbers, strict=False):
            if shown or not fact.secret:
                told[fact.name] = self._names.name(fact.sort, number)
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind.name, self._a, self._b, self._c, self._d, self._e))

    def __repr__(self) -> str:
        """Without secrets, because everybody reads logs and failing tests."""
        return f"Event({self.seen_by(None)!r})"
