"""Events: facts with names, and secrets for their owner alone."""

from __future__ import annotations

import mattock
from mattock.core.events import Event, EventKind, Fact

GAME = mattock.game(mattock.game_names()[0])
NAMES = GAME.new(seed=1).tale[0]._names
DRAWN = EventKind("drawn", Fact("seat", "number"), Fact("count", "number"), Fact("best", "number", secret=True))
PASSED = EventKind("passed", Fact("seat", "number"))
SLEPT = EventKind("slept")


def test_an_event_tells_its_facts_by_name() -> None:
    event = Event(DRAWN, NAMES, 1, 5, 42, 0)
    assert event.name == "drawn"
    assert event.to_dict() == {"event": "drawn", "seat": 1, "count": 5, "best": 42}
    assert Event(SLEPT, NAMES, 0, 0, 0, 0).to_dict() == {"event": "slept"}


def test_a_secret_is_for_its_owner_alone() -> None:
    event = Event(DRAWN, NAMES, 1, 5, 42, 0)
    assert event.seen_by(1) == event.to_dict()
    for seat in (0, 2, 3, None):
        assert event.seen_by(seat) == {"event": "drawn", "seat": 1, "count": 5}


def test_what_is_open_is_seen_by_all() -> None:
    event = Event(PASSED, NAMES, 2, 0, 0, 0)
    for seat in (0, 2, None):
        assert event.seen_by(seat) == event.to_dict() == {"event": "passed", "seat": 2}


def test_events_are_equal_when_they_tell_the_same() -> None:
    event = Event(DRAWN, NAMES, 1, 5, 42, 0)
    assert event == Event(DRAWN, NAMES, 1, 5, 42, 0)
    assert hash(event) == hash(Event(DRAWN, NAMES, 1, 5, 42, 0))
    assert event not in [Event(DRAWN, NAMES, 1, 5, 43, 0), Event(PASSED, NAMES, 1, 0, 0, 0), "drawn"]
