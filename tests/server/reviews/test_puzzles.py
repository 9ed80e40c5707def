"""Puzzles as clients are told them: the answer is told to nobody who has not found it or given up."""

from __future__ import annotations

import datetime as dt
import json

import msgspec
import pytest

import mattock
from mattock.lab.puzzles import puzzles_of
from mattock.server.reviews.messages import GameReview, ReviewPoint
from mattock.server.reviews.puzzles import answered, answered_out_of, listed, mistakes_of, prepared
from mattock.wire.encode import offered

GAMES = pytest.mark.parametrize("name", [name for name in mattock.game_names() if puzzles_of(name)])
DAY = dt.date(2026, 1, 1)


@GAMES
def test_each_day_has_the_next_puzzle_until_all_have_been(name: str) -> None:
    days = [listed(name, DAY + dt.timedelta(day)) for day in range(len(puzzles_of(name)))]
    assert {day.daily for day in days if day} == set(puzzles_of(name))
    assert listed(name, DAY) == listed(name, DAY)


@GAMES
def test_a_puzzle_tells_the_view_and_the_actions_of_its_seat_and_not_the_answer(name: str) -> None:
    stored = next(iter(puzzles_of(name).values()))
    shown = prepared(stored)
    state = stored.state()
    assert shown.seen.view == state.view(stored.seat)
    assert [action["code"] for action in shown.seen.legal] == [action.code for action in state.legal()]
    text = json.dumps(msgspec.to_builtins(shown))
    assert '"values"' not in text
    assert '"best"' not in text


@GAMES
def test_the_better_action_is_told_with_its_reason_once_it_was_found_or_asked_for(name: str) -> None:
    stored = next(iter(puzzles_of(name).values()))
    right, given_up = answered(stored, stored.best), answered(stored, None)
    assert right is not None
    assert given_up is not None
    assert (right.right, given_up.right) == (True, False)
    assert right.better == given_up.better
    assert right.better is not None
    assert right.better["code"] == stored.best
    assert right.reason is not None
    assert right.chance == right.best == given_up.best
    worse = answered(stored, next(code for code in stored.values if code != stored.best))
    assert worse is not None
    assert (worse.right, worse.better, worse.reason) == (False, None, None)
    assert worse.chance is not None
    assert worse.chance < worse.best
    assert answered(stored, "no such action") is None


def point(step: int, seat: int, cost: float, kind: str = "decision") -> ReviewPoint:
    state = mattock.game("dwar7s").new(seed=1)
    chosen, better, *_ = (offered(action) for action in state.legal())
    told = {"step": step, "until": step + 1, "turn": 1, "seat": seat, "kind": kind, "chosen": chosen, "better": better}
    return msgspec.convert({**told, "reason": None, "before": 0.6, "after": 0.6 - cost, "games": 99}, ReviewPoint)


def test_the_mistakes_of_ones_own_seats_come_with_the_costliest_first() -> None:
    points = [point(1, 0, 0.1), point(2, 1, 0.5), point(3, 0, 0.3), point(4, 0, 0.4, "luck")]
    found = GameReview("dwar7s", 9, 2, together=False, rough=False, sides=[], seats=[], points=points)
    assert [one.step for one in mistakes_of(found, (0,))] == [3, 1]
    assert [one.step for one in mistakes_of(found, (0, 1))] == [2, 3, 1]


def test_of_a_mistake_it_is_known_what_was_played_and_what_was_better() -> None:
    mistake = point(1, 0, 0.2)
    assert mistake.better is not None
    right, same, other = (
        answered_out_of(mistake, code) for code in (mistake.better["code"], mistake.chosen["code"], "another")
    )
    assert [one.right for one in (right, same, other)] == [True, False, False]
    assert [one.chance for one in (right, same, other)] == [0.6, pytest.approx(0.4), None]
    assert (right.better, same.better, other.better) == (mistake.better, None, None)
