"""The server's bots: they think off the event loop about what their seat sees."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, cast

import msgspec

import mattock
from mattock.bots import Search, Sight, bot
from mattock.core.action import Action
from mattock.core.game import luck_from
from mattock.core.manifest import ReservedActions, load_part
from mattock.core.registry import manifest
from mattock.core.sight import sight_from
from mattock.tables.log.commands import MAX_ACTIONS
from mattock.tables.log.position import key_of
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from mattock.wire.messages import SightData

UNDO_SEARCH_WALKS: Final = 64  # walks of the search for what is best besides the first choice


def bot_to_move(table: Table, people_here: Iterable[Person] = ()) -> tuple[int, str] | None:
    """The seat that is asked and the level of its bot, if a bot of the server plays it.

    Where everybody has left, bots wait for somebody to come back, if only to look on: nobody would see them play.
    """
    seat = table.asked
    level = None if seat is None else table.record.seats[seat].bot
    if seat is None or level is None:
        return None
    return None if table.is_left and not any(map(table.has_person, people_here)) else (seat, level)


def choice_before(table: Table) -> list[str]:
    """What a bot of the server chose in this position before it was taken back. It chooses the same again: by undoing
    nobody gets another answer. Nothing where it has not chosen yet.
    """
    choices, actions = table.record.choices, list[str]()
    state = table.state.clone() if choices and table.state is not None else None
    while state is not None and (code := choices.get(key_of(state))) is not None:
        number = state.catalogue.numbers[code]
        actions.append(code)
        if not state.game.is_private(number):
            return actions
        state.step(number)
    return []


def seed_of(table: Table) -> str | None:
    """With the fate of a day bots are the same for everybody too: in one position they choose one thing."""
    daily, state = table.record.opening.daily, table.state
    return None if daily is None or state is None else f"{daily.day} {key_of(state)}"


def sight_of(table: Table, seat: int, seed: str | None = None) -> SightData:
    """The sight of a seat as data, with one imagined world."""
    assert table.state is not None
    return msgspec.convert(Sight(table.state, seat).to_dict(luck_from(seed, None)), SightData)


def sight_from_data(sight: SightData) -> Sight:
    """The sight out of its data, in another thread or process."""
    return sight_from(mattock.game(sight.game), msgspec.structs.asdict(sight))


def reserved_for_people(table: Table) -> frozenset[str]:
    """The actions that the game reserves for the people at this table."""
    reserved_actions = manifest(table.record.opening.game).reserved_actions
    if reserved_actions is None:
        return frozenset()
    return cast("ReservedActions", load_part(reserved_actions))((deed.by, deed.actions) for deed in table.record.deeds)


def choose(level: str, sight: SightData, left: frozenset[str] = frozenset(), seed: str | None = None) -> list[str]:
    """The deed of a bot: one action, and before it what nobody else may notice; nothing that is `left` to people. A
    plain function of data, so that any executor can run it.
    """
    player, view = bot(level, seed=seed), sight_from_data(sight)
    actions = list[str]()
    while len(actions) < MAX_ACTIONS:
        action = player.choose(view)
        if action.code in left:
            action = best_other(left, view) or action
        actions.append(action.code)
        if not view.is_private(action):
            break
        view = view.after(action)
    return actions


def best_other(left: frozenset[str], view: Sight) -> Action | None:
    """The best of all other actions by a short search; None where there is no other."""
    others = {action.id: action for action in view.legal() if action.code not in left}
    if len(others) < 2:
        return next(iter(others.values()), None)
    search = Search(view, luck_from(None, None))
    search.run(UNDO_SEARCH_WALKS, math.inf)
    return next(others[node.number] for node in search.ranking() if node.number in others)
