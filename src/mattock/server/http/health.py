"""For the operator: is the house well, and how much goes on in it?"""

from __future__ import annotations

from litestar import Response, get, route
from prometheus_client import CONTENT_TYPE_LATEST

from mattock.server.http.dependencies import Housed
from mattock.server.http.messages import HealthReport
from mattock.server.http.openapi import refusals


@get("/api/health", responses=refusals())
async def health(house: Housed) -> HealthReport:
    """While the database cannot be reached, the answer is `unavailable`."""
    await house.store.reach()
    return HealthReport()


@route("/api/health", http_method="HEAD", include_in_schema=False)
async def health_in_short(house: Housed) -> HealthReport:
    """Answer load balancers that want no more than the status."""
    await house.store.reach()
    return HealthReport()


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: Housed) -> Response[bytes]:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
