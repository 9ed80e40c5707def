"""Chapter R1: fourteen places, and the steps between them. The map stands here a second time, read off the rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mattock.games.runedar import places
from tests.games.runedar.positions import EVERYONE, look, offered, play, position, refused, stand, told
from tests.paragraphs import rule

NEAR = {
    "central_chamber": {"carpenters", "tannery", "foundry", "tunnel_courtyard"},
    "carpenters": {"central_chamber", "tunnel_courtyard", "tannery", "carpenters_wall"},
    "tannery": {"central_chamber", "carpenters", "foundry", "tannery_wall"},
    "foundry": {"central_chamber", "tannery", "tunnel_courtyard", "foundry_wall"},
    "tunnel_courtyard": {"central_chamber", "carpenters", "foundry"},
    "carpenters_wall": {"carpenters", "carpenters_outside", "tunnel_tower", "second_tower", "tannery_wall"},
    "tannery_wall": {"tannery", "tannery_outside", "second_tower", "third_tower", "carpenters_wall", "foundry_wall"},
    "foundry_wall": {"foundry", "foundry_outside", "third_tower", "tannery_wall"},
    "carpenters_outside": {"carpenters_wall"},
    "tannery_outside": {"tannery_wall"},
    "foundry_outside": {"foundry_wall"},
    "tunnel_tower": {"carpenters_wall"},
    "second_tower": {"carpenters_wall", "tannery_wall"},
    "third_tower": {"tannery_wall", "foundry_wall"},
}
COURTYARDS = ["carpenters", "tannery", "foundry", "tunnel_courtyard"]
WORKSHOPS = ["carpenters", "tannery", "foundry"]
TOWERS = ["tunnel_tower", "second_tower", "third_tower"]
CARD = "loose_mattock"


def near(place: str) -> set[str]:
    """The places one step away, as the engine has them."""
    return {places.NAMES[other] for other in places.neighbours(places.NAMES.index(place))}


def steps(start: str, goal: str) -> int:
    """The fewest steps on the engine's map."""
    reached, number = {start}, 0
    while goal not in reached:
        reached |= {further for place in reached for further in near(place)}
        number += 1
    return number


def moves(place: str) -> set[str]:
    """Where a dwarf may go from there with one ordinary card."""
    siege = position(place=place, hand=[CARD])
    play(siege, f"lay:{CARD}")
    return {code.removeprefix("move:") for code in offered(siege) if code.startswith("move:")}


@rule("R1.1")
def test_there_are_fourteen_places_and_a_dwarf_can_be_sent_to_each() -> None:
    siege = position()
    targets = [action.code for action in siege.catalogue.actions if action.verb == "move"]
    assert len(targets) == 14
    assert set(targets) == {f"move:{place}" for place in NEAR}


@rule("R1.1")
@pytest.mark.parametrize(
    ("workshop", "resource"), [("carpenters", "wood"), ("tannery", "leather"), ("foundry", "metal")]
)
def test_each_workshop_gives_its_own_resource(workshop: str, resource: str) -> None:
    siege = position(players=4, place=workshop, hand=["rusty_toolbox"], board=["rune_pick", None, None, None, None])
    tale = play(siege, "lay:rusty_toolbox", "work:any")
    assert [event["resource"] for event in told(tale, "resource_placed")] == [resource]


@rule("R1.1")
def test_behind_every_workshop_is_a_wall_and_beyond_every_wall_its_outside() -> None:
    for workshop in WORKSHOPS:
        assert [place for place in near(workshop) if place.endswith("_wall")] == [f"{workshop}_wall"]
        assert [place for place in near(f"{workshop}_wall") if place.endswith("_outside")] == [f"{workshop}_outside"]


@rule("R1.1")
def test_the_treasury_is_the_central_chamber_where_orcs_steal() -> None:
    siege = position(hand=["orc"], orcs={"foundry": 1}, hired=EVERYONE, siege_next=["w1_c7"])
    play(siege, "reveal")
    assert (siege.gold, siege.orcs_out) == (19, 0)


@rule("R1.1", "R1.4")
def test_all_towers_but_the_tunnel_tower_stand_between_two_neighbouring_walls() -> None:
    assert near("tunnel_tower") == {"carpenters_wall"}
    for tower in ("second_tower", "third_tower"):
        first, second = sorted(near(tower))
        assert first in near(second)


