"""News as JSON for several audiences: most of a page is the same for all of them, and is set once.

What is open to all (the standing, most of a view, what has happened) is encoded once, and so is what is the same
*object* for several; nothing here knows what is secret: who is told another object gets another text. Pieces of views
and actions keep their text, so what an action has not changed is not encoded again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from mattock.core.action import Action
from mattock.core.piece import facts_of
from mattock.tables.entries import Entry, Played
from mattock.tables.news import News
from mattock.tables.seats import Seat
from mattock.tables.table import Table
from mattock.tables.telling import Audience, Telling, free_steps, legal, offered, standing, standing_facts

encode: Final = msgspec.json.Encoder().encode


def printed_action(action: Action) -> bytes:
    action.written = text = encode(offered(action))
    return text


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

    Pages are some thousand bytes: they are joined once, for formatting copies them several times.
    """

    def __init__(
        self, table: Table, audiences: Collection[Audience], entries: Sequence[Entry], placard: Placard
    ) -> None:
        self.telling = telling = Telling(table, audiences, entries)
        self._head = b'{"answer":"news","table":%b,"version":%d,"standing":' % (encode(table.record.id), table.version)
        self._standing = placard.printed(table)
        self._open_happenings = encode(telling.open_happenings)
        self._open_facts = facts_of(telling.open_view, encode)
        self.is_play = bool(entries) and all(isinstance(entry.body, Played) for entry in entries)

    def printed(self, audience: Audience) -> bytes:
        telling = self.telling
        happenings = telling.happenings(audience)
        parts = [
            self._head,
            self._standing,
            b',"happenings":',
            self._open_happenings if happenings is telling.open_happenings else encode(happenings),
            b',"looks":[',
        ]
        for place, seat in enumerate(telling.seats(audience)):
            parts += (b',{"seat":' if place else b'{"seat":', *self._look(seat))
        parts.append(b'],"free_steps":%d}' % free_steps(telling.table, audience))
        return b"".join(parts)

    def _look(self, seat: int | None) -> tuple[bytes, ...]:
        """What is open to all first, then what is the seat's own."""
        return (
            b"null" if seat is None else b"%d" % seat,
            b',"view":{',
            self._open_facts,
            b",",
            facts_of(self.telling.own_views[seat], encode),
            b'},"legal":[',
            b",".join([action.written or printed_action(action) for action in legal(self.telling.table, seat)]),
            b"]}",
        )


class Told:
    """News on their way to all listeners of one audience: as an object, and as JSON that is made at most once.

    Whoever wants them takes them at once: they tell of the table as it stands, and it goes on.
    """

    def __init__(self, press: Press, audience: Audience) -> None:
        self._press = press
        self._audience = audience
        self._encoded: bytes | None = None

    @property
    def news(self) -> News:
        return self._press.telling.news(self._audience)

    @property
    def encoded(self) -> bytes:
        if self._encoded is None:
            self._encoded = self._press.printed(self._audience)
        return self._encoded

    @property
    def seats(self) -> list[Seat]:
        return self._press.telling.table.record.seats

    @property
    def is_play(self) -> bool:
        """Has anything happened, and nothing but actions?"""
        return self._press.is_play
