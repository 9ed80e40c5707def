"""A table without network, disk or clock: a position and its record, changed by applying entries and by nothing else.

So rebuilding a table is applying its stored entries, to nothing or to a snapshot.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mattock.core.chance import Fair
from mattock.core.state import State
from mattock.tables.log.apply import change
from mattock.tables.log.clock import charge, clock_of, refund, set_clock
from mattock.tables.log.entries import Created, DeedPlayed, Entry, Rewound, Said
from mattock.tables.log.position import TableDamaged, replayed, rules_of
from mattock.tables.log.record import Snapshot, TableRecord, up_to_date
from mattock.tables.log.seats import Person, Seat

KEPT_POSITIONS: Final = 8  # positions kept for quick undo; older ones are played again from the deal


class Table:
    """`state` is the position, None before the start; `past` those before the last deeds, if these taught nobody;
    `asked` is the seat that is to move, `turn` a number that the game changes whenever a turn has ended.
    """

    def __init__(self, record: TableRecord, state: State | None = None) -> None:
        self.record = record
        self.state = state
        self.past: list[State] = []
        self.asked = self._seat_to_move()
        self.turn = self._turn_on()

    @staticmethod
    def created(table: str, entry: Entry) -> Table:
        """The table that its first entry makes."""
        opening = entry.body
        if entry.number != 1 or not isinstance(opening, Created):
            raise TableDamaged(f"table {table}: its log does not begin at the beginning")
        rules_of(opening)
        kept = {seat: person for seat, person in enumerate(opening.kept) if person is not None}
        seats = [Seat()] * opening.players
        return Table(TableRecord(id=table, opening=opening, seats=seats, host=opening.host.id, kept=kept))

    @staticmethod
    def restored(snapshot: Snapshot) -> Table:
        record = up_to_date(snapshot.record)
        game = rules_of(record.opening)
        if snapshot.position is None:
            return Table(record)
        luck = Fair(bytes.fromhex(record.secret))
        luck.counters = snapshot.counters
        state = game.restore(snapshot.position, luck, rules=record.opening.rules, **record.opening.options)
        state.recording = True
        return Table(record, state)

    def copy(self) -> Table:
        """A copy to try entries on before they are on disk. Positions are shared, as nobody changes one in place."""
        record = self.record
        twin = Table(
            msgspec.structs.replace(
                record, seats=record.seats.copy(), deeds=record.deeds.copy(), rewinds=record.rewinds.copy()
            ),
            self.state,
        )
        twin.past = self.past.copy()
        return twin

    def snapshot(self) -> Snapshot:
        """Encode it at once: it shares its lists with the table."""
        state = self.state
        if state is None:
            return Snapshot(self.record, None, {})
        luck = state.chance
        assert isinstance(luck, Fair)
        return Snapshot(self.record, state.snapshot(), luck.counters)

    @property
    def version(self) -> int:
        return self.record.version

    def _seat_to_move(self) -> int | None:
        return int(self.state.to_move) if self.record.status == "playing" and self.state is not None else None

    def _turn_on(self) -> int | None:
        """A number that changes with each turn; one seat may have several turns in a row."""
        state = self.state
        return None if self.asked is None or state is None else int(state.game.instinct(state).turn_of(state))

    @property
    def asked_person(self) -> Person | None:
        """The human being who is to move; nobody where a bot is."""
        seat = None if self.asked is None else self.record.seats[self.asked]
        return seat.person if seat is not None and seat.bot is None else None

    @property
    def is_ended(self) -> bool:
        """Whether the game has ended, so that nothing is hidden and the secret of the luck may be told."""
        return self.record.status in {"over", "abandoned"}

    def seats_of(self, person: Person) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.record.seats) if seat.is_of(person))

    def seats_held(self) -> dict[str, tuple[int, ...]]:
        """The seats of every person, by the person's id."""
        held: dict[str, tuple[int, ...]] = {}
        for number, seat in enumerate(self.record.seats):
            if seat.owner is not None:
                held[seat.owner.id] = (*held.get(seat.owner.id, ()), number)
        return held

    def people(self, *, present: bool = False) -> list[Person]:
        """The human beings who hold seats, each once; `present` are those for whom no bot stands in, or only to the
        end of the turn.
        """
        record = self.record
        seats = [
            seat
            for number, seat in enumerate(record.seats)
            if not (present and seat.bot and not clock_of(record, number).is_returning)
        ]
        return list({seat.person.id: seat.person for seat in seats if seat.person}.values())

    @property
    def is_left(self) -> bool:
        """Whether bots play for all the people that it has."""
        return bool(self.people()) and not self.people(present=True)

    def has_person(self, person: Person) -> bool:
        """A human being with a seat, present or not."""
        return any(other.id == person.id for other in self.people())

    @property
    def may_coach(self) -> bool:
        """As the settings say; else a person who plays alone may ask a coach. Several seats are for several people,
        even where one of them is called remote.
        """
        wanted = False if self.record.opening.settings.rated else self.record.opening.settings.coach
        owners = [seat.owner for seat in self.record.seats if seat.owner is not None]
        return sum(not owner.is_bot for owner in owners) == 1 if wanted is None else wanted

    def apply(self, entry: Entry, ahead: State | None = None) -> None:
        """`ahead` is the position that a `DeedPlayed` leads to, where it is known already."""
        if entry.number != self.record.version + 1:
            raise TableDamaged(f"table {self.record.id}: entry {entry.number} after {self.record.version}")
        self.record.version = entry.number
        self.record.latest = max(self.record.latest, entry.at)
        if not isinstance(entry.body, Said):
            self.record.changed_at = entry.at
        change(entry.body, self, entry, ahead)
        before, self.asked = (self.asked, self.turn), self._seat_to_move()
        self.turn = self._turn_on()
        if (self.asked, self.turn) != before:
            self._pass_on(entry, before[0])

    def _pass_on(self, entry: Entry, seat: int | None) -> None:
        """The turn of `seat` has ended. Who freely takes back what ended their turn has as much of it left as there was
        then.
        """
        record, body = self.record, entry.body
        seconds = 0.0
        if isinstance(body, Rewound):
            undone = [turn for turn in record.spent if turn.upto > body.to]
            record.spent = record.spent[: len(record.spent) - len(undone)]
            if undone and not body.is_beyond:
                refund(record, undone)
                seconds = undone[0].seconds
        elif isinstance(body, DeedPlayed) and seat is not None:
            turn = charge(record, seat, entry.at)
            if record.seats[seat].bot is not None and record.seats[seat].owner is not None:
                record.bot_turns = {**record.bot_turns, seat: record.bot_turns.get(seat, 0) + 1}
            record.spent = record.spent if body.has_taught else (*record.spent, turn)
        record.turn_at = entry.at - seconds
        self._let_return()

    def _let_return(self) -> None:
        """People who came back too late for their turn play again from here on."""
        for number, clock in enumerate(self.record.clocks):
            if clock.is_returning:
                set_clock(self.record, number, is_returning=False)
                self.set_seat(number, bot=None)

    def move(self, after: State, *, has_taught: bool) -> None:
        """Take the next position; the one before is kept as long as going back to it is free."""
        assert self.state is not None
        if has_taught:
            self.past.clear()
            self.record.spent = ()
        else:
            self.past.append(self.state)
            del self.past[:-KEPT_POSITIONS]
        self.state = after

    def rewind(self, to: int) -> None:
        """Back to the position after `to` deeds, luck included: the same numbers will come again."""
        back = len(self.record.deeds) - to
        if back <= len(self.past):
            self.state = self.past[-back]
            del self.past[-back:]
        else:
            self.state = replayed(self.record, to)
            self.past.clear()
        del self.record.deeds[to:]

    def set_seat(self, number: int, **changes: Any) -> None:
        self.record.seats[number] = msgspec.structs.replace(self.record.seats[number], **changes)
