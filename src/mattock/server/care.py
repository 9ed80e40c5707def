"""For the operator: is the house well, and how much goes on in it?"""

from __future__ import annotations

from typing import Literal

from litestar import Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from mattock.server.asking import Housed
from mattock.server.described import refusals
from mattock.tables.store.store import watched


class Healthy(Struct, frozen=True, tag_field="answer", tag="healthy"):
    database: Literal["reachable"] = "reachable"


@get("/api/health", responses=refusals())
async def health(house: Housed) -> Healthy:
    """While the database cannot be reached, the answer is `unavailable`."""
    async with watched(), house.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return Healthy()


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: Housed) -> Response[bytes]:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
