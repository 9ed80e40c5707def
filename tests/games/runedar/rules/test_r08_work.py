"""Chapter R8: moving, and working resources. With four players a space adds nothing, so a card wants its own cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.positions import (
    EVERYONE,
    look,
    names,
    offered,
    play,
    position,
    refused,
    rule_refusing,
    stand,
    told,
)
from tests.paragraphs import rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mattock.games.runedar.state import Siege

WORKSHOPS = [("carpenters", "wood"), ("tannery", "leather"), ("foundry", "metal")]
EMPTY: list[str | None] = [None] * 5


def at_work(*board: str | None, hand: Sequence[str] = ("saw",), place: str = "carpenters", **drawn: object) -> Siege:
    """In a workshop at a table of four, with these cards on the first spaces; nobody is left to be hired."""
    cards = [*board, *EMPTY][:5]
    return position(players=4, place=place, hand=hand, board=cards, hired=EVERYONE, **drawn)  # type: ignore[arg-type]


def laid(siege: Siege, resource: str = "wood") -> list[int]:
    """How many of a resource lie on each of the five spaces."""
    return [space["laid"][resource] for space in look(siege, "board")]


def placed_on(tale: list[dict[str, object]]) -> list[object]:
    return [event["on"] for event in told(tale, "resource_placed")]


def stock(siege: Siege, resource: str = "wood") -> int:
    number = look(siege, "workshops", resource)
    assert isinstance(number, int)
    return number


@rule("R8.1")
@pytest.mark.parametrize(
    ("goal", "refusal"),
    [
        ("tannery", None),
        ("tannery_wall", None),
        ("tannery_outside", "too_far"),
        ("third_tower", "too_far"),
        ("central_chamber", "same_place"),
    ],
)
def test_a_move_is_one_or_two_steps(goal: str, refusal: str | None) -> None:
    siege = position(hand=["dull_knife"])
    assert refused(siege, "lay:dull_knife", f"move:{goal}") == refusal
    assert rule_refusing(siege, f"move:{goal}") == (None if refusal is None else "R8.1")


@rule("R8.1")
def test_a_move_is_told_from_where_to_where_and_moves_nobody_else() -> None:
    siege = position(players=3, hand=["dull_knife"])
    tale = play(siege, "lay:dull_knife", "move:foundry_wall")
    assert tale[1] == {
        "event": "dwarf_moved",
        "seat": 0,
        "start": "central_chamber",
        "place": "foundry_wall",
        "magic": False,
    }
    places = [dwarf["place"] for dwarf in look(siege, "dwarfs")]
    assert places == ["foundry_wall", "central_chamber", "central_chamber"]


@rule("R8.2")
@pytest.mark.parametrize(("place", "resource"), WORKSHOPS)
def test_working_takes_from_the_workshop_and_lays_on_the_card_that_needs_it(place: str, resource: str) -> None:
    card = {"wood": "chipped_hatchet", "leather": "dull_knife", "metal": "worn_pick"}[resource]
    siege = at_work("rune_pick", place=place, hand=[card])
    tale = play(siege, f"lay:{card}", f"work:{resource}")
    assert told(tale, "resource_placed") == [
        {"event": "resource_placed", "seat": 0, "resource": resource, "on": "space_1", "piece": "rune_pick"}
    ]
    assert stock(siege, resource) == 9
    assert look(siege, "board", 0, "laid", resource) == 1
    others = {"wood", "leather", "metal"} - {resource}
    assert all(stock(siege, other) == 10 for other in others)


@rule("R8.2")
@pytest.mark.parametrize(
    "place", ["tannery", "foundry", "central_chamber", "tunnel_courtyard", "carpenters_wall", "carpenters_outside"]
)
def test_wood_is_worked_at_the_carpenters_and_nowhere_else(place: str) -> None:
    siege = at_work("rune_pick", place=place)
    assert refused(siege, "lay:saw", "work:wood") == "not_in_workshop"


@rule("R8.2")
@pytest.mark.parametrize("orcs", [1, 3])
def test_nobody_works_beside_an_orc(orcs: int) -> None:
    siege = at_work("rune_pick", orcs={"carpenters": orcs})
    assert refused(siege, "lay:saw", "work:wood") == "orc_in_workshop"


@rule("R8.2")
def test_enemies_elsewhere_and_dwarfs_beside_do_not_hinder_work() -> None:
    siege = at_work(
        "spear",
        orcs={"carpenters_wall": 2, "carpenters_outside": 1, "tannery": 1},
        sections=1,
        goblins=["goblin_1_hits"],
        trolls={"troll_4x1": []},
    )
    stand(siege, 1, "carpenters")
    play(siege, "lay:saw", "work:wood")
    assert laid(siege) == [1, 0, 0, 0, 0]


@rule("R8.2")
def test_up_to_the_shown_number_is_taken_and_no_more() -> None:
    siege = at_work("great_bow", "wheelbarrow", "mine_cart")
    tale = play(siege, "lay:saw", "work:wood", "put:space_1", "put:space_1", "put:space_3")
    assert (placed_on(tale), laid(siege), stock(siege)) == (["space_1", "space_1", "space_3"], [2, 0, 1, 0, 0], 7)
    assert refused(siege, "put:space_2") == "not_now"
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
@pytest.mark.parametrize("held", [1, 2])
def test_only_what_the_workshop_has_can_be_taken(held: int) -> None:
    siege = at_work("great_bow", "wheelbarrow", stock={"wood": held})
    play(siege, "lay:saw", "work:wood", *["put:space_1"] * held)
    assert (laid(siege), stock(siege)) == ([held, 0, 0, 0, 0], 0)
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_each_piece_may_go_to_another_card_or_goblin() -> None:
    siege = at_work("wheelbarrow", "great_bow", sections=1, goblins=["goblin_1_wants", "goblin_1_any"])
    play(siege, "lay:saw", "work:wood")
    assert offered(siege) == {"put:space_1", "put:space_2", "put:goblin_1", "put:goblin_2"}
    tale = play(siege, "put:goblin_2", "put:space_2", "put:goblin_1")
    assert placed_on(tale) == ["goblin_2", "space_2", "goblin_1"]
    assert [event["piece"] for event in told(tale, "resource_placed")] == [
        "goblin_1_any",
        "great_bow",
        "goblin_1_wants",
    ]
    assert [goblin["paid"]["wood"] for goblin in look(siege, "goblins")] == [1, 1]


@rule("R8.2")
def test_only_what_still_needs_the_resource_gets_it() -> None:
    siege = at_work(
        "wheelbarrow",
        "pick",
        "spear",
        None,
        "great_bow",
        laid={3: {"wood": 1}},
        sections=1,
        goblins=["goblin_1_rubble", "goblin_1_hits"],
    )
    play(siege, "lay:saw", "work:wood")
    assert offered(siege) == {"put:space_1", "put:space_5"}
    for carrier in ("space_2", "space_3", "space_4", "goblin_1", "goblin_2"):
        assert refused(siege, f"put:{carrier}") == "does_not_need_it"


@rule("R8.2")
def test_never_more_of_a_kind_than_needed() -> None:
    siege = at_work("spear", "wheelbarrow", "great_bow", sections=1, goblins=["goblin_1_wants"])
    play(siege, "lay:saw", "work:wood", "put:space_1")
    assert refused(siege, "put:space_1") == "does_not_need_it"
    play(siege, "put:goblin_1")
    assert refused(siege, "put:goblin_1") == "does_not_need_it"
    play(siege, "put:space_2")
    assert laid(siege) == [1, 1, 0, 0, 0]


@rule("R8.2")
def test_pieces_that_nothing_needs_stay_in_the_workshop() -> None:
    siege = at_work("spear")
    play(siege, "lay:saw", "work:wood")
    assert (laid(siege), stock(siege)) == ([1, 0, 0, 0, 0], 9)
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_what_its_space_adds_is_needed_too() -> None:
    siege = position(players=2, place="carpenters", hand=["saw"], board=["spear", None, "pick", None, None])
    play(siege, "lay:saw", "work:wood", "put:space_1", "put:space_1")
    assert laid(siege) == [2, 0, 1, 0, 0]


@rule("R8.2", "R15.3")
def test_a_mixing_goblin_counts_all_it_got_whatever_the_kind() -> None:
    siege = at_work(sections=3, goblins=["goblin_3_hits", "goblin_3_any"])
    for resource in (1, 2):
        siege.pay_to(1, resource)
        siege.take_stock(resource)
    tale = play(siege, "lay:saw", "work:wood")
    assert names(tale)[-2:] == ["goblin_left", "resources_returned"]
    assert tale[-1]["resources"] == {"wood": 2, "leather": 1, "metal": 1}
    assert look(siege, "workshops") == {"wood": 10, "leather": 10, "metal": 10}
    assert offered(siege) == {"end_turn"}


@rule("R8.2", "R15.3")
def test_a_leaving_goblin_returns_only_what_was_its_own() -> None:
    siege = at_work(hand=["chipped_hatchet"], sections=1, goblins=["goblin_1_wants", "goblin_1_any"])
    siege.pay_to(0, 1)
    siege.pay_to(1, 2)
    tale = play(siege, "lay:chipped_hatchet", "work:wood", "put:goblin_2")
    assert tale[-1]["resources"] == {"wood": 1, "leather": 0, "metal": 1}
    assert look(siege, "goblins", 0, "paid") == {"wood": 0, "leather": 1, "metal": 0}


@rule("R8.2", "R15.3")
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_goblin_stays_as_long_as_one_kind_is_missing(missing: int) -> None:
    place, _ = WORKSHOPS[missing - 1]
    siege = at_work(place=place, hand=["master_tools"], sections=3, goblins=["goblin_3_wants"])
    siege.pay_to(0, (missing + 1) % 3)
    play(siege, "lay:master_tools", "work:any")
    assert [needed for needed in look(siege, "goblins", 0, "needs").values() if needed] == [1]
    assert look(siege, "goblins_beaten") == 0


@rule("R8.2")
def test_the_question_says_what_is_worked_how_many_are_left_and_how_many_placed() -> None:
    siege = at_work("great_bow", "wheelbarrow")
    play(siege, "lay:saw", "work:wood", "put:space_1", "put:space_2")
    assert look(siege, "decision", "params") == {"resource": "wood", "left": 1, "placed": 2}


@rule("R8.2")
def test_the_number_is_not_a_choice_only_where_the_pieces_go() -> None:
    siege = at_work("great_bow", "wheelbarrow")
    assert offered(siege, "lay:saw", "work:wood") == {"put:space_1", "put:space_2"}
    assert offered(siege, "put:space_2") == {"put:space_1", "put:space_2"}
    assert refused(siege, "finish") == "not_now"
    play(siege, "put:space_1", "put:space_1")
    assert (laid(siege), stock(siege)) == ([2, 1, 0, 0, 0], 7)
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_what_only_one_place_needs_goes_there_without_a_question() -> None:
    siege = at_work("great_bow")
    tale = play(siege, "lay:saw", "work:wood")
    assert placed_on(tale) == ["space_1", "space_1"]
    assert (laid(siege), stock(siege)) == ([2, 0, 0, 0, 0], 8)  # the third is not needed
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_the_rest_goes_to_the_only_place_that_still_needs_it() -> None:
    siege = at_work("spear", "great_bow")
    tale = play(siege, "lay:saw", "work:wood", "put:space_1")
    assert placed_on(tale) == ["space_1", "space_2", "space_2"]
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_a_game_begun_under_the_first_rules_may_still_place_fewer() -> None:
    siege = at_work("great_bow", "wheelbarrow", rules="runedar 1")
    play(siege, "lay:saw", "work:wood")
    assert refused(siege, "finish") == "not_now"
    play(siege, "put:space_2")
    assert offered(siege) == {"put:space_1", "put:space_2", "finish"}
    play(siege, "finish")
    assert (laid(siege), stock(siege)) == ([0, 1, 0, 0, 0], 9)


@rule("R8.2")
def test_nothing_is_kept_for_another_card() -> None:
    siege = at_work("great_bow", "wheelbarrow", hand=["saw", "chipped_hatchet"])
    play(siege, "lay:saw", "work:wood", "put:space_1", "put:space_1")
    assert (laid(siege), stock(siege)) == ([2, 1, 0, 0, 0], 7)
    assert refused(siege, "put:space_2") == "not_now"
    play(siege, "lay:chipped_hatchet", "work:wood")
    assert (laid(siege), stock(siege)) == ([2, 2, 0, 0, 0], 6)


@rule("R8.2")
def test_what_a_leaving_goblin_returns_is_not_for_the_same_card() -> None:
    """One wood lies in the workshop; the goblin that gets it gives two back, and a card would need them."""
    siege = at_work("great_bow", sections=1, goblins=["goblin_1_any"], stock={"wood": 1})
    siege.pay_to(0, 0)
    tale = play(siege, "lay:saw", "work:wood", "put:goblin_1")
    assert told(tale, "resources_returned")[0]["resources"] == {"wood": 2, "leather": 0, "metal": 0}
    assert stock(siege) == 2
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_nor_does_it_make_up_for_what_the_workshop_did_not_have() -> None:
    siege = at_work("great_bow", sections=1, goblins=["goblin_1_any", "goblin_1_hits"], stock={"wood": 2})
    siege.pay_to(0, 0)
    play(siege, "lay:saw", "work:wood", "put:goblin_1")
    assert (laid(siege), stock(siege)) == ([1, 0, 0, 0, 0], 2)
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_the_next_card_may_use_what_a_goblin_returned() -> None:
    siege = at_work(
        "great_bow",
        hand=["saw", "chipped_hatchet"],
        sections=1,
        goblins=["goblin_1_any", "goblin_1_hits"],
        stock={"wood": 1},
    )
    siege.pay_to(0, 0)
    play(siege, "lay:saw", "work:wood", "put:goblin_1", "lay:chipped_hatchet", "work:wood")
    assert (laid(siege), stock(siege)) == ([1, 0, 0, 0, 0], 1)


@rule("R8.2")
def test_the_card_goes_on_after_a_goblin_left() -> None:
    siege = at_work("great_bow", sections=1, goblins=["goblin_1_any", "goblin_1_hits"])
    siege.pay_to(0, 1)
    siege.take_stock(1)
    tale = play(siege, "lay:saw", "work:wood", "put:goblin_1")
    assert placed_on(tale) == ["goblin_1", "space_1", "space_1"]


@rule("R8.2")
def test_an_empty_workshop_refuses() -> None:
    siege = at_work("great_bow", stock={"wood": 0})
    assert refused(siege, "lay:saw", "work:wood") == "workshop_empty"


@rule("R8.2")
@pytest.mark.parametrize(
    ("board", "goblins"),
    [([], []), (["pick", "mattock"], []), ([], ["goblin_2_hits", "goblin_2_rubble"]), ([], ["goblin_2_wants"])],
)
def test_work_that_nothing_needs_is_refused(board: list[str], goblins: list[str]) -> None:
    siege = at_work(*board, sections=2, goblins=goblins)
    assert refused(siege, "lay:saw", "work:wood") == "nothing_needs_it"


@rule("R8.2")
def test_a_finished_card_needs_nothing() -> None:
    siege = at_work("wheelbarrow", laid={1: {"wood": 2}})
    assert refused(siege, "lay:saw", "work:wood") == "nothing_needs_it"


@rule("R8.2")
def test_a_resource_goblin_can_be_the_only_one_in_need() -> None:
    siege = at_work(sections=1, goblins=[None, "goblin_1_wants"])
    tale = play(siege, "lay:saw", "work:wood")
    assert placed_on(tale) == ["goblin_2"]
    assert offered(siege) == {"end_turn"}


@rule("R8.2")
def test_a_refused_work_leaves_the_card_for_another_action() -> None:
    siege = at_work("pick", hand=["chipped_hatchet"])
    assert refused(siege, "lay:chipped_hatchet", "work:wood") == "nothing_needs_it"
    play(siege, "move:tannery")
    assert look(siege, "dwarfs", 0, "place") == "tannery"


@rule("R8.3")
@pytest.mark.parametrize(("place", "resource"), WORKSHOPS)
def test_any_works_in_whichever_workshop_you_stand(place: str, resource: str) -> None:
    siege = at_work("rune_pick", place=place, hand=["master_tools"], stock={"wood": 3, "leather": 3, "metal": 3})
    tale = play(siege, "lay:master_tools", "work:any")
    assert {event["resource"] for event in told(tale, "resource_placed")} == {resource}
    assert stock(siege, resource) == 3 - look(siege, "board", 0, "laid", resource)
    assert look(siege, "board", 0, "needs", resource) == 0


@rule("R8.3")
def test_any_gives_one_resource_not_a_mix() -> None:
    siege = at_work("rune_hammer", place="foundry", hand=["master_tools"])
    play(siege, "lay:master_tools", "work:any")
    assert look(siege, "board", 0, "laid") == {"wood": 0, "leather": 0, "metal": 2}
    assert offered(siege) == {"end_turn"}


@rule("R8.3")
@pytest.mark.parametrize("place", ["central_chamber", "tunnel_courtyard", "tannery_wall", "tannery_outside"])
def test_any_works_in_no_other_place(place: str) -> None:
    siege = at_work("rune_pick", place=place, hand=["master_tools"])
    assert refused(siege, "lay:master_tools", "work:any") == "not_in_workshop"


@rule("R8.3")
def test_any_is_bound_like_other_work() -> None:
    siege = at_work("rune_pick", hand=["master_tools"], orcs={"carpenters": 1})
    assert refused(siege, "lay:master_tools", "work:any") == "orc_in_workshop"
    siege = at_work("pick", hand=["master_tools"])
    assert refused(siege, "lay:master_tools", "work:any") == "nothing_needs_it"
    siege = at_work("rune_pick", hand=["master_tools"], stock={"wood": 0})
    assert refused(siege, "lay:master_tools", "work:any") == "workshop_empty"


@rule("R8.3")
def test_a_card_that_works_leather_gives_no_wood_at_the_carpenters() -> None:
    siege = at_work("rune_pick", hand=["dull_knife"])
    assert refused(siege, "lay:dull_knife", "work:leather") == "not_in_workshop"
    assert refused(siege, "work:wood") == "no_such_symbol"


@rule("R8.2", "R16.1")
def test_paying_the_last_goblin_wins_even_with_pieces_in_hand() -> None:
    siege = at_work("great_bow", sections=5, goblins=["goblin_5_any"])
    for _ in range(6):
        siege.pay_to(0, 1)
        siege.take_stock(1)
    tale = play(siege, "lay:saw", "work:wood", "put:goblin_1")
    assert names(tale)[-1] == "game_won"
    assert look(siege, "workshops") == {"wood": 10, "leather": 10, "metal": 10}
    assert offered(siege) == set()


@rule("R8.ex")
def test_example_two_wood_go_to_two_different_cards() -> None:
    siege = at_work("spear", "wheelbarrow", hand=["hand_axe"])
    tale = play(siege, "lay:hand_axe", "work:wood", "put:space_1")
    assert placed_on(tale) == ["space_1", "space_2"]
    assert (laid(siege), stock(siege)) == ([1, 1, 0, 0, 0], 8)
