"""The instinct of a position, read by the names of actions and parts."""

from __future__ import annotations

import mattock
from mattock.games.dwar7s.ai.evaluation import PARTS, FallInstinct
from mattock.games.dwar7s.ai.goal_distance import GoalDistances, usable_cards
from mattock.games.dwar7s.state import Fall

# Two kingdoms apart: blue in the west, red in the east.
KINGDOMS = {
    (0, 0): "blue_castle",
    (-1, 0): "blue_gold_mine/3",
    (0, 1): "blue_general_store/1",
    (3, 0): "red_castle",
    (2, 0): "red_gold_mine/3",
    (1, 0): "red_tavern/2",
}


def instinct_of(fall: mattock.State) -> FallInstinct:
    instinct = fall.game.instinct(fall)
    assert isinstance(instinct, FallInstinct)
    return instinct


def weights_of(fall: mattock.State) -> dict[str, int]:
    """The weight of each action offered, by its code."""
    numbers = [action.id for action in fall.legal()]
    weights: list[int] = []
    instinct_of(fall).priors(fall, numbers, weights)
    assert len(weights) == len(numbers)
    return {fall.catalogue.actions[number].code: weight for number, weight in zip(numbers, weights, strict=True)}


def heaviest(fall: mattock.State) -> str:
    weights = weights_of(fall)
    return max(weights, key=lambda code: weights[code])


def scores_of(fall: mattock.State, seat: int) -> dict[str, float]:
    scores: list[float] = []
    instinct_of(fall).evaluate(fall, seat, scores)
    return dict(zip(PARTS, scores, strict=True))


def chances_of(fall: mattock.State) -> list[float]:
    chances: list[float] = []
    instinct_of(fall).chances(fall, fall.players, chances)
    return chances


def distances_of(fall: Fall, *, at_once: bool = False) -> GoalDistances:
    """Of the first seat."""
    return GoalDistances(instinct_of(fall).requirements, fall, 0, usable_cards(fall), at_once=at_once)
