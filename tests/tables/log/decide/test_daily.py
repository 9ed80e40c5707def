"""The game of a day as an attacker sees it: no second try unmarked, no help, no look at the luck to come."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
import random

import msgspec
import pytest

import mattock
from mattock.core.chance import commitment
from mattock.core.journal import Journal
from mattock.core.verify import verify
from mattock.tables import Room
from mattock.tables.log.answers import Done, NoSuchTable, NotNow, NotYours, OptionRefused, Unavailable
from mattock.tables.log.commands import Abandon, Create, HandOver, Leave, Origin, Rematch, Sit, TakeBack, Undo
from mattock.tables.log.daily import closing_of, secret_of
from mattock.tables.log.decide import daily
from mattock.tables.log.replay import steps_of
from mattock.tables.store.archive import export_table, import_table, table_in
from mattock.tables.store.chronicles import ChronicleFilter, best, hall, newest
from mattock.tables.store.daily import attempts_of
from tests.tables.parlour import done, expect, play_along, room_at
from tests.tables.staging import ADA, BOB

GAMES = pytest.mark.parametrize("game", ["runedar", "dwar7s"])
DAY = dt.date(2025, 11, 19)
KEY = bytes(range(32))
NOON = closing_of(DAY) - 15 * 3600.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rivals that think less."""
    monkeypatch.setattr(daily, "RIVALS", "apprentice")


class Clock:
    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> float:
        self.at += 0.001
        return self.at


async def begun(room: Room, game: str, attempt: int = 1) -> str:
    secret = secret_of(KEY, game, DAY)
    return expect(await room.begin_daily(ADA, game, DAY, attempt, secret), Done).table


async def ended(room: Room, game: str, attempt: int = 1) -> str:
    table = await begun(room, game, attempt)
    await play_along(room, table, ADA, random.Random(attempt))
    return table


@GAMES
def test_it_is_dealt_at_once_for_one_person_among_bots(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url, now=Clock()) as room:
            table = await table_in(room.store, await begun(room, game))
            assert table.record.status == "playing"
            assert table.seats_of(ADA) == (0,)
            assert {seat.bot for seat in table.record.seats[1:]} == {"apprentice"}
            assert table.record.commitment == commitment(secret_of(KEY, game, DAY))
            assert not table.may_coach

    asyncio.run(story())


@GAMES
def test_nothing_that_would_help_is_allowed(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url, now=Clock()) as room:
            table = await begun(room, game)
            assert isinstance(await room.look(table, BOB), NotYours)
            for player, command in (
                (ADA, Sit(table=table, seat=1)),
                (ADA, HandOver(table=table, seat=0)),
                (ADA, HandOver(table=table, seat=0, level="master")),
                (ADA, TakeBack(table=table, seat=1)),
                (BOB, Sit(table=table)),
            ):
                assert not isinstance(await room.send(player, command), Done), command
            for seat in (None, 1):
                assert expect(await room.invite(table, ADA, seat), NotNow).code == "daily"
            await done(room, ADA, Leave(table=table))
            assert (await table_in(room.store, table)).record.seats[0].bot is None  # nobody plays for her
            told = await play_along(room, table, ADA, random.Random(1), upto=40)
            version = told[-1].version
            while not isinstance(answer := await room.send(ADA, Undo(table=table, version=version, steps=40)), NotNow):
                version = (await table_in(room.store, table)).version
            assert answer.code == "daily"
            assert not (await table_in(room.store, table)).record.rewinds

    asyncio.run(story())


@GAMES
def test_while_the_day_runs_nothing_tells_its_secret_and_afterwards_everybody_can_check_it(
    sqlite_url: str, game: str
) -> None:
    async def story() -> None:
        clock, secret = Clock(), secret_of(KEY, game, DAY).hex()
        async with room_at(sqlite_url, now=clock) as room:
            table = await ended(room, game)
            journal, notes = expect(await room.journal(table, ADA), tuple)
            assert journal.secret is None
            assert journal.luck == "sealed"
            assert not verify(Journal.from_text(journal.to_text()), mattock.game(game)).is_luck_derived
            told = [notes, await room.look(table, ADA), await room.history(table, ADA), await room.replay(table, ADA)]
            assert secret not in msgspec.json.encode([journal.to_text(), *told]).decode()
            assert isinstance(await room.replay(table, BOB), NoSuchTable)
            for origin in (
                Origin(table=table, actions=0, fate="same"),
                Origin(table=table, actions=9, fate="same"),
                Origin(journal=journal.to_text(), actions=0, fate="same"),
            ):
                assert isinstance(await room.create(ADA, Create(game=game, origin=origin)), OptionRefused)
            assert expect(await room.send(ADA, Rematch(table=table)), NotNow).code == "daily"
            clock.at = closing_of(DAY)
            journal, _ = expect(await room.journal(table, BOB), tuple)
            assert journal.secret == secret
            assert verify(Journal.from_text(journal.to_text()), mattock.game(game)).is_luck_derived
            again = Create(game=game, origin=Origin(table=table, actions=0, fate="same"))
            assert isinstance(await room.create(BOB, again), Done)

    asyncio.run(story())


