"""The fate of a day: one luck for everybody who plays a game on that day, out of a secret that only the database has.

Luck is drawn by named streams (`core/chance.py`): what the third siege card or the tenth die shows does not depend on
what else was drawn before. So one secret is one fate, whatever people do with it.
"""

from __future__ import annotations

import datetime as dt
import hmac
from typing import Annotated, Final

from msgspec import Meta, Struct

from mattock.core.daily import DailyRecipe
from mattock.core.manifest import load_part
from mattock.core.registry import manifest
from mattock.tables.log.seats import Level, Settings

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
FATE_LABEL: Final = "mattock daily fate 1"
RIVALS: Final[Level] = "journeyman"
FINISH_GRACE_SECONDS: Final = (
    3 * 3600.0
)  # seconds after the end of a day in which a game that was begun may still be finished

SETTINGS: Final = Settings(wait=True, onlookers=False, coach=False, listed=False)
"""Nobody looks on who has not played yet, nobody advises, and nobody stands in for the player."""


class DailyFate(Struct, frozen=True):
    """The table has the luck of a `day`. The `attempt` is that of its player on this day: only the first one counts.
    The secret of the luck is not told before `closes`, so that nobody knows it who may still play.
    """

    day: Day
    attempt: int
    closes: float


def tells_secret(daily: DailyFate | None, at: float) -> bool:
    """After the end of a game its secret is told, that of a day only when nobody plays it any more."""
    return daily is None or at >= daily.closes


def recipe_of(game: str) -> DailyRecipe | None:
    """The recipe of a game for its daily games; None if it has none."""
    name = manifest(game).daily
    found = None if name is None else load_part(name)
    assert found is None or isinstance(found, DailyRecipe)
    return found


def secret_of(key: bytes, game: str, day: dt.date) -> bytes:
    """The secret of a day: from those of other days nothing can be learned about it."""
    return hmac.digest(key, f"{FATE_LABEL}\n{game} {day.isoformat()}".encode(), "sha256")


def day_at(now: float) -> dt.date:
    """Days begin at midnight UTC, everywhere."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date()


def end_of(day: dt.date) -> float:
    """The time after which nobody may begin."""
    return dt.datetime.combine(day + dt.timedelta(days=1), dt.time(), dt.UTC).timestamp()


def closing_of(day: dt.date) -> float:
    """The time after which results stand and the secret is told."""
    return end_of(day) + FINISH_GRACE_SECONDS


def options_on(game: str, day: dt.date) -> dict[str, object]:
    recipe = recipe_of(game)
    assert recipe is not None
    return recipe.options(day.toordinal())
