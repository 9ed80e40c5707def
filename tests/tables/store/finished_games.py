"""Finished games for chronicles and halls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mattock.tables import Person, Room, Store
from mattock.tables.log.chronicle import Chronicle, Finished, SeatLine, finished
from mattock.tables.log.entries import Entry, Said
from mattock.tables.log.seats import Settings
from mattock.tables.store.batch import Addition, WriteBatch
from mattock.tables.store.chronicles import Fame, hall
from tests.tables.parlour import new_table
from tests.tables.staging import ADA, Stage

RATED = Settings(rated=True)


BOT, OTHER_BOT = Person("bot", "Bot", is_bot=True), Person("bot2", "Bot 2", is_bot=True)


def chronicle_of(stage: Stage) -> Chronicle:
    found = finished(stage.table, stage.entries)
    assert found is not None
    return found.chronicle


def line(seat: int, score: int, *, is_winner: bool = False, is_forfeit: bool = False, person: str = "x") -> SeatLine:
    return SeatLine(seat, person, person, None, False, is_forfeit, is_winner, score, is_forfeit)


async def enter(store: Store, table: str, contenders: Sequence[Person] = (), **facts: Any) -> Chronicle:
    """A finished game that nobody has played."""
    usual = {"game": "runedar", "players": 2, "difficulty": "normal", "ended": 0.0, "won": True, "score": 0}
    known = {**usual, **facts}
    seats = [line(0, known["score"], is_winner=known["won"], person="ada"), line(1, 0, person="bob")]
    chronicle = Chronicle(
        table=table,
        options={},
        began=0.0,
        actions=1,
        turns=None,
        reason="escaped",
        title=None,
        commitment=f"promise-{table}",
        is_helped=False,
        is_rewound=False,
        is_rated=len(contenders) > 1,
        seats=seats,
        **known,
    )
    entry = Entry(len(await store.entries(table)) + 1, 0.0, Said(ADA, "the end"))
    done_with = Finished(chronicle, dict(enumerate(contenders)))
    await store.write(WriteBatch([Addition(table, [entry], finished=done_with)]))
    return chronicle


async def reached(store: Store, person: Person) -> Fame:
    found = (await hall(store, "dwar7s", reader=person)).mine
    assert found is not None
    return found


async def tables_for(room: Room, count: int) -> list[str]:
    return sorted([await new_table(room, "runedar", ADA) for _ in range(count)])
