"""Every answer that is a refusal has a status of its own kind."""

from __future__ import annotations

from typing import get_args

import pytest

from mattock.server.http.replies import STATUS, NotFound, Refused, ServerRefusal, done, tag_of
from mattock.tables.log.answers import Done, TableRefusal


def test_every_refusal_has_a_status_and_nothing_else_has() -> None:
    refusals = {tag_of(kind) for kind in (*get_args(TableRefusal), *get_args(ServerRefusal))}
    assert refusals == STATUS.keys()
    assert all(400 <= status < 600 for status in STATUS.values())


def test_what_was_done_is_the_answer_and_a_refusal_is_raised() -> None:
    answer = Done(table="t", version=3)
    assert done(answer) is answer
    with pytest.raises(Refused, match="not_found") as raised:
        done(NotFound())  # type: ignore[arg-type]
    assert raised.value.answer == NotFound()
