"""Every byte that reaches somebody in a whole game with all that one can do: nothing that they may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import select

import mattock
from mattock.server.http import table
from mattock.tables import Store, Table
from mattock.tables.live import bots, updates
from mattock.tables.log import redaction
from mattock.tables.store.schema import DEVICES, INVITATIONS, LINKS, TABLES
from mattock.wire.messages import ReplaceOperation, SeatView, SeatViewPatch, SightData
from mattock.wire.views import EncodedChanges, EncodedLooks, SeatViews
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.evening import ask_coach, evening_at, see, snoop
from tests.server.proofs.judging import Judge, Leak
from tests.server.proofs.truth import log_of, stored
from tests.server.serving import serving

GAMES = pytest.mark.parametrize("game", mattock.game_names())
SEEDS = effort(1, 20)


async def hashes_in(store: Store) -> list[bytes]:
    """All that the database keeps instead of secrets."""
    columns = (DEVICES.c.key_hash, LINKS.c.secret_hash, INVITATIONS.c.secret_hash, TABLES.c.password)
    async with store.engine.connect() as connection:
        found = [row[0] for column in columns for row in (await connection.execute(select(column))).all()]
    return [one for one in found if one is not None]


@GAMES
def test_nobody_is_sent_what_they_may_not_know(game: str, sqlite_url: str, serve: Serve) -> None:
    """Two people on three seats and an onlooker, with a password, links, talk, undo, consent, reconnects, mistakes,
    questions of all kinds, a coach, a bot that stands in, the lobby, and all papers after the end.
    """

    async def story() -> None:
        served = serve(sqlite_url, "--no-limits")
        for seed in range(SEEDS):
            async with evening_at(served.base, game, seed) as evening:
                await evening.play(20)
                await ask_coach(evening)
                await evening.play()
                await snoop(evening)
            async with stored(sqlite_url) as store:
                entries, _ = await log_of(store, evening.table)
                judge = Judge(entries, evening, await hashes_in(store))
            judge.judge()
            told = [(client.news or {})["standing"]["secret"] for client in evening.clients]
            assert told == [judge.luck] * len(told), "at the end everybody is told the secret of the luck"
            assert judge.guesses, "there was something to imagine"
        served.stop()

    asyncio.run(story())


class LeakyLooks:
    """Everybody is shown the hand of the first seat."""

    def __init__(self, views: SeatViews) -> None:
        self._true = EncodedLooks(views)
        self._first = next(iter(views.own))

    def looks(self, seats: Sequence[int | None]) -> list[SeatView]:
        view = self._true.look(self._first).view
        return [structs.replace(look, view=view) for look in self._true.looks(seats)]


class LeakyChanges:
    """Whoever is told changes is told the hand of the first seat; at first they see their own view."""

    def __init__(self, before: SeatViews, views: SeatViews) -> None:
        self._true = EncodedChanges(before, views)
        self._steps = [ReplaceOperation(f"/{name}", part) for name, part in next(iter(views.own.values())).items()]

    def changes(self, seats: Sequence[int | None]) -> list[SeatViewPatch] | None:
        changes = self._true.changes(seats)
        if changes is None:
            return None
        return [structs.replace(change, patch=[*change.patch, *self._steps]) for change in changes]


def show_all_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(updates, "EncodedLooks", LeakyLooks)


def change_all_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(updates, "EncodedChanges", LeakyChanges)


def tell_whole_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        redaction, "visible_tale", lambda lines, _: [next(iter(line.own.values()), line.open) for line in lines]
    )


def tell_every_action(patch: pytest.MonkeyPatch) -> None:
    true = redaction.happening
    patch.setattr(redaction, "happening", lambda entry, _: true(entry, (0, 1, 2)))


def tell_the_luck(patch: pytest.MonkeyPatch) -> None:
    true = redaction.standing
    patch.setattr(redaction, "standing", lambda table: structs.replace(true(table), secret=table.record.secret))


def see_the_truth(patch: pytest.MonkeyPatch) -> None:
    def sight_of(found: Table, seat: int) -> SightData:
        assert found.state is not None
        return structs.replace(bots.sight_of(found, seat), world=found.state.snapshot())

    patch.setattr(table, "sight_of", sight_of)


def see_with_other_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "why_not_ask", lambda *_: None)


LEAKS = (
    show_all_hands,
    change_all_hands,
    tell_whole_events,
    tell_every_action,
    tell_the_luck,
    see_the_truth,
    see_with_other_eyes,
)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_tells_too_much_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proof of the proof."""

    async def story() -> None:
        leak(monkeypatch)
        async with serving(folder) as place:
            async with evening_at(place.url, "dwar7s", 1) as evening:
                await evening.play(12)
                for _ in range(12):
                    await see(evening)
            entries, _ = await log_of(place.app_state.store, evening.table)
            judge = Judge(entries, evening, await hashes_in(place.app_state.store))
        monkeypatch.undo()
        with pytest.raises(Leak):
            judge.judge()

    asyncio.run(story())
