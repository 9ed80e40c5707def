"""Typed dictionaries as structs that allow no other field: msgspec reads these strictly and knows tagged unions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

NAME = "x-name"
"""Marks the schema of an alias with the name that it deserves in the document."""


class Closer:
    """Closes types, each once. `names` are aliases by name: literals, unions and dictionaries among them keep it."""

    def __init__(self, names: Mapping[str, object] | None = None) -> None:
        self._structs: dict[object, type[Struct]] = {}
        self._names: dict[object, str] = {}
        for name, kind in (names or {}).items():
            if is_alias(kind):
                self._names.setdefault(kind, name)

    def closed(self, kind: Any) -> Any:
        """The same type with structs in place of typed dictionaries."""
        if is_typeddict(kind):
            return self.struct(kind)
        name = self._names.get(kind) if is_alias(kind) else None
        if is_dictionary_of_words(kind):
            return self.dictionary(name or "Dictionary", kind)
        closed = self._closed(kind)
        return closed if name is None else named(name, closed)

    def _closed(self, kind: Any) -> Any:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is None or origin is Literal:
            return kind
        if origin is Annotated:
            return Annotated[(self.closed(inner[0]), *inner[1:])]
        if origin in {Union, UnionType}:
            return self._union(inner)
        return origin[tuple(self.closed(one) if one is not Ellipsis else one for one in inner)]

    def _union(self, inner: tuple[Any, ...]) -> Any:
        """A union that may be None as well keeps its name, though Python has made one union of both."""
        others = [one for one in inner if one is not NoneType]
        if len(others) < len(inner) and len(others) > 1:
            return self.closed(reduce(or_, others)) | None
        return reduce(or_, [self.closed(one) for one in inner])

    def dictionary(self, name: str, kind: Any) -> type[Struct]:
        """A dictionary whose keys are known words, as a struct that may have each of them."""
        if kind not in self._structs:
            words, value = get_args(kind)
            fields = dict.fromkeys(get_args(words), self.closed(value) | UnsetType)
            self._structs[kind] = closed_struct(name, fields)
        return self._structs[kind]

    def struct(self, kind: Any) -> type[Struct]:
        if kind not in self._structs:
            hints = get_type_hints(kind, include_extras=True)
            fields = {name: self._field(kind, name, hint) for name, hint in hints.items()}
            self._structs[kind] = closed_struct(kind.__name__, fields, kind.__dict__.get("__doc__"))
        return self._structs[kind]

    def _field(self, kind: Any, name: str, hint: Any) -> Any:
        origin = get_origin(hint)
        is_optional = origin is NotRequired or (name in kind.__optional_keys__ and origin is not Required)
        closed = self.closed(get_args(hint)[0] if origin in {NotRequired, Required} else hint)
        return closed | UnsetType if is_optional else closed


def is_dictionary_of_words(kind: object) -> bool:
    return get_origin(kind) is dict and get_origin(get_args(kind)[0]) is Literal


def is_alias(kind: object) -> bool:
    """Whether it is a literal of several words, a union or a dictionary: types that have no name themselves."""
    origin = get_origin(kind)
    if origin is Literal:
        return len(get_args(kind)) > 1
    return origin in {Union, UnionType, dict}


def named(name: str, kind: Any) -> Any:
    return Annotated[kind, Meta(extra_json_schema={NAME: name})]


def tag_in(fields: Mapping[str, Any]) -> tuple[str, str] | None:
    """The first field, if it can have one value only, and that value."""
    name, kind = next(iter(fields.items()), ("", None))
    values = get_args(kind) if get_origin(kind) is Literal else ()
    return (name, values[0]) if len(values) == 1 and isinstance(values[0], str) else None


def closed_struct(name: str, fields: Mapping[str, Any], doc: str | None = None) -> type[Struct]:
    """A struct that refuses fields it does not know. Its tag is the first field, if that is a literal of one word."""
    tag_field, tag = tag_in(fields) or (None, None)
    rest = [
        (field, kind, UNSET) if UnsetType in get_args(kind) else (field, kind)
        for field, kind in fields.items()
        if field != tag_field
    ]
    namespace = {"__doc__": doc} if doc else {}
    return msgspec.defstruct(
        name, rest, namespace=namespace, tag_field=tag_field, tag=tag, kw_only=True, forbid_unknown_fields=True
    )
