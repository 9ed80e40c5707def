"""How the OpenAPI document speaks of routes: which refusals to expect, and types as strict as they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition
from msgspec.inspect import IntType, StructType, Type, UnionType, type_info

from mattock.server.replies import STATUS, ForeignOrigin, TooFast, TooLarge, Unrecognised, tag_of
from mattock.tables.answers import Answer, Malformed, NoSuchTable, NotYours, Unavailable

ALWAYS: Final[tuple[type[Answer], ...]] = (Malformed, TooFast, Unavailable, ForeignOrigin, TooLarge)
KNOWN: Final[tuple[type[Answer], ...]] = (Unrecognised,)
AT_TABLE: Final[tuple[type[Answer], ...]] = (*KNOWN, NoSuchTable, NotYours)

KEY: Final = "key"
BY_KEY: Final = [{KEY: list[str]()}]
"""Routes that need to know who asks."""


def refusals(*kinds: type[Answer]) -> dict[int, ResponseSpec]:
    """By status; several refusals may share one."""
    by_status: dict[int, list[type[Answer]]] = {}
    for kind in (*ALWAYS, *kinds):
        by_status.setdefault(STATUS[tag_of(kind)], []).append(kind)
    return {status: spec(group) for status, group in sorted(by_status.items())}


def spec(kinds: Sequence[type[Answer]]) -> ResponseSpec:
    said = "; ".join(f"`{tag_of(kind)}`" for kind in kinds)
    return ResponseSpec(data_container=reduce(or_, kinds), description=said, generate_examples=False)


class ExactStructs(StructSchemaPlugin):
    """With what Litestar leaves out: what a struct is for, that it forbids unknown fields, that 0 is the least."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        kind = type_info(field_definition.type_)
        assert isinstance(kind, StructType)
        schema.description = kind.cls.__doc__
        if kind.forbid_unknown_fields:
            schema.additional_properties = False
        for field in kind.fields:
            told = (schema.properties or {}).get(field.encode_name)
            if isinstance(told, Schema) and least(field.type) == 0:
                told.minimum = 0
        return schema


def least(kind: Type) -> int | None:
    """The smallest number that is allowed, if it is a number."""
    kinds = kind.types if isinstance(kind, UnionType) else (kind,)
    return next((one.ge for one in kinds if isinstance(one, IntType)), None)
