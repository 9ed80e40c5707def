"""The record of a finished game: the players, its end, its length, and the facts to tell of it.

The same for every game: all of it follows from the outcome and the options, so a new game needs no line here.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

from mattock.core.outcome import Outcome
from mattock.core.state import State
from mattock.tables.log.entries import DeedPlayed, Entry
from mattock.tables.log.seats import Level, Person
from mattock.tables.log.table import Table
from mattock.wire.messages import Options

MIN_ACTIONS: Final = 5  # of each seat, that a rated game has at least
MIN_ROUNDS: Final = 2
MAX_PASSES: Final = 2  # times that the clock may give a seat to a bot without the game being lost
MAX_BOT_TURNS: Final = 2  # turns that a bot may have ended by then: to come back late saves no game
STALL: Final = "stall"  # what games call an end because nobody does anything


class SeatLine(Struct, frozen=True):
    """A seat of a finished game; `bot` is a bot of the server, `is_helped` says that one has played for the owner, or
    that a coach has advised them. `is_forfeit`: the owner left it to a bot, which counts as lost.
    """

    seat: int
    person: str | None
    name: str | None
    bot: Level | None
    is_remote: bool
    is_helped: bool
    is_winner: bool
    score: int
    is_forfeit: bool = False


class Chronicle(Struct, frozen=True):
    """`score` is the best one; what it counts is the game's affair. `turns` is None where a game counts none, `table`
    for people who may not find it. `is_continued`: it went on from a moment of another game. `daily` is the day whose
    fate it had, as the person's `attempt` of that number.
    """

    table: str | None
    game: str
    players: int
    difficulty: str
    options: Options
    began: float
    ended: float
    actions: int
    turns: int | None
    won: bool
    reason: str
    score: int
    title: str | None
    commitment: str
    is_helped: bool
    is_rewound: bool
    is_rated: bool
    seats: list[SeatLine]
    is_continued: bool = False
    daily: str | None = None
    attempt: int | None = None


class Finished(Struct, frozen=True):
    """A chronicle, and who is to be counted in the hall of a game that is played against each other, by seat."""

    chronicle: Chronicle
    contenders: dict[int, Person]


def finished(table: Table, entries: list[Entry]) -> Finished | None:
    """None if only bots of the server have played, if it did not end by the rules, or if its luck was a tour's."""
    state, record = table.state, table.record
    outcome = None if state is None else state.outcome
    if state is None or outcome is None or all(seat.owner is None for seat in record.seats):
        return None
    if record.opening.settings.tour:
        return None
    ended = next(entry.at for entry in reversed(entries) if isinstance(entry.body, DeedPlayed))
    seats = seat_lines(table, outcome)
    is_together = state.game.instinct(state).together
    daily = record.opening.daily
    is_apart = record.origin is not None or daily is not None
    contenders = {} if is_together or is_apart else contenders_of(table)
    has_bots = any(seat.bot or seat.is_remote for seat in record.seats)
    chronicle = Chronicle(
        table=record.id,
        game=record.opening.game,
        players=record.opening.players,
        difficulty=str(record.opening.options.get("difficulty", "")),
        options=record.opening.options,
        began=record.began or ended,
        ended=ended,
        actions=sum(len(deed.moves) for deed in record.deeds),
        turns=turns_of(state),
        won=outcome.won,
        reason=outcome.reason,
        score=outcome.score,
        title=outcome.title,
        commitment=record.commitment or "",
        is_helped=any(seat.is_helped for seat in seats) or (is_together and has_bots),
        is_rewound=is_rewound(table),
        is_rated=is_rated(table, list(contenders.values()), outcome, seats),
        seats=seats,
        is_continued=record.origin is not None,
        daily=daily.day if daily else None,
        attempt=daily.attempt if daily else None,
    )
    return Finished(chronicle, contenders)


def seat_lines(table: Table, outcome: Outcome) -> list[SeatLine]:
    return [
        SeatLine(
            seat=number,
            person=seat.owner.id if seat.owner else None,
            name=seat.owner.name if seat.owner else None,
            bot=seat.bot,
            is_remote=seat.is_remote,
            is_helped=is_helped(table, number),
            is_winner=number in outcome.winners,
            score=outcome.scores[number],
            is_forfeit=is_forfeit(table, number),
        )
        for number, seat in enumerate(table.record.seats)
    ]


def is_helped(table: Table, number: int) -> bool:
    record, owner = table.record, table.record.seats[number].owner
    return owner is not None and (number in record.bot_moved or owner.id in record.coached)


def is_forfeit(table: Table, number: int) -> bool:
    """A bot plays it in the end, or has played it by the owner's choice, or the clock or the others gave it to a bot
    more than twice, or a bot has ended more than two of its turns. Who came back before may go on.
    """
    record, seat = table.record, table.record.seats[number]
    if seat.owner is None:
        return False
    is_by_choice = number in record.yielded and number in record.bot_moved
    is_often = record.passes.get(number, 0) > MAX_PASSES or record.bot_turns.get(number, 0) > MAX_BOT_TURNS
    return seat.bot is not None or is_by_choice or is_often


def is_rewound(table: Table) -> bool:
    """Whether anything was taken back beyond the information frontier."""
    return any(rewind.is_beyond for rewind in table.record.rewinds)


def contenders_of(table: Table) -> dict[int, Person]:
    """The people who played one seat against others. A program under the name of a person is not counted."""
    seats = {number: seat for number, seat in enumerate(table.record.seats) if seat.owner}
    held = Counter(seat.owner.id for seat in seats.values() if seat.owner)
    return {
        number: seat.owner
        for number, seat in seats.items()
        if seat.owner and held[seat.owner.id] == 1 and seat.is_remote == seat.owner.is_bot
    }


def is_rated(table: Table, contenders: list[Person], outcome: Outcome, seats: list[SeatLine]) -> bool:
    """Agreed on before the start: people among themselves, or remote bots, from the start to the end, here, with
    nothing taken back by consent and long enough to be a game; and somebody has played to the end.
    """
    record = table.record
    is_agreed = record.opening.settings.rated and not record.is_imported
    is_whole = len(contenders) == len(seats) > 1 and len({person.is_bot for person in contenders}) == 1
    is_earnest = not record.is_casual and not record.coached and not is_rewound(table) and is_a_game(table, outcome)
    return is_agreed and is_whole and is_earnest and not all(seat.is_forfeit for seat in seats)


def is_a_game(table: Table, outcome: Outcome) -> bool:
    """Whether the game was long enough, and did not end because nobody did anything."""
    record, state = table.record, table.state
    actions = sum(len(deed.moves) for deed in record.deeds)
    rounds = None if state is None else turns_of(state)
    is_long = actions >= MIN_ACTIONS * len(record.seats) and (rounds is None or rounds >= MIN_ROUNDS)
    return is_long and not (outcome.reason == STALL and not any(outcome.scores))


def turns_of(state: State) -> int | None:
    view = state.view(None)
    turns = view.get("turn", view.get("round"))
    return turns if isinstance(turns, int) else None
