"""A coach thinks as a plain function of data, and is asked for a seat whose turn it is."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from mattock.server.ws import coaching
from mattock.server.ws.coaching import advice_in_steps, advise, why_not_coach
from mattock.tables.live.bots import sight_of
from mattock.tables.log.answers import NotYours
from tests.tables.staging import ADA, BOB, Stage


def alone() -> Stage:
    return Stage("dwar7s", players=2, first=0).begin(ADA)


def test_advice_is_data_of_legal_actions_the_best_first() -> None:
    stage = alone()
    found = advise(sight_of(stage.table, 0), 0.02)
    assert found
    legal = {action.code for action in stage.state.legal()}
    assert {one.action["code"] for one in found} <= legal
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert all(one.seat == 0 and len(one.chances) == 2 for one in found)


def test_something_is_said_soon_and_the_last_word_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "SEARCH_SECONDS", (0.01, 0.02, 0.01))

    async def heard() -> list[bool]:
        with ThreadPoolExecutor(1) as thinkers:
            return [one.final async for one in advice_in_steps(alone().table, 0, thinkers)]

    assert asyncio.run(heard()) == [False, False, True]


def test_nobody_is_coached_for_another_or_out_of_turn() -> None:
    stage = Stage("dwar7s", players=2, first=0).begin(ADA)
    assert why_not_coach(stage.table, ADA, 0) is None
    assert why_not_coach(stage.table, BOB, 0) is not None
    other = why_not_coach(stage.table, ADA, 1)
    assert isinstance(other, NotYours)
