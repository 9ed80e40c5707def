"""A log from elsewhere is believed only as far as the table itself would have written it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import mattock
from mattock.core.journal import JournalDamaged, JournalError
from mattock.games.dwar7s.cards import COLOURS
from mattock.games.runedar.names import DWARFS
from mattock.tables.log.access import admit, why_not_coached
from mattock.tables.log.check import ADDED_FACTS
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    Decline,
    HandOver,
    Leave,
    Pick,
    Rematch,
    Return,
    Say,
    SeatBot,
    Sit,
    TableCommand,
    TakeBack,
    Undo,
)
from mattock.tables.log.decide.seating import note_coach
from mattock.tables.log.entries import DeedPlayed, Entry
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.seats import Settings
from tests.tables.forging import Log, Row, resealed, rows_of
from tests.tables.staging import ADA, BOB, CYD, EVE, NAME, Stage

PEOPLE = (ADA, BOB, CYD, EVE)
HASH = bytes(48)


def some_command(stage: Stage, dice: random.Random) -> TableCommand:
    seat, version = dice.randrange(3), stage.version
    proposal = stage.table.record.proposal
    number = 0 if proposal is None else proposal.number
    commands: list[TableCommand] = [
        Sit(table=NAME, seat=seat),
        SeatBot(table=NAME, seat=seat, level=dice.choice([None, "random"])),
        Pick(table=NAME, seat=seat, option="colours", value=dice.choice(COLOURS)),
        Pick(table=NAME, seat=seat, option="dwarfs", value=dice.choice(DWARFS)),
        HandOver(table=NAME, seat=seat),
        TakeBack(table=NAME, seat=seat),
        Leave(table=NAME),
        Return(table=NAME),
        Say(table=NAME, text="x" * dice.randint(1, 500)),
        Undo(table=NAME, version=version, steps=dice.randint(1, 5)),
        Undo(table=NAME, version=version, steps=1),
        Agree(table=NAME, proposal=number),
        Agree(table=NAME, proposal=number),
        Decline(table=NAME, proposal=number),
        Rematch(table=NAME),
        *([Abandon(table=NAME)] if dice.random() < 0.05 else []),
    ]
    return dice.choice(commands)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", mattock.game_names())
def test_whatever_people_do_at_a_table_its_log_is_believed(game: str, seed: int) -> None:
    dice = random.Random(f"{game} {seed}")
    settings = Settings(seconds=30, wait=seed == 5, onlookers=seed != 4)
    stage = Stage(game, settings, players=3)
    for _ in range(5):
        stage.command(dice.choice(PEOPLE), some_command(stage, dice))
    if stage.table.record.status == "open":
        stage.begin()
    for _ in range(200):
        stage.at += dice.choice([0.0, 1.0, 100.0])
        stage.here = set(dice.sample(PEOPLE, dice.randrange(len(PEOPLE))))
        person = dice.choice(PEOPLE)
        if stage.table.asked is not None and dice.random() < 0.5:
            stage.play(dice.choice(stage.state.legal()).code)
        elif dice.random() < 0.1:
            seat = dice.choice([None, 0, 1, 2])
            stage.ask(lambda table, seat=seat, person=person: admit(table, person, seat))  # type: ignore[misc]
            if why_not_coached(stage.table, person) is None:
                stage.ask(lambda table, person=person: note_coach(table, person))  # type: ignore[misc]
            stage.run_out()
        else:
            stage.command(person, some_command(stage, dice))
    table, entries, _ = read_log(log_lines(NAME, stage.entries))
    assert entries == stage.entries
    assert msgspec.msgpack.encode(table.snapshot()) == stage.truth()


def is_plain(entry: Entry) -> bool:
    return isinstance(entry.body, DeedPlayed) and not any(move.luck for move in entry.body.moves)


@pytest.fixture(scope="module")
def stage() -> Stage:
    """A game that goes on, with luck in it."""
    begun = Stage("runedar", first=0).begin(ADA, BOB)
    begun.play_on(
        random.Random(2),
        lambda one: len(one.entries) > 40 and any(deed.moves[0].luck for deed in one.table.record.deeds),
    )
    assert begun.table.asked is not None
    return begun


def places(stage: Stage) -> list[int]:
    """Lines of actions without luck; the line of an entry is its number."""
    return [entry.number for entry in stage.entries if is_plain(entry)]


def kind_of(rows: Log, kind: str) -> Row:
    body: Row = next(row["body"] for row in rows[1:] if row["body"]["kind"] == kind)
    return body


def last(rows: Log, **body: Any) -> None:
    """Another entry at the end."""
    rows.append({"number": len(rows), "at": 2000.0, "body": body})
    rows[0]["entries"] = len(rows) - 1


def set_in(kind: str, **fields: Any) -> Callable[[Log, list[int]], None]:
    return lambda rows, _: kind_of(rows, kind).update(fields)


def set_at(index: int, **fields: Any) -> Callable[[Log, list[int]], None]:
    """In one of the actions."""
    return lambda rows, found: rows[found[index]]["body"].update(fields)


def set_head(**fields: Any) -> Callable[[Log, list[int]], None]:
    return lambda rows, _: rows[0].update(fields)


def copied_action(rows: Log, found: list[int]) -> None:
    other = next(n for n in found[1:] if rows[n]["body"]["moves"] != rows[found[0]]["body"]["moves"])
    rows[other]["body"]["moves"] = rows[found[0]]["body"]["moves"]


def add_to_move(rows: Log, found: list[int]) -> None:
    rows[found[1]]["body"]["moves"][0].append("more")


def no_tale(rows: Log, _: list[int]) -> None:
    next(row["body"] for row in rows[5:] if row["body"].get("tale"))["tale"] = []


def other_luck(rows: Log, _: list[int]) -> None:
    moves = next(row["body"]["moves"] for row in rows[1:] if row["body"].get("moves", [["", []]])[0][1])
    moves[0][1][0] ^= 1


def by_another(rows: Log, found: list[int]) -> None:
    body = rows[found[0]]["body"]
    body["by"] = BOB.id if body["by"] == ADA.id else ADA.id


def last_at(at: float) -> Callable[[Log, list[int]], None]:
    return lambda rows, _: rows[-1].update(at=at)


PERSON = {"id": ADA.id, "name": ADA.name}
FORGERIES: dict[str, Callable[[Log, list[int]], None]] = {
    "a promise of other luck": set_in("started", commitment="00" * 32),
    "a secret that is no number": set_in("started", secret="zz"),
    "a short secret": set_in("started", secret="00"),
    "an action copied over another": copied_action,
    "an action that there is not": set_at(1, moves=[["fly:moon", []]]),
    "a deed of nothing": set_at(1, moves=[], tale=[]),
    "a deed with a word too much": add_to_move,
    "a seat that there is not": set_at(3, seat=9),
    "a seat below none": set_at(3, seat=-1),
    "somebody else's action": by_another,
    "a stranger's action": set_at(0, by="nobody"),
    "a bot where none plays": set_at(0, by=None),
    "a tale without events": no_tale,
    "a lesson that was none": set_at(3, has_taught=True),
    "other luck": other_luck,
    "four players at a table of two": set_in("created", players=4),
    "an option that there is not": set_in("created", options={"players": 2, "bogus": 1}),
    "a game that there is not": set_in("created", game="chess"),
    "other components": set_in("created", components="mine"),
    "a host without a face": set_in("created", host={"id": "x" * 5000, "name": "\u202eevil\n"}),
    "a host with a line break": set_in("created", host={"id": ADA.id, "name": "A\nda"}),
    "a person who sits nowhere": set_in("sat", seat=77),
    "a person with half a letter": set_in("sat", person={"id": "ada", "name": "\ud800"}),
    "a rewind beyond the end": lambda rows, _: last(rows, kind="rewound", to=500, by=PERSON, is_beyond=False),
    "a rewind before the start": lambda rows, _: last(rows, kind="rewound", to=-3, by=PERSON, is_beyond=False),
    "a rewind without consent": lambda rows, _: last(rows, kind="rewound", to=0, by=PERSON, is_beyond=True),
    "a rewind called free": lambda rows, _: last(rows, kind="rewound", to=0, by=PERSON, is_beyond=False),
    "a proposal to go nowhere": lambda rows, _: last(rows, kind="proposed", what="undo", by=PERSON, to=500),
    "an answer to no question": lambda rows, _: last(rows, kind="agreed", by=PERSON),
    "no question taken back": lambda rows, _: last(rows, kind="declined", by=PERSON, is_withdrawn=True),
    "a second start": lambda rows, _: last(rows, **kind_of(rows, "started")),
    "a second beginning": lambda rows, _: last(rows, **kind_of(rows, "created")),
    "a rematch before the end": lambda rows, _: last(rows, kind="rematch_made", table="t", by=PERSON),
    "a seat that is taken": lambda rows, _: last(rows, kind="sat", seat=0, person={"id": "eve", "name": "Eve"}),
    "a bot that leaves a seat": lambda rows, _: last(rows, kind="seat_taken_back", seat=0),
    "an endless talk": lambda rows, _: last(rows, kind="said", by=PERSON, text="x" * 501),
    "an unknown kind": lambda rows, _: last(rows, kind="cheated", by=PERSON),
    "a number for a text": lambda rows, _: last(rows, kind="said", by=PERSON, text=5),
    "a time after all times": last_at(1e300),
    "a time before the one before": last_at(900.0),
    "a time before all times": last_at(-1.0),
    "a fact that no entry has": set_in("sat", shoes="red"),
    "a trait that nobody has": set_in("sat", person={"id": "ada", "name": "Ada", "age": 9}),
    "a tale of three parts": lambda rows, _: kind_of(rows, "started")["tale"][0].append("x"),
    "a line that says more": lambda rows, _: rows[3].update(more=1),
    "a head that says more": set_head(more=1),
    "a table without a name": set_head(table=""),
    "a path for a name": set_head(table="../../etc <b>x"),
    "a password that is none": set_head(password=HASH.hex()),
}


@pytest.mark.parametrize("forged", FORGERIES)
def test_a_log_that_somebody_changed_and_sealed_anew_is_refused(forged: str, stage: Stage) -> None:
    rows = rows_of(stage)
    read_log(resealed(rows))
    FORGERIES[forged](rows, places(stage))
    with pytest.raises(JournalDamaged, match=r"^line \d+: "):
        read_log(resealed(rows))


@pytest.mark.parametrize("game", mattock.game_names())
def test_a_log_whose_events_had_fewer_facts_is_believed(game: str) -> None:
    stage = Stage(game, first=0).begin(ADA, BOB)
    stage.play_on(
        random.Random(4),
        lambda one: any(ADDED_FACTS & line.open.keys() for line in getattr(one.entries[-1].body, "tale", [])),
    )
    rows = rows_of(stage)
    lines = [line[0] for row in rows[1:] for line in row["body"].get("tale", [])]
    assert [event.pop(name) for event in lines for name in ADDED_FACTS if name in event]
    table, _, _ = read_log(resealed(rows))
    assert table.version == stage.table.version
    del lines[-1]["event"]
    with pytest.raises(JournalDamaged):
        read_log(resealed(rows))


@pytest.mark.parametrize("password", [None, "00", "zz", "00" * 49])
def test_a_password_comes_as_its_hash_or_the_log_is_refused(password: str | None) -> None:
    rows = rows_of(Stage())
    rows[1]["body"]["has_password"] = True
    read_log(resealed([{**rows[0], "password": HASH.hex()}, *rows[1:]]))
    with pytest.raises(JournalDamaged, match="line 1: "):
        read_log(resealed([{**rows[0], **({} if password is None else {"password": password})}, *rows[1:]]))


def test_a_log_under_other_rules_says_so(stage: Stage) -> None:
    rows = rows_of(stage)
    rows[1]["body"]["rules"] = "runedar 0"
    with pytest.raises(JournalError, match="runedar 0"):
        read_log(resealed(rows))
