"""Plays at a table and says so, line by line, until somebody kills it.

The program itself only forks: for each line `[url, table, key]` a child that plays. A child first sends the command
with that key again, as a client does that got no answer. Commands are talk, whose text is the key; moves are made in
between.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys

from mattock.tables import Room, Store
from mattock.tables.log.commands import Play, Say
from tests.tables.parlour import done, hear
from tests.tables.staging import ADA


def tell(say: str, key: str, number: int = 0) -> None:
    """In one write: whoever is killed here has said the whole line or nothing of it."""
    os.write(sys.stdout.fileno(), json.dumps({"say": say, "key": key, "number": number}).encode() + b"\n")


async def command(room: Room, table: str, key: str) -> None:
    tell("command", key)
    tell("done", key, (await done(room, ADA, Say(table=table, text=key, key=key))).version)


async def play(url: str, table: str, again: str) -> None:
    room, dice = Room(await Store.open(url)), random.Random()
    if again:
        await command(room, table, again)
    listener = await hear(room, table, ADA)
    while True:
        await command(room, table, secrets.token_hex(8))
        news = await anext(listener)
        for look in news.looks:
            if look.legal:
                action = dice.choice(look.legal)["code"]
                await room.send(ADA, Play(table=table, version=news.version, action=action))


def main() -> None:
    """A program that is warm already dies and is born again in a moment."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            tell("here", "", os.getpid())
            asyncio.run(play(*json.loads(line)))
        os.waitpid(child, 0)
        tell("dead", "")


if __name__ == "__main__":
    main()
