"""Chapter R14, inside an action: what a hire does to the action that it interrupts."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import Any

import pytest

import mattock
from mattock.games.runedar.stages import STAGES
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR, look, names, offered, play, position, refused, told
from tests.paragraphs import ROOT, rule

EMPTY: list[str | None] = [None] * 5
OWNER = str(ROOT / "tests" / "golden" / "runedar" / "owner.toml")


@rule("R14.3", "R8.2")
def test_orcs_are_hired_away_to_work_with_the_card_just_laid() -> None:
    siege = position(
        place="foundry", hand=["cracked_hammer"], orcs={"foundry": 1, "tannery": 1}, board=["pick", *EMPTY[1:]]
    )
    assert refused(siege, "lay:cracked_hammer", "work:metal") == "orc_in_workshop"
    tale = play(siege, "hire:orcs", "work:metal")
    assert names(tale) == ["hired", "orc_fell", "orc_fell", "resource_placed"]


@rule("R14.3", "R9.1")
def test_a_troll_is_hired_away_to_dig_with_the_card_just_laid() -> None:
    siege = position(place="tunnel_courtyard", hand=["worn_pick"], trolls={"troll_4x1": []})
    assert refused(siege, "lay:worn_pick", "dig") == "enemy_in_courtyard"
    tale = play(siege, "hire:troll:troll_4x1", "dig")
    assert names(tale) == ["hired", "troll_fell", "rubble_cleared"]


@rule("R14.3", "R8.2")
def test_the_rest_goes_elsewhere_when_a_goblin_is_hired_away_while_it_is_paid() -> None:
    siege = position(
        players=4,
        place="carpenters",
        hand=["saw"],
        board=["great_bow", *EMPTY[1:]],
        goblins=["goblin_5_any", "goblin_5_hits"],
        sections=4,
    )
    play(siege, "lay:saw", "work:wood", "put:goblin_1")
    tale = play(siege, "hire:goblin:1")
    assert names(tale) == ["hired", "goblin_left", "resources_returned", "resource_placed", "resource_placed"]
    assert look(siege, "board", 0, "laid", "wood") == 2
    assert look(siege, "workshops", "wood") == 8
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.3", "R8.2")
def test_the_work_is_over_when_nothing_else_needs_the_rest() -> None:
    guests = ["goblin_1_any", "goblin_1_wants"]
    siege = position(place="carpenters", hand=["saw"], board=EMPTY, goblins=guests, sections=1)
    play(siege, "lay:saw", "work:wood", "put:goblin_1")
    siege.pay_to(1, 0)  # the other one wants no more wood
    siege.take_stock(0)
    play(siege, "hire:goblin:1")
    assert look(siege, "decision", "kind") == "cards"
    assert look(siege, "goblins", 0, "paid", "wood") == 1


@rule("R14.3", "R8.2")
def test_what_a_goblin_returns_that_is_hired_away_is_not_for_the_same_card() -> None:
    """One wood is in the workshop: the card gives one, though three lie there after the hire."""
    siege = position(
        players=4,
        place="carpenters",
        hand=["saw"],
        board=["great_bow", "wheelbarrow", None, None, None],
        goblins=["goblin_5_any", "goblin_5_hits"],
        sections=4,
        stock={"wood": 1},
    )
    siege.pay_to(0, 0)
    siege.pay_to(0, 0)
    play(siege, "lay:saw", "work:wood", "hire:goblin:1")
    assert look(siege, "workshops", "wood") == 3
    assert offered(siege) == {"put:space_1", "put:space_2"}
    play(siege, "put:space_1")
    assert look(siege, "decision", "kind") == "cards"
    assert look(siege, "workshops", "wood") == 2


@rule("R14.3", "R9.4")
@pytest.mark.parametrize(("hire", "left"), [(1, "goblin_2_rubble"), (2, "goblin_1_rubble")])
def test_the_strength_left_goes_to_the_other_goblin_when_one_is_hired_away_while_digging(hire: int, left: str) -> None:
    siege = position(
        place="tunnel_courtyard", hand=["pick"], goblins=["goblin_1_rubble", "goblin_2_rubble"], sections=2
    )
    play(siege, "lay:pick", "dig")
    tale = play(siege, f"hire:goblin:{hire}")
    assert [event["goblin"] for event in told(tale, "goblin_rubble_cleared")] == [left]
    assert told(tale, "goblin_rubble_cleared")[0]["count"] == 2
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.3", "R9.4")
def test_a_troll_hired_away_while_digging_leaves_the_question_as_it_was() -> None:
    guests = ["goblin_1_rubble", "goblin_2_rubble"]
    siege = position(place="tunnel_courtyard", hand=["pick"], goblins=guests, sections=2, trolls={"troll_4x1": []})
    play(siege, "lay:pick", "dig", "hire:troll:troll_4x1")
    assert offered(siege) == {"dig_at:1", "dig_at:2", "hire:goblin:1", "hire:goblin:2"}
    assert look(siege, "decision", "params", "left") == 2


VANISHING = [
    ("foundry", "close", {"orcs": {"foundry": 2}}, "hire:orcs"),
    ("tunnel_courtyard", "close", {"trolls": {"troll_4x1": []}}, "hire:troll:troll_4x1"),
    (
        "tunnel_courtyard",
        "direct",
        {"goblins": ["goblin_2_hits", "goblin_2_any"], "sections": 2},
        "hire:goblin:1",
    ),
    ("tunnel_tower", "shoot:tunnel_courtyard", {"trolls": {"troll_4x1": []}}, "hire:troll:troll_4x1"),
]


@rule("R14.3", "R10.1")
@pytest.mark.parametrize(("place", "attack", "foes", "hire"), VANISHING, ids=[row[1] + row[3] for row in VANISHING])
def test_an_attack_is_over_without_a_roll_when_its_last_foe_is_hired_away(
    place: str, attack: str, foes: dict[str, Any], hire: str
) -> None:
    siege = position(place=place, hand=["repeating_crossbow", "axe"], **foes)
    card = "axe" if attack == "close" else "repeating_crossbow"
    play(siege, f"lay:{card}", attack)
    assert hire in offered(siege)
    tale = play(siege, hire)
    assert "dice_rolled" not in names(tale)
    assert (look(siege, "decision", "kind"), siege.mode) == ("cards", 0)
    assert look(siege, "dwarfs", 0, "played") == [card]
    assert refused(siege, "roll") == "not_now"


@rule("R14.3", "R10.1")
def test_a_card_about_to_join_is_played_with_the_attack_that_is_over() -> None:
    siege = position(place="foundry", hand=["dull_knife", "axe", "worn_pick"], orcs={"foundry": 1})
    assert offered(siege, "lay:dull_knife", "close", "lay:axe") == {"close", "direct", "hire:orcs"}
    play(siege, "hire:orcs")
    assert offered(siege) == {"lay:worn_pick", "end_turn"}


@rule("R14.3", "R10.6")
def test_an_attack_goes_on_against_the_foes_that_are_left() -> None:
    siege = position(place="tunnel_courtyard", hand=["axe"], trolls={"troll_4x1": [], "troll_3x2": []}, dice=[1, 1, 1])
    assert offered(siege, "lay:axe", "direct", "hire:troll:troll_4x1") == {"roll"}
    tale = play(siege, "roll")
    assert [event["troll"] for event in told(tale, "circle_covered")] == ["troll_3x2"]


@rule("R14.3", "R10.6")
def test_hits_are_lost_when_what_they_were_for_is_hired_away_while_they_are_shared_out() -> None:
    siege = position(place="tunnel_courtyard", hand=["axe"], trolls={"troll_4x1": [], "troll_5x1": []}, dice=[1, 1, 1])
    play(siege, "lay:axe", "close", "roll", "cover:troll_4x1:1")
    assert "hire:troll:troll_5x1" in offered(siege)
    tale = play(siege, "hire:troll:troll_5x1")  # two hits are left for one troll: there is only one way
    assert len(told(tale, "circle_covered")) == 2
    siege = position(
        place="tunnel_courtyard", hand=["axe"], goblins=["goblin_1_hits", "goblin_1_hits"], sections=1, dice=[1, 1, 1]
    )
    play(siege, "lay:axe", "close", "roll")
    tale = play(siege, "hire:goblin:2")
    assert names(tale)[-2:] == ["goblin_left", "rubble_placed"]
    assert (siege.mode, look(siege, "decision", "kind")) == (0, "cards")


@rule("R14.3", "R16.1")
@pytest.mark.parametrize(
    ("codes", "more"),
    [
        (["lay:dull_knife"], {"goblins": ["goblin_5_any"], "hand": ["dull_knife"]}),
        (
            ["lay:saw", "work:wood"],
            {"goblins": ["goblin_5_any"], "hand": ["saw"], "place": "carpenters", "board": ["great_bow", *EMPTY[1:]]},
        ),
        (
            ["lay:axe", "close"],
            {"goblins": ["goblin_5_hits"], "hand": ["axe"], "place": "tunnel_courtyard"},
        ),
        (
            ["lay:axe", "close", "roll"],
            {
                "goblins": ["goblin_5_hits"],
                "hand": ["axe"],
                "place": "tunnel_courtyard",
                "trolls": {"troll_4x1": []},
                "dice": [3, 3, 3],
            },
        ),
        (
            ["take:1"],
            {"goblins": ["goblin_5_any"], "hand": ["saw"], "board": ["spear", *EMPTY[1:]], "laid": {1: {"wood": 2}}},
        ),
        (
            ["end_turn", *(f"fill:{space}:red" for space in range(1, 6))],
            {"goblins": ["goblin_5_any"], "board": EMPTY, "hand": ["saw"]},
        ),
    ],
)
def test_the_last_goblin_hired_away_wins_in_the_midst_of_anything(codes: list[str], more: dict[str, Any]) -> None:
    siege = position(sections=5, **more)
    play(siege, *codes)
    assert names(play(siege, "hire:goblin:1"))[-1] == "game_won"
    assert siege.is_over
    assert offered(siege) == set()


@rule("R14.3", "R12.1")
def test_after_the_last_filling_the_turn_ends_by_itself_only_if_nobody_can_be_hired() -> None:
    fillings = [f"fill:{space}:red" for space in range(1, 6)]
    siege = position(hand=["saw"], board=EMPTY, orcs={"foundry": 1})
    assert offered(siege, "end_turn", *fillings) == {"hire:orcs", "finish"}
    play(siege, "hire:orcs")
    assert offered(siege) == {"finish"}
    play(siege, "finish")
    assert look(siege, "to_move") == 1
    siege = position(hand=["saw"], board=EMPTY)
    play(siege, "end_turn", *fillings)
    assert look(siege, "to_move") == 1


@rule("R14.3")
def test_the_turn_ends_at_once_where_there_is_nothing_to_refill() -> None:
    siege = position(hand=["saw"], place="foundry", orcs={"foundry": 1})
    play(siege, "end_turn")
    assert look(siege, "to_move") == 1


@rule("R14.3", "R14.4")
@pytest.mark.parametrize(
    ("hire", "more", "refusal"),
    [
        ("hire:orcs", {"orcs": {"foundry": 1}, "gold": 4}, "too_little_gold"),
        ("hire:orcs", {"orcs": {"foundry": 1}, "hired": ["orcs"]}, "already_hired"),
        ("hire:orcs", {}, "no_effect"),
        ("hire:goblin:1", {}, "no_effect"),
        ("hire:troll:troll_4x1", {}, "no_effect"),
        ("hire:cancel", {}, "no_moment"),
        ("hire:catapult", {"engines": {"catapult": 1}}, "no_moment"),
    ],
)
def test_a_hire_inside_an_action_is_refused_for_the_same_reasons_as_elsewhere(
    hire: str, more: dict[str, Any], refusal: str
) -> None:
    siege = position(hand=["dull_knife"], **more)
    assert refused(siege, hire) == refusal
    assert refused(siege, "lay:dull_knife", hire) == refusal
    assert hire not in offered(siege)


@rule("R14.3", "R18.1")
def test_only_a_hire_in_a_pause_may_show_whether_an_orc_card_is_left() -> None:
    hire = RUNEDAR.catalogue().by_code("hire:orcs").id
    siege = position(hand=["orc", "dull_knife"], orcs={"foundry": 1}, siege_next=["w1_c1"])
    assert not RUNEDAR.reveals(siege, hire)
    play(siege, "reveal")
    assert RUNEDAR.reveals(siege, hire)
    play(siege, "proceed", "lay:dull_knife")
    assert not RUNEDAR.reveals(siege, hire)


def leaning(siege: Siege, choice: mattock.Chance) -> mattock.Action:
    """An action as likely as a sensible player leans to it."""
    weights: list[int] = []
    RUNEDAR.instinct(siege).priors(siege, siege.legal_ids(), weights)
    answer = choice.below(sum(weights), "choice")
    return next(action for action, least in zip(siege.legal(), accumulate(weights), strict=True) if answer < least)


@rule("R14.3")
def test_hires_come_at_every_question_of_lively_games_and_there_is_always_a_legal_action() -> None:
    hired = Counter[str]()
    for seed in range(24):
        box = OWNER if seed % 3 == 0 else None  # where two goblins of a section bring rubble
        siege = RUNEDAR.new(players=seed % 4 + 1, seed=seed, difficulty="easy", components=box)
        assert isinstance(siege, Siege)
        choice = mattock.Seeded(f"hires {seed}")
        while not siege.is_over:
            stage = STAGES[siege.stage]
            hires = [action for action in siege.legal() if action.verb == "hire"]
            action = hires[0] if hires and hired[stage] < 3 else leaning(siege, choice)
            hired[stage] += action.verb == "hire"
            siege.play(action)
            assert siege.result or siege.legal(), action.code
    assert {stage for stage, times in hired.items() if times} == set(STAGES) - {"over"}
