"""The page of the OpenAPI document: every route and type in plain HTML, and nothing of it is taken for markup."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.server.http.docs_page import kind, page

DOCUMENT: dict[str, Any] = {
    "info": {"title": "Tables & <people>", "version": "1", "description": "a < b"},
    "paths": {
        "/tables/{table}": {
            "get": {
                "description": "one <table>",
                "parameters": [{"name": "table", "in": "path", "schema": {"type": "string"}}],
                "responses": {
                    "200": {"content": {"json": {"schema": {"$ref": "#/Table"}}}},
                    "204": {},
                },
            },
            "put": {
                "requestBody": {"content": {"json": {"schema": {"type": "integer"}}}},
                "responses": {},
            },
        }
    },
    "components": {"schemas": {"Table": {"description": "of <oak>", "type": "object", "title": "Table"}}},
}


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"$ref": "#/components/schemas/Seat"}, '<a href="#Seat">Seat</a>'),
        ({"oneOf": [{"$ref": "#/A"}, {"$ref": "#/B"}]}, '<a href="#A">A</a> or <a href="#B">B</a>'),
        ({"type": "array", "items": {"$ref": "#/A"}}, 'list of <a href="#A">A</a>'),
        (
            {"pattern": "<"},
            "<code>{&quot;pattern&quot;: &quot;&lt;&quot;}</code>",
        ),
    ],
)
def test_a_type_is_told_in_a_few_words(schema: dict[str, Any], said: str) -> None:
    assert kind(schema) == said


def test_every_route_and_type_is_on_the_page_and_nothing_is_markup() -> None:
    shown = page(DOCUMENT)
    for said in ("Tables &amp; &lt;people&gt; 1", "a &lt; b", "one &lt;table&gt;", "of &lt;oak&gt;"):
        assert said in shown
    assert "<h3>GET /tables/{table}</h3>" in shown
    assert "<code>table</code> (in path)" in shown
    assert "<p>Body: <code>" in shown
    assert "<tr><td>204</td><td>nothing</td></tr>" in shown
    assert '<h3 id="Table">Table</h3>' in shown
    assert "&quot;title&quot;" not in shown
