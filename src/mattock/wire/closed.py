"""Turns typed dictionaries into structs that allow no other field, which msgspec reads strictly."""

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

from mattock.wire.messages import NAME


class StructCloser:
    """Closes types, each once. `names` are aliases by name: literals, unions and dictionaries among them keep it."""

    def __init__(self, names: Mapping[str, object] | None = None) -> None:
        self._structs: dict[object, type[Struct]] = {}
        self._names: dict[object, str] = {}
        for name, kind in (names or {}).items():
            if is_alias(kind):
                self._names.setdefault(kind, name)

    def closed(self, kind: Any) -> Any:
        """The type with structs in place of typed dictionaries."""
        if is_typeddict(kind):
            return self.struct(kind, is_tagged=False)
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
        is_tagged = sum(map(is_typeddict, inner)) > 1
        return reduce(or_, [self.struct(one) if is_tagged and is_typeddict(one) else self.closed(one) for one in inner])

    def dictionary(self, name: str, kind: Any) -> type[Struct]:
        """A dictionary whose keys are known words, as a struct that may have each of them."""
        if kind not in self._structs:
            words, value = get_args(kind)
            fields = dict.fromkeys(get_args(words), self.closed(value) | UnsetType)
            self._structs[kind] = closed_struct(name, fields)
        return self._structs[kind]

    def struct(self, kind: Any, *, is_tagged: bool = True) -> type[Struct]:
        """One of a union is known by its tag; msgspec would not miss the tag of one that stands alone."""
        if (kind, is_tagged) not in self._structs:
            hints = get_type_hints(kind, include_extras=True)
            fields = {name: self._field(kind, name, hint) for name, hint in hints.items()}
            tag = tag_in(fields) if is_tagged else None
            doc = kind.__dict__.get("__doc__")
            self._structs[kind, is_tagged] = closed_struct(kind.__name__, fields, tag=tag, doc=doc)
        return self._structs[kind, is_tagged]

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


def tag_in(fields: Mapping[str, Any]) -> tuple[str, str]:
    """The first field, which can have one value only, and that value."""
    name, kind = next(iter(fields.items()))
    (value,) = get_args(kind)
    return name, value


def closed_struct(
    name: str, fields: Mapping[str, Any], *, tag: tuple[str, str] | None = None, doc: str | None = None
) -> type[Struct]:
    """A struct that refuses fields it does not know; a field whose type may be `UnsetType` may be missing."""
    tag_field, value = tag or (None, None)
    rest = [
        (field, kind, UNSET) if UnsetType in get_args(kind) else (field, kind)
        for field, kind in fields.items()
        if field != tag_field
    ]
    namespace = {"__doc__": doc} if doc else {}
    return msgspec.defstruct(
        name, rest, namespace=namespace, tag_field=tag_field, tag=value, kw_only=True, forbid_unknown_fields=True
    )