@rule("R1.2", "R1.3", "R1.4", "R1.6")
@pytest.mark.parametrize("place", NEAR)
def test_a_step_leads_to_these_places_and_no_other(place: str) -> None:
    assert near(place) == NEAR[place]


@rule("R1.2", "R8.1")
@pytest.mark.parametrize("place", NEAR)
def test_a_move_ends_one_or_two_steps_away(place: str) -> None:
    two = {further for step in NEAR[place] for further in NEAR[step]}
    assert moves(place) == (NEAR[place] | two) - {place}


@rule("R1.2")
def test_every_step_can_be_taken_back() -> None:
    assert all(place in near(other) for place in NEAR for other in near(place))


@rule("R1.2")
def test_the_chamber_touches_each_courtyard_and_nothing_else() -> None:
    assert near("central_chamber") == set(COURTYARDS)


@rule("R1.2")
def test_no_workshop_touches_a_tower_the_way_leads_over_the_wall() -> None:
    for workshop in WORKSHOPS:
        assert not near(workshop) & set(TOWERS)
    assert steps("carpenters", "tunnel_tower") == 2
    assert steps("foundry", "third_tower") == 2


@rule("R1.2")
def test_a_neighbouring_wall_is_one_step_without_climbing_its_tower() -> None:
    assert steps("carpenters_wall", "tannery_wall") == 1
    assert "tannery_outside" in moves("carpenters_wall")


@rule("R1.2")
def test_from_the_tunnel_courtyard_the_tunnel_tower_is_three_steps_so_two_cards() -> None:
    assert steps("tunnel_courtyard", "tunnel_tower") == 3
    siege = position(place="tunnel_courtyard", hand=[CARD, "bent_shovel"])
    assert refused(siege, f"lay:{CARD}", "move:tunnel_tower") == "too_far"
    play(siege, "move:carpenters", "lay:bent_shovel", "move:tunnel_tower")
    assert look(siege, "dwarfs", 0, "place") == "tunnel_tower"


@rule("R1.2")
def test_the_courtyard_leads_to_the_tunnel_tower_only_by_the_carpenters_wall() -> None:
    assert "carpenters_wall" in moves("tunnel_courtyard")
    assert near("tunnel_tower") & moves("tunnel_courtyard") == {"carpenters_wall"}


@rule("R1.3")
def test_the_courtyards_form_a_ring() -> None:
    ring = ["tunnel_courtyard", "carpenters", "tannery", "foundry", "tunnel_courtyard"]
    assert [steps(here, there) for here, there in pairwise(ring)] == [1, 1, 1, 1]


@rule("R1.3")
@pytest.mark.parametrize(("here", "there"), [("tunnel_courtyard", "tannery"), ("carpenters", "foundry")])
def test_courtyards_across_the_ring_are_two_steps_apart(here: str, there: str) -> None:
    assert steps(here, there) == 2


@rule("R1.4")
@pytest.mark.parametrize(
    ("tower", "walls"),
    [
        ("tunnel_tower", {"carpenters_wall"}),
        ("second_tower", {"carpenters_wall", "tannery_wall"}),
        ("third_tower", {"tannery_wall", "foundry_wall"}),
    ],
)
def test_a_tower_touches_the_walls_beside_it_and_nothing_else(tower: str, walls: set[str]) -> None:
    assert near(tower) == walls


@rule("R1.4")
def test_the_first_and_the_last_wall_are_no_neighbours() -> None:
    assert steps("carpenters_wall", "foundry_wall") == 2


@rule("R1.5")
def test_any_number_of_figures_share_a_place() -> None:
    siege = position(players=4, place="foundry", hand=[CARD], orcs={"tannery": 9})
    for seat in (1, 2, 3):
        stand(siege, seat, "tannery")
    play(siege, f"lay:{CARD}", "move:tannery")
    assert [look(siege, "dwarfs", seat, "place") for seat in range(4)] == ["tannery"] * 4
    assert siege.orcs_at(places.TANNERY) == 9


