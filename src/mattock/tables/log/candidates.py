"""The commands that may have written an entry. Each is decided as at a live table; no rule is written here.

What only the moment knew, such as who was connected, is taken as it is most favourable. What earlier versions decided
otherwise is supposed beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

import msgspec

from mattock.core.deed import play_action
from mattock.core.state import State
from mattock.tables.log.access import admit, why_not_coached, why_not_replay
from mattock.tables.log.answers import Malformed, TableRefusal
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    Decline,
    HandOver,
    Leave,
    Moderate,
    Pick,
    Play,
    Rematch,
    Return,
    Say,
    SeatBot,
    Sit,
    Start,
    TableCommand,
    TakeBack,
    Undo,
    read_command,
)
from mattock.tables.log.decide.command import decide, granted
from mattock.tables.log.decide.going_on import check_origin
from mattock.tables.log.decide.moderation import close
from mattock.tables.log.decide.play import play_bot
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.decide.seating import note_coach, time_out
from mattock.tables.log.entries import (
    Abandoned,
    Agreed,
    AnyBody,
    BotSeated,
    Closed,
    Coached,
    Continued,
    Declined,
    DeedPlayed,
    Left,
    Moderated,
    PersonEntered,
    Picked,
    Proposed,
    RematchMade,
    Returned,
    Rewound,
    Said,
    Sat,
    SeatPassed,
    SeatTakenBack,
    Started,
)
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table

Outcome = Decided | TableRefusal

ORDER_RULES: Final = 3  # the rules of tables since which onlookers are silent unless they are allowed to speak
ANY_MOMENT: Final = DecisionContext(b"", "")


@singledispatch
def candidate_decisions(body: AnyBody, table: Table, at: float) -> Iterator[Outcome]:
    """The decisions on each command that may be behind the entry, the likeliest first."""
    yield Malformed(problem="not here")


def decision_on(table: Table, person: Person, command: TableCommand, context: DecisionContext = ANY_MOMENT) -> Outcome:
    """The decision on a command; one that could not have been sent is malformed."""
    return why_not_sent(command) or decide(table, person, command, context)


def why_not_sent(command: TableCommand) -> Malformed | None:
    sent = read_command(msgspec.json.encode(command))
    return sent if isinstance(sent, Malformed) else None


def host_of(table: Table) -> Person:
    return Person(table.record.host, "")


def owner_of(table: Table, seat: int) -> Person:
    """The owner of a seat; a person without an id where there is none."""
    return table.record.seats[seat].owner or Person("", "")


@candidate_decisions.register
def _(body: Continued, table: Table, at: float) -> Iterator[Outcome]:
    """Only the second entry can be one. Whether that other game was played cannot be checked."""
    if table.version == 1:
        check_origin(table.record.opening, body)
        yield Decided([body])


@candidate_decisions.register
def _(body: Started, table: Table, at: float) -> Iterator[Outcome]:
    context = DecisionContext(bytes.fromhex(body.secret), "")
    yield decision_on(table, host_of(table), Start(table=table.record.id), context)


@candidate_decisions.register
def _(body: DeedPlayed, table: Table, at: float) -> Iterator[Outcome]:
    if body.by is None:
        outcome = play_bot(table, body.seat, table.record.position_version, body.actions)
    else:
        command = Play(table=table.record.id, version=table.version, actions=body.actions)
        outcome = decision_on(table, Person(body.by, ""), command)
    yield outcome
    if isinstance(outcome, Decided) and table.state is not None and has_shown(table.state, body.actions):
        yield outcome._replace(bodies=[msgspec.structs.replace(one, has_taught=True) for one in outcome.bodies])


def has_shown(state: State, actions: list[str]) -> bool:
    """Once whatever a deed showed had taught, also among those who play together."""
    world = state.clone()
    return any(play_action(world, world.catalogue.numbers[action]).has_shown for action in actions)


@candidate_decisions.register
def _(body: PersonEntered, table: Table, at: float) -> Iterator[Outcome]:
    yield admit(table, body.person, None)


@candidate_decisions.register
def _(body: Sat, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, body.person, Sit(table=table.record.id, seat=body.seat, is_remote=body.is_remote))
    yield admit(table, body.person, body.seat)


@candidate_decisions.register
def _(body: BotSeated, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, host_of(table), SeatBot(table=table.record.id, seat=body.seat, level=body.level))


@candidate_decisions.register
def _(body: Picked, table: Table, at: float) -> Iterator[Outcome]:
    command = Pick(table=table.record.id, seat=body.seat, option=body.option, value=body.value)
    yield decision_on(table, body.by, command)


@candidate_decisions.register
def _(body: Left, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, body.person, Leave(table=table.record.id))


@candidate_decisions.register
def _(body: Returned, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, body.person, Return(table=table.record.id))


@candidate_decisions.register
def _(body: SeatPassed, table: Table, at: float) -> Iterator[Outcome]:
    if body.why == "clock":
        yield time_out(table, at)
    elif body.why == "choice":
        command = HandOver(table=table.record.id, seat=body.seat, level=body.level)
        yield decision_on(table, owner_of(table, body.seat), command)
    else:
        command = HandOver(table=table.record.id, seat=body.seat)
        for person in (host_of(table), *table.people()):
            context = DecisionContext(b"", "", at, frozenset({person.id}))
            yield decision_on(table, person, command, context)
            yield decision_on(with_short_waits(table), person, command, context)


def with_short_waits(table: Table) -> Table:
    """Once a host waited neither for the clock of the turn nor longer in a rated game."""
    twin, opening = table.copy(), table.record.opening
    settings = msgspec.structs.replace(opening.settings, seconds=None, rated=False)
    twin.record.opening = msgspec.structs.replace(opening, settings=settings)
    return twin


@candidate_decisions.register
def _(body: SeatTakenBack, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, owner_of(table, body.seat), TakeBack(table=table.record.id, seat=body.seat))


@candidate_decisions.register
def _(body: Rewound, table: Table, at: float) -> Iterator[Outcome]:
    """Earlier versions marked an undo as free where bots had played on the way."""
    outcome = decision_on(table, body.by, undo_to(table, body.to), everybody(table))
    yield outcome
    is_alone = isinstance(outcome, Decided) and len(table.people()) == 1
    if is_alone or was_nobody_asked(table, outcome, body.by):
        yield Decided([Rewound(body.to, body.by, is_beyond=True)])


@candidate_decisions.register
def _(body: Abandoned, table: Table, at: float) -> Iterator[Outcome]:
    outcome = decision_on(table, body.by, Abandon(table=table.record.id), everybody(table))
    yield outcome
    if was_nobody_asked(table, outcome, body.by):
        yield Decided([Abandoned(body.by)])


@candidate_decisions.register
def _(body: Proposed, table: Table, at: float) -> Iterator[Outcome]:
    """All others who hold a seat are asked. Once it was those who played or were connected, and at first the entry did
    not say whom.
    """
    command = undo_to(table, body.to) if body.what == "undo" else Abandon(table=table.record.id)
    outcome = decision_on(table, body.by, command, everybody(table))
    yield outcome
    asked, playing = set(body.waiting), others_playing(table, body.by)
    if (wide := proposal_in(outcome)) is not None and playing <= (asked or playing) and (asked or playing):
        waiting = tuple(person for person in wide.waiting if person in asked)
        yield Decided([msgspec.structs.replace(wide, waiting=waiting)])


def undo_to(table: Table, to: int) -> Undo:
    return Undo(table=table.record.id, version=table.version, steps=len(table.record.deeds) - to)


def everybody(table: Table) -> DecisionContext:
    return DecisionContext(b"", "", here=frozenset(person.id for person in table.people()))


def others_playing(table: Table, person: Person) -> set[str]:
    """The other people for whom no bot plays: every version had to ask them."""
    return {other.id for other in table.people(present=True)} - {person.id}


def proposal_in(outcome: Outcome) -> Proposed | None:
    body = outcome.bodies[0] if isinstance(outcome, Decided) and outcome.bodies else None
    return body if isinstance(body, Proposed) else None


def was_nobody_asked(table: Table, outcome: Outcome, person: Person) -> bool:
    """Whether others are asked now whom earlier versions did not ask, because bots played for all of them."""
    return proposal_in(outcome) is not None and not others_playing(table, person)


@candidate_decisions.register
def _(body: Agreed, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, body.by, Agree(table=table.record.id, proposal=proposal_number(table)))


@candidate_decisions.register
def _(body: Declined, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, body.by, Decline(table=table.record.id, proposal=proposal_number(table)))


def proposal_number(table: Table) -> int:
    return 0 if table.record.proposal is None else table.record.proposal.number


@candidate_decisions.register
def _(body: Said, table: Table, at: float) -> Iterator[Outcome]:
    """Once onlookers could speak, after the end too where a table is not listed."""
    command = Say(table=table.record.id, text=body.text)
    refusal = why_not_sent(command) or why_not_replay(table, body.by)
    yield refusal or granted(table, body.by, command, ANY_MOMENT)
    if refusal is None and table.record.opening.table_rules < ORDER_RULES:
        yield Decided([body])


@candidate_decisions.register
def _(body: Moderated, table: Table, at: float) -> Iterator[Outcome]:
    command = Moderate(table=table.record.id, person=body.person.id, order=body.order)
    yield decision_on(table, body.by, command, DecisionContext(b"", "", people=(body.person,)))


@candidate_decisions.register
def _(body: Closed, table: Table, at: float) -> Iterator[Outcome]:
    yield close(table, body.reason)


@candidate_decisions.register
def _(body: Coached, table: Table, at: float) -> Iterator[Outcome]:
    yield why_not_coached(table, body.by) or note_coach(table, body.by)


@candidate_decisions.register
def _(body: RematchMade, table: Table, at: float) -> Iterator[Outcome]:
    yield decision_on(table, body.by, Rematch(table=table.record.id), DecisionContext(b"", body.table))
