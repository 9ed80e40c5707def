"""Golden games fit the types that their games declare, and see all that is declared."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType
from typing import get_args, get_type_hints

import pytest

import mattock
from mattock.testing.adapter import registered
from mattock.testing.conformance.contract import reader
from tests.golden.kept import BY_NAME, journal_of

names = pytest.mark.parametrize("name", registered())


def replayed(name: str) -> Iterator[mattock.State]:
    """A golden game, position by position; those of older rules have other options."""
    kept, journal = BY_NAME[name], journal_of(name)
    luck = mattock.Scripted(journal.answers())
    state = kept.game.new(chance=luck, rules=journal.rules, **{**journal.options, "components": kept.components})
    yield state
    for move in journal.moves:
        state.play(state.catalogue.by_code(move.code))
        yield state


@pytest.mark.parametrize("name", BY_NAME)
def test_golden_games_fit_the_contract(name: str) -> None:
    ours = reader(BY_NAME[name].game.name)
    for state in replayed(name):
        ours.read_position(state)
        ours.read_tale(state)


@names
def test_all_that_is_declared_is_told_sometime(name: str) -> None:
    """A field or a question that never comes would be a promise that nobody keeps."""
    contract = mattock.game(name).contract()
    told, asked = set[str](), set[str]()
    for kept in (kept for kept in BY_NAME.values() if kept.game.name == name):
        for state in replayed(kept.name):
            told |= {event.name for event in state.tale}
            asked |= {state.decision.kind} if state.decision else set()
    assert told == {kind.name for kind in contract.events}
    assert asked == declared_kinds(name)


def declared_kinds(name: str) -> set[str]:
    """The kinds of decision that the type of a view lists."""
    kinds = get_args(get_type_hints(mattock.game(name).contract().view)["decision"])
    return {get_args(get_type_hints(kind)["kind"])[0] for kind in kinds if kind is not NoneType}
