"""What a test of texts needs of a game: its pieces and people, its events, and moments at which much can be said."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from mattock.core.events import Event, EventKind
from mattock.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from mattock.core.events import Names
    from mattock.core.state import State
    from mattock.texts.arguments import Pieces


class Subject(NamedTuple):
    """A game to speak of. `samples` gives some numbers of a sort, `is_possible` leaves out facts that never meet."""

    name: str
    pieces: Pieces
    people: list[str]
    events: ModuleType
    names: Names
    samples: Callable[[str], tuple[int, ...]]
    is_possible: Callable[[dict[str, object]], bool]
    moments: Callable[[], Iterator[State]]
    questions: set[str]
    refusals: int

    def texts(self, language: str) -> Texts:
        return Texts(language, self.name, pieces=self.pieces, people=self.people)

    def kinds(self) -> list[EventKind]:
        return [kind for kind in vars(self.events).values() if isinstance(kind, EventKind)]

    def told(self, kind: EventKind) -> Iterator[Event]:
        """One event for each mix of sample values."""
        for numbers in itertools.product(*(self.samples(fact.sort) for fact in kind.facts)):
            event = Event(kind, self.names, *(*numbers, 0, 0, 0, 0, 0)[:5])
            if self.is_possible(event.to_dict()):
                yield event
