"""Chapter D6: resolving tasks."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import (
    asked,
    dwarfs_on,
    offered,
    play,
    position,
    refused,
    seat_view,
    stack_at,
    told,
)
from tests.paragraphs import rule

FAILS = [
    ({(0, 0): "red_gold_mine", (-1, 0): "red_dragon/2"}, "red_gold_mine", {}, "dragon_in_area"),
    ({(0, 0): "red_gold_mine"}, "red_gold_mine", {"supply": {"gold": 0}}, "no_gem_left"),
    ({(0, 0): "red_general_store"}, "red_general_store", {"gems": {"blue": "gold"}}, "no_affordable_goal"),
    ({(0, 0): "red_castle"}, "red_castle", {}, "nothing_to_dig"),
    (
        {(0, 0): "red_castle", (-1, 0): "red_frost_giant", (5, 0): ["red_gold_mine", "blue_gold_mine"]},
        "red_castle",
        {},
        "monster_in_area",
    ),
    ({(0, 0): "red_tavern"}, "red_tavern", {"ogre_deck": ""}, "no_ogre_left"),
]


@rule("D6.1")
def test_every_ready_card_resolves_once_in_the_order_the_player_chooses() -> None:
    fall = position(
        {(0, 0): "red_gold_mine", (5, 0): "red_emerald_mine", (0, 5): "blue_tavern"},
        dwarfs={"red_gold_mine": "blue blue", "red_emerald_mine": "blue blue", "blue_tavern": "blue blue"},
        revealed="blue",
        hand={"blue": "castle"},
    )
    play(fall, "stop")
    tale = play(fall, "resolve:blue_tavern")
    assert refused(fall, "resolve:blue_tavern") == "not_ready"
    tale += play(fall, "resolve:red_gold_mine")  # the last one needs no choice
    assert [event["card"] for event in told(tale, "card_resolved")] == [
        "blue_tavern", "red_gold_mine", "red_emerald_mine",
    ]  # fmt: skip
    assert fall.to_move == 1


@rule("D6.1")
def test_resolving_is_not_optional() -> None:
    fall = position(
        {(0, 0): "red_gold_mine", (5, 0): "red_emerald_mine"},
        dwarfs={"red_gold_mine": "blue blue", "red_emerald_mine": "blue blue"},
    )
    play(fall, "stop")
    assert offered(fall) == {"resolve:red_gold_mine", "resolve:red_emerald_mine"}
    assert refused(fall, "end_turn") == "not_now"


@rule("D6.1")
@pytest.mark.parametrize(
    ("order", "gold"), [(["red_dragon", "red_gold_mine"], 2), (["red_gold_mine", "red_dragon"], 0)]
)
def test_conditions_are_looked_at_as_each_card_resolves(order: list[str], gold: int) -> None:
    fall = position(
        {(0, 0): "red_gold_mine", (-1, 0): "red_dragon/2"},
        dwarfs={"red_gold_mine": "blue blue", "red_dragon": "blue " * 5},
        revealed="blue",
        hand={"blue": ""},
    )
    play(fall, "stop", f"resolve:{order[0]}")
    assert seat_view(fall, 0)["gems"] == {"ruby": 0, "emerald": 0, "diamond": 0, "gold": gold}
    assert seat_view(fall, 0)["monsters"] == ["red_dragon"]


@rule("D6.1")
def test_too_few_dwarfs_resolve_nothing() -> None:
    fall = position({(0, 0): "red_ruby_mine"}, dwarfs={"red_ruby_mine": "blue blue"})
    tale = play(fall, "stop")
    assert told(tale, "card_resolved") == []
    assert dwarfs_on(fall, "red_ruby_mine", "blue") == 2


@rule("D6.2")
def test_exactly_the_needed_dwarfs_return_and_the_surplus_stays() -> None:
    fall = position({(0, 0): "red_gold_mine"}, dwarfs={"red_gold_mine": "blue blue blue"})
    tale = play(fall, "stop")
    names = [event["event"] for event in tale]
    assert names.index("dwarfs_returned") < names.index("gems_taken")
    assert told(tale, "dwarfs_returned") == [
        {"event": "dwarfs_returned", "owner": 0, "card": "red_gold_mine", "count": 2}
    ]
    assert dwarfs_on(fall, "red_gold_mine", "blue") == 1
    assert seat_view(fall, 0)["dwarfs"] == 6


@rule("D6.3")
@pytest.mark.parametrize(("table", "card", "more", "why"), FAILS)
def test_a_task_that_cannot_be_done_sends_the_dwarfs_home_and_does_nothing_else(
    table: dict[tuple[int, int], str], card: str, more: dict[str, object], why: str
) -> None:
    fall = position(table, dwarfs={card: "blue blue blue"}, **more)  # type: ignore[arg-type]
    before = seat_view(fall, 0)
    tale = play(fall, "stop")
    assert told(tale, "task_failed") == [{"event": "task_failed", "seat": 0, "card": card, "why": why}]
    needs = 3 if "store" in card else 2
    assert seat_view(fall, 0) == {**before, "dwarfs": 4 + needs}
    assert asked(fall) in {"closing", "discard"}


@rule("D6.4")
@pytest.mark.parametrize(
    ("mine", "gem", "count"),
    [
        ("ruby_mine", "ruby", 1),
        ("emerald_mine", "emerald", 1),
        ("diamond_mine", "diamond", 1),
        ("gold_mine", "gold", 2),
    ],
)
def test_a_mine_gives_its_gems_from_the_pile(mine: str, gem: str, count: int) -> None:
    card = f"red_{mine}"
    fall = position({(0, 0): card}, dwarfs={card: "blue blue blue"}, revealed="blue", hand={"blue": ""})
    before = fall.view(None)["gems"]
    play(fall, "stop")
    gems, pile = seat_view(fall, 0)["gems"], fall.view(None)["gems"]
    assert isinstance(gems, dict)
    assert isinstance(pile, dict)
    assert isinstance(before, dict)
    assert gems[gem] == count == sum(gems.values())
    assert pile[gem] == before[gem] - count


@rule("D6.4")
def test_if_fewer_are_left_a_mine_gives_what_is_there() -> None:
    fall = position({(0, 0): "red_gold_mine"}, dwarfs={"red_gold_mine": "blue blue"}, supply={"gold": 1})
    assert told(play(fall, "stop"), "gems_taken") == [
        {"event": "gems_taken", "seat": 0, "gem": "gold", "count": 1, "left": 0}
    ]


@rule("D6.5")
def test_a_tavern_gives_an_ogre_card_that_only_its_owner_sees() -> None:
    fall = position(
        {(0, 0): "red_tavern"}, dwarfs={"red_tavern": "blue blue"}, luck={"ogre:0": [12]}, hand={"blue": ""}
    )
    drawn = next(event for event in fall.play(fall.catalogue.by_code("stop")) if event.name == "ogre_drawn")
    assert drawn.seen_by(0) == {"event": "ogre_drawn", "seat": 0, "left": 12, "ogre": "crown"}
    assert drawn.seen_by(1) == drawn.seen_by(None) == {"event": "ogre_drawn", "seat": 0, "left": 12}
    assert seat_view(fall, 0)["ogres"] == {"crown": 1}
    assert seat_view(fall, 0, viewer=1)["ogres"] is None
    assert seat_view(fall, 0, viewer=1)["ogre_count"] == 1


@rule("D6.5")
def test_an_empty_deck_is_made_of_the_discarded_ones_first() -> None:
    fall = position(
        {(0, 0): "red_tavern"},
        dwarfs={"red_tavern": "blue blue"},
        ogre_deck="",
        ogre_discard="thief thief",
        hand={"blue": ""},
    )
    tale = play(fall, "stop")
    assert told(tale, "ogres_shuffled") == [{"event": "ogres_shuffled", "ogres": {"thief": 2}}]
    assert seat_view(fall, 0)["ogres"] == {"thief": 1}
    assert fall.view(0)["ogre_discard"] == {}
    assert fall.view(0)["ogre_deck"] == 1


@rule("D6.6")
def test_a_store_sells_one_face_up_goal_for_its_gems() -> None:
    fall = position(
        {(0, 0): "red_general_store"},
        dwarfs={"red_general_store": "blue blue blue"},
        market="apples bread ham",
        hand={"blue": "castle"},
        gems={"blue": "ruby gold gold emerald diamond"},
        goals_left="fish cheese",
        luck={"goals": [1]},
        revealed="blue",
    )
    play(fall, "stop")
    assert offered(fall) == {"buy:apples", "buy:bread", "decline"}
    assert refused(fall, "buy:ham") == "too_few_gems"
    assert refused(fall, "buy:fish") == "not_on_offer"
    tale = play(fall, "buy:apples")
    assert seat_view(fall, 0)["gems"] == {"ruby": 0, "emerald": 1, "diamond": 1, "gold": 0}
    assert seat_view(fall, 0)["goals"] == ["apples"]
    assert fall.view(0)["market"] == ["fish", "bread", "ham"]
    assert fall.view(0)["gems"] == {"ruby": 7, "emerald": 8, "diamond": 7, "gold": 10}
    assert told(tale, "goal_offered") == [{"event": "goal_offered", "goal": "fish", "left": 1}]
    assert fall.to_move == 1  # one goal a trade, though bread was affordable too


@rule("D6.6")
def test_a_refusal_at_the_store_says_what_is_missing() -> None:
    fall = position(
        {(0, 0): "red_general_store"},
        dwarfs={"red_general_store": "blue blue blue"},
        market="apples ham fish",
        gems={"blue": "ruby gold gold"},
    )
    play(fall, "stop")
    refusal = fall.why_not(fall.catalogue.by_code("buy:ham"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("too_few_gems", "D6.6")
    assert refusal.params["cost"] == {"ruby": 2, "emerald": 0, "diamond": 1, "gold": 1}
    assert refusal.params["gems"] == {"ruby": 1, "emerald": 0, "diamond": 0, "gold": 2}


@rule("D6.6")
def test_an_empty_deck_refills_nothing() -> None:
    fall = position(
        {(0, 0): "red_general_store"},
        dwarfs={"red_general_store": "blue blue blue"},
        market="apples bread -",
        goals_left="",
        gems={"blue": "ruby gold gold"},
        hand={"blue": ""},
    )
    play(fall, "stop", "buy:apples")
    assert fall.view(0)["market"] == [None, "bread", None]


@rule("D6.6")
def test_one_may_decline_to_trade() -> None:
    fall = position(
        {(0, 0): "red_general_store"},
        dwarfs={"red_general_store": "blue blue blue"},
        market="apples bread ham",
        gems={"blue": "ruby gold gold"},
        hand={"blue": ""},
    )
    tale = play(fall, "stop", "decline")
    assert told(tale, "task_declined")
    assert seat_view(fall, 0)["goals"] == []
    assert seat_view(fall, 0)["dwarfs"] == 7


STACKS = {
    (0, 0): "red_castle",
    (5, 0): ["red_gold_mine/1", "blue_ruby_mine/2", "red_emerald_mine/3"],
    (7, 0): ["blue_tavern", "red_tavern"],
    (9, 0): ["blue_gold_mine", "red_dragon"],
    (11, 0): "blue_emerald_mine",
}


@rule("D6.7")
def test_any_castle_digs_any_stack_without_dwarfs_and_without_a_monster_on_top() -> None:
    fall = position(STACKS, dwarfs={"red_castle": "blue blue", "red_tavern": "red"})
    play(fall, "stop")
    assert offered(fall) == {"dig:red_emerald_mine", "decline"}
    assert refused(fall, "dig:red_tavern") == "dwarfs_on_card"
    assert refused(fall, "dig:red_dragon") == "monster_on_top"
    assert refused(fall, "dig:blue_emerald_mine") == "no_stack"
    assert refused(fall, "dig:red_gold_mine") == "card_not_in_play"


@rule("D6.7")
def test_digging_puts_the_top_card_to_the_bottom_and_turns_nothing() -> None:
    fall = position(STACKS, dwarfs={"red_castle": "blue blue"}, hand={"blue": ""})
    tale = play(fall, "stop", "dig:red_emerald_mine")
    stack = stack_at(fall, 5, 0)
    assert stack is not None
    assert (stack["card"], stack["turn"]) == ("blue_ruby_mine", 2)
    assert stack["beneath"] == [{"card": "red_emerald_mine", "turn": 3}, {"card": "red_gold_mine", "turn": 1}]
    assert told(tale, "stack_dug") == [
        {"event": "stack_dug", "seat": 0, "buried": "red_emerald_mine", "card": "blue_ruby_mine"}
    ]


@rule("D6.7")
def test_one_may_decline_to_dig() -> None:
    fall = position(STACKS, dwarfs={"red_castle": "blue blue"}, hand={"blue": ""})
    tale = play(fall, "stop", "decline")
    assert told(tale, "stack_dug") == []
    assert seat_view(fall, 0)["dwarfs"] == 7


@rule("D6.7")
@pytest.mark.parametrize(
    ("monster", "may_dig"), [("red_dragon/2", False), ("red_frost_giant", False), ("red_tavern", True)]
)
def test_no_dig_if_any_monster_stands_in_that_castles_area(monster: str, may_dig: bool) -> None:
    fall = position(
        {(0, 0): "blue_castle", (-1, 0): f"{monster.partition('/')[0]}/{2 if 'dragon' in monster else 0}",
         (5, 5): ["red_gold_mine", "blue_gold_mine"]},
        dwarfs={"blue_castle": "blue blue"},
        hand={"blue": ""},
    )  # fmt: skip
    play(fall, "stop")
    assert (asked(fall) == "dig") is may_dig


@rule("D6.8")
def test_five_dwarfs_of_one_colour_defeat_a_monster_worth_three_points_and_no_goal() -> None:
    fall = position({(0, 0): "red_dragon", (1, 0): "red_tavern"}, dwarfs={"red_dragon": "blue " * 5}, hand={"blue": ""})
    before = seat_view(fall, 0)
    play(fall, "stop")
    after = seat_view(fall, 0)
    assert after["monsters"] == ["red_dragon"]
    assert (before["score"], after["score"]) == (0, 3)
    assert after["goal_count"] == 0
    assert after["dwarfs"] == 7
    assert stack_at(fall, 0, 0) is None


@rule("D6.8")
def test_what_a_monster_covered_is_back_in_play() -> None:
    fall = position({(0, 0): ["red_gold_mine/1", "red_dragon"]}, dwarfs={"red_dragon": "blue " * 5}, hand={"blue": ""})
    tale = play(fall, "stop")
    stack = stack_at(fall, 0, 0)
    assert stack is not None
    assert (stack["card"], stack["turn"], stack["beneath"]) == ("red_gold_mine", 1, [])
    assert told(tale, "card_uncovered") == [{"event": "card_uncovered", "card": "red_gold_mine"}]


@rule("D6.8")
def test_the_table_may_fall_into_islands() -> None:
    fall = position(
        {(0, 0): "blue_castle", (-1, 0): "red_frost_giant", (-2, 0): "blue_general_store"},
        dwarfs={"red_frost_giant": "blue " * 5},
        hand={"blue": "tavern"},
        revealed="blue",
    )
    assert len(list(seat_view(fall, 0)["kingdom"])) == 3  # type: ignore[call-overload]
    play(fall, "stop")
    assert seat_view(fall, 0)["kingdom"] == ["blue_castle"]
    play(fall, "lay:tavern")
    assert {"at:-1:0", "at:1:0", "at:-3:0"} <= offered(fall)
