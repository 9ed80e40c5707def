"""A replay through the eyes of a seat, of an onlooker and of everybody at once."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from mattock.tables.log.replay import Viewpoint, steps_of
from tests.tables.staging import ADA, BOB, Stage

GAMES = pytest.mark.parametrize("game", ["dwar7s", "runedar"])


def played(game: str) -> Stage:
    stage = Stage(game).begin(ADA, BOB)
    stage.play_deeds(random.Random(2))
    return stage


@GAMES
def test_a_seat_sees_what_it_saw_at_the_table_and_an_onlooker_less(game: str) -> None:
    """The positions are those of the log, asked for their views one by one."""
    stage = played(game)
    for seat in (None, 0, 1):
        steps = steps_of(stage.table, Viewpoint(seat))
        state = stage.table.state
        assert state is not None
        assert steps[-1].view == state.view(seat)
    plain, own = (steps_of(stage.table, Viewpoint(seat)) for seat in (None, 1))
    assert [step.action for step in plain] == [step.action for step in own]
    assert any(one.view != other.view for one, other in zip(plain, own, strict=True))


@GAMES
def test_everybodys_secrets_are_seen_by_open_eyes_alone(game: str) -> None:
    stage = played(game)
    closed = [steps_of(stage.table, Viewpoint(seat)) for seat in (0, 1)]
    for number, step in enumerate(steps_of(stage.table, Viewpoint(is_open=True))):
        seen: dict[str, Any] = dict(step.view)
        mover = seen["to_move"]
        for name, part in seen.items():
            for at, one in enumerate(part if isinstance(part, list) else ()):
                if isinstance(one, dict) and isinstance(one.get("seat"), int):
                    own: dict[str, Any] = dict(closed[one["seat"]][number].view)
                    assert one == own[name][at]
            if not isinstance(part, list):
                own = dict(closed[mover][number].view)
                assert part == own[name]
        assert all(len(json.dumps(event)) for event in step.tale)


@GAMES
def test_turns_are_told_apart(game: str) -> None:
    steps = steps_of(played(game).table)
    turns = [step.turn for step in steps]
    changes = [at for at in range(1, len(turns)) if turns[at] != turns[at - 1]]
    assert 1 < len(changes) < len(turns) // 2
    assert all(steps[at].ends_deed for at in changes), "a turn ends with a deed"
