"""The shapes of the main messages in `docs/api.md`, written from the types of the server.

`python -m scripts.api_shapes` renews the blocks between `<!-- shapes: News SeatView -->` and `<!-- end of shapes -->`.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from mattock.server.contract import CLIENT_MESSAGES, SERVER_MESSAGES
from mattock.wire.schema import REF, message_schema

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "api.md"
BLOCK = re.compile(r"<!-- shapes: (?P<names>[\w ]+) -->\n.*?<!-- end of shapes -->", re.DOTALL)
WIDTH = 110
PLAIN = {"integer": "int", "number": "float", "string": "string", "boolean": "bool", "null": "null"}


@cache
def schemas() -> dict[str, Any]:
    defs: dict[str, Any] = message_schema(CLIENT_MESSAGES, SERVER_MESSAGES)["$defs"]
    return defs


def type_of(schema: dict[str, Any]) -> str:
    """A type in a few signs: `[Seat]` is a list of seats, `{string: int}` an object with any names."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join("null" if one is None else f'"{one}"' for one in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(type_of(one) for one in schema[union])
    if schema.get("type") == "array":
        items = schema.get("items", {})
        kinds = [type_of(one) for one in items] if isinstance(items, list) else [type_of(items)]
        return f"[{', '.join(kinds)}]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"{{string: {type_of(values) if isinstance(values, dict) else 'any'}}}"
    return PLAIN.get(str(schema.get("type")), "any")


def shape(name: str) -> str:
    """One type, on a line if it fits; `?` marks a field that may be missing, and `...` that a game adds more."""
    schema = schemas()[name]
    if "properties" not in schema:
        return f"{name} = {type_of(schema)}"
    required = schema.get("required", [])
    fields = [
        f'"{field}"{"" if field in required else "?"}: {type_of(kind)}' for field, kind in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        fields.append("...")
    line = f"{name} = {{{', '.join(fields)}}}"
    return line if len(line) <= WIDTH else f"{name} = {{\n  " + ",\n  ".join(fields) + "\n}"


def block(found: re.Match[str]) -> str:
    names = found["names"]
    shapes = "\n".join(shape(name) for name in names.split())
    return f"<!-- shapes: {names} -->\n```\n{shapes}\n```\n<!-- end of shapes -->"


def renewed(text: str) -> str:
    """The document with every block as the types are now."""
    return BLOCK.sub(block, text)


def main() -> int:
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
