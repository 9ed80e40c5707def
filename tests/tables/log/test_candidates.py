"""An entry is believed only where somebody's command would have written it, and what belongs to it came with it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from mattock.core.journal import JournalDamaged
from mattock.tables.live.snapshots import numbered
from mattock.tables.log.access import admit
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    HandOver,
    Leave,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    TableCommand,
    Undo,
)
from mattock.tables.log.decide.command import decide
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.decide.seating import AWAY_TIMEOUT, note_coach, rematch_entries
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.seats import Person, Settings
from tests.tables.forging import Row, resealed, rows_of
from tests.tables.staging import ADA, BOB, CYD, EVE, NAME, Stage

LATE = 1000.0  # seconds after which nobody waits any more


def by(kind: str, person: Person, **fields: Any) -> Row:
    """A body of somebody."""
    name = "person" if kind in {"left", "returned", "entered", "sat"} else "by"
    return {"kind": kind, name: msgspec.to_builtins(person), **fields}


def asked(person: Person, *waiting: Person, what: str = "abandon", to: int = 0) -> Row:
    return by("proposed", person, what=what, to=to, waiting=[one.id for one in waiting])


def passed(why: str, seat: int, level: str = "journeyman") -> Row:
    return {"kind": "seat_passed", "seat": seat, "level": level, "why": why}


def is_believed(stage: Stage, *bodies: Row, later: float = LATE, apart: float = 0.0) -> bool:
    """With some entries more, so many seconds after the last one and from each other."""
    rows = rows_of(stage)
    for number, body in enumerate(bodies):
        rows.append({"number": len(rows), "at": stage.at + later + number * apart, "body": body})
    rows[0]["entries"] = len(rows) - 1
    try:
        read_log(resealed(rows))
    except JournalDamaged:
        return False
    return True


def table_of(*people: Person, **settings: Any) -> Stage:
    """Not started."""
    stage = Stage("dwar7s", Settings(**settings), players=max(2, len(people)))
    for person in people:
        stage.do(person, Sit(table=NAME))
    return stage


def game_of(*people: Person, **settings: Any) -> Stage:
    """A few actions into it."""
    stage = table_of(*people, **settings)
    stage.do(ADA, Start(table=NAME, fill="random"))
    return stage.play_on(random.Random(1), lambda one: len(one.table.record.deeds) > 6 and one.owner() == people[-1])


def after(stage: Stage, person: Person, *commands: TableCommand) -> Stage:
    for command in commands:
        stage.do(person, command)
    return stage


def proposal() -> Stage:
    """Ada has asked Bob."""
    return after(game_of(ADA, BOB), ADA, Abandon(table=NAME))


def ended() -> Stage:
    return after(table_of(ADA), ADA, Abandon(table=NAME))


def coached() -> Stage:
    stage = game_of(ADA)
    stage.ask(lambda table: note_coach(table, ADA))
    return stage


NEVER_WISHED: dict[str, tuple[Stage, list[Row]]] = {
    "abandoned by a stranger": (game_of(ADA, BOB), [by("abandoned", EVE)]),
    "abandoned by one of two": (game_of(ADA, BOB), [by("abandoned", ADA)]),
    "an open table closed by a guest": (table_of(ADA, BOB), [by("abandoned", BOB)]),
    "a stranger coached": (game_of(ADA), [by("coached", EVE)]),
    "a rival coached": (game_of(ADA, BOB), [by("coached", ADA)]),
    "somebody coached where nobody may": (game_of(ADA, coach=False), [by("coached", ADA)]),
    "somebody coached before the start": (table_of(ADA), [by("coached", ADA)]),
    "somebody coached twice": (coached(), [by("coached", ADA)]),
    "left by a stranger": (game_of(ADA, BOB), [by("left", EVE)]),
    "left last, and the table stayed": (table_of(ADA), [by("left", ADA)]),
    "a stranger come back": (game_of(ADA, BOB), [by("returned", EVE)]),
    "come back, though nobody was away": (game_of(ADA, BOB), [by("returned", ADA)]),
    "entered where there is no door": (game_of(ADA, BOB), [by("entered", EVE)]),
    "entered twice": (table_of(ADA, onlookers=False), [by("entered", EVE), by("entered", EVE)]),
    "asked by a stranger": (game_of(ADA, BOB), [asked(EVE, ADA, BOB)]),
    "asked oneself": (game_of(ADA, BOB), [asked(ADA, ADA)]),
    "asked oneself too": (game_of(ADA, BOB), [asked(ADA, ADA, BOB)]),
    "asked a stranger": (game_of(ADA, BOB), [asked(ADA, BOB, EVE)]),
    "asked one of two": (game_of(ADA, BOB, CYD), [asked(ADA, BOB)]),
    "asked nobody": (game_of(ADA), [asked(ADA)]),
    "asked twice": (proposal(), [asked(BOB, ADA)]),
    "agreed by a stranger": (proposal(), [by("agreed", EVE)]),
    "agreed by who asked": (proposal(), [by("agreed", ADA), by("abandoned", ADA)]),
    "declined by a stranger": (proposal(), [by("declined", EVE)]),
    "withdrawn by another": (proposal(), [by("declined", BOB, is_withdrawn=True)]),
    "agreed, and nothing came of it": (proposal(), [by("agreed", BOB)]),
    "agreed to something else": (proposal(), [by("agreed", BOB), by("rewound", ADA, to=0, is_beyond=True)]),
    "taken back with one's own consent": (
        game_of(ADA, BOB),
        [asked(ADA, ADA, what="undo"), by("agreed", ADA), by("rewound", ADA, to=0, is_beyond=True)],
    ),
    "passed by a clock that there is not": (game_of(ADA, BOB), [passed("clock", 1)]),
    "passed by a host at another level": (game_of(ADA, BOB), [passed("host", 1, "random")]),
    "passed by a host, though not asked": (game_of(BOB, ADA), [passed("host", 0)]),
    "passed by a host of a table that waits": (game_of(ADA, BOB, wait=True), [passed("host", 1)]),
    "a bot's seat passed": (game_of(ADA), [passed("choice", 1)]),
    "a bot over a person": (table_of(ADA), [{"kind": "bot_seated", "seat": 0, "level": "random"}]),
    "a dwarf for another": (table_of(ADA, BOB), [by("picked", ADA, seat=1, option="dwarfs", value="thrain")]),
    "a dwarf that another has": (table_of(ADA, BOB), [by("picked", ADA, seat=0, option="dwarfs", value="torvald")]),
    "a dwarf in the game": (game_of(ADA, BOB), [by("picked", ADA, seat=0, option="dwarfs", value="thrain")]),
    "a second seat of a rival": (game_of(ADA), [by("sat", ADA, seat=1)]),
    "a seat of a table that is over": (ended(), [by("sat", EVE, seat=1)]),
    "started with free seats": (table_of(ADA), [rows_of(game_of(ADA, BOB))[4]["body"]]),
    "a rematch of strangers": (ended(), [by("rematch_made", EVE, table="t")]),
    "two rematches": (ended(), [by("rematch_made", ADA, table="t"), by("rematch_made", ADA, table="u")]),
}


@pytest.mark.parametrize("case", NEVER_WISHED)
def test_what_nobody_could_have_asked_is_refused(case: str) -> None:
    stage, bodies = NEVER_WISHED[case]
    assert is_believed(stage)
    assert not is_believed(stage, *bodies)


def test_what_is_written_together_comes_together() -> None:
    both = by("agreed", BOB), by("abandoned", ADA)
    assert is_believed(proposal(), *both)
    assert not is_believed(proposal(), *both, apart=1.0)
    assert is_believed(table_of(ADA), by("left", ADA), by("abandoned", ADA))
    assert not is_believed(table_of(ADA), by("left", ADA), by("abandoned", ADA), apart=1.0)


def test_a_clock_runs_out_in_its_time_and_no_sooner() -> None:
    stage = game_of(ADA, BOB, seconds=100)
    assert not is_believed(stage, passed("clock", 1), later=99.0)
    assert is_believed(stage, passed("clock", 1), later=100.0)
    assert not is_believed(stage, passed("clock", 1, "random"), later=100.0)


@pytest.mark.parametrize("seconds", [None, 3600])
def test_a_seat_is_passed_on_by_the_host_after_a_while(seconds: int | None) -> None:
    stage = game_of(ADA, BOB, seconds=seconds)
    assert not is_believed(stage, passed("host", 1), later=AWAY_TIMEOUT - 1)
    assert is_believed(stage, passed("host", 1), later=AWAY_TIMEOUT)


def test_a_seat_of_the_host_is_passed_on_by_who_minds_the_table() -> None:
    stage = game_of(BOB, ADA)
    assert stage.owner() == ADA
    assert is_believed(stage, passed("host", 1))


def with_bob_away(**settings: Any) -> Stage:
    """A bot plays for Bob, and Cyd plays."""
    stage = game_of(ADA, BOB, CYD, **settings)
    return after(stage, BOB, HandOver(table=NAME, seat=1))


@pytest.mark.parametrize("what", ["undo", "abandon"])
def test_who_was_away_may_have_been_asked_or_not_but_who_played_was(what: str) -> None:
    stage = with_bob_away()
    for waiting in ([BOB, CYD], [CYD], []):
        assert is_believed(stage, asked(ADA, *waiting, what=what))
    for waiting in ([BOB], [CYD, BOB], [BOB, CYD, CYD]):
        assert not is_believed(stage, asked(ADA, *waiting, what=what))


def test_where_bots_play_for_all_others_nobody_may_have_been_asked() -> None:
    stage = after(with_bob_away(), CYD, Leave(table=NAME))
    assert is_believed(stage, by("abandoned", ADA))
    assert is_believed(stage, by("rewound", ADA, to=0, is_beyond=True))
    assert not is_believed(stage, by("rewound", ADA, to=0, is_beyond=False))
    assert not is_believed(stage, by("abandoned", EVE))


def test_a_rewind_by_consent_is_believed() -> None:
    stage = game_of(ADA, BOB)
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=3))
    assert stage.table.record.proposal is not None
    assert is_believed(after(stage, BOB, Agree(table=NAME, proposal=stage.version)))


@pytest.mark.parametrize("has_password", [False, True])
def test_the_table_of_a_rematch_is_believed_with_all_it_brings_along(has_password: bool) -> None:
    stage = table_of(ADA, BOB, onlookers=False)
    stage.ask(lambda table: admit(table, BOB, None))
    stage.ask(lambda table: admit(table, EVE, None))
    after(stage, ADA, Abandon(table=NAME))
    outcome = decide(stage.table, BOB, Rematch(table=NAME), DecisionContext(b"", "t"))
    assert isinstance(outcome, Decided)
    assert outcome.rematch
    opening = msgspec.structs.replace(outcome.rematch[0], has_password=has_password)
    password = bytes(48) if has_password else None
    entries = numbered([opening, *outcome.rematch[1:]], 0, stage.at)
    table, _, _ = read_log(log_lines("t", entries, password))
    assert table.record.host == BOB.id
    assert [seat.owner for seat in table.record.seats] == [BOB, None]
    assert table.record.kept == {1: ADA}
    forged = msgspec.structs.replace(opening, kept=(EVE, ADA))
    with pytest.raises(JournalDamaged):
        read_log(log_lines("t", numbered([forged, *outcome.rematch[1:]], 0, stage.at), password))


def test_the_table_of_a_rematch_of_the_first_rules_is_believed_with_everybody_seated() -> None:
    stage = table_of(ADA, BOB, onlookers=False)
    stage.ask(lambda table: admit(table, EVE, None))
    after(stage, ADA, Abandon(table=NAME))
    bodies = rematch_entries(stage.table.record, BOB, 1)
    table, _, _ = read_log(log_lines("t", numbered(bodies, 0, stage.at)))
    assert [seat.owner for seat in table.record.seats] == [BOB, ADA]
    assert table.record.guests == [EVE]


def test_a_log_is_not_of_tomorrow_but_clocks_may_differ_a_little() -> None:
    stage = after(table_of(ADA), ADA, Say(table=NAME, text="x"), SeatBot(table=NAME, seat=1, level="random"))
    lines = log_lines(NAME, stage.entries)
    read_log(lines, lambda: stage.at - 59.0)
    with pytest.raises(JournalDamaged, match="line 2: no such time"):
        read_log(lines, lambda: stage.at - 61.0)
    assert is_believed(stage, by("said", ADA, text="y"), later=-59.0)
    assert not is_believed(stage, by("said", ADA, text="y"), later=-61.0)
