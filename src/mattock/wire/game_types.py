"""A game's declared types, closed: its view, options and printed pieces, and a type for each event and each verb."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

from msgspec import Struct, UnsetType

from mattock.core.contract import Contract
from mattock.core.events import EventKind
from mattock.core.verb import Verb
from mattock.wire.closed import StructCloser, closed_struct, named


class GameTypes:
    """What a client of one game may be told, as types that msgspec reads strictly."""

    def __init__(self, contract: Contract) -> None:
        self._closer = StructCloser(contract.names)
        self._sorts = {sort: self._closer.closed(kind) for sort, kind in contract.sorts.items()}
        self.view = self._closer.closed(contract.view)
        self.options = self._closer.closed(contract.options)
        self.pieces = self._closer.closed(contract.pieces)
        self.event = named("Event", union(self._event(*kinds) for kinds in by_name(contract.events).values()))
        self.action = named("Action", union(self._action(verb) for verb in contract.verbs))

    def _event(self, *kinds: EventKind) -> type[Struct]:
        """Kinds that share a name tell the same, but not all of it to everybody: what is secret may be missing."""
        fields: dict[str, Any] = {}
        for fact in (fact for kind in kinds for fact in kind.facts):
            told = self._sorts[fact.sort] | None if fact.nullable else self._sorts[fact.sort]
            is_optional = any(other.secret for kind in kinds for other in kind.facts if other.name == fact.name)
            fields[fact.name] = told | UnsetType if is_optional else told
        return closed_struct(camel(kinds[0].name), fields, tag=("event", kinds[0].name))

    def _action(self, verb: Verb[Any]) -> type[Struct]:
        """A parameter has one sort in all actions of a verb; one that is not in all of them may be missing."""
        params = [{name: sort for name, sort, _ in verb.params(arg)} for arg in range(verb.size)]
        fields: dict[str, Any] = {"code": str}
        for name, sort in {name: sort for one in params for name, sort in one.items()}.items():
            is_optional = any(name not in one for one in params)
            fields[name] = self._sorts[sort] | UnsetType if is_optional else self._sorts[sort]
        return closed_struct(camel(verb.name) + "Action", fields, tag=("verb", verb.name))


def by_name(kinds: Iterable[EventKind]) -> Mapping[str, list[EventKind]]:
    found: dict[str, list[EventKind]] = {}
    for kind in kinds:
        found.setdefault(kind.name, []).append(kind)
    return found


def union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


def camel(name: str) -> str:
    """`card_laid` as the name of a type."""
    return "".join(part.capitalize() for part in name.split("_"))
