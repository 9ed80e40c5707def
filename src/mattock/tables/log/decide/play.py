"""Starting and playing: the rules of the game decide, the table asks whose turn it is."""

from __future__ import annotations

import mattock
from mattock.core.chance import commitment
from mattock.core.deed import act
from mattock.core.options import plain
from mattock.core.state import State, luck_of
from mattock.tables.log.answers import Malformed, MoveRefused, NotNow, NotYours, OptionRefused, Stale, TableRefusal
from mattock.tables.log.commands import Create, Play, Start
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import AnyBody, BotSeated, Created, DeedPlayed, LoggedAction, Started, TaleLine
from mattock.tables.log.position import dealt
from mattock.tables.log.redaction import news_of, tale_lines
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table


def create(
    person: Person, command: Create, *, has_password: bool = False, rules: str | None = None
) -> Decided | OptionRefused:
    """The game itself says whether it takes these options. A file of components is the operator's affair."""
    if "components" in command.options:
        return OptionRefused(problem="components: a table is played with the built-in ones")
    try:
        trial = mattock.game(command.game).new(seed=0, rules=rules, **command.options)
    except (mattock.MattockError, TypeError) as error:
        return OptionRefused(problem=str(error))
    opening = Created(
        game=trial.game.name,
        rules=trial.rules,
        components=trial.components,
        options=plain(trial.options),
        players=int(trial.players),
        settings=command.settings,
        host=person,
        has_password=has_password,
    )
    return Decided([opening])


def start(table: Table, person: Person, command: Start, context: DecisionContext) -> Decided | TableRefusal:
    """The host starts when every seat is taken."""
    record = table.record
    if record.status != "open":
        return NotNow(code="game_over" if table.is_ended else "already_started")
    if record.host != person.id:
        return NotYours(code="not_the_host")
    free = [number for number, seat in enumerate(record.seats) if seat.is_free]
    if free and command.fill is None:
        return NotNow(code="seats_free")
    secret = context.secret.hex()
    state = dealt(record.opening, secret)
    started = Started(
        secret=secret,
        commitment=commitment(context.secret),
        deal=luck_of(state),
        tale=tale_lines(state.tale, state.players),
    )
    filled: list[AnyBody] = [BotSeated(seat, command.fill) for seat in free]
    return Decided([*filled, started])


def why_not_on(table: Table, person: Person, version: int) -> TableRefusal | None:
    """The game is on, and the command was meant for the position as it is."""
    if table.state is None:
        return NotNow(code="game_over" if table.is_ended else "not_started")
    if version > table.version:
        return Malformed(problem=f"version {version}: the table is at {table.version}")
    if version < table.record.moved_at:
        return Stale(version=table.version, news=news_of(table, table.seats_of(person)))
    return NotNow(code="game_over") if table.is_ended else None


def play(table: Table, person: Person, command: Play) -> Decided | TableRefusal:
    """The person plays the seat that is asked, if it is theirs and no bot plays it."""
    refusal = why_not_on(table, person, command.version)
    if refusal is not None:
        return refusal
    asked, state = table.asked, table.state
    assert asked is not None
    assert state is not None
    seat = table.record.seats[asked]
    if not seat.is_of(person):
        return NotYours(code="not_your_turn" if table.seats_of(person) else "not_at_the_table")
    if seat.bot is not None:
        return NotNow(code="a_bot_plays")
    return played(state, person.id, command.codes)


def play_bot(table: Table, seat: int, version: int, actions: list[str]) -> Decided | TableRefusal:
    """A bot of the house has made up its mind, if it is still the one to ask."""
    state = table.state
    if state is None or table.asked != seat or version != table.record.moved_at:
        return NotYours(code="not_your_turn")
    if table.record.seats[seat].bot is None:
        return NotNow(code="no_bot_plays")
    return played(state, None, actions)


def played(state: State, by: str | None, codes: list[str]) -> Decided | TableRefusal:
    """Play a deed on a copy, as far as its player has chosen it: the table takes the copy once the entry is on disk."""
    known = state.catalogue.numbers
    strays = [code for code in codes if code not in known]
    if strays or not codes:
        return Malformed(problem=f"no action {strays[0]!r}" if strays else "no action")
    ahead, seat = state.clone(), int(state.to_move)
    moves: list[LoggedAction] = []
    tale: list[TaleLine] = []
    has_taught = False
    for index, code in enumerate(codes):
        if (refusal := why_not_act(ahead, known[code], index, is_last=index == len(codes) - 1)) is not None:
            return refusal
        done = act(ahead, known[code])
        moves.append(LoggedAction(code, tuple(done.luck)))
        tale += tale_lines(ahead.tale, ahead.players)
        has_taught |= done.has_taught
        if done.is_last:
            break
    return Decided([DeedPlayed(seat, by, tuple(moves), tale, has_taught)], ahead)


def why_not_act(state: State, number: int, index: int, *, is_last: bool) -> TableRefusal | None:
    """The rules refuse it, or it is private and nothing follows that would hide it."""
    why_not = state.why_not(state.catalogue.actions[number])
    if why_not is not None:
        return MoveRefused(index=index, code=why_not.code, rule=why_not.rule, params=why_not.params)
    return NotNow(code="private_alone") if is_last and state.game.is_private(number) else None
