"""The person who asks is known by the key in the header and by nothing else."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.serving import Place, meeting


@pytest.mark.parametrize("header", [None, "Bearer", "Bearer nonsense", "Basic abc", "nonsense", "Bearer \xff"])
def test_without_the_key_of_somebody_nobody_is_recognised(place: Place, header: str | None) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            headers = {} if header is None else {b"Authorization": header.encode("latin-1")}
            response = await ada.http.get("/api/people/me", headers=headers)
            assert (response.status_code, response.json()) == (401, {"answer": "unrecognised"})

    asyncio.run(visit())


def test_what_is_no_request_at_all_is_refused_as_such(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            assert (await ada.http.get("/api/people/me", headers={"Authorization": "Bearer \x7f"})).status_code == 400

    asyncio.run(visit())
