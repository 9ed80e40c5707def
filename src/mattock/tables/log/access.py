"""Access: anybody may look at a table and sit down, unless it has a password or is closed to onlookers.

Passwords and invitations are checked by the room, which knows their hashes; here it only counts who was let in.
"""

from __future__ import annotations

from mattock.tables.log.answers import NoSuchSeat, NotNow, NotYours, TableRefusal
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import AnyBody, PersonEntered, Sat
from mattock.tables.log.seats import Person, Settings
from mattock.tables.log.table import Table


def is_let_in(table: Table, person: Person) -> bool:
    """Whether the person needs no password any more."""
    return not table.record.opening.has_password or is_known(table, person)


def is_known(table: Table, person: Person) -> bool:
    record = table.record
    is_guest = any(guest.id == person.id for guest in record.guests)
    is_guest |= any(kept.id == person.id for kept in record.kept.values())
    return is_guest or record.host == person.id or bool(table.seats_of(person))


def is_kept_out(table: Table, person: Person) -> bool:
    return any(other.id == person.id for other in table.record.removed)


def why_not_come(table: Table, person: Person) -> NotYours | None:
    """Why the person may not enter: kept out by the host, or a password is missing."""
    if is_kept_out(table, person):
        return NotYours(code="kept_out")
    return None if is_let_in(table, person) else NotYours(code="not_entered")


def why_not_look(table: Table, person: Person) -> NotYours | None:
    """Talk at a table that is found by a link alone is not shown to people who find its game in the chronicles."""
    is_past = table.is_ended and not table.record.opening.settings.listed
    if is_past and not is_known(table, person):
        return NotYours(code="not_at_the_table")
    return why_not_stay(table, person)


def why_not_stay(table: Table, person: Person) -> NotYours | None:
    """Why the person may not listen any more: the host removed them."""
    return NotYours(code="kept_out") if is_kept_out(table, person) else why_not_replay(table, person)


def why_not_replay(table: Table, person: Person) -> NotYours | None:
    """A table with a password, or closed to onlookers, shows nothing of itself to people who were not let in."""
    if not is_let_in(table, person):
        return NotYours(code="not_entered")
    if not table.record.opening.settings.onlookers and not is_known(table, person):
        return NotYours(code="not_at_the_table")
    return None


def is_public(settings: Settings, *, has_password: bool) -> bool:
    """Whether anybody who finds the game in the chronicles may look at it, or only people who know the table."""
    return settings.listed and settings.onlookers and not has_password


def why_not_second(table: Table, person: Person) -> NotNow | None:
    """Among rivals nobody takes a second seat, which would show its secrets; in a cooperative game one may help out."""
    if table.asked is None or table.state is None or not table.seats_of(person):
        return None
    return None if table.state.game.instinct(table.state).together else NotNow(code="already_seated")


def why_not_coached(table: Table, person: Person) -> TableRefusal | None:
    """A coach helps people who play, where the table allows it."""
    if not table.seats_of(person):
        return NotYours(code="not_your_seat")
    if table.state is None:
        return NotNow(code="not_started")
    return None if table.may_coach else NotNow(code="coach_off")


def why_not_sight(table: Table, person: Person) -> NotNow | None:
    """In a rated game a sight, which is made for programs, is for remote bots alone; in one of the day for nobody."""
    if table.is_ended:
        return None
    if table.record.opening.daily is not None:
        return NotNow(code="daily")
    return NotNow(code="rated") if table.record.opening.settings.rated and not person.is_bot else None


def why_not_invite(table: Table, person: Person, seat: int | None) -> TableRefusal | None:
    """Anybody who sits at the table may invite somebody; only the host gives seats away."""
    is_host = table.record.host == person.id
    if not is_host and not table.seats_of(person):
        return NotYours(code="not_at_the_table")
    if table.record.opening.daily is not None:
        return NotNow(code="daily")
    if seat is None:
        return None
    if not is_host:
        return NotYours(code="not_the_host")
    return None if seat < len(table.record.seats) else NoSuchSeat(seat=seat)


def admit(table: Table, person: Person, seat: int | None) -> Decided | NotYours:
    """Entering twice changes nothing; people who cannot have the seat they came for may still look on."""
    if is_kept_out(table, person):
        return NotYours(code="kept_out")
    bodies: list[AnyBody] = []
    if why_not_look(table, person) is not None:
        bodies.append(PersonEntered(person))
    if seat is not None and is_for(table, person, seat):
        bodies.append(Sat(seat, person, person.is_bot))
    return Decided(bodies)


def is_for(table: Table, person: Person, seat: int) -> bool:
    """Whether the person may sit down there; at a rated table everybody sits down by themselves, which is to agree."""
    if table.record.opening.settings.rated or table.record.opening.daily is not None:
        return False
    return not table.is_ended and table.record.seats[seat].owner is None and why_not_second(table, person) is None
