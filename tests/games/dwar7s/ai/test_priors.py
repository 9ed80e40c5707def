"""How much a sensible beginner leans to each action: what matters weighs most."""

from __future__ import annotations

import random

import mattock
from tests.games.dwar7s.ai.instincts import KINGDOMS, heaviest, weights_of
from tests.games.dwar7s.positions import DWAR7S, play, position


def beginner(fall: mattock.State, dice: random.Random) -> int:
    """One of the actions, each as likely as its weight."""
    weights = weights_of(fall)
    code = dice.choices(list(weights), list(weights.values()))[0]
    return fall.catalogue.by_code(code).id


def test_beginners_who_follow_the_weights_mostly_end_their_games_by_goals() -> None:
    ends = []
    for seed in range(12):
        dice = random.Random(seed)
        fall = DWAR7S.new(players=2, seed=seed)
        while not fall.is_over:
            fall.step(beginner(fall, dice))
        assert fall.outcome is not None
        ends.append(fall.outcome.reason)
    assert ends.count("goals") >= 8


def test_a_secret_goal_that_can_be_revealed_weighs_most() -> None:
    fall = position(KINGDOMS, secret={"blue": "collector"}, gems={"blue": "ruby emerald diamond gold"})
    assert heaviest(fall) == "reveal"


def test_the_castle_is_laid_first() -> None:
    fall = position({(0, 0): "red_castle"})
    assert heaviest(fall) == "lay:castle"


def test_whoever_can_pay_goes_to_the_store() -> None:
    fall = position(KINGDOMS, hand={"blue": ""}, gems={"blue": "ruby gold gold"}, market="apples ham roast_goose")
    assert heaviest(fall) == "place:blue_general_store"


def test_the_better_bargain_is_bought() -> None:
    fall = position(
        KINGDOMS,
        dwarfs={"blue_general_store": "blue blue blue"},
        hand={"blue": ""},
        gems={"blue": "ruby ruby diamond gold gold"},
        market="apples ham bread",
    )
    play(fall, "stop")
    assert heaviest(fall) == "buy:ham"


def test_the_gem_that_no_goal_needs_is_discarded() -> None:
    hand = "ruby_mine emerald_mine diamond_mine gold_mine tavern dragon frost_giant"
    fall = position(
        {(0, 0): "blue_castle", (3, 0): "red_castle", (2, 0): "red_gold_mine/1", (1, 0): "red_tavern/2"},
        hand={"blue": hand},
        gems={"blue": "ruby diamond gold"},
        market="fish ham winter_feast",
        supply={"emerald": 0},
    )
    fall.seats[0].gems += 1 << 4
    play(fall, "stop")
    assert heaviest(fall) == "discard:emerald"
