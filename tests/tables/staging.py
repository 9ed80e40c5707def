"""A table on a stage: driven without store, network or clock; a test says what it wants and sees what is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

import mattock
from mattock.core.deed import play_action
from mattock.tables.live.snapshots import numbered
from mattock.tables.log.answers import Done, TableRefusal
from mattock.tables.log.commands import Create, Play, Sit, Start, TableCommand
from mattock.tables.log.decide.command import decide
from mattock.tables.log.decide.play import create, play_bot
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.decide.seating import time_out
from mattock.tables.log.entries import AnyBody, Entry
from mattock.tables.log.messages import News
from mattock.tables.log.redaction import news_of
from mattock.tables.log.seats import Person, Settings
from mattock.tables.log.table import Table

ADA, BOB, CYD, EVE = (Person(name.lower(), name) for name in ("Ada", "Bob", "Cyd", "Eve"))
SECRET = bytes(range(32))
NAME = "table-1"

A = TypeVar("A")


class Stage:
    """`entries` is the log; a refusal leaves it and the table as they were, and that is checked every time. `here` are
    the people who are connected.
    """

    def __init__(self, game: str = "runedar", settings: Settings | None = None, **options: Any) -> None:
        self.at = 1000.0
        self.here: set[Person] = set()
        decided = create(ADA, Create(game=game, options={"players": 2, **options}, settings=settings or Settings()))
        assert isinstance(decided, Decided), decided
        self.entries = numbered(decided.bodies, 0, self.at)
        self.table = Table.created(NAME, self.entries[0])

    @property
    def state(self) -> mattock.State:
        assert self.table.state is not None
        return self.table.state

    @property
    def version(self) -> int:
        return self.table.version

    def ask(self, decision: Callable[[Table], Decided | TableRefusal]) -> Done | TableRefusal:
        before = self.truth()
        decided = decision(self.table)
        assert self.truth() == before, "a decision changed the table"
        if not isinstance(decided, Decided):
            return decided
        entries = numbered(decided.bodies, self.version, self.at)
        after = self.table.copy()
        for entry in entries:
            after.apply(entry, decided.ahead)
        self.table = after
        self.entries += entries
        return Done(table=NAME, version=self.version)

    def truth(self) -> bytes:
        """All there is to know of the table."""
        return msgspec.msgpack.encode(self.table.snapshot())

    def command(self, person: Person, command: TableCommand) -> Done | TableRefusal:
        context = DecisionContext(SECRET, "table-2", self.at, frozenset(one.id for one in self.here), tuple(self.here))
        return self.ask(lambda table: decide(table, person, command, context))

    def do(self, person: Person, command: TableCommand) -> list[AnyBody]:
        """Send a command that is granted; return the entries it made."""
        before = len(self.entries)
        answer = self.command(person, command)
        assert isinstance(answer, Done), answer
        return [entry.body for entry in self.entries[before:]]

    def refused(self, person: Person, command: TableCommand, kind: type[A]) -> A:
        answer = self.command(person, command)
        assert isinstance(answer, kind), answer
        return answer

    def begin(self, *people: Person) -> Stage:
        """Everybody sits down, bots take the rest, and the first one starts."""
        for person in people:
            self.do(person, Sit(table=NAME))
        self.do(ADA, Start(table=NAME, fill="random"))
        return self

    def owner(self) -> Person | None:
        """Who is to move."""
        assert self.table.asked is not None
        return self.table.record.seats[self.table.asked].owner

    def play(self, *actions: str) -> None:
        """Play the deed for the person who is asked."""
        owner, seat = self.owner(), self.table.asked
        assert seat is not None
        if owner is None or self.table.record.seats[seat].bot is not None:
            answer = self.ask(lambda table: play_bot(table, seat, table.record.position_version, list(actions)))
            assert isinstance(answer, Done), answer
        else:
            self.do(owner, Play(table=NAME, version=self.version, actions=list(actions)))

    def play_on(self, dice: random.Random, until: Callable[[Stage], bool] = lambda _: False) -> Stage:
        """At random, to the end or until something is so."""
        while not until(self) and self.table.asked is not None:
            self.play(dice.choice(self.state.legal()).code)
        return self

    def deed(self, dice: random.Random, most: int = 5) -> list[str]:
        """Some actions that whoever is asked may choose together, at random; luck may end the deed before the last."""
        world, codes = self.state.clone(), list[str]()
        while not codes or (len(codes) < most and not world.is_over and world.to_move == self.state.to_move):
            codes.append(dice.choice(world.legal()).code)
            if play_action(world, world.catalogue.numbers[codes[-1]]).is_last:
                break
        return codes

    def play_deeds(self, dice: random.Random, until: Callable[[Stage], bool] = lambda _: False) -> Stage:
        """Like `play_on`, several actions at a time."""
        while not until(self) and self.table.asked is not None:
            self.play(*self.deed(dice))
        return self

    def run_out(self) -> Done | TableRefusal:
        return self.ask(lambda table: time_out(table, self.at))

    def news(self, person: Person, entries: list[Entry] | None = None) -> News:
        return news_of(self.table, self.table.seats_of(person), entries or [])
