"""Deciding to play on from a moment of a finished game, with the same later luck or with new luck."""

from __future__ import annotations

from itertools import accumulate

from mattock.core.chance import Fair
from mattock.core.journal import Journal, JournalMove
from mattock.core.verify import check_luck_in_place
from mattock.tables.log.access import is_public
from mattock.tables.log.answers import OptionRefused
from mattock.tables.log.daily import tells_secret
from mattock.tables.log.entries import Continued, Created, Fate, LoggedAction
from mattock.tables.log.position import TableDamaged, answers_in, dealt, new_game, rules_of, whole_line
from mattock.tables.log.record import TableRecord
from mattock.tables.log.table import Table


def go_on(source: Table, actions: int, fate: Fate, at: float) -> Continued | OptionRefused:
    """From where so many `actions` of a game that has ended were played; not with luck of a day that still runs."""
    record = source.record
    if fate == "same" and not tells_secret(record.opening.daily, at):
        return OptionRefused(problem="origin: the luck of that day is not told yet")
    deal, deeds = whole_line(record)
    if actions > sum(map(len, deeds)):
        return OptionRefused(problem="origin: so many actions were not played")
    before = cut(deeds, actions)
    if ends_there(record, before):
        return OptionRefused(problem="origin: the game is over there")
    counters: dict[str, int] | None = {}
    if fate == "same" and (counters := counters_after(record, before)) is None:
        return OptionRefused(problem="origin: nobody knows how its luck goes on")
    opening, borrowed = record.opening, 0 if record.origin is None else record.origin.borrowed
    return Continued(
        fate=fate,
        deal=tuple(deal),
        deeds=tuple(before),
        counters=counters or {},
        borrowed=borrowed if fate == "same" else len(answers_in(deal, before)),
        secret=record.secret if fate == "same" else None,
        table=record.id if record.id and is_public(opening.settings, has_password=opening.has_password) else None,
    )


def cut(deeds: list[tuple[LoggedAction, ...]], actions: int) -> list[tuple[LoggedAction, ...]]:
    """The first actions of deeds, still grouped by deed."""
    starts = [0, *accumulate(map(len, deeds))]
    parts = [moves[: max(0, actions - start)] for start, moves in zip(starts, deeds, strict=False)]
    return [moves for moves in parts if moves]


def ends_there(record: TableRecord, deeds: list[tuple[LoggedAction, ...]]) -> bool:
    deal, _ = whole_line(record)
    played = Continued("new", tuple(deal), tuple(deeds), {}, 0)
    return dealt(record.opening, "", played).is_over


def counters_after(record: TableRecord, deeds: list[tuple[LoggedAction, ...]]) -> dict[str, int] | None:
    """How far each stream of luck was asked by then; None if later luck does not follow from the secret."""
    if not record.secret:
        return None
    origin, moves = record.origin, [move for deed in deeds for move in deed]
    if origin is None or not origin.borrowed:
        state = new_game(record.opening, Fair(bytes.fromhex(record.secret)))
    else:
        state = dealt(record.opening, record.secret, origin)
        past = sum(map(len, origin.deeds))
        if past > len(moves):
            return None
        moves = moves[past:]
    for move in moves:
        state.step(state.catalogue.numbers[move.action])
    luck = state.chance
    assert isinstance(luck, Fair)
    return luck.counters


def check_origin(opening: Created, origin: Continued) -> None:
    """Check the start of an imported log: its actions can be played with that luck, and the game is not over."""
    moves = [JournalMove(move.action, list(move.luck)) for deed in origin.deeds for move in deed]
    journal = Journal(
        game=opening.game,
        rules=opening.rules,
        components=opening.components,
        options=opening.options,
        luck="borrowed",
        commitment=None,
        deal=list(origin.deal),
        moves=moves,
        outcome=None,
        secret=None,
    )
    state = rules_of(opening).rebuild(journal)
    check_luck_in_place(journal, state)
    if state.is_over or not all(origin.deeds) or opening.settings.rated or opening.settings.tour:
        raise TableDamaged("no table goes on from there")
    borrowed = len(journal.answers())
    if not 0 <= origin.borrowed <= borrowed or (origin.fate == "new") != (origin.secret is None):
        raise TableDamaged("the luck does not go on like that")
    if origin.fate == "new" and (origin.counters or origin.borrowed != borrowed):
        raise TableDamaged("the luck does not go on like that")
