"""News as JSON for several audiences: most of a page is the same for all of them, and is set once.

What is open to all (the standing, most of a view, what has happened) is encoded once, and so is what is the same
*object* for several; nothing here knows what is secret: who is told another object gets another text. Pieces of views
keep their text, so what an action has not changed is not encoded again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from mattock.core.piece import Piece
from mattock.tables.entries import Entry, Played
from mattock.tables.news import News
from mattock.tables.seats import Seat
from mattock.tables.table import Table
from mattock.tables.telling import Audience, Telling, free_steps, legal, standing_facts

encode: Final = msgspec.json.Encoder().encode


def printed_view(view: dict[str, Any]) -> bytes:
    """A view, or a part of one; lists of pieces are put together from what is printed already."""
    text, rest = b"", view.copy()
    for name, part in view.items():
        if part.__class__ is list and part and part[0].__class__ is Piece:
            del rest[name]
            pieces = b",".join([piece.written or printed_piece(piece) for piece in part])
            text += b'"%b":[%b],' % (name.encode(), pieces)
    return b"{" + text + encode(rest)[1:]


def printed_piece(piece: Piece) -> bytes:
    piece.written = text = encode(piece)
    return text


class Placard:
    """How a table stands, as JSON: set anew when more of it changes than how many actions were played."""

    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()
        self._parts = (b"", b"")

    def printed(self, telling: Telling) -> bytes:
        facts = standing_facts(telling.table)
        if facts != self._facts:
            before, name, rest = encode(telling.standing).rpartition(b'"actions":')
            self._facts, self._parts = facts, (before + name, rest[rest.index(b",") :])
        return b"%b%d%b" % (self._parts[0], len(telling.table.record.line), self._parts[1])


class Press:
    """For one telling. A page is what `News` are as JSON, glued together from parts that are set already."""

    def __init__(
        self, table: Table, audiences: Collection[Audience], entries: Sequence[Entry], placard: Placard
    ) -> None:
        self.telling = telling = Telling(table, audiences, entries)
        self._head = b'{"answer":"news","table":%b,"version":%d,"standing":%b,"happenings":' % (
            encode(table.record.id),
            table.version,
            placard.printed(telling),
        )
        self._open_happenings = encode(telling.open_happenings)
        self._open_view = printed_view(telling.open_view)[:-1]
        self.is_play = bool(entries) and all(isinstance(entry.body, Played) for entry in entries)

    def printed(self, audience: Audience) -> bytes:
        telling = self.telling
        happenings = telling.happenings(audience)
        parts = [self._head, self._open_happenings if happenings is telling.open_happenings else encode(happenings)]
        gap = b',"looks":['
        for seat in telling.seats(audience):
            parts += (gap, *self._look(seat))
            gap = b","
        if gap != b",":
            parts.append(gap)
        parts.append(b'],"free_steps":%d}' % free_steps(telling.table, audience))
        return b"".join(parts)

    def _look(self, seat: int | None) -> tuple[bytes, ...]:
        """What is open to all first, then what is the seat's own."""
        own, offered = printed_view(self.telling.own_views[seat]), legal(self.telling.table, seat)
        return (
            b'{"seat":%b,"view":' % encode(seat),
            self._open_view,
            b",",
            own[1:],
            b',"legal":',
            encode(offered) if offered else b"[]",
            b"}",
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
