"""A game's declared types, closed: its view, options and printed pieces, and a type for each event and each verb."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, Literal, get_origin

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
        self.refusal = self._refusal(contract)

    def _refusal(self, contract: Contract) -> type[Struct]:
        """Of any action for any reason: each parameter may be missing."""
        told: dict[str, list[object]] = {"verb": [str], "asked": [str]}
        for verb in contract.verbs:
            for name, sort in params_of(verb).items():
                told.setdefault(name, []).append(contract.sorts[sort])
        for name, kind in contract.missing.items():
            told.setdefault(name, []).append(kind)
        params = closed_struct("RefusalParams", {name: self._any_of(kinds) | UnsetType for name, kinds in told.items()})
        codes = tuple(dict.fromkeys(code for code, _ in contract.refusals if code))
        return closed_struct("Refusal", {"code": Literal[codes], "rule": str, "params": params})

    def _any_of(self, kinds: list[object]) -> Any:
        """A parameter that is of one sort or of another; words of several sorts are any words."""
        different = [kind for at, kind in enumerate(kinds) if kind not in kinds[:at]]
        words = [kind for kind in different if kind is str or get_origin(kind) is Literal]
        if len(words) > 1:
            different = [str, *(kind for kind in different if kind not in words)]
        return union(self._closer.closed(kind) for kind in different)

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
        params = [{name for name, _, _ in verb.params(arg)} for arg in range(verb.size)]
        fields: dict[str, Any] = {"code": str}
        for name, sort in params_of(verb).items():
            is_optional = any(name not in one for one in params)
            fields[name] = self._sorts[sort] | UnsetType if is_optional else self._sorts[sort]
        return closed_struct(camel(verb.name) + "Action", fields, tag=("verb", verb.name))


def params_of(verb: Verb[Any]) -> dict[str, str]:
    """Every parameter that an action of the verb may have, with its sort."""
    return {name: sort for arg in range(verb.size) for name, sort, _ in verb.params(arg)}


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
