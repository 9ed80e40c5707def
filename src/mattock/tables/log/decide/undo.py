"""Undo by information frontier, and what people must agree on.

Free is what taught nobody anything: one's own last deeds, back to the last one that asked luck or showed something
hidden, and among bots of the server theirs too. Beyond that, and over deeds of others, all other people who hold seats
must agree. A game may be abandoned without those who have gone: nobody keeps a table open by staying away.
"""

from __future__ import annotations

from mattock.tables.log.answers import NotNow, NotYours, TableRefusal
from mattock.tables.log.commands import Abandon, Agree, Decline, Undo
from mattock.tables.log.decide.daily import why_not_daily
from mattock.tables.log.decide.play import why_not_on
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import Abandoned, Agreed, Declined, Proposed, Rewound
from mattock.tables.log.redaction import free_steps
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table


def others(table: Table, person: Person) -> tuple[str, ...]:
    """Everybody else who holds a seat, there or not, remote bots too: nobody's consent is got round by a bot."""
    return tuple(other for other in table.seats_held() if other != person.id)


def others_there(table: Table, person: Person, context: DecisionContext) -> tuple[str, ...]:
    """Of these who plays, and who looks on while a bot does; in a rated game everybody, for nobody's lead is given up
    without them. Who does not want to wait for that may leave, and loses.
    """
    if table.record.opening.settings.rated:
        return others(table, person)
    playing = {seat.owner.id for seat in table.record.seats if seat.owner is not None and seat.bot is None}
    return tuple(other for other in others(table, person) if other in playing or other in context.here)


def undo(table: Table, person: Person, command: Undo) -> Decided | TableRefusal:
    refusal = why_not_on(table, person, command.version)
    if refusal is not None:
        return refusal
    if not table.has_person(person):
        return NotYours(code="not_at_the_table")
    steps = command.steps or steps_back(table, person)
    if steps is None or steps > len(table.record.deeds):
        return NotNow(code="nothing_to_undo")
    to = len(table.record.deeds) - steps
    if steps <= free_steps(table, table.seats_of(person)):
        return Decided([Rewound(to, person, is_beyond=False)])
    if (refusal := why_not_daily(table)) is not None:
        return refusal
    if table.record.proposal is not None:
        return NotNow(code="proposal_waits")
    if waiting := others(table, person):
        return Decided([Proposed("undo", person, to, waiting)])
    return Decided([Rewound(to, person, is_beyond=True)])


def steps_back(table: Table, person: Person) -> int | None:
    """To before one's own last deed, whoever has played since; None if there is none."""
    back = enumerate(reversed(table.record.deeds), 1)
    return next((steps for steps, deed in back if deed.by == person.id), None)


def abandon(table: Table, person: Person, command: Abandon, context: DecisionContext) -> Decided | TableRefusal:
    """An open table is its host's to close; a game is ended by all who play it."""
    record = table.record
    if table.is_ended:
        return NotNow(code="game_over")
    if record.status == "open":
        return Decided([Abandoned(person)]) if record.host == person.id else NotYours(code="not_the_host")
    if not table.has_person(person) and record.host != person.id:
        return NotYours(code="not_at_the_table")
    if record.proposal is not None:
        return NotNow(code="proposal_waits")
    waiting = others_there(table, person, context)
    return Decided([Proposed("abandon", person, waiting=waiting) if waiting else Abandoned(person)])


def why_not_answer(table: Table, person: Person, number: int) -> TableRefusal | None:
    proposal = table.record.proposal
    if proposal is None or proposal.number != number:
        return NotNow(code="no_such_proposal")
    return None if person.id in proposal.waiting else NotYours(code="not_asked")


def agree(table: Table, person: Person, command: Agree) -> Decided | TableRefusal:
    """The last consent carries the proposal out."""
    refusal = why_not_answer(table, person, command.proposal)
    if refusal is not None:
        return refusal
    proposal = table.record.proposal
    assert proposal is not None
    if proposal.waiting != (person.id,):
        return Decided([Agreed(person)])
    if proposal.what == "abandon":
        return Decided([Agreed(person), Abandoned(proposal.by)])
    return Decided([Agreed(person), Rewound(proposal.to, proposal.by, is_beyond=True)])


def decline(table: Table, person: Person, command: Decline) -> Decided | TableRefusal:
    """The person who proposed it takes it back."""
    proposal = table.record.proposal
    if proposal is not None and proposal.number == command.proposal and proposal.by.id == person.id:
        return Decided([Declined(person, is_withdrawn=True)])
    return why_not_answer(table, person, command.proposal) or Decided([Declined(person)])
