"""Entries come out of a store as they went in; those of version 0.1.0 as this version writes them."""

from __future__ import annotations

import msgspec
import pytest

from mattock.tables.log.entries import (
    DeedPlayed,
    LoggedAction,
    PlayedSingle,
    Rewound,
    Said,
    current,
    read_body,
)
from tests.tables.staging import ADA


@pytest.mark.parametrize(
    "body",
    [
        Said(by=ADA, text="hello"),
        Rewound(to=3, by=ADA, is_beyond=True),
        DeedPlayed(1, ADA.id, (LoggedAction("lay:axe", (3, 0)), LoggedAction("rest", ())), [], has_taught=True),
    ],
    ids=["said", "rewound", "deed"],
)
def test_a_body_is_read_as_it_was_written(body: Said | Rewound | DeedPlayed) -> None:
    assert read_body(msgspec.json.encode(body)) == current(body) == body


def test_a_single_action_of_version_0_1_0_is_a_deed_of_one_action() -> None:
    old = PlayedSingle(1, None, "lay:axe", (3, 0), [], has_taught=False)
    deed = DeedPlayed(1, None, (LoggedAction("lay:axe", (3, 0)),), [], has_taught=False)
    assert read_body(msgspec.json.encode(old)) == deed
    assert [action.action for action in deed.moves] == list(deed.actions)


@pytest.mark.parametrize("data", [b"{}", b'{"kind":"said"}', b'{"kind":"unheard_of"}', b"[]"])
def test_what_is_no_entry_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_body(data)