def test_a_game_that_was_given_up_keeps_the_secret_too(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url, now=Clock()) as room:
            table = await begun(room, "runedar")
            await done(room, ADA, Abandon(table=table))
            news = await room.look(table, ADA)
            assert secret_of(KEY, "runedar", DAY).hex() not in msgspec.json.encode(news).decode()
            journal, _ = expect(await room.journal(table, ADA), tuple)
            assert journal.secret is None

    asyncio.run(story())


@GAMES
def test_who_does_the_same_meets_the_same(sqlite_url: str, game: str) -> None:
    """Bots too: two who play alike play one game."""

    async def story() -> None:
        async with room_at(sqlite_url, now=Clock()) as room:
            lines = []
            for attempt in (1, 2):
                table = await begun(room, game, attempt)
                await play_along(room, table, ADA, random.Random(7), upto=50)
                found = await table_in(room.store, table)
                lines.append([move for deed in found.record.deeds[:50] for move in deed.moves])
            assert lines[0] == lines[1]

    asyncio.run(story())


@GAMES
def test_each_attempt_exists_once_and_none_is_in_a_list_of_others(url: str, game: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with room_at(url, now=clock) as room:
            table = await ended(room, game)
            again = await room.begin_daily(ADA, game, DAY, 1, secret_of(KEY, game, DAY))
            assert isinstance(again, Unavailable)
            second = await begun(room, game, attempt=2)
            tried = await attempts_of(room.store, game, DAY.isoformat(), ADA.id)
            assert [(one.table, one.attempt, one.status) for one in tried] == [
                (table, 1, "over"),
                (second, 2, "playing"),
            ]
            assert tried[0].result is not None
            assert (await best(room.store, ChronicleFilter())).chronicles == []
            assert (await hall(room.store, game, reader=ADA)).mine is None
            assert (await newest(room.store, ChronicleFilter(), reader=BOB, now=clock.at)).chronicles == []
            (own,) = (await newest(room.store, ChronicleFilter(), reader=ADA, now=clock.at)).chronicles
            assert (own.daily, own.attempt) == (DAY.isoformat(), 1)
            later = await newest(room.store, ChronicleFilter(fate=own.commitment), reader=BOB, now=closing_of(DAY))
            assert [one.commitment for one in later.chronicles] == [own.commitment]

    asyncio.run(story())


def test_a_game_that_ends_too_late_has_no_result(sqlite_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with room_at(sqlite_url, now=clock) as room:
            table = await begun(room, "dwar7s")
            clock.at = closing_of(DAY) + 1
            await play_along(room, table, ADA, random.Random(1))
            (late,) = await attempts_of(room.store, "dwar7s", DAY.isoformat(), ADA.id)
            assert (late.status, late.result) == ("over", None)

    asyncio.run(story())


@GAMES
def test_its_log_is_believed_elsewhere_and_counts_for_nothing_there(sqlite_url: str, folder: object, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url, now=Clock()) as room:
            table = await ended(room, game)
            steps = steps_of(await table_in(room.store, table))
            log = await export_table(room.store, table)
        async with room_at(f"sqlite:///{folder}/other.db") as other:
            assert await import_table(other.store, log) == table
            assert steps_of(await table_in(other.store, table)) == steps
            assert await attempts_of(other.store, game, DAY.isoformat(), ADA.id) == []

    asyncio.run(story())


def test_nobody_opens_a_table_that_says_it_is_of_the_day() -> None:
    """The mark is not a setting: there is no command that could ask for it."""
    fields = json.dumps(msgspec.json.schema(Create))
    assert "daily" not in fields.lower()
