"""A room with a store for a test, and people who play in it by themselves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from mattock.tables import News, Person, Room, Settings, Store
from mattock.tables.live.listeners import Listener
from mattock.tables.log.answers import AnyAnswer, Done
from mattock.tables.log.commands import AnyCommand, Create, Play, Sit, Start
from mattock.tables.log.seats import Level

A = TypeVar("A")


@asynccontextmanager
async def room_at(url: str, now: Callable[[], float] | None = None, idle: float = 60.0) -> AsyncIterator[Room]:
    store = await Store.open(url)
    room = Room(store, idle=idle) if now is None else Room(store, now=now, idle=idle)
    try:
        yield room
    finally:
        await room.close()
        await store.close()


async def done(room: Room, person: Person, command: AnyCommand) -> Done:
    return expect(await room.send(person, command), Done)


def expect(answer: AnyAnswer | Listener | object, kind: type[A]) -> A:
    assert isinstance(answer, kind), answer
    return answer


async def new_table(room: Room, game: str, *people: Person, players: int = 2, settings: Settings | None = None) -> str:
    """People sit down; the first one is the host."""
    command = Create(game=game, options={"players": players}, settings=settings or Settings())
    table = (await done(room, people[0], command)).table
    for person in people:
        await done(room, person, Sit(table=table))
    return table


async def begun(
    room: Room,
    game: str,
    *people: Person,
    players: int = 2,
    settings: Settings | None = None,
    fill: Level | None = "random",
) -> str:
    table = await new_table(room, game, *people, players=players, settings=settings)
    await done(room, people[0], Start(table=table, fill=fill))
    return table


async def hear(room: Room, table: str, person: Person, after: int | None = None) -> Listener:
    return expect(await room.listen(table, person, after), Listener)


async def play_along(
    room: Room, table: str, person: Person, dice: random.Random, upto: int | None = None
) -> list[News]:
    """Play whenever asked, until the game is over or so many actions were played; returns all that was told."""
    listener, told = await hear(room, table, person), []
    async for news in listener:
        told.append(news)
        if news.standing.status != "playing" or (upto is not None and news.standing.deeds >= upto):
            break
        for look in news.looks:
            if look.legal:
                action = dice.choice(look.legal)["code"]
                await done(room, person, Play(table=table, version=news.version, action=action))
    listener.close()
    return told


async def until(condition: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until something is so, on a slow machine too."""
    for _ in range(int(seconds * 200)):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")
