"""What an action is worth by itself, and a search that looks around for it."""

from __future__ import annotations

import math

import pytest

import mattock
from mattock.bots.action_value import WideSearch, estimate_action
from mattock.bots.budget import Budget
from mattock.bots.search import Search
from mattock.core.playout import play_randomly
from mattock.core.sight import Sight

WALKS = 300


def moment(name: str) -> Sight:
    """Some way into a game, with a choice of many actions."""
    state = mattock.game(name).new(seed="afterwards")
    luck = mattock.Seeded("afterwards")
    play_randomly(state, luck, 40)
    while len(state.legal()) < 6:
        play_randomly(state, luck, 1)
    return Sight(state, state.to_move)


def walked(search: Search) -> Search:
    search.run(WALKS, math.inf)
    return search


def visits(search: Search) -> list[tuple[int, float]]:
    return [(node.number, node.visits) for node in search.ranking()]


@pytest.mark.parametrize("name", mattock.game_names())
def test_a_search_that_is_no_wider_walks_the_same_ways(name: str) -> None:
    sight = moment(name)
    plain, same = Search(sight, mattock.Seeded(1), 1), WideSearch(sight, mattock.Seeded(1), 1, 1.0)
    assert visits(walked(plain)) == visits(walked(same))


def test_a_wide_search_tries_more_of_what_looks_worse() -> None:
    sight = moment("dwar7s")
    narrow, wide = (walked(WideSearch(sight, mattock.Seeded(1), 1, width)) for width in (1.0, 5.0))
    seldom = [sum(count for _, count in visits(search)[1:]) for search in (narrow, wide)]
    tried = [sum(count > 1 for _, count in visits(search)) for search in (narrow, wide)]
    assert seldom[0] < seldom[1]
    assert tried[0] < tried[1]


@pytest.mark.parametrize("name", mattock.game_names())
def test_what_an_action_is_worth_is_a_chance_and_the_same_with_the_same_luck(name: str) -> None:
    sight = moment(name)
    action = sight.legal()[0]
    one, other = (estimate_action(sight, action, mattock.Seeded(1), Budget(math.inf, 20), 1, 2.0) for _ in range(2))
    assert one == other
    assert 0.0 <= one.chance <= 1.0
    assert one.walks == 10
