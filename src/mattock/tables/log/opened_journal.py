"""A journal from a file as a table whose game is over: to look at, and to go on from. Nothing of it is stored."""

from __future__ import annotations

from typing import Final, Literal

import mattock
from mattock.core.chance import FAIR
from mattock.core.journal import Journal, JournalError, JournalMismatch, JournalNewer
from mattock.core.options import plain_options
from mattock.core.verify import verify
from mattock.tables.log.answers import JournalRefused
from mattock.tables.log.entries import Created, LoggedAction
from mattock.tables.log.record import Deed, TableRecord
from mattock.tables.log.seats import Person, Seat, Settings
from mattock.tables.log.table import Table

MAX_ACTIONS: Final = 2000  # of a journal; the longest games have half as many
NOBODY: Final = Person("", "")


def table_of(text: str) -> Table | JournalRefused:
    """Every action is played again under the rules of the journal before anything of it is shown."""
    try:
        journal = Journal.from_text(text)
        if journal.game not in mattock.game_names():
            return JournalRefused(code="unknown_game", line=1)
        if len(journal.moves) > MAX_ACTIONS:
            return JournalRefused(code="too_long", line=MAX_ACTIONS + 2)
        game = mattock.game(journal.game)
        verify(journal, game)
    except JournalError as error:
        return JournalRefused(code=code_of(error), line=error.line or None)
    state = game.rebuild(journal)
    opening = Created(
        game=journal.game,
        rules=journal.rules,
        components=journal.components,
        options=plain_options(state.options),
        players=int(state.players),
        settings=Settings(),
        host=NOBODY,
    )
    record = TableRecord(
        id="",
        opening=opening,
        seats=[Seat()] * opening.players,
        host="",
        status="over",
        secret=(journal.secret or "") if journal.luck == FAIR else "",
        commitment=journal.commitment,
        deal=journal.deal,
        deeds=[Deed((LoggedAction(move.code, tuple(move.luck)),), None, False) for move in journal.moves],
    )
    return Table(record, state)


def code_of(error: JournalError) -> Literal["damaged", "other_rules"]:
    return "other_rules" if isinstance(error, (JournalMismatch, JournalNewer)) else "damaged"
