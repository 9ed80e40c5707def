"""Positions of a table: dealt with fair luck, played again out of the log, and checked against it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import chain

import msgspec

import mattock
from mattock.core.chance import Chance, Fair, Scripted
from mattock.core.events import Event
from mattock.core.game import Game
from mattock.core.state import State, luck_since_cut
from mattock.tables.log.entries import Continued, Created, DeedPlayed, LoggedAction
from mattock.tables.log.record import Deed, TableRecord


class TableDamaged(mattock.MattockError):
    """Stored entries that do not fit each other: the luck does not come again, or a number is missing."""


def rules_of(opening: Created) -> Game:
    """The game that the table was opened with; rules that it does not know would tell another story."""
    game = mattock.game(opening.game)
    game.version_of(opening.rules)
    return game


def dealt(opening: Created, secret: str, origin: Continued | None = None) -> State:
    """The first position, with its deal still in the history."""
    return dealt_with_tale(opening, secret, origin)[0]


def dealt_with_tale(opening: Created, secret: str, origin: Continued | None = None) -> tuple[State, list[Event]]:
    """The first position, and the tale that leads there: of the deal, and of the game from which the table goes on.
    That game's own luck answers up to its moment, then that of the secret.
    """
    luck = Fair(bytes.fromhex(secret))
    if origin is None:
        state = new_game(opening, luck)
        return state, state.tale
    state = new_game(opening, Scripted(answers_in(origin.deal, origin.deeds)))
    tale = state.tale
    for move in chain.from_iterable(origin.deeds):
        tale = tale + state.play(state.catalogue.by_code(move.action))
    luck.counters = origin.counters.copy()
    state.chance, state.luck_kind, state.commitment = luck, luck.kind, luck.commitment
    state.history = None
    state.has_drawn = False
    return state, tale


def answers_in(deal: Iterable[int], deeds: Iterable[tuple[LoggedAction, ...]]) -> list[int]:
    """All answers of luck, in order."""
    return [*deal, *(answer for moves in deeds for move in moves for answer in move.luck)]


def new_game(opening: Created, chance: Chance) -> State:
    """A game as the table was opened for, under the rules of that day."""
    return rules_of(opening).new(chance=chance, rules=opening.rules, **opening.options)


def whole_line(record: TableRecord) -> tuple[list[int], list[tuple[LoggedAction, ...]]]:
    """Deal and deeds from the very beginning, also of a game that goes on from another one."""
    deeds = [deed.moves for deed in record.deeds]
    origin = record.origin
    return (record.deal, deeds) if origin is None else ([*origin.deal], [*origin.deeds, *deeds])


def replayed(record: TableRecord, upto: int) -> State:
    """The position after that many of the deeds that stand, from the deal on."""
    state = dealt(record.opening, record.secret, record.origin)
    for deed in record.deeds[:upto]:
        for move in deed.moves:
            state.step(state.catalogue.numbers[move.action])
    state.history = None
    return state


def played_on(state: State, body: DeedPlayed) -> State:
    """The position after a stored deed; the fair source gives the stored luck, or the log is not true."""
    after = state.clone()
    for move in body.moves:
        after.history = None
        after.step(after.catalogue.numbers[move.action])
        if luck_since_cut(after) != list(move.luck):
            raise TableDamaged(f"the luck of {move.action!r} is not the one written down")
    return after


def key_of(state: State) -> str:
    """A digest of the position, independent of the way that led there."""
    return blake2b(msgspec.msgpack.encode(state.snapshot(), order="deterministic"), digest_size=12).hexdigest()


def choices_of(state: State, deeds: Sequence[Deed]) -> dict[str, str]:
    """What bots of the server chose in the deeds that go on from there, by the key of the position."""
    found, passing = dict[str, str](), state.clone()
    for deed in deeds:
        for move in deed.moves:
            if deed.by is None:
                found[key_of(passing)] = move.action
            passing.step(passing.catalogue.numbers[move.action])
    return found
