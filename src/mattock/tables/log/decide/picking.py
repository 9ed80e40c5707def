"""Options with one value for each seat, such as its colour: before the start, players pick their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mattock.core.options import Option
from mattock.tables.log.answers import NoSuchSeat, NotNow, NotYours, OptionRefused, TableRefusal
from mattock.tables.log.commands import Pick
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import Created, Picked
from mattock.tables.log.position import rules_of
from mattock.tables.log.seats import Person

if TYPE_CHECKING:
    from mattock.tables.log.table import Table


def pick(table: Table, person: Person, command: Pick) -> Decided | TableRefusal:
    """For one's own seat; the host picks for the seats that no person has. What another seat has is taken, unless
    nobody sits there, or it is the host's to give: then the two seats change values.
    """
    record = table.record
    if record.status != "open":
        return NotNow(code="game_over" if table.is_ended else "already_started")
    if record.origin is not None:
        return NotNow(code="goes_on")
    if command.seat >= len(record.seats):
        return NoSuchSeat(seat=command.seat)
    if not record.seats[command.seat].is_of(person) and not is_hosts(table, person, command.seat):
        return NotYours(code="not_your_seat")
    option = options_per_seat(record.opening).get(command.option)
    if option is None or command.value not in option.per_seat:
        return OptionRefused(problem=f"no option for each seat is {command.option}={command.value}")
    values = record.opening.options[command.option]
    holder = values.index(command.value) if command.value in values else None
    if holder == command.seat:
        return Decided([])
    if holder is not None and not record.seats[holder].is_free and not is_hosts(table, person, holder):
        return NotNow(code="already_picked")
    return Decided([Picked(command.seat, command.option, command.value, person)])


def is_hosts(table: Table, person: Person, seat: int) -> bool:
    """The host decides for a seat that is free or a bot's."""
    return table.record.host == person.id and table.record.seats[seat].owner is None


def options_per_seat(opening: Created) -> dict[str, Option]:
    """By name; those that the table's rules do not know yet are not among them."""
    options = rules_of(opening).options
    return {option.name: option for option in options if option.per_seat and option.name in opening.options}


def picked(opening: Created, body: Picked) -> Created:
    """The opening after a pick: a seat that had the value gets the former one for it."""
    values = opening.options[body.option]
    former = values[body.seat]
    exchanged = [former if value == body.value else value for value in values]
    exchanged[body.seat] = body.value
    return with_values(opening, {body.option: exchanged})


def moved_on(opening: Created, seats: int) -> Created:
    """The opening for people who all move on by so many seats, and keep what they have picked."""
    names = options_per_seat(opening)
    return with_values(opening, {name: rotated(opening.options[name], seats) for name in names})


def rotated(values: list[Any], by: int) -> list[Any]:
    return [values[(index - by) % len(values)] for index in range(len(values))]


def with_values(opening: Created, values: dict[str, list[Any]]) -> Created:
    return msgspec.structs.replace(opening, options={**opening.options, **values})
