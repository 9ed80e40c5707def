"""Turns errors of requests into named answers that show nothing of the server's inside."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from mattock.server.http.replies import STATUS, NotAllowed, NotFound, Refused, TooFast, TooLarge, tag_of
from mattock.tables.log.answers import Answer, Malformed, Unavailable
from mattock.tables.store.errors import StoreUnavailable

CLIENT_GONE: Final = "client disconnected prematurely"  # as Litestar says it: inside the body of a request

log = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]


def refusal(answer: Answer, headers: dict[str, str] | None = None) -> Response[Answer]:
    if isinstance(answer, TooFast):
        headers = {"Retry-After": str(int(answer.retry) + 1)}
    status = STATUS[tag_of(type(answer))]
    return Response(answer, status_code=status, headers=headers, media_type=MediaType.JSON)


def refused(_: Asked, error: Refused) -> Response[Answer]:
    return refusal(error.answer)


def out_of_order(_: Asked, error: StoreUnavailable) -> Response[Answer]:
    return refusal(Unavailable(code=error.code))


def malformed(_: Asked, error: HTTPException) -> Response[Answer]:
    """The answer to a request that Litestar refuses by itself."""
    if isinstance(error, NotFoundException):
        return refusal(NotFound())
    if isinstance(error, MethodNotAllowedException):
        return refusal(NotAllowed(), error.headers)
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return refusal(TooLarge())
    if isinstance(error, ClientException) or error.detail == CLIENT_GONE:
        return refusal(Malformed(problem=said(error)))
    return failed(_, error)


def said(error: HTTPException) -> str:
    """One line that names the wrong field."""
    extra = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(parts) or error.detail


def failed(request: Asked, error: Exception) -> Response[Answer]:
    """The answer to a fault of ours; the log says more."""
    log.error("%s %.200r failed", request.method, request.url.path, exc_info=error)
    return refusal(Unavailable(code="failed"))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refused: refused,
    StoreUnavailable: out_of_order,
    HTTPException: malformed,
    Exception: failed,
}
