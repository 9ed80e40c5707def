"""A table that goes on from a moment of a finished game: with the same fate or a new one, and never for a list."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

import mattock
from mattock.core.journal import Journal
from mattock.core.verify import verify
from mattock.tables import Room, Settings
from mattock.tables.log.answers import (
    AnyAnswer,
    Done,
    JournalRefused,
    NoSuchTable,
    NotNow,
    OptionRefused,
)
from mattock.tables.log.commands import Abandon, Create, Origin, Pick, Rematch, Sit, Start
from mattock.tables.log.entries import Fate
from mattock.tables.log.export import journal_of
from mattock.tables.log.messages import News
from mattock.tables.log.replay import steps_of
from mattock.tables.store.archive import export_table, import_table, table_in
from mattock.tables.store.chronicles import ChronicleFilter, best, hall, newest
from tests.tables.parlour import begun, done, expect, play_along, room_at
from tests.tables.staging import ADA, BOB, EVE

GAMES = pytest.mark.parametrize("game", ["dwar7s", "runedar"])
FATES = pytest.mark.parametrize("fate", ["same", "new"])


async def ended(room: Room, game: str, settings: Settings | None = None) -> str:
    table = await begun(room, game, ADA, ADA, settings=settings)
    await play_along(room, table, ADA, random.Random(1))
    return table


async def going_on(room: Room, game: str, origin: Origin) -> str:
    """Somebody who was not there plays both seats on."""
    table = expect(await room.create(EVE, Create(game=game, origin=origin)), Done).table
    for seat in (0, 1):
        await done(room, EVE, Sit(table=table, seat=seat))
    await done(room, EVE, Start(table=table))
    return table


@GAMES
def test_with_the_same_fate_the_same_actions_meet_the_same_luck(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await table_in(room.store, await ended(room, game))
            codes = [action for deed in former.record.deeds for action in deed.actions]
            at = len(codes) // 2
            origin = Origin(table=former.record.id, actions=at, fate="same")
            table = await going_on(room, game, origin)
            after = await table_in(room.store, table)
            assert after.record.secret == former.record.secret
            state = after.state
            assert state is not None
            twin = steps_of(former)
            assert state.view(None) == twin[at].view
            luck = []
            for action in codes[at:]:
                state = state.clone()
                state.play(state.catalogue.by_code(action))
                luck.append(state.view(None))
            assert luck == [step.view for step in twin[at + 1 :]]

    asyncio.run(story())


def test_with_a_new_fate_another_luck_comes_from_there_on(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await table_in(room.store, await ended(room, "runedar"))
            at = 60
            table = await going_on(room, "runedar", Origin(table=former.record.id, actions=at))
            begins = await table_in(room.store, table)
            assert begins.record.secret != former.record.secret
            assert [step.view for step in steps_of(begins)] == [step.view for step in steps_of(former)][: at + 1]
            told = await play_along(room, table, EVE, random.Random(1))
            assert told[-1].standing.status == "over"
            ends = await table_in(room.store, table)
            old, new = (steps_of(one)[at + 1 :] for one in (former, ends))
            drawn = [[step.luck for step in steps if step.luck] for steps in (old, new)]
            assert drawn[0] != drawn[1]
            origin = ends.record.origin
            assert origin is not None
            numbers = [number for step in steps_of(ends) for number in step.luck][origin.borrowed :]
            fair = mattock.Fair(bytes.fromhex(ends.record.secret))
            assert numbers
            assert [(stream, below, fair.below(below, stream)) for stream, below, _ in numbers] == numbers

    asyncio.run(story())


@GAMES
@FATES
def test_it_is_marked_in_the_chronicle_counts_nowhere_and_verifies(sqlite_url: str, game: str, fate: Fate) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await ended(room, game)
            record = (await table_in(room.store, former)).record
            at = sum(len(deed.moves) for deed in record.deeds) // 2
            ranked = (await best(room.store, ChronicleFilter(game))).chronicles
            hall_before = await hall(room.store, game, reader=EVE)
            table = await going_on(room, game, Origin(table=former, actions=at, fate=fate))
            await play_along(room, table, EVE, random.Random(3))
            told = {one.table: one for one in (await newest(room.store, ChronicleFilter(game))).chronicles}
            assert (told[table].is_continued, told[table].is_rated) == (True, False)
            assert not told[former].is_continued
            assert (await best(room.store, ChronicleFilter(game))).chronicles == ranked
            assert await hall(room.store, game, reader=EVE) == hall_before
            found = await table_in(room.store, table)
            journal = Journal.from_text(journal_of(found).to_text())
            assert len(journal.moves) == told[table].actions + at
            assert verify(journal, mattock.game(game)).is_luck_derived == (fate == "same")
            again = await going_on(room, game, Origin(table=table, actions=at + 2, fate="same"))
            assert (await table_in(room.store, again)).record.secret == found.record.secret

    asyncio.run(story())


@FATES
def test_nobody_is_told_the_luck_or_the_actions_that_led_there(sqlite_url: str, fate: Fate) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await table_in(room.store, await ended(room, "dwar7s"))
            at = sum(len(deed.moves) for deed in former.record.deeds) // 2
            table = await going_on(room, "dwar7s", Origin(table=former.record.id, actions=at, fate=fate))
            record = (await table_in(room.store, table)).record
            for person in (EVE, BOB):
                text = msgspec.json.encode(expect(await room.look(table, person, after=0), News)).decode()
                assert former.record.secret not in text
                assert record.secret not in text
                kinds = {one["what"]["kind"]: one["what"] for one in json.loads(text)["happenings"]}
                assert kinds["game_continued"].keys() == {"kind", "fate", "actions", "borrowed", "table"}
                assert "continued" not in kinds
                assert '"luck"' not in text

    asyncio.run(story())


@GAMES
@FATES
def test_a_table_that_goes_on_is_exported_imported_and_taken_back_to_its_beginning(
    sqlite_url: str, game: str, fate: Fate
) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await ended(room, game)
            table = await going_on(room, game, Origin(table=former, actions=40, fate=fate))
            await play_along(room, table, EVE, random.Random(3))
            text, whole = await export_table(room.store, table), await table_in(room.store, table)
        async with room_at(sqlite_url.replace(".db", "-2.db")) as other:
            await import_table(other.store, text)
            found = await table_in(other.store, table)
            assert steps_of(found) == steps_of(whole)
            found.rewind(0)
            assert found.state is not None
            assert found.state.view(None) == steps_of(whole)[40].view
            lines = text.splitlines()
            line = next(line for line in lines if '"continued"' in line)
            assert '"counters"' in line

    asyncio.run(story())


async def refusal(room: Room, origin: Origin, **more: object) -> AnyAnswer:
    return await room.create(EVE, msgspec.convert({"game": "runedar", "origin": origin, **more}, Create))


def test_a_moment_that_is_none_is_refused(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await ended(room, "runedar")
            count = sum(len(deed.moves) for deed in (await table_in(room.store, former)).record.deeds)
            for actions in (count, count + 1, 10_000):
                expect(await refusal(room, Origin(table=former, actions=actions)), OptionRefused)
            expect(await refusal(room, Origin(table="nowhere", actions=1)), NoSuchTable)
            expect(await refusal(room, Origin(journal="?", actions=1)), JournalRefused)
            for create in (
                Create(game="dwar7s", origin=Origin(table=former, actions=1)),
                Create(game="runedar", options={"players": 4}, origin=Origin(table=former, actions=1)),
                Create(game="runedar", settings=Settings(rated=True), origin=Origin(table=former, actions=1)),
            ):
                expect(await room.create(EVE, create), OptionRefused)
            hidden = await ended(room, "runedar", Settings(onlookers=False))
            expect(await refusal(room, Origin(table=hidden, actions=1)), NoSuchTable)
            on = await begun(room, "runedar", ADA, ADA)
            assert expect(await refusal(room, Origin(table=on, actions=0)), NotNow).code == "game_on"

    asyncio.run(story())


def test_a_game_out_of_a_file_goes_on_with_a_new_fate_or_its_own_if_its_secret_is_told(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await table_in(room.store, await ended(room, "runedar"))
            fair = journal_of(former)
            text = fair.to_text()
            table = await going_on(room, "runedar", Origin(journal=text, actions=30, fate="same"))
            found = await table_in(room.store, table)
            assert found.record.secret == former.record.secret
            assert found.record.origin is not None
            assert found.record.origin.table is None
            fair.luck = "seeded"
            unknown = Origin(journal=fair.to_text(), actions=30, fate="same")
            expect(await refusal(room, unknown), OptionRefused)
            await going_on(room, "runedar", Origin(journal=fair.to_text(), actions=30))

    asyncio.run(story())


def test_its_options_stay_and_a_rematch_begins_at_the_beginning(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            former = await ended(room, "dwar7s")
            create = Create(game="dwar7s", origin=Origin(table=former, actions=30))
            table = expect(await room.create(EVE, create), Done).table
            await done(room, EVE, Sit(table=table, seat=0))
            pick = Pick(table=table, seat=0, option="colours", value="green")
            assert expect(await room.send(EVE, pick), NotNow).code == "goes_on"
            await done(room, EVE, Start(table=table, fill="random"))
            await done(room, EVE, Abandon(table=table))
            again = (await done(room, EVE, Rematch(table=table))).table
            assert (await table_in(room.store, again)).record.origin is None

    asyncio.run(story())
