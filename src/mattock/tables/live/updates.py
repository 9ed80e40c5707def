"""News as JSON for several audiences: most of a page is the same for all of them, and is set once.

What is open to all (the standing, most of a view, what has happened) is encoded once, and so is what is the same
*object* for several; nothing here knows what is secret: who is told another object gets another text. Pieces of views
and actions keep their text, so what an action has not changed is not encoded again. Who was told before may be told
what has changed since: that is a fifth as much to write, to send and to read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from mattock.core.looks import Scene, changes_of, looks_of
from mattock.tables.log.entries import Entry
from mattock.tables.log.messages import News
from mattock.tables.log.redaction import (
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
from mattock.tables.log.seats import Seat
from mattock.tables.log.table import Table

encode: Final = msgspec.json.Encoder().encode


class Placard:
    """How a table stands, as JSON: set anew when more of it changes than how many deeds were done."""

    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()
        self._parts = (b"", b"")

    def printed(self, table: Table) -> bytes:
        facts = standing_facts(table)
        if facts != self._facts:
            before, name, rest = encode(standing(table)).rpartition(b'"deeds":')
            self._facts, self._parts = facts, (before + name, rest[rest.index(b",") :])
        before, rest = self._parts
        return b"".join((before, b"%d" % len(table.record.deeds), rest))


class Shown:
    """A table as it is told: how it stands, and what the `seats` see of it, None for onlookers."""

    def __init__(self, table: Table, seats: Sequence[int | None]) -> None:
        self.version = table.version
        self.seating = table.record.seats
        self.facts = standing_facts(table)
        self.scene = None if table.state is None else Scene(table.state, list(seats), mover(table))

    def is_before(self, table: Table, told: int) -> bool:
        """Is it what everybody was told last, and does everybody still look through the same eyes?"""
        return self.version == told and self.seating == table.record.seats


class Parts(NamedTuple):
    """Of a page, set already: how it begins, and the look of each seat."""

    head: bytes
    looks: dict[int | None, bytes]


class Press:
    """For one telling. A page is what `News` are as JSON, or `Changes`, glued together from parts that are set already.

    `seats` are those that somebody looks through; `before` is what they were told last, if that is known. Pages are
    some thousand bytes: their parts are joined, for formatting would copy them several times.
    """

    def __init__(
        self,
        table: Table,
        seats: Sequence[int | None],
        entries: Sequence[Entry],
        placard: Placard,
        before: Shown | None = None,
        *,
        is_play: bool,
    ) -> None:
        self.table = table
        self.entries = entries
        self.is_play = is_play
        self.shown = Shown(table, seats)
        self._before = before
        self._seats = list(seats)
        self._placard = placard
        self._insiders = insiders(entries)
        self._open_happenings = encode([happening(entry, ()) for entry in entries])
        self._whole: Parts | None = None
        self._changed: Parts | None = None

    def printed(self, audience: Audience) -> bytes:
        """What is open to all first, then what is each seat's own."""
        if self._whole is None:
            self._whole = self._set_whole()
        looks = self._whole.looks
        return self._page(self._whole.head, audience, [looks[seat] for seat in eyes(audience)] if looks else [])

    def _set_whole(self) -> Parts:
        table, scene = self.table, self.shown.scene
        head = b'{"answer":"news","table":"%b","version":%d,"standing":%b,"happenings":' % (
            table.record.id.encode(),
            table.version,
            self._placard.printed(table),
        )
        looks = [] if scene is None else looks_of(scene, self._seats, encode)
        return Parts(head, dict(zip(self._seats, looks, strict=False)))

    def changes(self, audience: Audience) -> bytes | None:
        """The same as changes of what was told last; None for who was not told all of that."""
        if self._before is None:
            return None
        if self._changed is None:
            self._changed = self._set_changed(self._before)
        looks = [self._changed.looks.get(seat, b"") for seat in eyes(audience)]
        return self._page(self._changed.head, audience, looks) if all(looks) else None

    def _set_changed(self, before: Shown) -> Parts:
        table, scene, known = self.table, self.shown.scene, before.scene
        is_same = before.facts == self.shown.facts
        head = b'{"answer":"changes","table":"%b","since":%d,"version":%d,"standing":%b,"deeds":%d,"happenings":' % (
            table.record.id.encode(),
            before.version,
            table.version,
            b"null" if is_same else self._placard.printed(table),
            len(table.record.deeds),
        )
        if scene is None or known is None:
            return Parts(head, {})
        seats = [seat for seat in self._seats if seat in known.own]
        return Parts(head, dict(zip(seats, changes_of(known, scene, seats, encode), strict=True)))

    def _page(self, head: bytes, audience: Audience, looks: list[bytes]) -> bytes:
        if self._insiders.isdisjoint(audience):
            happenings = self._open_happenings
        else:
            happenings = encode([happening(entry, audience) for entry in self.entries])
        last = b'],"free_steps":%d}' % free_steps(self.table, audience)
        return b"".join((head, happenings, b',"looks":[', b",".join(looks), last))


class Told:
    """News on their way to all listeners of one audience: as an object, and as JSON that is made at most once, whole or
    as changes of what they were told last.

    Whoever wants them takes them at once: they tell of the table as it stands, and it goes on. `is_play`: nothing has
    happened but deeds.
    """

    __slots__ = ("_audience", "_changes", "_encoded", "_press", "is_play")

    def __init__(self, press: Press, audience: Audience) -> None:
        self._press = press
        self._audience = audience
        self._encoded: bytes | None = None
        self._changes: bytes | None = None
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
    def changes(self) -> bytes:
        """Whole where there is nothing that they have changed from."""
        if self._changes is None:
            self._changes = self._press.changes(self._audience) or self.encoded
        return self._changes

    @property
    def seats(self) -> list[Seat]:
        return self._press.table.record.seats
