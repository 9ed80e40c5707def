"""News as JSON for several audiences: most of a page is the same for all of them, and is set once.

What is open to all (the standing, most of a view, what has happened) is encoded once, and so is what is the same
*object* for several; nothing here knows what is secret: who is told another object gets another text. Pieces of views
and actions keep their text, so what an action has not changed is not encoded again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from mattock.core.looks import looks_of
from mattock.tables.entries import Entry
from mattock.tables.news import News
from mattock.tables.seats import Seat
from mattock.tables.table import Table
from mattock.tables.telling import (
    Audience,
    eyes,
    free_steps,
    happening,
    insiders,
    mover,
    news,
    standing,
    standing_facts,
)

encode: Final = msgspec.json.Encoder().encode


class Placard:
    """How a table stands, as JSON: set anew when more of it changes than how many actions were played."""

    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()
        self._parts = (b"", b"")

    def printed(self, table: Table) -> bytes:
        facts = standing_facts(table)
        if facts != self._facts:
            before, name, rest = encode(standing(table)).rpartition(b'"actions":')
            self._facts, self._parts = facts, (before + name, rest[rest.index(b",") :])
        before, rest = self._parts
        return b"".join((before, b"%d" % len(table.record.line), rest))


class Press:
    """For one telling. A page is what `News` are as JSON, glued together from parts that are set already.

    `seats` are those that somebody looks through, None for onlookers. Pages are some thousand bytes: their parts are
    joined, for formatting would copy them several times.
    """

    def __init__(
        self, table: Table, seats: Sequence[int | None], entries: Sequence[Entry], placard: Placard, *, is_play: bool
    ) -> None:
        self.table = table
        self.entries = entries
        self.is_play = is_play
        self._insiders = insiders(entries)
        self._head = b'{"answer":"news","table":"%b","version":%d,"standing":%b,"happenings":' % (
            table.record.id.encode(),
            table.version,
            placard.printed(table),
        )
        self._open_happenings = encode([happening(entry, ()) for entry in entries])
        self._looks: dict[int | None, bytes] = {}
        if table.state is not None:
            self._looks = dict(zip(seats, looks_of(table.state, list(seats), mover(table), encode), strict=True))

    def printed(self, audience: Audience) -> bytes:
        """What is open to all first, then what is each seat's own."""
        if self._insiders.isdisjoint(audience):
            happenings = self._open_happenings
        else:
            happenings = encode([happening(entry, audience) for entry in self.entries])
        looks = b",".join([self._looks[seat] for seat in eyes(audience)]) if self._looks else b""
        last = b'],"free_steps":%d}' % free_steps(self.table, audience)
        return b"".join((self._head, happenings, b',"looks":[', looks, last))


class Told:
    """News on their way to all listeners of one audience: as an object, and as JSON that is made at most once.

    Whoever wants them takes them at once: they tell of the table as it stands, and it goes on. `is_play`: nothing has
    happened but actions.
    """

    __slots__ = ("_audience", "_encoded", "_press", "is_play")

    def __init__(self, press: Press, audience: Audience) -> None:
        self._press = press
        self._audience = audience
        self._encoded: bytes | None = None
        self.is_play = press.is_play

    @property
    def news(self) -> News:
        return news(self._press.table, self._audience, self._press.entries)

    @property
    def encoded(self) -> bytes:
        if self._encoded is None:
            self._encoded = self._press.printed(self._audience)
        return self._encoded

    @property
    def seats(self) -> list[Seat]:
        return self._press.table.record.seats
