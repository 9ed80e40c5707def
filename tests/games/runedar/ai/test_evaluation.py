"""The instinct of a siege: sober numbers everywhere, a sense for what is better, and no more than the seat knows."""

from __future__ import annotations

import math
import random
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

import mattock
from mattock.games.runedar.ai.evaluation import RunedarInstinct
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.state import Siege
from tests.games.runedar.ai.instincts import INSTINCT, after, chance, parts, weights
from tests.games.runedar.positions import RUNEDAR, position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OPTIONS = [
    {"players": 1, "difficulty": "easy"},
    {"players": 2, "difficulty": "normal"},
    {"players": 3, "difficulty": "hard"},
    {"players": 4, "difficulty": "epic", "dice": "blades"},
]


def walk(options: dict[str, Any], seed: int) -> Iterator[Siege]:
    """The positions of a game in which half of the moves are by instinct and half are anyhow."""
    siege = RUNEDAR.new(seed=seed, **options)
    dice = random.Random(seed)
    while not siege.is_over:
        assert isinstance(siege, Siege)
        yield siege
        weighed = list(weights(siege).values()) if dice.random() < 0.5 else None
        siege.step(dice.choices(siege.legal_ids(), weighed)[0])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_position_has_a_finite_score_a_part_and_every_action_a_weight(options: dict[str, Any]) -> None:
    for siege in walk(options, seed=3):
        assert all(math.isfinite(score) and abs(score) < 50 for score in parts(siege).values())
        assert all(1 <= weight <= 10**6 for weight in weights(siege).values())
        assert 0 < chance(siege) < 1


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_looking_changes_nothing(options: dict[str, Any]) -> None:
    for siege in walk(options, seed=4):
        before = siege.snapshot()
        parts(siege), weights(siege)
        assert siege.snapshot() == before


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_a_seat_cannot_know_does_not_count(options: dict[str, Any]) -> None:
    for number, siege in enumerate(walk(options, seed=5)):
        for seat in range(siege.players):
            imagined = siege.imagine(seat, mattock.Seeded(number))
            assert isinstance(imagined, Siege)
            assert parts(imagined) == parts(siege)
            if seat == siege.to_move:
                assert weights(imagined) == weights(siege)


def test_a_turn_has_one_number_and_the_next_another() -> None:
    siege = position(hand=["worn_pick", "bent_shovel"])
    turn = INSTINCT.turn_of(siege)
    assert INSTINCT.turn_of(after(siege, "lay:worn_pick", "move:tunnel_courtyard")) == turn
    assert INSTINCT.turn_of(after(siege, "end_turn")) != turn


BETTER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("gold", {"gold": 12}, {"gold": 7}),
    ("gold", {"gold": 3}, {"gold": 2}),
    ("orcs", {}, {"orcs": {"tannery": 1}}),
    ("orcs", {"orcs": {"tannery_outside": 1}}, {"orcs": {"tannery": 1}}),
    ("orcs", {"orcs": {"tannery_outside": 4}}, {"orcs": {"tannery_outside": 8}}),
    ("engines", {}, {"engines": {"siege_tower": 0}}),
    ("engines", {}, {"engines": {"catapult": 1}}),
    ("engines", {}, {"blocked": [2, 4]}),
    ("trolls", {}, {"trolls": {"troll_3x2": []}}),
    ("trolls", {"trolls": {"troll_3x2": [0, 1]}}, {"trolls": {"troll_3x2": []}}),
    ("tunnel", {"rubble": 3}, {"rubble": 8}),
    ("tunnel", {"sections": 3}, {"sections": 1}),
    (
        "goblins",
        {"goblins": ["goblin_2_any", None], "sections": 2},
        {"goblins": ["goblin_2_any", "goblin_2_hits"], "sections": 2},
    ),
    ("goblins", {"goblins": ["goblin_5_rubble"], "sections": 5}, {"goblins": ["goblin_5_any"], "sections": 5}),
    ("deck", {"hand": ["mine_cart"]}, {"hand": ["bent_shovel"]}),
    ("place", {"players": 1, "place": "tunnel_courtyard"}, {"players": 1, "place": "tunnel_tower"}),
    ("board", {"board": ["mine_cart"], "laid": {1: {"wood": 2}}}, {"board": ["mine_cart"]}),
]


@pytest.mark.parametrize(("part", "good", "bad"), BETTER)
def test_what_is_better_scores_better_in_its_part(part: str, good: dict[str, Any], bad: dict[str, Any]) -> None:
    assert parts(position(**good))[part] > parts(position(**bad))[part]


def test_a_way_out_that_is_nearly_free_is_nearly_won() -> None:
    siege = position(sections=5, goblins=["goblin_5_rubble", None], gold=12)
    siege.goblin_rubble = 1
    siege.siege_revealed = 25
    assert chance(siege) > 0.9


def test_much_to_dig_and_no_time_is_nearly_lost() -> None:
    siege = position(sections=1, gold=4, orcs={"tannery": 2, "foundry_wall": 3})
    siege.siege_revealed = 42
    assert chance(siege) < 0.05


def test_harder_tunnels_leave_smaller_chances() -> None:
    chances = [chance(position(difficulty=name)) for name in ("easy", "normal", "hard", "epic")]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 4


def test_an_owners_components_count_with_their_own_numbers(tmp_path: Path) -> None:
    printed = files("mattock.games.runedar").joinpath("box", "upgrades.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(re.sub(r"dig = [2-9]", "dig = 1", printed), encoding="utf-8")
    box = load_box(str(own))
    weaker = RunedarInstinct(box, RUNEDAR.catalogue(str(own)))
    siege = position(hand=["mine_cart"])
    assert chance(siege, weaker) < chance(siege)
