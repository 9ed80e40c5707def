"""JSON Schema of what crosses the border: a document for each game, and one for the messages of tables and server.

`scripts/contract.py` makes the client's types out of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.inspect import Field, StructType, Type, TypedDictType, multi_type_info

from mattock.core.contract import Contract
from mattock.wire.closed import is_alias, named
from mattock.wire.game_types import GameTypes
from mattock.wire.messages import NAME, EventData, OfferedAction, ViewData

Schema = dict[str, Any]
REF = "#/$defs/"
OPEN: frozenset[type] = frozenset({ViewData, EventData, OfferedAction})
"""What all games have in common: each game adds fields of its own."""
DROPPED_KEYWORDS = {NAME, "discriminator", "title", "properties"}


def game_schema(name: str, contract: Contract) -> Schema:
    """All that clients are told of one game. The document itself has a property for each part."""
    types = GameTypes(contract)
    parts = {
        "View": types.view,
        "Event": types.event,
        "Action": types.action,
        "Options": types.options,
        "Pieces": types.pieces,
        "Refusal": types.refusal,
    }
    schemas, defs = components(parts.values())
    always_sent(parts.values(), defs)
    return document("Game", dict(zip(parts, schemas, strict=True)), defs)


def message_schema(received: Mapping[str, Any], sent: Mapping[str, Any]) -> Schema:
    """The schema of messages that clients send and receive, each by name.

    A field with a default may be left out of what is sent, and is always there in what is told. Where a type differs
    for that reason, the one that is sent has `Input` after its name.
    """
    asked, inputs = components(aliased(received))
    answered, outputs = components(aliased(sent))
    always_sent(sent.values(), outputs)
    different = differing(inputs, outputs)
    renamed = {REF + name: f"{REF}{name}Input" for name in different}
    ours: Schema = {(f"{name}Input" if name in different else name): part for name, part in inputs.items()}
    properties = dict(zip(received, pointed(asked, renamed), strict=True)) | dict(zip(sent, answered, strict=True))
    return document("Messages", properties, outputs | pointed(ours, renamed))


def aliased(kinds: Mapping[str, Any]) -> list[Any]:
    """Unions get the name under which they are listed."""
    return [named(name, kind) if is_alias(kind) else kind for name, kind in kinds.items()]


def document(title: str, properties: Schema, defs: Schema) -> Schema:
    return {
        "title": title,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "$defs": dict(sorted(defs.items())),
    }


def components(kinds: Iterable[Any]) -> tuple[list[Schema], Schema]:
    """A schema for each of the types, and the named ones that these refer to. All are closed but for `OPEN`."""
    kinds = list(kinds)
    schemas, defs = msgspec.json.schema_components(kinds, ref_template=f"{REF}{{name}}")
    for kind in named_in(multi_type_info(kinds)):
        if kind.cls in OPEN:
            defs[kind.cls.__name__]["additionalProperties"] = True
    aliases: Schema = {}
    whole = (
        [hoisted(schema, aliases) for schema in schemas],
        {name: hoisted(one, aliases) for name, one in defs.items()},
    )
    return whole[0], whole[1] | aliases


def hoisted(schema: Any, aliases: Schema) -> Any:
    """The schema with aliases under their names, and in words that the generator of types knows."""
    if isinstance(schema, list):
        return [hoisted(one, aliases) for one in schema]
    if not isinstance(schema, dict):
        return schema
    shape = {key: hoisted(part, aliases) for key, part in schema.items() if key not in DROPPED_KEYWORDS}
    if "properties" in schema:
        shape["properties"] = {name: hoisted(part, aliases) for name, part in schema["properties"].items()}
    if "properties" in shape:
        shape.setdefault("additionalProperties", False)
    if "description" in shape:
        shape["description"] = cleandoc(shape["description"])
    if "prefixItems" in shape:
        shape["items"] = shape.pop("prefixItems")
    if NAME not in schema:
        return shape
    shape.pop("default", None)  # the field's, not the alias's
    aliases[schema[NAME]] = shape
    return {"$ref": REF + schema[NAME]}


def always_sent(kinds: Iterable[Any], defs: Schema) -> None:
    """Defaults are written out unless a struct says otherwise, so all of its fields are there."""
    for struct in named_in(multi_type_info(list(kinds))):
        schema = defs.get(struct.cls.__name__)
        if schema is None or not isinstance(struct, StructType) or struct.cls.__struct_config__.omit_defaults:
            continue
        absent = {field.encode_name for field in struct.fields if is_unset(field)}
        schema["required"] = [name for name in schema["properties"] if name not in absent]


def is_unset(field: Field) -> bool:
    """Whether it is left out unless something was said, rather than told with its default."""
    return not field.required and field.default in {NODEFAULT, UNSET} and field.default_factory is NODEFAULT


def named_in(kinds: Iterable[Type]) -> Iterator[StructType | TypedDictType]:
    """Every struct and typed dictionary that the types are made of, once."""
    seen: set[type] = set()
    waiting: list[object] = list(kinds)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, (list, tuple)):
            waiting.extend(kind)
        if not isinstance(kind, (Type, Field)):
            continue
        if isinstance(kind, StructType | TypedDictType):
            if kind.cls in seen:
                continue
            seen.add(kind.cls)
            yield kind
        waiting.extend(getattr(kind, name) for name in kind.__struct_fields__)


def differing(inputs: Schema, outputs: Schema) -> set[str]:
    """Names that stand for two types, and those that refer to them."""
    both = inputs.keys() & outputs.keys()
    found = {name for name in both if inputs[name] != outputs[name]}
    grown = True
    while grown:
        more = {name for name in both - found if refs_in(inputs[name]) & found}
        grown = bool(more)
        found |= more
    return found


def refs_in(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return {ref for one in schema for ref in refs_in(one)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"].removeprefix(REF)} if "$ref" in schema else set()
    return own | {ref for part in schema.values() for ref in refs_in(part)}


def pointed(schema: Any, renamed: Mapping[str, str]) -> Any:
    """The schema with references to new names."""
    if isinstance(schema, list):
        return [pointed(one, renamed) for one in schema]
    if not isinstance(schema, dict):
        return schema
    shape = {key: pointed(part, renamed) for key, part in schema.items()}
    if "$ref" in shape:
        shape["$ref"] = renamed.get(shape["$ref"], shape["$ref"])
    return shape
