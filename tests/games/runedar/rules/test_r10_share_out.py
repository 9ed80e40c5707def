"""Chapter R10, after the roll: an area is attacked, hits are shared out, figures go back; and the worked examples."""

from __future__ import annotations

import pytest

from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, deal_hand, look, offered, play, position, refused, told
from tests.paragraphs import rule

X = "crossbow"


def circles(siege: Siege, troll: int = 0) -> list[bool]:
    """Which circles of a troll in the courtyard are covered."""
    return [circle["covered"] for circle in look(siege, "trolls", troll, "circles")]


@rule("R10.6")
def test_hits_are_shared_out_after_the_roll_as_the_player_likes() -> None:
    def fight(*share_out: str) -> tuple[int, bool]:
        siege = position(
            place="tunnel_courtyard",
            hand=["axe"],
            goblins=["goblin_2_hits", "goblin_1_rubble"],
            sections=2,
            trolls={"troll_4x1": [], "troll_3x2": []},
            dice=[1, 1, X],
            hired=EVERYONE,
        )
        assert offered(siege, "lay:axe", "close", "roll") == {"cover:troll_4x1:1", "cover:troll_3x2:2", "wound:1"}
        play(siege, *share_out)
        assert siege.decision is not None
        assert siege.decision.kind == "cards"
        return circles(siege, 0).count(True) * 10 + circles(siege, 1).count(True), siege.goblin_in(0) < 0

    assert fight("wound:1") == (0, True)
    assert fight("cover:troll_3x2:2") == (1, False)
    assert fight("cover:troll_4x1:1") == (20, False)  # the second hit fits nowhere else and has to be used


@rule("R10.6", "R15.1")
def test_crossbows_are_shared_out_over_the_whole_target_area() -> None:
    siege = position(
        place="tunnel_tower",
        hand=["heavy_crossbow"],
        goblins=[None, "goblin_5_hits"],
        sections=4,
        trolls={"troll_2x4": [], "troll_2x3": [0]},
        dice=[X, X, 3],
        hired=EVERYONE,
    )
    ways = {"cover:troll_2x4:4", "cover:troll_2x3:3", "wound:2"}
    assert offered(siege, "lay:heavy_crossbow", "shoot:tunnel_courtyard", "roll") == ways
    assert offered(siege, "cover:troll_2x3:3") == {"cover:troll_2x4:4", "wound:2"}
    assert told(play(siege, "wound:2"), "goblin_left")
    assert [row["troll"] for row in look(siege, "trolls")] == ["troll_2x4"]
    assert circles(siege) == [False, False]


@rule("R10.6")
def test_no_card_is_added_after_the_roll() -> None:
    siege = position(
        place="tunnel_courtyard", hand=["dull_knife", "axe"], trolls={"troll_4x1": [], "troll_5x1": []}, dice=[1]
    )
    play(siege, "lay:dull_knife", "close", "roll")
    assert siege.decision is not None
    assert siege.decision.kind == "share"
    assert refused(siege, "lay:axe") == "not_now"
    assert refused(siege, "roll") == "not_now"


@rule("R10.6")
def test_the_share_out_may_not_leave_a_hit_that_could_still_cover_a_circle() -> None:
    trolls: dict[str, list[int]] = {"troll_4x1": [], "troll_3x2": []}
    siege = position(place="tunnel_courtyard", hand=["axe"], trolls=trolls, dice=[1, 1, 3], hired=EVERYONE)
    assert offered(siege, "lay:axe", "close", "roll") == {"cover:troll_4x1:1", "cover:troll_3x2:2"}
    for way_out in ("end_turn", "rest", "finish", "proceed", "lay:axe"):
        assert refused(siege, way_out) == "not_now"
    assert offered(siege, "cover:troll_3x2:2") == {"cover:troll_4x1:1", "cover:troll_3x2:2"}
    tale = play(siege, "cover:troll_3x2:2")  # the fifth hit fits the other troll only, and goes there
    assert told(tale, "circle_covered")[-1] == {"event": "circle_covered", "troll": "troll_4x1", "hits": 1, "left": 3}


@rule("R10.6")
def test_a_last_orc_that_can_be_felled_has_to_be() -> None:
    siege = position(place="foundry", hand=["axe"], orcs={"foundry": 2}, dice=[3, 3, X], hired=EVERYONE)
    play(siege, "lay:axe", "close", "roll")
    assert look(siege, "orcs") == {}


@rule("R10.6", "R15.1")
def test_no_circle_is_half_covered() -> None:
    siege = position(
        place="tunnel_courtyard",
        hand=["dull_knife", "cracked_hammer", "loose_mattock"],
        trolls={"troll_2x3": []},
        dice=[2, 1, 3],
        hired=EVERYONE,
    )
    assert not told(play(siege, "lay:dull_knife", "close", "roll"), "circle_covered")
    assert not told(play(siege, "lay:cracked_hammer", "close", "roll"), "circle_covered")  # 2 + 1 in two attacks
    assert circles(siege) == [False, False]
    assert told(play(siege, "lay:loose_mattock", "close", "roll"), "circle_covered")
    assert circles(siege) == [True, False]


