"""Who is who: keys of several devices, links from one to the next, remote bots, and what an old store becomes."""

from __future__ import annotations

import asyncio
import json
import unicodedata

import pytest
from alembic import command
from sqlalchemy import Connection, text

import mattock
from mattock.tables import Person, Settings, Store
from mattock.tables.log.commands import Sit
from mattock.tables.store.archive import table_in
from mattock.tables.store.engine import open_engine, url_of
from mattock.tables.store.lobby import tables_with
from mattock.tables.store.migrating import config_for, upgrade_database
from mattock.tables.store.people import enrol, hash_of_key, recognise, rename
from tests.tables.parlour import done, new_table, room_at
from tests.tables.staging import ADA, BOB, NAME, Stage


def test_a_person_takes_another_name_and_stays_who_they_are(url: str) -> None:
    async def story() -> None:
        store = await Store.open(url)
        person, key = await enrol(store, "Ada")
        renamed = await rename(store, person, " Ada of Runedar ")
        assert (renamed.id, renamed.name) == (person.id, "Ada of Runedar")
        assert await recognise(store, key) == renamed
        with pytest.raises(mattock.BadOption):
            await rename(store, person, "\n")
        await store.close()

    asyncio.run(story())


def test_the_seat_of_a_bot_with_a_key_is_remote_by_itself(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            _, key = await enrol(room.store, "Digger", is_bot=True)
            bot = await recognise(room.store, key)
            assert isinstance(bot, Person)
            assert bot.is_bot
            table = await new_table(room, "dwar7s", ADA)
            await done(room, bot, Sit(table=table))
            seat = (await table_in(room.store, table)).record.seats[1]
            assert (seat.owner, seat.is_remote, seat.person) == (bot, True, None)

    asyncio.run(story())


def released_rows(connection: Connection) -> None:
    """What a store of the first version held: a person with a key, and an open table."""
    command.upgrade(config_for(connection), "0001")
    opening = json.dumps(
        {
            "kind": "created",
            "game": "runedar",
            "rules": mattock.game("runedar").rules,
            "components": mattock.game("runedar").new(seed=0).components,
            "options": {"players": 2, "difficulty": "epic"},
            "players": 2,
            "settings": {"seconds": 60, "wait": False, "stand_in": "master", "onlookers": True},
            "host": {"id": "ada", "name": "Ada"},
        }
    )
    insert = {
        "people": {"id": "ada", "name": "Ada", "key_hash": hash_of_key("the key"), "created": 1.0},
        "tables": {"id": "t1", "game": "runedar", "status": "open", "created": 1.0, "changed": 1.0},
        "entries": {"table_id": "t1", "number": 1, "at": 1.0, "body": opening},
    }
    for table, row in insert.items():
        names = ", ".join(f'"{name}"' for name in row)
        marks = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({marks})"), row)


def test_a_store_of_the_first_version_is_upgraded_with_all_that_is_in_it(
    sqlite_empty: str, postgres_empty: str
) -> None:
    async def story(url: str) -> None:
        engine = open_engine(url_of(url))
        async with engine.begin() as connection:
            await connection.run_sync(released_rows)
        await engine.dispose()
        await upgrade_database(url)
        store = await Store.open(url)
        found = await recognise(store, "the key")
        assert found == ADA
        (sign,) = await tables_with(store, "open")
        assert (sign.options, sign.settings.seconds) == ({"players": 2, "difficulty": "epic"}, 60)
        assert (sign.settings.coach, sign.settings.listed, sign.has_password) == (None, True, False)
        async with room_at(url) as room:
            await done(room, ADA, Sit(table="t1"))
            assert (await table_in(room.store, "t1")).seats_of(ADA) == (0,)
        await store.close()

    for url in (sqlite_empty, postgres_empty):
        asyncio.run(story(url))


@pytest.mark.parametrize(
    ("coach", "alone", "together"), [(None, True, False), (True, True, True), (False, False, False)]
)
def test_who_plays_alone_may_ask_a_coach_unless_the_settings_say_otherwise(
    coach: bool | None, alone: bool, together: bool
) -> None:
    settings = Settings(coach=coach)
    assert Stage(settings=settings).begin(ADA).news(ADA).standing.coach is alone
    for people in ((ADA, BOB), (ADA, ADA)):  # and at one screen
        assert Stage(settings=settings).begin(*people).news(ADA).standing.coach is together


def test_a_person_whose_seat_is_called_remote_is_still_a_rival() -> None:
    stage = Stage()
    for person, is_remote in ((ADA, False), (BOB, True)):
        stage.do(person, Sit(table=NAME, is_remote=is_remote))
    assert stage.news(ADA).standing.coach is False


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "Ada\u2800",
        "A\u0301\u0302\u0303\u0304da",
        "A\u0301\u0301\u0301da",
        "\u0301Ada",
        "A\ufe0fda",
        "A\u180bda",
        "A\u034fda",
        "A\u200bda",
        "A\u202eda",
        "\U0001d159",
        "Ada\ufffc",
        "A\U00016fe4da",
    ],
    ids=[
        "filler",
        "braille",
        "pile",
        "pile on a letter with a mark",
        "mark first",
        "selector",
        "mongolian",
        "joiner",
        "zero width",
        "turned round",
        "note without a head",
        "something to be put in",
        "filler of another script",
    ],
)
def test_nobody_takes_a_name_that_cannot_be_seen_or_told_from_others(sqlite_url: str, name: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            ada, _ = await enrol(room.store, "Ada")
            for refused in (enrol(room.store, name), rename(room.store, ada, name)):
                with pytest.raises(mattock.BadOption, match="name"):
                    await refused

    asyncio.run(story())


@pytest.mark.parametrize(
    "name", ["Zoe\u0308", "Nguy\u1ec5n", "Ylva Steinhand", "\u0928\u092e\u0938\u094d\u0924\u0947", "\u6797"]
)
def test_names_of_all_languages_are_taken(sqlite_url: str, name: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            assert (await enrol(room.store, name))[0].name == unicodedata.normalize("NFC", name)

    asyncio.run(story())
