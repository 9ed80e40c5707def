"""What somebody who knows Dwar7s Fall feels: weights of actions, and how a position stands."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.bots import Sight, bot
from mattock.bots.search import Search
from mattock.core.instinct import Instinct
from mattock.games.dwar7s.ai.evaluation import PARTS, FallInstinct
from mattock.games.dwar7s.ai.goal_distance import GoalDistances, usable_cards
from mattock.games.dwar7s.cards import CARD_NAMES
from mattock.games.dwar7s.game import Dwar7s
from mattock.games.dwar7s.rules.areas import size_of_kingdom
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, play, position
from tests.paragraphs import rule

OWN_BOX = Path(__file__).parents[3] / "conformance" / "adapters" / "dwar7s_gentle.toml"

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


def outlook_of(fall: Fall, *, at_once: bool = False) -> GoalDistances:
    """Of the first seat."""
    return GoalDistances(instinct_of(fall).requirements, fall, 0, usable_cards(fall), at_once=at_once)


def chances_of(fall: mattock.State) -> list[float]:
    chances: list[float] = []
    instinct_of(fall).chances(fall, fall.players, chances)
    return chances


def beginner(fall: mattock.State, dice: random.Random) -> int:
    """One of the actions, each as likely as its weight."""
    weights = weights_of(fall)
    code = dice.choices(list(weights), list(weights.values()))[0]
    return fall.catalogue.by_code(code).id


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("components", [None, str(OWN_BOX)])
def test_every_position_has_finite_scores_and_every_action_a_weight(players: int, components: str | None) -> None:
    dice = random.Random(players)
    fall = Dwar7s().new(players=players, seed=players, components=components)
    while not fall.is_over:
        before = fall.snapshot()
        assert all(weight >= 1 for weight in weights_of(fall).values())
        assert all(math.isfinite(score) for seat in range(players) for score in scores_of(fall, seat).values())
        assert sum(chances_of(fall)) == pytest.approx(1)
        assert fall.snapshot() == before
        fall.step(dice.choice(fall.legal_ids()))


def test_the_turn_of_a_position_changes_when_the_turn_ends_and_only_then() -> None:
    fall = position(KINGDOMS, hand={"blue": "tavern", "red": ""})
    turn = instinct_of(fall).turn_of(fall)
    play(fall, "place:blue_gold_mine", "place:blue_gold_mine", "lay:tavern")
    assert instinct_of(fall).turn_of(fall) == turn
    play(fall, "cover:blue_general_store", "turn:0", "stop", "end_turn")
    assert instinct_of(fall).turn_of(fall) != turn


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


def test_a_dwarf_goes_where_it_finishes_a_wanted_task() -> None:
    fall = position(KINGDOMS, dwarfs={"red_gold_mine": "blue"}, hand={"blue": ""}, market="apples bread cheese")
    assert heaviest(fall) == "place:red_gold_mine"


def test_whoever_can_pay_goes_to_the_store() -> None:
    fall = position(KINGDOMS, hand={"blue": ""}, gems={"blue": "ruby gold gold"}, market="apples ham roast_goose")
    assert heaviest(fall) == "place:blue_general_store"


def test_no_dwarf_is_wanted_on_a_mine_that_a_dragon_stops() -> None:
    table = {**KINGDOMS, (-1, 1): "red_dragon/1"}
    calm = position(KINGDOMS, hand={"blue": ""}, market="apples bread cheese")
    fall = position(table, hand={"blue": ""}, market="apples bread cheese")
    assert weights_of(calm)["place:blue_gold_mine"] > 10 * weights_of(fall)["place:blue_gold_mine"]


def test_mines_resolve_before_the_store_that_they_pay_for() -> None:
    fall = position(
        KINGDOMS, dwarfs={"blue_gold_mine": "blue blue", "blue_general_store": "blue blue blue"}, hand={"blue": ""}
    )
    play(fall, "stop")
    assert heaviest(fall) == "resolve:blue_gold_mine"


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


def test_a_dragon_is_laid_into_the_kingdom_of_somebody_else() -> None:
    fall = position(KINGDOMS, hand={"blue": "dragon"})
    play(fall, "lay:dragon")
    assert heaviest(fall) == "cover:red_gold_mine"


def test_a_building_is_laid_and_turned_so_that_the_kingdom_grows() -> None:
    fall = position(KINGDOMS, hand={"blue": "tavern"})
    size = size_of_kingdom(fall, 0)
    play(fall, "lay:tavern")
    play(fall, heaviest(fall))
    play(fall, heaviest(fall))
    assert size_of_kingdom(fall, 0) == size + 1


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


def test_a_goal_more_is_better() -> None:
    less = position(KINGDOMS, goals={"blue": "bread"}, market="apples cheese fish")
    more = position(KINGDOMS, goals={"blue": "bread ham"}, market="apples cheese fish")
    assert scores_of(more, 0)["goals"] > scores_of(less, 0)["goals"]
    assert chances_of(more)[0] > chances_of(less)[0] > chances_of(less)[1]


@pytest.mark.parametrize(
    ("part", "better"),
    [
        ("race", {"gems": {"blue": "ruby gold gold"}, "market": "apples cheese fish"}),
        ("secret", {"secret": {"blue": "king"}}),
        ("gems", {"gems": {"blue": "ruby"}}),
        ("monsters", {"monsters": {"blue": "red_dragon"}}),
        ("ogres", {"ogres": {"blue": "thief"}}),
    ],
)
def test_each_part_rises_with_what_it_is_named_for(part: str, better: dict[str, object]) -> None:
    usual = {"market": "apples cheese fish", "secret": {"blue": "mercenary"}}
    plain = position(KINGDOMS, **usual)  # type: ignore[arg-type]
    rich = position(KINGDOMS, **{**usual, **better})  # type: ignore[arg-type]
    assert scores_of(rich, 0)[part] > scores_of(plain, 0)[part]
    assert chances_of(rich)[0] > chances_of(plain)[0]


def test_a_castle_without_a_giant_is_worth_its_action() -> None:
    free = position(KINGDOMS)
    barred = position({**KINGDOMS, (-1, 1): "red_frost_giant/1"})
    assert scores_of(free, 0)["actions"] > scores_of(barred, 0)["actions"] == 0


def test_dwarfs_that_cannot_do_their_task_count_less_than_those_that_can() -> None:
    table = {**KINGDOMS, (-1, 1): "red_dragon/1"}
    at_work = position(KINGDOMS, dwarfs={"blue_gold_mine": "blue"})
    stranded = position(table, dwarfs={"blue_gold_mine": "blue"})
    assert scores_of(at_work, 0)["dwarfs"] > scores_of(stranded, 0)["dwarfs"]


def test_far_ahead_in_the_last_round_is_as_good_as_won() -> None:
    fall = position(KINGDOMS, goals={"blue": "ham roast_goose winter_feast", "red": "apples"}, active=1)
    fall.is_ending = True
    assert chances_of(fall)[0] > 0.95


def test_in_the_last_round_only_those_who_still_play_can_hope_for_goals() -> None:
    fall = position(
        KINGDOMS, gems={"blue": "ruby gold gold", "red": "ruby gold gold"}, market="apples ham fish", active=1
    )
    assert scores_of(fall, 0)["race"] > 0
    fall.is_ending = True
    assert scores_of(fall, 0)["race"] == 0
    assert scores_of(fall, 1)["race"] > 0


def test_a_seat_is_evaluated_without_what_others_hide() -> None:
    table = {**KINGDOMS, (4, 0): "red_dragon"}
    one = position(table, secret={"red": "king"}, ogres={"red": "thief"})
    other = position(table, secret={"red": "mercenary"}, ogres={"red": "crown"})
    assert scores_of(one, 0) == scores_of(other, 0)
    assert weights_of(one) == weights_of(other)


def test_a_goal_is_as_far_as_its_gems_and_the_store() -> None:
    """Two half actions a dwarf; waiting dwarfs count half, and what has to be laid first counts for an action more."""
    apples = DWAR7S.new(seed=1)
    assert isinstance(apples, Fall)
    goal = apples.box.goal_ids.index("apples")
    fall = position(KINGDOMS, gems={"blue": "ruby"})
    assert outlook_of(fall).to_buy(fall, goal) == 2 * 2 + 2 * 3
    fall = position(KINGDOMS, gems={"blue": "ruby"}, dwarfs={"red_gold_mine": "blue"})
    assert outlook_of(fall).to_buy(fall, goal) == 2 * 2 + 2 * 3 - 1
    assert outlook_of(fall, at_once=True).to_buy(fall, goal) == 2 * 2 + 2 * 3 - 2
    fall = position(KINGDOMS, gems={"blue": "gold gold"})
    assert outlook_of(fall).to_buy(fall, goal) == 2 + 2 * 3 + 2 * 3


def test_a_covered_card_is_as_far_as_the_digging() -> None:
    table = {**KINGDOMS, (0, 1): ["blue_general_store/1", "blue_tavern/1"]}
    fall = position(table, hand={"blue": "", "red": ""}, gems={"blue": "ruby gold gold"})
    goal = fall.box.goal_ids.index("apples")
    assert outlook_of(fall).to_buy(fall, goal) == 2 * 2 + 2 * 3
    assert (
        weights_of(fall)["place:blue_castle"] > weights_of(position(KINGDOMS, hand={"blue": ""}))["place:blue_castle"]
    )


def test_crowded_cards_are_closed_to_those_who_have_to_act_at_once() -> None:
    fall = position(KINGDOMS, dwarfs={"blue_general_store": "red"})
    store = 1 << CARD_NAMES.index("blue_general_store")
    assert not outlook_of(fall, at_once=True).open & store
    assert outlook_of(fall).open & store


def test_a_secret_goal_fulfilled_is_no_action_away() -> None:
    fall = position(KINGDOMS, secret={"blue": "wizard"}, gems={"blue": "emerald emerald emerald emerald emerald"})
    assert outlook_of(fall).to_reveal(fall) == 0


def test_the_instinct_of_an_owners_box_uses_its_numbers() -> None:
    fall = Dwar7s().new(players=2, seed=1, components=str(OWN_BOX))
    assert isinstance(fall, Fall)
    ours = DWAR7S.new(players=2, seed=1)
    assert isinstance(ours, Fall)
    assert outlook_of(fall).to_buy(fall, 0) < outlook_of(ours).to_buy(ours, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_found_for_all_seats_at_once_are_those_of_each_by_itself(players: int) -> None:
    fall = DWAR7S.new(players=players, seed=players)
    dice = random.Random(players)
    compared = 0
    while not fall.is_over:
        expected: list[float] = []
        Instinct.chances(instinct_of(fall), fall, players, expected)
        assert chances_of(fall) == expected
        compared += 1
        fall.play(dice.choice(fall.legal()))
    assert compared > 20


# Blue needs one more goal, and would lose by it: red has far more points.
BEHIND: dict[str, Any] = {
    "goals": {"blue": "apples bread", "red": "winter_feast barrel_of_mead"},
    "gems": {"blue": "emerald " * 4, "red": "ruby ruby ruby"},
    "secret": {"blue": "wizard", "red": "hunter"},
    "hand": {"blue": "tavern", "red": ""},
}


@rule("D8.2")
def test_a_thinker_keeps_a_goal_that_would_end_a_game_it_is_losing() -> None:
    for level in ("journeyman", "master"):
        player = bot(level, seed=1, **({"iterations": 40} if level == "master" else {}))
        fall = position(KINGDOMS, **BEHIND)
        assert player.choose(Sight(fall, 0)).code == "order:keep"
        play(fall, "order:keep")
        assert not player.choose(Sight(fall, 0)).code.startswith("order")  # it does not waver


@rule("D8.2")
@pytest.mark.parametrize(
    "change",
    [
        {"goals": {"blue": "apples", "red": "winter_feast barrel_of_mead"}},  # it would not bring the end
        {"goals": {"blue": "apples bread"}, "gems": {"blue": "emerald " * 4}},  # ahead
    ],
)
def test_a_thinker_reveals_at_once_where_that_does_no_harm(change: dict[str, Any]) -> None:
    fall = position(KINGDOMS, **{**BEHIND, **change})
    player = bot("journeyman", seed=1)
    assert not player.choose(Sight(fall, 0)).code.startswith("order")
    play(fall, "order:keep")
    assert player.choose(Sight(fall, 0)).code == "order:reveal"


@rule("D8.2")
def test_an_order_takes_no_thought_from_a_search() -> None:
    fall = position(KINGDOMS, **BEHIND)
    search = Search(Sight(fall, 0), mattock.Seeded(1))
    search.run(60, math.inf)
    offered = {fall.catalogue.actions[node.number].verb for node in search.ranking()}
    assert "order" not in offered
    assert len(search.ranking()) == len(fall.legal())