@rule("R10.6")
def test_a_portion_that_costs_more_than_is_left_or_is_not_there_is_refused() -> None:
    siege = position(
        place="tunnel_courtyard",
        hand=["axe"],
        goblins=["goblin_3_hits", "goblin_3_any"],
        sections=3,
        trolls={"troll_4x1": [0], "troll_5x1": [], "troll_2x4": []},
        dice=[2, 1, X],
        orcs={"foundry": 1},
    )
    play(siege, "lay:axe", "close", "roll")
    assert refused(siege, "cover:troll_2x4:4") == "too_few_hits"
    assert refused(siege, "cover:troll_2x4:3") == "no_such_circle"
    assert refused(siege, "cover:troll_3x2:2") == "no_such_troll"
    assert refused(siege, "wound:2") == "no_hit_goblin"
    assert refused(siege, "fell") == "no_orc_there"
    assert refused(siege, "cover:troll_4x1:1", "wound:1") == "too_few_hits"


@rule("R10.7")
def test_a_defeated_orc_returns_to_the_reserve_and_can_come_again() -> None:
    siege = position(
        place="foundry",
        hand=["orc", "axe"],
        orcs={"foundry": 1, "tannery_outside": 7},
        siege_next=["w5_c9", "w5_c10"],
        hired=EVERYONE,
    )
    deal_hand(siege, 1, ["orc", "dull_knife"])
    play(siege, "reveal")
    assert look(siege, "orc_reserve") == 1
    play(siege, "lay:axe", "direct", "roll")
    assert look(siege, "orc_reserve") == 2
    play(siege, "end_turn", "reveal")  # one more orc; without the felled one it would be the last
    assert look(siege, "orc_reserve") == 1
    assert siege.outcome is None


@rule("R10.7")
def test_an_engine_that_was_shot_goes_back_to_the_reserve() -> None:
    siege = position(place="third_tower", hand=["long_bow"], engines={"catapult": 1}, dice=[X, 1, 1])
    assert told(play(siege, "lay:long_bow", "shoot:catapult", "roll"), "engine_returned")
    shot = {"engine": "catapult", "seat": None, "lying": False, "due": False, "if_shown": "comes"}
    assert look(siege, "engines", 1) == shot


@rule("R10.ex1")
def test_example_three_hits_fell_one_of_two_orcs_in_the_foundry() -> None:
    siege = position(place="foundry", hand=["dull_knife", "spear"], orcs={"foundry": 2}, dice=[1, 2, X], hired=EVERYONE)
    tale = play(siege, "lay:dull_knife", "close", "lay:spear", "roll")
    assert told(tale, "dice_rolled") == [
        {"event": "dice_rolled", "seat": 0, "faces": [1, 2, X], "hits": 3, "mode": "close"}
    ]
    assert len(told(tale, "orc_fell")) == 1
    assert look(siege, "orcs") == {"foundry": 1}


@rule("R10.ex2")
def test_example_one_crossbow_from_the_tower_between_two_walls_fells_one_of_two() -> None:
    orcs = {"carpenters_wall": 1, "tannery_outside": 2}
    siege = position(place="second_tower", hand=["short_sword"], orcs=orcs, dice=[X, 3], hired=EVERYONE)
    play(siege, "lay:short_sword", "shoot:tannery_outside", "roll")
    assert look(siege, "orcs") == {"carpenters_wall": 1, "tannery_outside": 1}


@rule("R10.ex3")
def test_example_three_hits_cover_two_circles_of_a_troll_and_fell_a_goblin() -> None:
    siege = position(
        place="tunnel_courtyard",
        hand=["dull_knife", "cracked_hammer", "loose_mattock"],
        goblins=["goblin_1_rubble", "goblin_1_hits"],
        sections=1,
        trolls={"troll_4x1": []},
        dice=[1, 1, 1],
    )
    play(siege, "lay:dull_knife", "close", "lay:cracked_hammer", "lay:loose_mattock", "roll")
    tale = play(siege, "cover:troll_4x1:1", "cover:troll_4x1:1", "wound:2")
    assert told(tale, "goblin_left") == [{"event": "goblin_left", "goblin": "goblin_1_hits", "how": "hit", "beaten": 1}]
    assert circles(siege) == [True, True, False, False]


@rule("R10.ex4")
def test_example_one_crossbow_from_the_tunnel_tower_covers_a_third_circle() -> None:
    siege = position(
        place="tunnel_tower",
        hand=["frayed_sling", "old_crossbow"],
        goblins=["goblin_1_rubble", None],
        sections=1,
        trolls={"troll_4x1": [0, 1]},
        dice=[X, 2],
        hired=EVERYONE,
    )
    tale = play(siege, "lay:frayed_sling", "shoot:tunnel_courtyard", "lay:old_crossbow", "roll")
    assert len(told(tale, "circle_covered")) == 1
    assert not told(tale, "troll_fell")
    assert circles(siege) == [True, True, True, False]


@rule("R10.6")
@pytest.mark.parametrize("dice", [[X, X, X], [1, X, X]])
def test_an_attack_that_can_cover_nothing_is_over_at_once(dice: list[int]) -> None:
    siege = position(place="tunnel_courtyard", hand=["axe", "dull_knife"], trolls={"troll_3x2": []}, dice=dice)
    assert "lay:dull_knife" in offered(siege, "lay:axe", "close", "roll")
    assert circles(siege) == [False, False, False]
