"""Answers of the server beside those of tables, and the HTTP status of each."""

from __future__ import annotations

from typing import Final

from mattock.tables.log.answers import Answer, AnyAnswer, Done, TableRefusal


class Unrecognised(Answer, frozen=True, kw_only=True, tag="unrecognised"):
    """No key, or one that belongs to nobody."""


class Banned(Answer, frozen=True, kw_only=True, tag="banned"):
    """The operator does not let the person in."""

    reason: str


class NotFound(Answer, frozen=True, kw_only=True, tag="not_found"):
    """There is nothing at this address."""


class NotAllowed(Answer, frozen=True, kw_only=True, tag="not_allowed"):
    """Not with this method."""


class TooLarge(Answer, frozen=True, kw_only=True, tag="too_large"):
    """More bytes than anything here needs."""


class TooFast(Answer, frozen=True, kw_only=True, tag="too_fast"):
    """Too many requests; after `retry` seconds the next one is welcome."""

    retry: float


class ForeignOrigin(Answer, frozen=True, kw_only=True, tag="foreign_origin"):
    """A page of another origin asked, and the operator has not allowed it."""


ServerRefusal = Unrecognised | Banned | NotFound | NotAllowed | TooLarge | TooFast | ForeignOrigin

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "unrecognised": 401,
    "banned": 403,
    "not_yours": 403,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "not_found": 404,
    "not_allowed": 405,
    "stale": 409,
    "illegal_move": 409,
    "not_now": 409,
    "table_full": 409,
    "seat_taken": 409,
    "key_reused": 409,
    "too_large": 413,
    "bad_option": 422,
    "bad_journal": 422,
    "too_fast": 429,
    "unavailable": 503,
}


def tag_of(kind: type[Answer]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


class Refused(Exception):
    """Raised where a request cannot be carried out; carries the answer for the client."""

    def __init__(self, answer: TableRefusal | ServerRefusal) -> None:
        super().__init__(tag_of(type(answer)))
        self.answer = answer


def done(answer: AnyAnswer) -> Done:
    """The answer, if it is no refusal; else `Refused` is raised."""
    if not isinstance(answer, Done):
        raise Refused(answer)
    return answer
