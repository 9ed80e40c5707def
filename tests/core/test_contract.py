"""What a game declares of the data that it sends."""

from __future__ import annotations

from mattock.core.contract import kinds_in
from mattock.core.events import EventKind


def test_the_kinds_of_events_of_a_module_are_found_in_their_order() -> None:
    second, first = EventKind("second"), EventKind("first")
    assert kinds_in({"B": second, "LIMIT": 3, "A": first, "text": "first"}) == [second, first]
