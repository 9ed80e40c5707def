"""Health and metrics of the server, for the operator."""

from __future__ import annotations

from litestar import Response, get, route
from prometheus_client import CONTENT_TYPE_LATEST

from mattock.server.http.dependencies import AppStateArg
from mattock.server.http.messages import HealthReport
from mattock.server.http.openapi import refusals
from mattock.server.state import AppState


@get("/api/health", responses=refusals())
async def health(app_state: AppStateArg) -> HealthReport:
    """While nothing can be written, the answer is `unavailable`; while something else does not work, `degraded` says
    what.
    """
    return await report(app_state)


@route("/api/health", http_method="HEAD", include_in_schema=False)
async def health_in_short(app_state: AppStateArg) -> HealthReport:
    """Answer load balancers that want no more than the status."""
    return await report(app_state)


async def report(app_state: AppState) -> HealthReport:
    await app_state.store.reach()
    return HealthReport(degraded=None if app_state.store.hears_others else "no_news_of_other_servers")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(app_state: AppStateArg) -> Response[bytes]:
    return Response(app_state.metrics.text(), media_type=CONTENT_TYPE_LATEST)
