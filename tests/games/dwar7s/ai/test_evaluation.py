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
from mattock.games.dwar7s.game import Dwar7s
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.ai.instincts import KINGDOMS, chances_of, distances_of, instinct_of, scores_of, weights_of
from tests.games.dwar7s.positions import DWAR7S, play, position
from tests.paragraphs import ROOT, rule

HUNTERS_BOX = str(ROOT / "docs" / "balance-dwar7s.toml")
OWN_BOX = Path(__file__).parents[3] / "conformance" / "adapters" / "dwar7s_gentle.toml"


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


def worth_of_dwarfs(secret: str, dwarfs: str, components: str | None) -> float:
    """On a dragon, to the first seat."""
    table = {**KINGDOMS, (4, 0): "red_dragon"}
    fall = position(table, secret={"blue": secret}, dwarfs={"red_dragon": dwarfs}, components=components)
    return scores_of(fall, 0)["dwarfs"]


@pytest.mark.parametrize(
    ("secret", "dwarfs", "is_better"),
    [
        ("hunter", "blue blue", True),
        ("hunter", "blue red", False),  # one of another blocks it
        ("researcher", "blue red red", True),  # three of five are free
        ("researcher", "blue red red red", False),
    ],
)
def test_dwarfs_on_a_monster_are_worth_more_to_those_who_hunt_it(secret: str, dwarfs: str, is_better: bool) -> None:
    hunted = worth_of_dwarfs(secret, dwarfs, HUNTERS_BOX)
    assert (hunted > worth_of_dwarfs("king", dwarfs, HUNTERS_BOX)) == is_better
    assert worth_of_dwarfs(secret, dwarfs, None) == worth_of_dwarfs("king", dwarfs, None)  # for few points nobody does


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


def test_the_instinct_of_an_owners_box_uses_its_numbers() -> None:
    fall = Dwar7s().new(players=2, seed=1, components=str(OWN_BOX))
    assert isinstance(fall, Fall)
    ours = DWAR7S.new(players=2, seed=1)
    assert isinstance(ours, Fall)
    assert distances_of(fall).to_buy(fall, 0) < distances_of(ours).to_buy(ours, 0)


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
