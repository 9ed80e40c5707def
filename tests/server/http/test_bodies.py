"""Bodies of requests are read strictly: no number out of a word, no field that nobody knows."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tests.server.serving import serving

WRONG = {
    "a number for a word": b'{"name": 5}',
    "a field more": b'{"name": "Ada", "more": 1}',
    "a field less": b"{}",
    "a list": b'["Ada"]',
    "no JSON": b"name=Ada",
    "nothing": b"",
}


def test_a_body_that_does_not_fit_is_malformed(tmp_path: Path) -> None:
    async def story() -> dict[str, tuple[int, str]]:
        async with serving(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as client:
            found = {what: await client.post("/api/people", content=body) for what, body in WRONG.items()}
            right = await client.post("/api/people", content=b'{"name": "Ada"}')
            assert right.status_code == 200
            return {what: (one.status_code, one.json()["answer"]) for what, one in found.items()}

    assert asyncio.run(story()) == dict.fromkeys(WRONG, (400, "malformed"))
