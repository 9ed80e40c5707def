"""Nobody gets another answer of a bot by undoing: in the same position it chooses the same again."""

from __future__ import annotations

import asyncio
import itertools
import random
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import pytest

import mattock
from mattock.tables import Listener, News, Room, Store
from mattock.tables.live.bots import choice_before, choose, reserved_for_people, sight_of
from mattock.tables.log.commands import Play, Undo
from mattock.tables.log.entries import DeedPlayed
from mattock.tables.log.messages import ActionPlayed
from mattock.tables.log.position import key_of
from mattock.tables.log.record import Snapshot
from mattock.tables.log.table import Table
from tests.tables.parlour import begun, done, hear, room_at
from tests.tables.staging import ADA, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def rewound(game: str) -> tuple[Stage, list[tuple[str | None, str]]]:
    """Ada and two bots have played 60 actions, and she has taken 40 back; these are they, and by whom they were."""
    stage = Stage(game, players=3).begin(ADA).play_on(random.Random(5), lambda one: len(one.table.record.deeds) >= 60)
    undone = [(deed.by, deed.actions[0]) for deed in stage.table.record.deeds[20:]]
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=40))
    assert None in {by for by, _ in undone}
    return stage, undone


@GAMES
def test_what_bots_chose_in_positions_that_were_taken_back_is_remembered(game: str) -> None:
    stage, undone = rewound(game)
    for by, action in undone:
        assert choice_before(stage.table) == ([action] if by is None else [])
        stage.play(action)
    assert choice_before(stage.table) == [], "nobody has chosen anything here yet"


@pytest.mark.parametrize("level", ["apprentice", "assistant", "journeyman"])
def test_bots_choose_nothing_that_is_left_to_people(level: str) -> None:
    stage = Stage("runedar", players=3).begin(ADA)
    stage.play_on(random.Random(5), lambda one: one.owner() is None and len(one.state.legal()) > 2)
    seat = stage.table.asked
    assert seat is not None
    sight = sight_of(stage.table, seat)
    *left, kept = [action.code for action in stage.state.legal()]
    assert choose(level, sight, frozenset(left)) == [kept]
    assert choose(level, sight, frozenset([*left, kept])), "where all is left to them something is played all the same"


def test_a_table_leaves_people_the_upgrades_that_they_pay_for() -> None:
    stage = next(stage for stage in map(ada_places, range(20)) if stage.table.asked is not None)
    put = next(action.code for action in stage.state.legal() if action.code.startswith("put:space_"))
    space = put.removeprefix("put:space_")
    assert f"scrap:{space}" not in reserved_for_people(stage.table)
    stage.play(put)
    assert {f"take:{space}", f"scrap:{space}"} <= reserved_for_people(stage.table)


def ada_places(luck: int) -> Stage:
    """A siege at the moment at which Ada may choose where a resource goes; or it is over before."""
    return Stage("runedar", players=3).begin(ADA).play_on(random.Random(luck), has_to_place)


def has_to_place(stage: Stage) -> bool:
    decision = None if stage.table.asked is None else stage.state.decision
    return decision is not None and decision.kind == "place" and stage.owner() == ADA


@GAMES
def test_after_another_action_bots_think_anew(game: str) -> None:
    stage, undone = rewound(game)
    for by, action in undone:
        others = [other.code for other in stage.state.legal() if other.code != action]
        if by == ADA.id and others:
            stage.play(others[0])
            break
        stage.play(action)
    stage.play_on(random.Random(8), lambda one: one.owner() is None)
    assert choice_before(stage.table) == []


def after(state: mattock.State, *actions: mattock.Action) -> mattock.State | None:
    """None where that cannot be played."""
    twin = state.clone()
    for action in actions:
        if twin.why_not(action) is not None:
            return None
        twin.play(action)
    return twin


@GAMES
def test_a_position_is_known_again_by_whatever_order_of_actions_it_came(game: str) -> None:
    stage, dice, orders = Stage(game).begin(ADA, ADA), random.Random(1), 0
    while orders < 5:
        for one, other in itertools.combinations(stage.state.legal()[:8], 2):
            first, second = after(stage.state, one, other), after(stage.state, other, one)
            if first is not None and second is not None:
                is_same = first.snapshot() == second.snapshot()
                assert (key_of(first) == key_of(second)) is is_same
                orders += is_same
        stage.play(dice.choice(stage.state.legal()).code)


@GAMES
def test_a_table_out_of_its_snapshot_remembers_them_and_one_of_an_earlier_version_is_read(game: str) -> None:
    stage, _ = rewound(game)
    kept = msgspec.msgpack.decode(stage.truth())
    table = Table.restored(msgspec.convert(kept, Snapshot))
    assert choice_before(table) == choice_before(stage.table)
    assert table.record.choices == stage.table.record.choices != {}
    del kept["record"]["choices"], kept["record"]["spent"]
    kept["record"]["turn_before"] = 1000.0
    table = Table.restored(msgspec.convert(kept, Snapshot))
    assert choice_before(table) == []
    assert table.record.deeds == stage.table.record.deeds


async def until_asked(listener: Listener) -> News:
    async for news in listener:
        if any(look.legal for look in news.looks):
            return news
    raise AssertionError("the table is gone")


@GAMES
def test_the_same_action_after_an_undo_gets_the_same_answer_of_bots_that_throw_dice(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table, dice = await begun(room, game, ADA, players=3), random.Random(1)
            listener = await hear(room, table, ADA)
            news = await until_asked(listener)

            async def answered(action: str) -> list[str]:
                """What bots did after it."""
                nonlocal news
                since = news.version
                await done(room, ADA, Play(table=table, version=since, action=action))
                news = await until_asked(listener)
                bodies = [entry.body for entry in await room.store.entries(table, since)]
                return [body.actions[0] for body in bodies if isinstance(body, DeedPlayed) and body.by is None]

            action, answer = "", list[str]()
            while len(answer) < 6:
                action = dice.choice(next(look.legal for look in news.looks if look.legal))["code"]
                answer = await answered(action)
            for _ in range(5):
                await done(room, ADA, Undo(table=table, version=news.version))
                news = await until_asked(listener)
                assert await answered(action) == answer

    asyncio.run(story())


class Mortal(ThreadPoolExecutor):
    """Where bots think, and where the first ones die."""

    def __init__(self, deaths: int) -> None:
        super().__init__(1)
        self.deaths = deaths
        self.asked: list[float] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.asked.append(time.monotonic())
        if self.deaths == 0:
            return super().submit(fn, *args, **kwargs)
        self.deaths -= 1
        raise BrokenProcessPool("killed")


def test_a_bot_whose_process_dies_is_asked_again_within_two_seconds(url: str) -> None:
    """At the server that wrote last, and at another one that only hears of it."""

    async def story() -> None:
        store = await Store.open(url)
        mortal = Mortal(3)
        room = Room(store, thinkers=mortal)
        table = await begun(room, "dwar7s", ADA, players=2)
        async with asyncio.timeout(60):
            async for news in await hear(room, table, ADA):
                if any(isinstance(one.what, ActionPlayed) and one.what.is_bot for one in news.happenings):
                    break
                for look in news.looks:
                    if look.legal:
                        action = random.Random(1).choice(look.legal)["code"]
                        await done(room, ADA, Play(table=table, version=news.version, action=action))
        delays = [again - died for died, again in itertools.pairwise(mortal.asked[:4])]
        assert statistics.median(delays) < 2.0
        await room.close()
        await store.close()

    asyncio.run(story())
