"""Errors of a request are answers with a name and a status, and show nothing of the inside."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Request
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.testing import RequestFactory

from mattock.server.http import errors
from mattock.server.http.errors import failed, malformed, out_of_order, refusal, refused
from mattock.server.http.replies import Refused, TooFast, tag_of
from mattock.tables.log.answers import Answer, Malformed
from mattock.tables.store.errors import StoreUnavailable


def asked() -> Request[Any, Any, Any]:
    return RequestFactory().get("/api/tables")


def name_of(answer: Answer) -> str:
    return tag_of(type(answer))


@pytest.mark.parametrize(
    ("error", "name", "status"),
    [
        (NotFoundException(), "not_found", 404),
        (MethodNotAllowedException(headers={"Allow": "GET"}), "not_allowed", 405),
        (HTTPException(status_code=413), "too_large", 413),
        (ClientException("no JSON"), "malformed", 400),
        (HTTPException(detail="client disconnected prematurely"), "malformed", 400),
    ],
)
def test_what_the_framework_refuses_has_a_name_and_a_status(error: HTTPException, name: str, status: int) -> None:
    answer = malformed(asked(), error)
    assert (name_of(answer.content), answer.status_code) == (name, status)


def test_a_field_that_is_wrong_is_named() -> None:
    error = ValidationException(extra=[{"key": "limit", "message": "too large"}, {"key": "before", "message": "odd"}])
    content = malformed(asked(), error).content
    assert isinstance(content, Malformed)
    assert content.problem == "limit: too large; before: odd"


def test_whoever_asks_too_often_is_told_when_to_come_back() -> None:
    assert refusal(TooFast(retry=2.4)).headers["Retry-After"] == "3"


def test_refusals_and_a_database_that_is_away_are_answered_as_such() -> None:
    assert refused(asked(), Refused(Malformed(problem="x"))).status_code == 400
    assert out_of_order(asked(), StoreUnavailable("database_gone")).status_code == 503


def test_a_mistake_of_ours_goes_to_the_log_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[object] = []
    monkeypatch.setattr(errors.log, "error", lambda *_, exc_info: noted.append(exc_info))
    error = ZeroDivisionError("the inside")
    answer = failed(asked(), error)
    assert answer.status_code == 503
    assert "the inside" not in repr(answer.content)
    assert noted == [error]
