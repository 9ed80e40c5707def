"""A table whose luck is known beforehand: the same game every time, as far as people play it the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import mattock
from mattock.bots import Sight, bot
from mattock.core.action import Action
from mattock.core.chance import Fair
from mattock.core.state import State
from mattock.tables import Person, Store
from mattock.tables.live.services import new_name
from mattock.tables.live.snapshots import numbered, rebuilt, whole
from mattock.tables.log.commands import Create, Play, Sit, Start, TableCommand
from mattock.tables.log.decide.command import decide
from mattock.tables.log.decide.play import create
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.seats import Level, Settings
from mattock.tables.store.batch import WriteBatch
from tests.kit.browser.guest import Guest
from tests.kit.browser.player import Script, sort_of

RULES: Final = {"runedar": "runedar 2"}
"""Luck was chosen with the values of these rules, and stays what it is; tables of older rules must work as well."""


def secret_of(luck: str) -> bytes:
    return luck.ljust(32).encode()


def dealt(game: str, luck: str, **options: object) -> State:
    return mattock.game(game).new(chance=Fair(secret_of(luck)), rules=RULES.get(game), **options)


def script_of(
    game: str,
    luck: str,
    level: str = "apprentice",
    *,
    curious: bool = False,
    on_page: bool = True,
    **options: object,
) -> Script:
    """What bots of a level do with that luck, seat by seat. Who is curious does whatever was not done before.

    What is played `on_page` resolves tasks in the order of pages, where none is asked for.
    """
    state = dealt(game, luck, **options)
    brain, script, done = bot(level, seed=7), Script(), set[tuple[str, str]]()
    while state.outcome is None:
        kind = kind_of(state)
        fresh = [action for action in state.legal() if curious and (kind, sort_of(action.code)) not in done]
        action = fresh[0] if fresh else brain.choose(Sight(state, state.to_move))
        action = as_pages_do(state, action) if on_page else action
        done.add((kind, sort_of(action.code)))
        script.append((int(state.to_move), action.code))
        state.play(action)
    return script


def as_pages_do(state: State, action: Action) -> Action:
    """Where the order of tasks makes no difference pages resolve them in one order, whatever a bot would choose."""
    order = state.view(None).get("any_order")
    assert order is None or isinstance(order, list)
    return state.catalogue.by_code(f"resolve:{order[0]}") if order and action.verb == "resolve" else action


def kinds_of(game: str, luck: str, script: Script, **options: object) -> list[str]:
    """Which question each action of a script answers."""
    state, kinds = dealt(game, luck, **options), []
    for _, code in script:
        kinds.append(kind_of(state))
        state.play(next(action for action in state.legal() if action.code == code))
    return kinds


def kind_of(state: State) -> str:
    assert state.decision
    return str(state.decision.kind)


def arranged_table(
    game: str,
    sitting: Sequence[Guest],
    luck: str,
    played: Sequence[tuple[int, str]] = (),
    *,
    fill: Level | None = None,
    coach: bool | None = None,
    rules: str | None = None,
    **options: object,
) -> str:
    """Written beside the server into its database; it finds the table there when somebody asks for it.

    Bots of the level `fill` sit on the seats for which there is nobody.
    """
    people = [Person(guest.me["id"], guest.me["name"]) for guest in sitting]
    name, context, now = new_name(), DecisionContext(secret_of(luck), ""), time.time()
    opened = create(
        people[0],
        Create(game=game, options=dict(options), settings=Settings(coach=coach)),
        rules=rules or RULES.get(game),
    )
    assert isinstance(opened, Decided)
    entries = numbered(opened.bodies, 0, now)
    table = rebuilt(name, entries)

    def grant(person: Person, request: TableCommand) -> None:
        decided = decide(table, person, request, context)
        assert isinstance(decided, Decided), decided
        for entry in numbered(decided.bodies, table.version, now):
            table.apply(entry)
            entries.append(entry)

    for person in people:
        grant(person, Sit(table=name))
    grant(people[0], Start(table=name, fill=fill))
    for seat, code in played:
        grant(people[seat], Play(table=name, version=table.version, action=code))
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver has a loop in this thread
        elsewhere.submit(
            asyncio.run, written(sitting[0].live_server.database_url, WriteBatch([whole(table, entries)]))
        ).result()
    return name


async def written(address: str, batch: WriteBatch) -> None:
    store = await Store.open(address)
    try:
        await store.write(batch)
    finally:
        await store.close()
