"""Every route of the application is described by types."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mattock.server.app import ROUTES
from mattock.server.contract import CLIENT_MESSAGES, SERVER_MESSAGES
from mattock.wire.schema import message_schema
from tests.server.serving import serving, visiting


def test_every_body_and_every_reply_of_a_route_is_described_by_a_type(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as place, visiting(place) as enrol:
            document = (await (await enrol("Ada")).get("/api/openapi.json")).json()
        known = message_schema(CLIENT_MESSAGES, SERVER_MESSAGES)["$defs"].keys()
        contents = [
            (path, content["application/json"]["schema"])
            for path, methods in document["paths"].items()
            for route in methods.values()
            for content in (route["responses"]["200"]["content"], route.get("requestBody", {}).get("content"))
            if content
        ]
        assert len(contents) > len(ROUTES)
        for path, schema in contents:
            for one in schema.get("oneOf", [schema.get("items", schema)]):
                assert one["$ref"].removeprefix("#/components/schemas/") in known, path

    asyncio.run(story())
