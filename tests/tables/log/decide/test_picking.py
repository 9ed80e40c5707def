"""Before the start, everybody picks what their own seat has of an option with one value for each seat (D2.4)."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import mattock
from mattock.core.journal import Journal
from mattock.tables import News, Room
from mattock.tables.log.answers import Done, NoSuchSeat, NotNow, NotYours, OptionRefused
from mattock.tables.log.commands import Abandon, Leave, Pick, SeatBot, Sit, Start
from mattock.tables.log.decide.picking import moved_on
from mattock.tables.log.entries import Picked
from mattock.tables.log.export import journal_of, log_lines, read_log
from mattock.tables.log.seats import Person
from mattock.tables.store.lobby import tables_with
from tests.paragraphs import rule
from tests.tables.parlour import done, hear, new_table, room_at
from tests.tables.staging import ADA, BOB, EVE, NAME, Stage


def facts(news: News) -> dict[str, Any]:
    """What the first seat of an audience sees."""
    return cast("dict[str, Any]", news.looks[0].view)


def hat(seat: int, colour: str) -> Pick:
    return Pick(table=NAME, seat=seat, option="colours", value=colour)


def table_of(*people: Person, players: int = 3, **options: Any) -> Stage:
    stage = Stage("dwar7s", players=players, **options)
    for person in people:
        stage.do(person, Sit(table=NAME))
    return stage


def colours(stage: Stage) -> list[str]:
    chosen: list[str] = stage.table.record.opening.options["colours"]
    return chosen


@rule("D2.4")
def test_a_guest_picks_a_colour_that_nobody_has_and_sits_in_it_when_the_game_begins() -> None:
    stage = table_of(ADA, BOB)
    assert stage.do(BOB, hat(1, "yellow")) == [Picked(1, "colours", "yellow", BOB)]
    assert colours(stage) == ["blue", "yellow", "green"]
    assert stage.news(ADA).standing.options["colours"] == ["blue", "yellow", "green"]
    stage.do(ADA, Start(table=NAME, fill="random"))
    assert [player["colour"] for player in facts(stage.news(BOB))["players"]] == ["blue", "yellow", "green"]


@rule("D2.4")
def test_a_colour_of_an_empty_seat_is_exchanged() -> None:
    stage = table_of(ADA, BOB, players=4)
    stage.do(BOB, hat(1, "yellow"))
    assert colours(stage) == ["blue", "yellow", "green", "red"]


@rule("D2.4")
def test_of_two_who_want_the_same_colour_the_second_is_refused() -> None:
    stage = table_of(ADA, BOB)
    stage.do(ADA, hat(0, "yellow"))
    assert stage.refused(BOB, hat(1, "yellow"), NotNow).code == "already_picked"
    assert colours(stage) == ["yellow", "red", "green"]
    assert stage.do(ADA, hat(0, "yellow")) == []


@rule("D2.4")
def test_nobody_takes_a_colour_from_a_person_or_picks_for_one() -> None:
    stage = table_of(ADA, BOB)
    assert stage.refused(ADA, hat(0, "red"), NotNow).code == "already_picked"
    assert stage.refused(ADA, hat(1, "yellow"), NotYours).code == "not_your_seat"
    assert stage.refused(BOB, hat(2, "yellow"), NotYours).code == "not_your_seat"
    assert stage.refused(EVE, hat(0, "yellow"), NotYours).code == "not_your_seat"


@rule("D2.4")
def test_the_colour_of_a_bot_is_the_hosts_affair() -> None:
    stage = table_of(ADA, BOB)
    stage.do(ADA, SeatBot(table=NAME, seat=2, level="random"))
    assert stage.refused(BOB, hat(1, "green"), NotNow).code == "already_picked"
    stage.do(ADA, hat(2, "yellow"))
    assert colours(stage) == ["blue", "red", "yellow"]
    stage.do(ADA, hat(0, "yellow"))
    assert colours(stage) == ["yellow", "red", "blue"]


def test_a_pick_without_sense_is_refused() -> None:
    stage = table_of(ADA)
    assert stage.refused(ADA, hat(7, "yellow"), NoSuchSeat).seat == 7
    assert "pink" in stage.refused(ADA, hat(0, "pink"), OptionRefused).problem
    for option in ("ogres", "first", "dwarfs", "components"):
        stage.refused(ADA, Pick(table=NAME, seat=0, option=option, value="all"), OptionRefused)


def test_once_the_game_is_on_or_over_nothing_is_picked() -> None:
    begun = table_of(ADA, BOB).begin()
    assert begun.refused(BOB, hat(1, "yellow"), NotNow).code == "already_started"
    closed = table_of(ADA)
    closed.do(ADA, Abandon(table=NAME))
    assert closed.refused(ADA, hat(0, "yellow"), NotNow).code == "game_over"


def test_under_rules_without_colours_nothing_is_picked() -> None:
    stage = table_of(ADA)
    opening = stage.table.record.opening
    options = {name: value for name, value in opening.options.items() if name != "colours"}
    stage.table.record.opening = type(opening)(
        "dwar7s", "dwar7s 1", opening.components, options, opening.players, opening.settings, opening.host
    )
    stage.refused(ADA, hat(0, "yellow"), OptionRefused)
    assert moved_on(stage.table.record.opening, 1) == stage.table.record.opening


def test_in_the_siege_everybody_picks_the_dwarf_to_play() -> None:
    stage = Stage("runedar", players=2)
    stage.do(ADA, Sit(table=NAME))
    stage.do(ADA, Pick(table=NAME, seat=0, option="dwarfs", value="thrain"))
    stage.do(ADA, Start(table=NAME, fill="random"))
    assert [dwarf["dwarf"] for dwarf in facts(stage.news(ADA))["dwarfs"]] == ["thrain", "torvald"]


def test_journal_and_log_carry_what_was_picked() -> None:
    stage = table_of(ADA, BOB, players=2)
    stage.do(BOB, hat(1, "green"))
    stage.do(ADA, hat(0, "red"))
    stage.do(ADA, Start(table=NAME))
    stage.play_on(random.Random(4), lambda one: len(one.entries) > 30)
    journal = journal_of(stage.table)
    assert journal.options["colours"] == ["red", "green"]
    rebuilt = mattock.game("dwar7s").rebuild(Journal.from_text(journal.to_text()))
    assert rebuilt.view(None)["players"] == stage.state.view(None)["players"]
    table, entries, _ = read_log(log_lines(NAME, stage.entries))
    assert entries == stage.entries
    assert table.record.opening.options["colours"] == ["red", "green"]


def test_in_a_rematch_everybody_keeps_what_they_picked() -> None:
    opening = table_of(ADA, BOB, colours=["yellow", "red", "green"]).table.record.opening
    assert moved_on(opening, 1).options["colours"] == ["green", "yellow", "red"]
    assert moved_on(moved_on(opening, 1), -1) == opening


def test_who_stands_up_leaves_the_colour_to_whoever_comes() -> None:
    stage = table_of(ADA, BOB)
    stage.do(BOB, hat(1, "yellow"))
    stage.do(BOB, Leave(table=NAME))
    stage.do(ADA, hat(0, "yellow"))
    assert colours(stage) == ["yellow", "blue", "green"]


def test_a_pick_is_told_at_once_stands_in_the_lobby_and_outlives_the_server(url: str) -> None:
    async def picked(room: Room) -> str:
        table = await new_table(room, "dwar7s", ADA, BOB, players=3)
        listener = await hear(room, table, ADA)
        await anext(listener)
        assert isinstance(await room.send(BOB, Pick(table=table, seat=1, option="colours", value="yellow")), Done)
        told = await anext(listener)
        assert told.standing.options["colours"] == ["blue", "yellow", "green"]
        assert [one.what for one in told.happenings] == [Picked(1, "colours", "yellow", BOB)]
        return table

    async def story() -> None:
        async with room_at(url) as room:
            table = await picked(room)
        async with room_at(url) as room:
            (sign,) = await tables_with(room.store, "open")
            assert sign.options["colours"] == ["blue", "yellow", "green"]
            await done(room, ADA, Start(table=table, fill="random"))
            news = await anext(await hear(room, table, BOB))
            assert facts(news)["players"][1]["colour"] == "yellow"

    asyncio.run(story())
