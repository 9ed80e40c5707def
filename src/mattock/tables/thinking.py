"""Bots of the house think off the event loop, in a thread or another process, about what their seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import mattock
from mattock.bots import Sight, bot
from mattock.core.game import luck_from
from mattock.core.sight import sight_from
from mattock.tables.position import key_of
from mattock.tables.seats import Person
from mattock.tables.table import Table


def bot_to_move(table: Table, people_here: Iterable[Person] = ()) -> tuple[int, str] | None:
    """The seat that is asked and the level of its bot, if a bot of the house plays it.

    Where everybody has left, bots wait for somebody to come back, if only to look on: nobody would see them play.
    """
    seat = table.asked
    level = None if seat is None else table.record.seats[seat].bot
    if seat is None or level is None:
        return None
    return None if is_left(table) and not any(map(table.has_person, people_here)) else (seat, level)


def is_left(table: Table) -> bool:
    """Do bots play for all the people that it has?"""
    return bool(table.people()) and not table.people(present=True)


def choice_before(table: Table) -> str | None:
    """What a bot of the house chose in this position before it was taken back. It chooses the same again: by undoing
    nobody gets another answer.
    """
    state, choices = table.state, table.record.choices
    return choices.get(key_of(state)) if choices and state is not None else None


def sight_of(table: Table, seat: int) -> dict[str, Any]:
    """What the seat sees, as data; what is hidden from it is imagined."""
    assert table.state is not None
    return Sight(table.state, seat).to_dict(luck_from(None, None))


def choose(level: str, sight: dict[str, Any]) -> str:
    """The code of the action that a bot takes; a plain function of data, so that any executor can run it."""
    return bot(level).choose(sight_from(mattock.game(sight["game"]), sight)).code
