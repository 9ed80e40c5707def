"""What a game declares about the data it sends to clients; JSON Schema and TypeScript types are generated from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mattock.core.events import EventKind
from mattock.core.verb import Verb


class Contract:
    """`view`, `options` and `pieces` are types; `events`, `verbs` and `refusals` are the tables of the game, and
    `sorts` has a type for each sort of fact and parameter in them. `missing` has a type for everything that a refusal
    tells beside the parameters of its action (`Verb.missing`). `names` holds the aliases that deserve a name of their
    own, usually `vars()` of the module that declares them.
    """

    def __init__(
        self,
        *,
        view: object,
        options: object,
        pieces: object,
        sorts: Mapping[str, object],
        events: Sequence[EventKind],
        verbs: Sequence[Verb[Any]],
        refusals: Sequence[tuple[str, str]],
        missing: Mapping[str, object],
        names: Mapping[str, object],
    ) -> None:
        self.view = view
        self.options = options
        self.pieces = pieces
        self.sorts = sorts
        self.events = events
        self.verbs = verbs
        self.refusals = refusals
        self.missing = missing
        self.names = names


def kinds_in(names: Mapping[str, object]) -> list[EventKind]:
    """The kinds of events among the names of a module, in their order."""
    return [kind for kind in names.values() if isinstance(kind, EventKind)]
