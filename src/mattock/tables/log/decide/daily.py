"""Beginning the game of a day: one person and bots, dealt at once with the luck of the day."""

from __future__ import annotations

import datetime as dt
from typing import cast

import mattock
from mattock.core.options import plain_options
from mattock.tables.log.answers import NotNow
from mattock.tables.log.commands import Start
from mattock.tables.log.daily import RIVALS, SETTINGS, DailyFate, closing_of, options_on
from mattock.tables.log.decide import play
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import TABLE_RULES, AnyBody, Created, Entry, Sat
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table

NAME = "daily"  # of the table, while it has no other


def begin(person: Person, game: str, day: dt.date, attempt: int, secret: bytes) -> Decided:
    """The first entries of the table, up to its start."""
    trial = mattock.game(game).new(seed=0, **options_on(game, day))
    opening = Created(
        game=game,
        rules=trial.rules,
        components=trial.components,
        options=plain_options(trial.options),
        players=int(trial.players),
        settings=SETTINGS,
        host=person,
        table_rules=TABLE_RULES,
        daily=DailyFate(day.isoformat(), attempt, closing_of(day)),
    )
    first: list[AnyBody] = [opening, Sat(0, person, person.is_bot)]
    table = Table.created(NAME, Entry(1, 0.0, opening))
    table.apply(Entry(2, 0.0, first[1]))
    started = play.start(table, person, Start(table=NAME, fill=RIVALS), DecisionContext(secret, NAME))
    return Decided([*first, *cast("Decided", started).bodies])


def why_not_daily(table: Table) -> NotNow | None:
    """Nothing that would let anybody try twice, be helped, or see the luck of a day before playing it."""
    return None if table.record.opening.daily is None else NotNow(code="daily")