@rule("R1.5")
def test_nothing_blocks_the_way_of_a_dwarf() -> None:
    crowd = {"carpenters_wall": 3, "carpenters": 3, "tannery_wall": 3}
    siege = position(place="carpenters_outside", hand=[CARD, "worn_pick", "bent_shovel"], orcs=crowd)
    play(siege, f"lay:{CARD}", "move:carpenters", "lay:worn_pick", "move:tannery_wall")
    assert look(siege, "dwarfs", 0, "place") == "tannery_wall"


@rule("R1.5")
def test_trolls_and_goblins_block_no_way_either() -> None:
    siege = position(
        place="carpenters",
        hand=[CARD, "worn_pick"],
        sections=1,
        goblins=["goblin_1_hits", "goblin_1_rubble"],
        trolls={"troll_2x4": []},
    )
    play(siege, f"lay:{CARD}", "move:tunnel_courtyard", "lay:worn_pick", "move:tannery")
    assert look(siege, "dwarfs", 0, "place") == "tannery"


@rule("R1.5")
def test_orcs_that_pass_a_dwarf_do_it_no_harm_and_it_does_not_stop_them() -> None:
    hand = ["orc", CARD, "worn_pick"]
    siege = position(
        place="tannery", hand=hand, orcs={"tannery_wall": 4, "tannery": 2}, hired=EVERYONE, siege_next=["w1_c7"]
    )
    stand(siege, 1, "central_chamber")
    play(siege, "reveal")
    assert [look(siege, "dwarfs", seat, "place") for seat in (0, 1)] == ["tannery", "central_chamber"]
    assert sorted(look(siege, "dwarfs", 0, "hand", seat=0)) == sorted(hand[1:])
    assert (siege.orcs_at(places.TANNERY), siege.gold) == (4, 18)


@rule("R1.6")
@pytest.mark.parametrize("workshop", WORKSHOPS)
def test_an_outside_touches_only_its_own_wall(workshop: str) -> None:
    assert near(f"{workshop}_outside") == {f"{workshop}_wall"}
    assert f"{workshop}_outside" in near(f"{workshop}_wall")
    outsides = {f"{other}_outside" for other in WORKSHOPS}
    assert not moves(f"{workshop}_outside") & outsides


@rule("R1.6")
def test_a_dwarf_outside_fights_the_orcs_there() -> None:
    siege = position(
        place="tannery_outside", hand=["dull_knife"], orcs={"tannery_outside": 2, "tannery_wall": 1}, dice=[2]
    )
    tale = play(siege, "lay:dull_knife", "close", "roll")
    assert [event["place"] for event in told(tale, "orc_fell")] == ["tannery_outside"]
    assert (siege.orcs_at(places.TANNERY_OUTSIDE), siege.orcs_at(places.TANNERY_WALL)) == (1, 1)


@rule("R1.6")
def test_a_shot_at_a_place_with_a_dwarf_in_it_hurts_only_the_orcs() -> None:
    siege = position(
        place="second_tower", hand=["notched_sword"], orcs={"tannery_outside": 1}, dice=["crossbow"], hired=EVERYONE
    )
    stand(siege, 1, "tannery_outside")
    before = [dwarf.hand for dwarf in siege.dwarfs[1:]]
    play(siege, "lay:notched_sword", "shoot:tannery_outside", "roll")
    assert siege.orcs_out == 0
    assert look(siege, "dwarfs", 1, "place") == "tannery_outside"
    assert [dwarf.hand for dwarf in siege.dwarfs[1:]] == before


@rule("R1.6")
def test_a_dwarf_is_nothing_to_shoot_at() -> None:
    siege = position(place="second_tower", hand=["notched_sword"])
    stand(siege, 1, "tannery_outside")
    assert refused(siege, "lay:notched_sword", "shoot:tannery_outside") == "nothing_to_hit"


@rule("R1.ex")
def test_example_chamber_to_walls_tower_to_workshop_wall_to_wall() -> None:
    assert near("central_chamber") == set(COURTYARDS)
    walls = {f"{workshop}_wall" for workshop in WORKSHOPS}
    assert {steps("central_chamber", wall) for wall in walls} == {2}
    assert moves("central_chamber") == set(COURTYARDS) | walls
    assert steps("second_tower", "tannery") == 2
    assert steps("tannery_wall", "foundry_wall") == 1
