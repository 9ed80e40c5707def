"""Starting and playing: the rules of the game decide, the table asks whose turn it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

import mattock
from mattock.core.chance import commitment
from mattock.core.deed import play_action
from mattock.core.options import plain_options
from mattock.core.state import State, luck_since_cut
from mattock.tables.log.answers import Malformed, MoveRefused, NotNow, NotYours, OptionRefused, Stale, TableRefusal
from mattock.tables.log.commands import Create, Play, Start
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import (
    TABLE_RULES,
    AnyBody,
    BotSeated,
    Continued,
    Created,
    DeedPlayed,
    LoggedAction,
    Started,
    TaleLine,
)
from mattock.tables.log.position import dealt_with_tale
from mattock.tables.log.redaction import news_of, tale_lines
from mattock.tables.log.seats import Person, Seat, Settings
from mattock.tables.log.table import Table
from mattock.tables.log.tour import tour_at
from mattock.tables.log.tour_script import tour_of


class StartingPoint(NamedTuple):
    """A moment of a finished game, which was opened so: a table may go on from there."""

    opening: Created
    origin: Continued


MIN_RATED_SECONDS: Final = 10  # that a turn of a rated game has
RESERVED_OPTIONS: Final = {
    "components": "a table is played with the built-in ones",
    "seed": "a table has luck of its own",
    "chance": "a table has luck of its own",
    "rules": "a table is played by the newest ones",
}
"""What a program may choose for a game and a table may not, with the reason."""


def create(
    person: Person,
    command: Create,
    *,
    has_password: bool = False,
    rules: str | None = None,
    table_rules: int = TABLE_RULES,
    moment: StartingPoint | None = None,
) -> Decided | OptionRefused:
    """The game itself says whether it takes these options. A file of components is the operator's affair. A game that
    goes on from a `moment` has the options and the rules that it has there.
    """
    for name, reason in RESERVED_OPTIONS.items():
        if name in command.options:
            return OptionRefused(problem=f"{name}: {reason}")
    options = command.options
    try:
        if command.settings.tour:
            tour = tour_of(mattock.game(command.game).name)
            if tour is None or any(tour.options.get(name) != value for name, value in options.items()):
                return OptionRefused(problem="tour: it has its own options" if tour else "tour: this game has none")
            options = tour.options
        if moment is not None:
            if (problem := why_not_go_on(command, moment)) is not None:
                return OptionRefused(problem=problem)
            options, rules = moment.opening.options, moment.opening.rules
        trial = mattock.game(command.game).new(seed=0, rules=rules, **options)
    except (mattock.MattockError, TypeError) as error:
        return OptionRefused(problem=str(error))
    if (problem := why_not_rated(trial, command.settings)) is not None:
        return OptionRefused(problem=problem)
    opening = Created(
        game=trial.game.name,
        rules=trial.rules,
        components=trial.components,
        options=plain_options(trial.options),
        players=int(trial.players),
        settings=command.settings,
        host=person,
        has_password=has_password,
        table_rules=table_rules,
    )
    return Decided([opening] if moment is None else [opening, moment.origin])


def why_not_go_on(command: Create, moment: StartingPoint) -> str | None:
    """Why a new table may not go on from that moment: another game, or a rated table."""
    if mattock.game(command.game).name != moment.opening.game:
        return f"origin: a game of {moment.opening.game}"
    if any(moment.opening.options.get(name) != value for name, value in command.options.items()):
        return "origin: it has its own options"
    if command.settings.rated or command.settings.tour:
        return "rated: not a game that goes on from another one" if command.settings.rated else "tour: it has its own"
    return None


def why_not_rated(state: State, settings: Settings) -> str | None:
    """What stands against a rated game with these settings: nobody is to lose by a clock that no person can keep, nor
    by a rival who never comes back.
    """
    if not settings.rated:
        return None
    if state.game.instinct(state).together:
        return "rated: not a game that is won together"
    if settings.seconds is not None and settings.seconds < MIN_RATED_SECONDS:
        return f"seconds: a turn of a rated game has {MIN_RATED_SECONDS} at least"
    if settings.wait or settings.coach:
        return f"{'wait' if settings.wait else 'coach'}: not in a rated game"
    return None


def are_ratable(seats: list[Seat]) -> bool:
    """People among themselves, or remote bots, each on one seat."""
    owners = {seat.owner.id: seat.owner for seat in seats if seat.owner is not None}
    return len(owners) == len(seats) > 1 and len({one.is_bot for one in owners.values()}) == 1


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
    if record.opening.settings.rated and not are_ratable(record.seats):
        return NotNow(code="rated")
    tour = tour_at(record.opening)
    secret = context.secret.hex() if tour is None else tour.secret
    if record.origin is not None and record.origin.secret is not None:
        secret = record.origin.secret
    state, tale = dealt_with_tale(record.opening, secret, record.origin)
    started = Started(
        secret=secret,
        commitment=commitment(bytes.fromhex(secret)),
        deal=luck_since_cut(state),
        tale=tale_lines(tale, state.players),
    )
    filled: list[AnyBody] = [BotSeated(seat, command.fill) for seat in free]
    return Decided([*filled, started])


def why_not_on(table: Table, person: Person, version: int) -> TableRefusal | None:
    """The game is on, and the command was meant for the position as it is."""
    if table.state is None:
        return NotNow(code="game_over" if table.is_ended else "not_started")
    if version > table.version:
        return Malformed(problem=f"version {version}: the table is at {table.version}", field="version")
    if version < table.record.position_version:
        return Stale(
            version=table.version, news=news_of(table, table.seats_of(person), omitted=table.version - version)
        )
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
    outcome = played(state, person.id, command.codes)
    is_single = command.action is not None
    return replace(outcome, field="action") if is_single and isinstance(outcome, Malformed) else outcome


def play_bot(table: Table, seat: int, version: int, actions: list[str]) -> Decided | TableRefusal:
    """A bot of the server has chosen; ignored unless it is still the one to ask."""
    state = table.state
    if state is None or table.asked != seat or version != table.record.position_version:
        return NotYours(code="not_your_turn")
    if table.record.seats[seat].bot is None:
        return NotNow(code="no_bot_plays")
    return played(state, None, actions)


def played(state: State, by: str | None, codes: list[str]) -> Decided | TableRefusal:
    """Play a deed on a copy, as far as its player has chosen it: the table takes the copy once the entry is on disk."""
    known = state.catalogue.numbers
    if not codes:
        return Malformed(problem="no action", field="actions")
    stray = next((index for index, code in enumerate(codes) if code not in known), None)
    if stray is not None:
        return Malformed(problem=f"no action {codes[stray]!r}", field=f"actions[{stray}]")
    ahead, seat = state.clone(), int(state.to_move)
    moves: list[LoggedAction] = []
    tale: list[TaleLine] = []
    has_taught = False
    for index, code in enumerate(codes):
        if (refusal := why_not_act(ahead, known[code], index, is_last=index == len(codes) - 1)) is not None:
            return refusal
        done = play_action(ahead, known[code])
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
