"""The OpenAPI document: which refusals a route may give, and types with all their limits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, Literal

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Schema
from litestar.params import ParameterKwarg
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import Empty
from litestar.typing import FieldDefinition
from msgspec import NODEFAULT, UNSET, Struct
from msgspec.inspect import Field, IntType, ListType, NoneType, StructType, Type, UnionType, type_info

from mattock.server.http.replies import STATUS, Banned, ForeignOrigin, TooFast, TooLarge, Unrecognised, tag_of
from mattock.tables.log.answers import Answer, Malformed, NoSuchTable, NotYours, Unavailable

COMMON_REFUSALS: Final[tuple[type[Answer], ...]] = (Malformed, TooFast, Unavailable, ForeignOrigin, TooLarge)
PERSON_REFUSALS: Final[tuple[type[Answer], ...]] = (Unrecognised, Banned)
TABLE_REFUSALS: Final[tuple[type[Answer], ...]] = (*PERSON_REFUSALS, NoSuchTable, NotYours)

KEY_SCHEME: Final = "key"
KEY_SECURITY: Final = [{KEY_SCHEME: list[str]()}]
"""Routes that need to know who asks."""


def refusals(*kinds: type[Answer]) -> dict[int, ResponseSpec]:
    """The refusals by status; several may share one."""
    by_status: dict[int, list[type[Answer]]] = {}
    for kind in (*COMMON_REFUSALS, *kinds):
        by_status.setdefault(STATUS[tag_of(kind)], []).append(kind)
    return {status: spec(group) for status, group in sorted(by_status.items())}


def spec(kinds: Sequence[type[Answer]]) -> ResponseSpec:
    said = "; ".join(f"`{tag_of(kind)}`" for kind in kinds)
    return ResponseSpec(data_container=reduce(or_, kinds), description=said, generate_examples=False)


LIMITS: Final = ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length", "pattern")
LIMITS_OF_LISTS: Final = {"min_length": "min_items", "max_length": "max_items"}


class ExactStructs(OpenAPISchemaPlugin):
    """Structs of msgspec with their documentation, all their limits, and a word on unknown fields."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        kind = type_info(field_definition.type_)
        assert isinstance(kind, StructType)
        hints = field_definition.get_type_hints(include_extras=True, resolve_generics=True)
        fields = {field.encode_name: declared(field, hints[field.name]) for field in kind.fields}
        required = [field.encode_name for field in kind.fields if field.required]
        if kind.tag_field:
            fields[kind.tag_field] = FieldDefinition.from_annotation(Literal[kind.tag])
            required.append(kind.tag_field)
        schema: Schema = schema_creator.create_component_schema(
            field_definition, required=sorted(required), property_fields=fields
        )
        schema.description = kind.cls.__doc__
        if kind.forbid_unknown_fields:
            schema.additional_properties = False
        for field in kind.fields:
            described = (schema.properties or {}).get(field.encode_name)
            if isinstance(described, Schema) and least(field.type) == 0:  # Litestar takes a limit of 0 for none
                described.minimum = 0
        return schema


def declared(field: Field, hint: Any) -> FieldDefinition:
    """A field of a struct as Litestar wants it, with its default and its limits."""
    default = Empty if field.default in (NODEFAULT, UNSET) else field.default
    limits = limits_of(field.type)
    constraints: dict[str, Any] = {"kwarg_definition": ParameterKwarg(**limits)} if limits else {}
    return FieldDefinition.from_annotation(annotation=hint, name=field.encode_name, default=default, **constraints)


def limits_of(kind: Type) -> dict[str, Any]:
    """The limits that a type sets, by the names that Litestar gives them; None beside it sets none."""
    others = [one for one in kind.types if not isinstance(one, NoneType)] if isinstance(kind, UnionType) else [kind]
    only = others[0] if len(others) == 1 else kind
    names = LIMITS_OF_LISTS if isinstance(only, ListType) else {name: name for name in LIMITS}
    found = {given: getattr(only, name, None) for name, given in names.items()}
    return {name: limit for name, limit in found.items() if limit is not None}


def least(kind: Type) -> int | None:
    """The smallest number that is allowed, if it is a number."""
    kinds = kind.types if isinstance(kind, UnionType) else (kind,)
    return next((one.ge for one in kinds if isinstance(one, IntType)), None)
