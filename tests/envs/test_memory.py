"""What a seat was told of a game: in the order in which it happened, with its own actions and nobody else's secrets."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import mattock
from mattock.core.chance import RecordedLuck
from mattock.envs.memory import LUCK, ROWS, WIDTH, Memory, Step, parts_of
from mattock.envs.tensors import Tensors
from tests.envs.games import NAMES


def played(tensors: Tensors, steps: int) -> list[Step]:
    """Who decided what, and what luck said, in a random game."""
    luck, choice = RecordedLuck(mattock.Seeded(1)), mattock.Seeded(2)
    state = tensors.begin(luck)
    history: list[Step] = []
    used = 0
    for _ in range(steps):
        history += [(LUCK, answer) for _, most, answer in luck.notes[used:] if most > 1]
        used = len(luck.notes)
        legal = state.legal_ids()
        action = legal[choice.below(len(legal), "choice")]
        history.append((state.active, action))
        state.step(action)
    return [*history, *((LUCK, answer) for _, most, answer in luck.notes[used:] if most > 1)]


def decisions(history: list[Step]) -> list[int]:
    return [place for place, (who, _) in enumerate(history) if who != LUCK]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_bit_by_bit_is_what_is_told_at_once(name: str) -> None:
    tensors = Tensors(name, {"players": 2})
    history = played(tensors, 40)
    whole, parts = Memory(tensors), Memory(tensors)
    whole.follow(history)
    for place in [*decisions(history)[::7], len(history)]:
        parts.follow(history[:place])
    for one in (parts, copy.deepcopy(parts)):
        assert (one.entries, one.text(1), one.rows(1).tolist()) == (
            whole.entries,
            whole.text(1),
            whole.rows(1).tolist(),
        )
    again = pickle.loads(pickle.dumps(parts))
    again.follow(history)
    assert again.text(0) == whole.text(0)


def test_own_actions_are_remembered_and_secrets_of_others_are_not() -> None:
    tensors = Tensors("dwar7s", {"players": 2})
    history = played(tensors, 60)
    memory = Memory(tensors)
    memory.follow(history)
    for seat in range(2):
        own = [tensors.codes[action] for who, action in history if who == seat]
        assert [line for line in memory.text(seat).splitlines() if line in own] == own
        rows = memory.rows(seat)
        assert rows.shape == (ROWS, WIDTH)
        assert np.count_nonzero(rows[:, 0] == 1) == len(own)
    dealt = [event for event in memory.entries if isinstance(event, mattock.Event) and event.is_private_to(0)]
    assert dealt
    assert all(None in event.numbers_seen_by(1) and None not in event.numbers_seen_by(0) for event in dealt)


def test_a_fact_is_told_apart_from_what_is_hidden_and_from_what_is_not_there() -> None:
    assert parts_of(None) == [0, 0, 0]
    assert parts_of(-1) == [1, 0, 0]
    assert parts_of(1 << 47) == [2, 0, 1 << 15]
