"""Having bots play the fates of days: game after game, off the event loop, and kept in the database."""

from __future__ import annotations

import asyncio
import datetime as dt
from typing import Final

import msgspec

from mattock.server.daily.work import GAMES, METHOD, BotGame, Task, play_on
from mattock.server.work_queue import WorkQueue
from mattock.tables.log.daily import options_on
from mattock.tables.store.daily import claim_bots, day_secret, known_bots, note_bots, release_bots, request_bots

SLICE_SECONDS: Final = 0.5  # seconds of work, after which others may have the process


class DailyQueue(WorkQueue):
    """Bots play the fate of each day that somebody has asked for, game after game."""

    about = "the games of bots"

    async def request(self, game: str, day: dt.date) -> None:
        """Somebody plays: they will want to know what bots reach."""
        await request_bots(self.store, game, day.isoformat(), self.now(), METHOD)
        self.wake()

    async def found(self, game: str, day: dt.date) -> list[BotGame]:
        """The games that are done so far."""
        known = await known_bots(self.store, game, day.isoformat())
        return [] if known is None else games_in(known.body)

    async def compute_next(self) -> bool:
        claimed = await claim_bots(self.store, self.now())
        if claimed is not None:
            await self._compute(*claimed)
        return claimed is not None

    async def _compute(self, game: str, day: str, body: bytes) -> None:
        try:
            date, games = dt.date.fromisoformat(day), games_in(body)
            secret, options = await day_secret(self.store, game, date), options_on(game, date)
            while len(games) < GAMES:
                found = await self._slice(Task(game, day, options, secret, len(games)))
                if found is not None:
                    games.append(found)
                told = None if found is None else msgspec.json.encode(games)
                is_done = len(games) >= GAMES
                if not await note_bots(self.store, game, day, self.now(), told, is_done=is_done):
                    return
        except BaseException:  # another fate, or another server, comes first
            await asyncio.shield(release_bots(self.store, game, day, self.now()))
            raise

    async def _slice(self, task: Task) -> BotGame | None:
        return await asyncio.get_running_loop().run_in_executor(self.workers, play_on, task, SLICE_SECONDS)


def games_in(body: bytes) -> list[BotGame]:
    return msgspec.json.decode(body, type=list[BotGame])
