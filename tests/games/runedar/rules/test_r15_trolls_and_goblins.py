"""Chapter R15: what trolls and goblins ask for, and how each leaves the courtyard."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import (
    EVERYONE,
    look,
    names,
    offered,
    pass_turn,
    play,
    position,
    refused,
    stand,
    told,
)
from tests.paragraphs import rule

X = "crossbow"
HOME = {"wood": 10, "leather": 10, "metal": 10}
TROLLS = {"troll_4x1": (4, 1), "troll_5x1": (5, 1), "troll_3x2": (3, 2), "troll_2x3": (2, 3), "troll_2x4": (2, 4)}
HIT_GOBLINS = [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6)]


def courtyard(**more: Any) -> Siege:
    """Somebody in the courtyard with nobody left to hire, so that a share-out with one way is done at once."""
    return position(**{"place": "tunnel_courtyard", "hired": EVERYONE, **more})


def count_covered(siege: Siege, troll: int = 0) -> int:
    return [circle["covered"] for circle in look(siege, "trolls", troll, "circles")].count(True)


def dice_for(hits: int) -> list[int | str]:
    """Five faces that add up to so many hits."""
    threes = [3] * (hits // 3)
    rest = [hits % 3] if hits % 3 else []
    return [*threes, *rest, *[X] * (5 - len(threes) - len(rest))]


@rule("R15.1")
@pytest.mark.parametrize("troll", TROLLS)
@pytest.mark.parametrize("hits", range(1, 11))
def test_at_close_range_as_many_hits_as_a_circle_asks_cover_it_and_several_with_one_roll(troll: str, hits: int) -> None:
    circles, each = TROLLS[troll]
    siege = courtyard(hand=["great_axe"], trolls={troll: []}, dice=dice_for(hits))
    tale = play(siege, "lay:great_axe", "close", "roll")
    expected = min(hits // each, circles)
    assert len(told(tale, "circle_covered")) == expected
    assert bool(told(tale, "troll_fell")) is (expected == circles)
    if expected < circles:
        assert count_covered(siege) == expected


@rule("R15.1")
@pytest.mark.parametrize("troll", TROLLS)
@pytest.mark.parametrize("crossbows", range(6))
def test_from_the_tunnel_tower_one_crossbow_covers_one_circle_whatever_its_number(troll: str, crossbows: int) -> None:
    circles, _ = TROLLS[troll]
    dice = [*[X] * crossbows, *[3] * (5 - crossbows)]
    siege = courtyard(place="tunnel_tower", hand=["repeating_crossbow"], trolls={troll: []}, dice=dice)
    tale = play(siege, "lay:repeating_crossbow", "shoot:tunnel_courtyard", "roll")
    assert len(told(tale, "circle_covered")) == min(crossbows, circles)
    assert bool(told(tale, "troll_fell")) is (crossbows >= circles)


@rule("R15.1")
@pytest.mark.parametrize("tower", ["second_tower", "third_tower"])
def test_trolls_are_out_of_range_of_the_other_towers(tower: str) -> None:
    siege = courtyard(place=tower, hand=["long_bow"], trolls={"troll_4x1": []})
    assert refused(siege, "lay:long_bow", "shoot:tunnel_courtyard") == "out_of_range"


@rule("R15.1")
def test_covered_circles_stay_covered() -> None:
    siege = courtyard(hand=["dull_knife", "worn_pick"], trolls={"troll_3x2": []}, dice=[2, 2, 2], siege_next=["w1_c1"])
    play(siege, "lay:dull_knife", "close", "roll")
    assert count_covered(siege) == 1
    play(siege, "lay:worn_pick", "close", "roll")
    assert count_covered(siege) == 2
    pass_turn(siege)
    pass_turn(siege)
    assert count_covered(siege) == 2


@rule("R15.1")
@pytest.mark.parametrize("troll", TROLLS)
def test_the_last_circle_fells_the_troll(troll: str) -> None:
    circles, each = TROLLS[troll]
    siege = courtyard(hand=["great_axe"], trolls={troll: range(1, circles)}, dice=dice_for(each))
    tale = play(siege, "lay:great_axe", "close", "roll")
    assert told(tale, "troll_fell") == [{"event": "troll_fell", "troll": troll}]
    assert look(siege, "trolls") == []


@rule("R15.1", "R10.7")
def test_the_tile_of_a_felled_troll_leaves_the_game_and_its_tokens_go_back() -> None:
    siege = courtyard(hand=["axe"], trolls={"troll_4x1": [0, 1, 2], "troll_2x4": []}, dice=[1, X, X])
    play(siege, "lay:axe", "close", "roll")
    assert [row["troll"] for row in look(siege, "trolls")] == ["troll_2x4"]
    assert look(siege, "troll_tiles_left") == 3
    assert not siege.trolls_left & 1
    assert siege.covered == 0


@rule("R15.2")
@pytest.mark.parametrize(("level", "hits"), HIT_GOBLINS)
def test_a_hit_goblin_falls_to_the_hits_on_its_tile_and_to_no_fewer(level: int, hits: int) -> None:
    goblins = [f"goblin_{level}_rubble", f"goblin_{level}_hits"]
    for rolled, left in ((hits - 1, 2), (hits, 1)):
        siege = courtyard(hand=["great_axe"], goblins=goblins, sections=level, dice=dice_for(rolled))
        tale = play(siege, "lay:great_axe", "close", "roll")
        assert [event["how"] for event in told(tale, "goblin_left")] == ["hit"] * (2 - left)
        assert len(look(siege, "goblins")) == left


@rule("R15.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_one_crossbow_from_the_tunnel_tower_fells_any_hit_goblin(level: int) -> None:
    goblins = [f"goblin_{level}_hits", f"goblin_{level}_any"]
    for dice, fallen in (([X, 3, 3], ["hit"]), ([3, 3, 3], [])):
        siege = courtyard(place="tunnel_tower", hand=["long_bow"], goblins=goblins, sections=level, dice=dice)
        tale = play(siege, "lay:long_bow", "shoot:tunnel_courtyard", "roll")
        assert [event["how"] for event in told(tale, "goblin_left")] == fallen


@rule("R15.2", "R10.6")
def test_hits_on_a_goblin_are_not_saved_for_another_attack() -> None:
    siege = courtyard(
        hand=["dull_knife", "worn_pick"], goblins=["goblin_4_hits", "goblin_4_any"], sections=4, dice=[3, 3]
    )
    tale = play(siege, "lay:dull_knife", "close", "roll", "lay:worn_pick", "close", "roll")
    assert not told(tale, "goblin_left")


@rule("R15.3")
def test_a_goblin_that_wants_given_resources_takes_each_of_them_and_then_leaves() -> None:
    siege = position(
        place="carpenters",
        hand=["saw", "rune_bow", "bent_shovel"],
        goblins=["goblin_1_wants", "goblin_1_hits"],
        sections=1,
        board=[None] * 5,
        hired=EVERYONE,
    )
    play(siege, "lay:saw", "work:wood")  # three are shown, one is wanted
    assert look(siege, "goblins", 0, "paid") == {"wood": 1, "leather": 0, "metal": 0}
    assert look(siege, "workshops") == {**HOME, "wood": 9}
    assert refused(siege, "lay:bent_shovel", "work:wood") == "nothing_needs_it"
    tale = play(siege, "rest", "lay:rune_bow", "move:tannery", "work:leather")
    assert told(tale, "goblin_left") == [
        {"event": "goblin_left", "goblin": "goblin_1_wants", "how": "paid", "beaten": 1}
    ]
    assert look(siege, "workshops") == HOME
    assert [row["tile"] for row in look(siege, "goblins")] == ["goblin_1_hits"]


@rule("R15.3")
@pytest.mark.parametrize("place", ["carpenters", "tannery", "foundry"])
def test_a_goblin_that_wants_a_total_takes_any_mix(place: str) -> None:
    siege = position(
        place="foundry",
        hand=["smith_hammer", "master_tools"],
        goblins=["goblin_4_hits", "goblin_4_any"],
        sections=4,
        board=[None] * 5,
        hired=EVERYONE,
    )
    play(siege, "lay:smith_hammer", "work:metal")
    assert look(siege, "goblins", 1, "paid") == {"wood": 0, "leather": 0, "metal": 3}
    stand(siege, 0, place)
    tale = play(siege, "lay:master_tools", "work:any")  # two more make five
    assert [event["how"] for event in told(tale, "goblin_left")] == ["paid"]
    assert look(siege, "workshops") == HOME


@rule("R15.3")
@pytest.mark.parametrize(
    ("goblin", "wants"),
    [
        ("goblin_2_wants", (0, 1, 1)),
        ("goblin_3_wants", (1, 1, 1)),
        ("goblin_4_wants", (2, 1, 2)),
        ("goblin_5_wants", (2, 2, 2)),
        ("goblin_1_any", (2, 2, 2)),
        ("goblin_5_any", (7, 7, 7)),
    ],
)
def test_what_a_goblin_still_takes_is_on_its_tile(goblin: str, wants: tuple[int, int, int]) -> None:
    siege = courtyard(goblins=[goblin])
    assert tuple(look(siege, "goblins", 0, "needs").values()) == wants


@rule("R15.4", "R9.2")
def test_a_rubble_goblin_brings_its_own_rubble_and_leaves_when_it_is_dug_away() -> None:
    siege = courtyard(
        hand=["bent_shovel", "worn_pick", "loose_mattock"], rubble=1, luck={"goblin": [2, 0]}, place="tunnel_courtyard"
    )
    play(siege, "lay:bent_shovel", "dig")
    assert [(row["tile"], row["rubble"]) for row in look(siege, "goblins")] == [
        ("goblin_1_rubble", 2),
        ("goblin_1_wants", 0),
    ]
    assert not told(play(siege, "lay:worn_pick", "dig"), "goblin_left")
    assert look(siege, "goblins", 0, "rubble") == 1
    tale = play(siege, "lay:loose_mattock", "dig")
    assert told(tale, "goblin_left") == [
        {"event": "goblin_left", "goblin": "goblin_1_rubble", "how": "dug", "beaten": 1}
    ]


@rule("R15.4")
@pytest.mark.parametrize(("level", "rubble"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_rubble_a_goblin_brings_is_that_of_its_tile(level: int, rubble: int) -> None:
    siege = courtyard(hand=["mine_cart"], rubble=1, sections=level - 1, luck={"goblin": [2, 0]})
    play(siege, "lay:mine_cart", "dig")
    assert look(siege, "goblins", 0, "rubble") == rubble
    assert look(siege, "rubble") == 0


@rule("R15.5", "R4.1")
def test_several_trolls_stand_there_at_once() -> None:
    siege = courtyard(
        hand=["axe"], engines={"siege_tower": 0}, trolls={"troll_4x1": [], "troll_5x1": [0]}, luck={"troll": [2]}
    )
    play(siege, "activate:siege_tower")
    assert [row["troll"] for row in look(siege, "trolls")] == ["troll_4x1", "troll_5x1", "troll_2x4"]
    assert count_covered(siege, 1) == 1


@rule("R15.5", "R10.6")
def test_one_roll_may_be_shared_out_over_several_trolls() -> None:
    siege = courtyard(hand=["axe"], trolls={"troll_4x1": [], "troll_5x1": []}, dice=[1, 1, X])
    play(siege, "lay:axe", "close", "roll", "cover:troll_4x1:1", "cover:troll_5x1:1")
    assert (count_covered(siege, 0), count_covered(siege, 1)) == (1, 1)


@rule("R15.6")
@pytest.mark.parametrize("kind", ["wants", "any", "rubble"])
@pytest.mark.parametrize(
    ("place", "attack"), [("tunnel_courtyard", "close"), ("tunnel_tower", "shoot:tunnel_courtyard")]
)
def test_other_goblins_cannot_be_attacked_not_even_beside_a_troll(kind: str, place: str, attack: str) -> None:
    siege = position(
        place=place,
        hand=["long_sword"],
        goblins=[f"goblin_1_{kind}"],
        sections=1,
        trolls={"troll_4x1": []},
        dice=[X if "shoot" in attack else 1, X, X],
    )
    assert offered(siege, "lay:long_sword", attack, "roll") >= {"cover:troll_4x1:1"}
    assert refused(siege, "wound:1") == "no_hit_goblin"


@rule("R15.6", "R15.3")
def test_what_lay_beside_a_goblin_that_was_hired_away_goes_back() -> None:
    siege = position(
        place="carpenters", hand=["saw"], goblins=["goblin_5_any", "goblin_5_rubble"], sections=4, board=[None] * 5
    )
    play(siege, "lay:saw", "work:wood")
    assert look(siege, "workshops", "wood") == 7
    tale = play(siege, "hire:goblin:1")
    assert names(tale) == ["hired", "goblin_left", "resources_returned"]
    assert look(siege, "workshops") == HOME


@rule("R15.6", "R15.4")
def test_the_rubble_of_a_goblin_that_was_hired_away_goes_back() -> None:
    siege = position(place="tunnel_courtyard", hand=["dull_knife"], goblins=["goblin_5_rubble", None], sections=4)
    tale = play(siege, "hire:goblin:1")
    assert told(tale, "rubble_placed") == [{"event": "rubble_placed", "count": 8}]
    assert siege.goblin_rubble == 0
    assert look(siege, "rubble") == 8
