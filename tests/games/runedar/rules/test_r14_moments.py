"""Chapter R14, the moments: somebody may be hired at every question of a turn, but not between single orcs."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, look, names, offered, play, position, refused, told
from tests.paragraphs import rule

SLAY = "hire:troll:troll_3x2"  # a hire that does something at any moment: its troll stands there from the start
ORC = {"hand": ["orc", "dull_knife"]}
BOTH_DUE = {"engines": {"siege_tower": 0, "catapult": 0}}
ELSEWHERE = {"engines": {"siege_tower": 1, "catapult": 1}}
MAGIC = {"hand": ["rune_dagger", "dull_knife"]}
MELEE = {"place": "tunnel_courtyard", "hand": ["axe", "dull_knife"], "dice": [1, 1, 1]}


def with_troll(more: dict[str, Any]) -> Siege:
    return position(**{"hand": ["dull_knife", "worn_pick"], "trolls": {"troll_3x2": [], "troll_4x1": []}, **more})


JOINING = ["lay:dull_knife", "close", "lay:axe"]
PLACING = {"place": "carpenters", "hand": ["saw"], "board": [None, "spear", "shovel", None, None]}
DIGGING = {"place": "tunnel_courtyard", "goblins": ["goblin_1_rubble", "goblin_2_rubble"], "sections": 1}
TAKING = {"players": 3, "board": ["saw", *[None] * 4], "laid": {1: {"metal": 1}}}
GOBLINS = {"hire:goblin:1", "hire:goblin:2"}
INSIDE: list[tuple[str, list[str], dict[str, Any], set[str]]] = [
    ("use", ["lay:worn_pick"], {}, set()),
    ("use", ["lay:rune_dagger"], MAGIC, set()),
    ("muster", ["lay:axe", "close"], MELEE, set()),
    ("join", JOINING, MELEE, set()),
    ("muster", [*JOINING, "direct"], MELEE, set()),
    ("share", ["lay:axe", "close", "roll", "cover:troll_4x1:1"], MELEE, set()),
    ("place", ["lay:saw", "work:wood"], PLACING, set()),
    ("place", ["lay:saw", "work:wood", "put:space_3"], PLACING, set()),
    ("dig", ["lay:pick", "dig"], {**DIGGING, "hand": ["pick"]}, GOBLINS),
    ("dig", ["lay:pick", "dig", "dig_at:1"], {**DIGGING, "hand": ["pick"]}, GOBLINS),
    ("take", ["take:1"], TAKING, set()),
    ("take", ["lay:worn_pick", "take:1"], TAKING, set()),
    (
        "take",
        ["reveal", "take:1"],
        {**TAKING, "hand": ["orc", "dull_knife"], "siege_next": ["w1_c1"]},
        {"hire:cancel"},
    ),
    ("refill", ["end_turn", *(f"fill:{space}:red" for space in range(1, 6))], {"board": [None] * 5}, set()),
]
MOMENTS: list[tuple[str, list[str], dict[str, Any], set[str]]] = [
    # what is asked, the way there, the position, and who else can be hired there
    ("cards", [], {}, set()),
    ("orcs", [], ORC, set()),
    ("engines", [], BOTH_DUE, set()),
    ("engines", ["activate:siege_tower"], BOTH_DUE, set()),
    ("engines", ["activate:catapult", "proceed"], BOTH_DUE, set()),
    ("cards", ["activate:siege_tower"], {"engines": {"siege_tower": 0}}, set()),
    ("orcs", ["activate:siege_tower"], {**ORC, "engines": {"siege_tower": 0}}, set()),
    ("pause shot", ["activate:catapult"], BOTH_DUE, {"hire:catapult"}),
    ("pause reveal", ["reveal"], {**ORC, "siege_next": ["w1_c1"]}, {"hire:cancel"}),
    ("pause reveal", ["reveal"], {**ORC, **ELSEWHERE, "siege_next": ["w5_c10"]}, {"hire:cancel"}),
    ("pause tower", ["reveal", "proceed"], {**ORC, **ELSEWHERE, "siege_next": ["w5_c9"]}, set()),
    ("pause catapult", ["reveal", "proceed"], {**ORC, **ELSEWHERE, "siege_next": ["w5_c10"]}, {"hire:catapult"}),
    ("pause catapult", ["reveal", "proceed"], {**ORC, **ELSEWHERE, "siege_next": ["w4_c9"]}, {"hire:catapult"}),
    ("pause arrow", ["reveal", "proceed"], {**ORC, "siege_next": ["w5_c1"]}, set()),
    ("pause arrow", ["reveal", "proceed"], {**ORC, **ELSEWHERE, "siege_next": ["w5_c7"]}, set()),
    ("pause arrow", ["reveal", "proceed", "proceed"], {**ORC, **ELSEWHERE, "siege_next": ["w5_c8"]}, set()),
    ("pause arrow", ["reveal", "proceed", "hire:catapult"], {**ORC, **ELSEWHERE, "siege_next": ["w5_c8"]}, set()),
    ("orcs", ["reveal", "proceed"], {"hand": ["orc", "orc"], "siege_next": ["w1_c1"]}, set()),
    ("cards", ["reveal", "proceed"], {**ORC, "siege_next": ["w1_c1"]}, set()),
    ("cards", ["lay:worn_pick", "rest"], {}, set()),
    ("cards", ["lay:worn_pick", "move:tannery"], {}, set()),
    ("use", ["lay:rune_dagger", "move:tannery"], MAGIC, set()),
    ("share", ["lay:axe", "close", "roll"], MELEE, set()),
    ("cards", ["lay:dull_knife", "rest"], {"hand": ["dull_knife"]}, set()),
    ("refill", ["end_turn"], {}, set()),
    ("refill", ["end_turn", "fill:1:red"], {"board": [None] * 5}, set()),
    *INSIDE,
]


@rule("R14.3", "R5.2")
@pytest.mark.parametrize(("kind", "codes", "more", "others"), MOMENTS, ids=[f"{m[0]}-{m[1]}" for m in MOMENTS])
def test_somebody_may_be_hired_at_these_moments(
    kind: str, codes: list[str], more: dict[str, Any], others: set[str]
) -> None:
    siege = with_troll(more)
    here = offered(siege, *codes)
    decision = look(siege, "decision")
    assert " ".join([decision["kind"], *([decision["params"]["at"]] if kind.startswith("pause") else [])]) == kind
    hires = {code for code in here if code.startswith("hire:")}
    trolls = {f"hire:troll:{row['troll']}" for row in look(siege, "trolls")}
    assert hires == trolls | others
    assert SLAY in hires
    play(siege, SLAY)
    assert "troll_3x2" not in [row["troll"] for row in look(siege, "trolls")]


@rule("R14.3")
@pytest.mark.parametrize(("kind", "codes", "more", "others"), INSIDE[:-1], ids=[f"{m[0]}-{m[1]}" for m in INSIDE[:-1]])
def test_in_a_game_begun_under_the_first_rules_nobody_is_hired_inside_an_action(
    kind: str, codes: list[str], more: dict[str, Any], others: set[str]
) -> None:
    siege = with_troll({**more, "rules": "runedar 1"})
    if "take:1" in codes[1:]:
        assert refused(siege, *codes) == "not_now"
        return
    assert refused(siege, *codes, SLAY) == "not_now"
    assert look(siege, "decision", "kind") == kind
    assert not any(code.startswith("hire:") for code in offered(siege))
    assert not others & set(offered(siege))


@rule("R14.3")
def test_a_turn_begun_under_the_first_rules_ends_with_the_last_filling() -> None:
    siege = with_troll({"board": [None] * 5, "rules": "runedar 1"})
    play(siege, "end_turn", *(f"fill:{space}:red" for space in range(1, 6)))
    assert look(siege, "to_move") == 1


@rule("R14.3")
@pytest.mark.parametrize("hire", ["hire:cancel", "hire:catapult"])
def test_cancelling_and_stopping_the_catapult_have_one_moment_each(hire: str) -> None:
    """At every moment of the table that does not name them they are refused."""
    refusals = set()
    for _, codes, more, others in MOMENTS:
        if hire not in others and hire not in codes:
            refusals.add(refused(with_troll(more), *codes, hire))
    assert refusals == {"no_moment"}


@rule("R14.3")
def test_a_catapult_that_only_comes_from_the_reserve_is_not_stopped() -> None:
    siege = with_troll({**ORC, "siege_next": ["w4_c10"]})
    assert refused(siege, "reveal", "hire:catapult") == "no_moment"
    tale = play(siege, "proceed")
    assert names(tale) == ["orcs_came", "engine_came"]
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.3", "R6.3")
def test_a_catapult_set_off_by_a_second_siege_card_of_the_turn_can_be_stopped() -> None:
    siege = position(hand=["orc", "orc"], siege_next=["w4_c10", "w4_c9"])
    play(siege, "reveal", "proceed", "reveal", "proceed")
    assert look(siege, "decision", "params", "at") == "catapult"
    assert offered(siege) == {"hire:catapult", "proceed"}


@rule("R14.3", "R6.2")
def test_nobody_is_hired_between_the_steps_of_single_orcs() -> None:
    orcs = {"carpenters": 1, "tannery": 2, "foundry": 1, "foundry_wall": 1, "tannery_outside": 1}
    siege = with_troll({**ORC, "siege_next": ["w1_c7"], "orcs": orcs})
    play(siege, "reveal")
    tale = play(siege, "proceed")
    assert names(tale) == ["gold_stolen"] * 4 + ["orcs_marched"] * 2
    assert look(siege, "orcs") == {"foundry": 1, "tannery_wall": 1}
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.3", "R6.1")
def test_nobody_is_hired_between_single_orcs_that_are_placed() -> None:
    siege = with_troll({**ORC, "siege_next": ["w5_c6"]})
    play(siege, "reveal")
    assert names(play(siege, "proceed")) == ["orcs_came"] * 3


@rule("R14.3")
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"gold": 1, "trolls": {"troll_4x1": []}, "orcs": {"tannery": 1}}, id="nobody can be paid"),
        pytest.param({"hired": EVERYONE, "trolls": {"troll_4x1": []}}, id="all have been hired"),
        pytest.param({"hired": ["cancel"]}, id="nobody would make a difference"),
    ],
)
def test_a_siege_card_takes_its_course_where_no_hire_is_possible(more: dict[str, Any]) -> None:
    siege = position(hand=["orc", "dull_knife"], siege_next=["w5_c4"], **more)
    tale = play(siege, "reveal")
    assert names(tale)[-2:] == ["orcs_came", "orcs_came"]
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.3")
def test_the_question_is_put_again_after_a_hire_and_not_after_going_on() -> None:
    siege = with_troll({**ORC, "siege_next": ["w1_c1"]})
    assert offered(siege, "reveal", SLAY) == {"hire:cancel", "proceed"}
    tale = play(siege, "proceed")
    assert told(tale, "orcs_came")
    assert look(siege, "decision", "kind") == "cards"


@rule("R14.3", "R10.6")
def test_a_hire_after_the_roll_leaves_the_hits_for_what_still_stands() -> None:
    siege = with_troll(MELEE)
    play(siege, "lay:axe", "close", "roll")
    tale = play(siege, "hire:troll:troll_4x1")  # three hits are left for the circles of two hits: one is covered
    assert len(told(tale, "circle_covered")) == 1
    assert [circle["covered"] for circle in look(siege, "trolls", 0, "circles")] == [True, False, False]
