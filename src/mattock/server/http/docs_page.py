"""The OpenAPI document, and a page of it: plain HTML, made here, so that it needs nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from litestar import MediaType, Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from mattock.server.game_schemas import openapi_with_games

Json = Mapping[str, Any]

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; }
h2 { border-bottom: 1px solid #ccc; margin-top: 2.5rem; } h3 { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; } td, th { border: 1px solid #ccc; padding: .2rem .6rem; text-align: left; }
pre { background: #f4f1ea; padding: .8rem; overflow-x: auto; } code { font-size: .95em; }
@media (prefers-color-scheme: dark) {
  body { background: #1c1a17; color: #e8e2d6; } pre { background: #2a2620; } a { color: #9cc4ff; }
}
"""


class DocsPage(OpenAPIRenderPlugin):
    """At `/api/docs`."""

    media_type = MediaType.HTML

    def render(self, request: object, openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_with_games(openapi_schema)).encode()


class JsonDocument(JsonRenderPlugin):
    """At `/api/openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, openapi_with_games(openapi_schema))


def page(document: Json) -> str:
    info, schemas = document["info"], document["components"]["schemas"]
    title = f"{escape(info['title'])} {escape(info['version'])}"
    types = (typed(name, schema) for name, schema in sorted(schemas.items()))
    body = "".join((*routes(document["paths"]), "<h2>Types</h2>", *types))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1><p>{escape(info.get('description', ''))}</p>"
        f'<p><a href="openapi.json">openapi.json</a>, <a href="asyncapi.json">asyncapi.json</a></p>'
        f"<h2>Routes</h2>{body}</body></html>"
    )


def routes(paths: Json) -> Iterator[str]:
    for path, methods in paths.items():
        for method, route in methods.items():
            yield f"<h3>{method.upper()} {escape(path)}</h3><p>{escape(route.get('description', ''))}</p>"
            yield from parameters(route.get("parameters", ()))
            if "requestBody" in route:
                yield f"<p>Body: {content(route['requestBody'])}</p>"
            yield "<table><tr><th>Status</th><th>Answer</th></tr>"
            for status, answer in route["responses"].items():
                yield f"<tr><td>{status}</td><td>{content(answer)}</td></tr>"
            yield "</table>"


def parameters(found: list[Json]) -> Iterator[str]:
    if found:
        shown = (f"<code>{escape(one['name'])}</code> (in {one['in']}): {kind(one['schema'])}" for one in found)
        yield f"<p>{'; '.join(shown)}</p>"


def content(holder: Json) -> str:
    return ", ".join(kind(one["schema"]) for one in holder.get("content", {}).values()) or "nothing"


def kind(schema: Json) -> str:
    """A type in a few words, with a link to its full description."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(map(kind, schema[several]))
    if schema.get("type") == "array" and "items" in schema:
        return f"list of {kind(schema['items'])}"
    return f"<code>{escape(json.dumps(schema, ensure_ascii=False))}</code>"


def typed(name: str, schema: Json) -> str:
    shape = {key: value for key, value in schema.items() if key not in {"title", "description"}}
    text = escape(json.dumps(shape, indent=2, ensure_ascii=False))
    said = escape(schema.get("description") or "")
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{said}</p><pre>{text}</pre>'
