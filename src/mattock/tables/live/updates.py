"""Encoding updates of a table for several audiences: most of an update is the same for all of them.

What is open to all (the standing, most of a view, what has happened) is encoded once. Nothing here knows what is
secret: `redaction` and the games decide that. An audience that was told the version before may be told what has changed
since, which is a fifth as much to encode, to send and to read.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mattock.tables.log.entries import Entry
from mattock.tables.log.messages import Changes, News, PublicEntry, TableState
from mattock.tables.log.redaction import (
    Audience,
    UpdateParts,
    free_steps,
    insiders,
    news,
    news_of,
    standing_facts,
    viewing_seats,
)
from mattock.tables.log.redaction import (
    standing as standing_of,
)
from mattock.tables.log.seats import Seat
from mattock.tables.log.table import Table
from mattock.wire.encode import encode, encoded_fields, pre_encoded
from mattock.wire.messages import SeatView
from mattock.wire.views import EncodedChanges, EncodedLooks


class StandingCache:
    """The state of a table with its fields encoded; made again when more of it changes than the number of deeds."""

    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()
        self._standing: TableState | None = None

    def find(self, table: Table) -> TableState:
        facts = standing_facts(table)
        if self._standing is None or facts != self._facts:
            self._facts, self._standing = facts, encoded_fields(standing_of(table))
        return replace(self._standing, deeds=len(table.record.deeds))


class EncodedParts(UpdateParts):
    """Parts of which those are encoded already that several audiences are told alike."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[int | None],
        entries: Sequence[Entry],
        standings: StandingCache,
        omitted: int = 0,
    ) -> None:
        super().__init__(table, seats, entries, omitted)
        self._standings = standings
        self._standing: TableState | None = None
        self._looks: EncodedLooks | None = None
        self._insiders = insiders(entries)
        self._open_happenings = pre_encoded(super().happenings(()))

    def standing(self) -> TableState:
        if self._standing is None:
            self._standing = pre_encoded(self._standings.find(self.table))
        return self._standing

    def happenings(self, audience: Audience) -> list[PublicEntry]:
        return self._open_happenings if self._insiders.isdisjoint(audience) else super().happenings(audience)

    def looks(self, audience: Audience) -> list[SeatView]:
        if self.views is None:
            return []
        if self._looks is None:
            self._looks = EncodedLooks(self.views)
        return self._looks.looks(viewing_seats(audience))


class LastUpdate:
    """What listeners were told of a table last; changes are told in comparison with it."""

    def __init__(self, parts: UpdateParts) -> None:
        self.version = parts.table.version
        self.seating = parts.table.record.seats
        self.facts = standing_facts(parts.table)
        self.views = parts.views

    def is_before(self, table: Table, last_version: int) -> bool:
        """Whether everybody was told this version last and still has the same seats."""
        return self.version == last_version and self.seating == table.record.seats


class UpdateEncoder:
    """One update for all audiences. `seats` are those that somebody looks through; `before` is what they were told
    last, if that is known; `is_play`: nothing has happened but deeds; `omitted` entries came before those told here.
    """

    def __init__(
        self,
        table: Table,
        seats: Sequence[int | None],
        entries: Sequence[Entry],
        standings: StandingCache,
        before: LastUpdate | None = None,
        *,
        is_play: bool,
        omitted: int = 0,
    ) -> None:
        self.table = table
        self.entries = entries
        self.is_play = is_play
        self.omitted = omitted
        self._parts = EncodedParts(table, seats, entries, standings, omitted)
        self.shown = LastUpdate(self._parts)
        self._before = before
        self._changes: EncodedChanges | None = None

    def news(self, audience: Audience) -> bytes:
        return encode(news(self._parts, audience))

    def changes(self, audience: Audience) -> bytes | None:
        """The differences from what was told last; None for an audience that was not told all of that."""
        before, parts = self._before, self._parts
        if before is None or before.views is None or parts.views is None:
            return None
        if self._changes is None:
            self._changes = EncodedChanges(before.views, parts.views)
        changes = self._changes.changes(viewing_seats(audience))
        if changes is None:
            return None
        record, version = self.table.record, self.table.version
        standing = None if before.facts == self.shown.facts else parts.standing()
        steps = free_steps(self.table, audience)
        happenings = parts.happenings(audience)
        return encode(
            Changes(record.id, before.version, version, standing, len(record.deeds), happenings, changes, steps)
        )


class Update:
    """An update on its way to all listeners of one audience: as an object, and as JSON that is made at most once, whole
    or as changes of what they were told last.

    Listeners take it at once: it tells of the table as it stands, and that goes on. `is_play`: nothing has happened but
    deeds.
    """

    __slots__ = ("_audience", "_changes", "_encoded", "_encoder", "is_play")

    def __init__(self, encoder: UpdateEncoder, audience: Audience) -> None:
        self._encoder = encoder
        self._audience = audience
        self._encoded: bytes | None = None
        self._changes: bytes | None = None
        self.is_play = encoder.is_play

    @property
    def news(self) -> News:
        encoder = self._encoder
        return news_of(encoder.table, self._audience, encoder.entries, encoder.omitted)

    @property
    def encoded(self) -> bytes:
        if self._encoded is None:
            self._encoded = self._encoder.news(self._audience)
        return self._encoded

    @property
    def changes(self) -> bytes:
        """The changes as JSON; the whole update where there is nothing to compare with."""
        if self._changes is None:
            self._changes = self._encoder.changes(self._audience) or self.encoded
        return self._changes

    @property
    def seats(self) -> list[Seat]:
        return self._encoder.table.record.seats
