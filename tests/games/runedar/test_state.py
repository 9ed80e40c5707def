"""A position of a siege copies, tells and takes back every number of its turn."""

from __future__ import annotations

import random

import pytest

import mattock
from mattock.core.state import COMMON_FIELDS
from mattock.games.runedar.board import BOARD_FIELDS
from mattock.games.runedar.state import FIELDS, TURN_FIELDS, Siege


def played(players: int, actions: int, **options: object) -> Siege:
    state = mattock.game("runedar").new(seed=players, players=players, **options)
    dice = random.Random(players)
    for _ in range(actions):
        if not state.is_over:
            state.step(dice.choice(state.legal_ids()))
    assert isinstance(state, Siege)
    return state


def test_fields_are_those_of_every_position_of_the_board_and_of_the_turn() -> None:
    assert [*COMMON_FIELDS, *BOARD_FIELDS, *TURN_FIELDS] == FIELDS
    assert len(set(FIELDS)) == len(FIELDS)


@pytest.mark.parametrize("field", TURN_FIELDS)
def test_a_clone_and_a_snapshot_have_each_number_of_the_turn(field: str) -> None:
    siege = played(2, 40)
    before = getattr(siege, field)
    setattr(siege, field, not before if isinstance(before, bool) else before + 1)
    assert getattr(siege.clone(), field) == siege.snapshot()[field] != before


def test_a_loaded_position_is_the_one_that_was_told() -> None:
    siege, other = played(3, 60), played(3, 0)
    assert other.snapshot() != siege.snapshot()
    other.load(siege.snapshot())
    assert other.snapshot() == siege.snapshot()


def test_dice_lie_beside_each_other() -> None:
    siege = played(1, 0)
    siege.rolled = 0
    for die, face in enumerate((0, 4, 2)):
        siege.add_die(die, face)
    assert [siege.rolled >> 3 * die & 7 for die in range(4)] == [1, 5, 3, 0]


@pytest.mark.parametrize(("players", "is_open", "hidden"), [(1, False, False), (2, False, True), (2, True, False)])
def test_hands_are_hidden_where_somebody_does_not_know_them(players: int, is_open: bool, hidden: bool) -> None:
    assert played(players, 0, open_hands=is_open).hides_hands() == hidden


def test_here_is_where_the_dwarf_of_the_active_player_stands() -> None:
    siege = played(2, 30)
    assert siege.here() == siege.dwarfs[siege.active].place == siege.me().place
