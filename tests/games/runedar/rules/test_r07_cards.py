"""Chapter R7: playing cards, ordinary and magic ones."""

from __future__ import annotations

import pytest

from mattock.games.runedar import places
from mattock.games.runedar.box.load import load_box
from tests.games.runedar.positions import EVERYONE, deal_hand, look, names, offered, play, position, refused, told
from tests.paragraphs import rule

PLAYABLE = sorted({name for name in load_box().card_ids if name != "orc"})
MAGIC = [
    "rune_lantern",
    "rune_dagger",
    "rune_shovel",
    "rune_axe",
    "rune_bow",
    "rune_pick",
    "rune_hammer",
    "rune_crossbow",
    "runeblade",
]
ORDINARY = [name for name in PLAYABLE if name not in MAGIC]
USES = ["work:wood", "work:leather", "work:metal", "work:any", "close", "direct", "shoot:tannery_wall", "dig"]
EMPTY = [None] * 5


@rule("R7.1")
def test_after_the_orc_cards_all_other_cards_may_be_played_in_any_order() -> None:
    hand = ["orc", "dull_knife", "worn_pick", "notched_sword"]
    siege = position(hand=hand, hired=EVERYONE, siege_next=["w1_c1"])
    play(siege, "reveal")
    assert offered(siege) == {"lay:dull_knife", "lay:worn_pick", "lay:notched_sword", "end_turn"}


@rule("R7.1")
def test_cards_are_played_one_at_a_time() -> None:
    siege = position(hand=["dull_knife", "worn_pick"])
    assert refused(siege, "lay:dull_knife", "lay:worn_pick") == "not_now"
    assert refused(siege, "end_turn") == "not_now"
    play(siege, "rest")
    assert refused(siege, "lay:worn_pick") is None


@rule("R7.1")
def test_a_card_gives_one_of_its_actions_only() -> None:
    siege = position(place="tunnel_courtyard", hand=["worn_pick"], rubble=8)
    play(siege, "lay:worn_pick", "dig")
    assert siege.rubble == 7
    assert offered(siege) == {"end_turn"}
    assert refused(siege, "dig") == "not_now"
    assert refused(siege, "move:carpenters") == "not_now"


@rule("R7.1", "R7.2")
def test_an_ordinary_card_that_moved_does_nothing_else() -> None:
    siege = position(place="carpenters", hand=["worn_pick"], rubble=8)
    play(siege, "lay:worn_pick", "move:tunnel_courtyard")
    assert offered(siege) == {"end_turn"}
    assert [refused(siege, code) for code in ("dig", "move:foundry", "rest")] == ["not_now"] * 3


@rule("R7.1")
def test_a_played_card_cannot_be_played_again() -> None:
    siege = position(hand=["worn_pick", "dull_knife"])
    play(siege, "lay:worn_pick", "rest")
    assert refused(siege, "lay:worn_pick") == "card_not_in_hand"
    assert look(siege, "dwarfs", 0, "played") == ["worn_pick"]


@rule("R7.1")
def test_a_card_may_be_played_for_none_of_its_actions() -> None:
    siege = position(hand=["dull_knife"])
    before = siege.view(None)
    tale = play(siege, "lay:dull_knife", "rest")
    assert names(tale) == ["card_laid", "card_rested"]
    after = siege.view(None)
    assert {key for key in before if before[key] != after[key]} == {"dwarfs"}
    assert look(siege, "dwarfs", 0, "place") == "central_chamber"


@rule("R7.1")
@pytest.mark.parametrize("name", PLAYABLE)
def test_every_card_allows_a_move(name: str) -> None:
    siege = position(hand=[name], board=EMPTY)
    play(siege, f"lay:{name}", "move:tannery")
    assert look(siege, "dwarfs", 0, "place") == "tannery"


@rule("R7.1")
def test_only_cards_of_your_own_hand_are_played() -> None:
    siege = position(hand=["dull_knife"])
    deal_hand(siege, 1, ["worn_pick"])
    assert refused(siege, "lay:worn_pick") == "card_not_in_hand"
    assert refused(siege, "lay:axe") == "card_not_in_hand"
    assert refused(siege, "lay:orc") == "card_not_in_hand"


@rule("R7.1")
def test_ending_the_turn_plays_the_remaining_cards_for_nothing() -> None:
    siege = position(place="tannery", hand=["dull_knife", "worn_pick", "saw"], board=EMPTY)
    play(siege, "lay:worn_pick", "rest")
    tale = play(siege, "end_turn")
    assert tale[0] == {"event": "cards_left_unused", "seat": 0, "cards": ["dull_knife", "saw"]}
    assert names(tale) == ["cards_left_unused", "turn_ended", "cards_drawn", "turn_began"]
    assert sorted(look(siege, "dwarfs", 0, "discard")) == ["dull_knife", "saw", "worn_pick"]


@rule("R7.1")
def test_cards_left_unused_are_played_before_the_board_is_refilled() -> None:
    siege = position(hand=["dull_knife", "worn_pick"], board=EMPTY)
    play(siege, "lay:worn_pick", "rest", "end_turn")
    assert look(siege, "dwarfs", 0, "hand", seat=0) == []
    assert look(siege, "dwarfs", 0, "played") == ["dull_knife", "worn_pick"]


@rule("R7.1")
def test_a_turn_may_end_with_all_cards_played() -> None:
    siege = position(place="tannery", hand=["dull_knife"])
    tale = play(siege, "lay:dull_knife", "rest", "end_turn")
    assert "cards_left_unused" not in names(tale)
    assert siege.to_move == 1


@rule("R7.2")
@pytest.mark.parametrize("name", MAGIC)
@pytest.mark.parametrize("start", ["central_chamber", "foundry_outside"])
def test_a_magic_card_moves_to_any_of_the_fourteen_places(name: str, start: str) -> None:
    siege = position(place=start, hand=[name], board=EMPTY)
    play(siege, f"lay:{name}")
    reached = {code.removeprefix("move:") for code in offered(siege) if code.startswith("move:")}
    assert reached == set(places.NAMES) - {start}


@rule("R7.2")
@pytest.mark.parametrize("name", ORDINARY)
def test_other_cards_move_two_steps_only(name: str) -> None:
    siege = position(place="tunnel_courtyard", hand=[name], board=EMPTY)
    assert refused(siege, f"lay:{name}", "move:tunnel_tower") == "too_far"


@rule("R7.2")
def test_a_magic_card_moves_first_and_then_acts_where_it_went() -> None:
    siege = position(place="third_tower", hand=["rune_shovel"], rubble=8)
    tale = play(siege, "lay:rune_shovel", "move:tunnel_courtyard", "dig")
    assert names(tale) == ["card_laid", "dwarf_moved", "rubble_cleared"]
    assert tale[1]["magic"] is True
    assert siege.rubble == 6


@rule("R7.2")
def test_a_magic_card_never_moves_after_its_action() -> None:
    siege = position(place="tunnel_courtyard", hand=["rune_shovel"], rubble=8)
    play(siege, "lay:rune_shovel", "dig")
    assert refused(siege, "move:tannery") == "not_now"
    assert offered(siege) == {"end_turn"}


@rule("R7.2")
def test_a_magic_card_moves_once() -> None:
    siege = position(hand=["rune_shovel"])
    play(siege, "lay:rune_shovel", "move:tannery")
    for place in places.NAMES:
        assert refused(siege, f"move:{place}") == "already_moved"
    assert not [code for code in offered(siege) if code.startswith("move:")]


@rule("R7.2")
def test_a_magic_card_gives_one_other_action_not_two() -> None:
    siege = position(
        players=4, place="carpenters", hand=["rune_shovel"], board=["rune_pick", None, None, None, None], rubble=8
    )
    play(siege, "lay:rune_shovel", "move:tunnel_courtyard", "dig")
    assert refused(siege, "work:wood") == "not_now"
    assert offered(siege) == {"end_turn"}


@rule("R7.2")
def test_the_move_of_a_magic_card_may_be_left_out() -> None:
    siege = position(place="tunnel_courtyard", hand=["rune_shovel"], rubble=8)
    tale = play(siege, "lay:rune_shovel", "dig")
    assert "dwarf_moved" not in names(tale)
    assert siege.rubble == 6


@rule("R7.2")
def test_the_action_of_a_magic_card_may_be_left_out_and_so_may_both() -> None:
    siege = position(hand=["rune_shovel", "rune_axe"])
    play(siege, "lay:rune_shovel", "move:foundry_outside", "rest", "lay:rune_axe", "rest")
    assert look(siege, "dwarfs", 0, "place") == "foundry_outside"
    assert look(siege, "dwarfs", 0, "hand", seat=0) == []


@rule("R7.3")
def test_an_attack_may_use_several_cards_at_once() -> None:
    siege = position(
        place="tannery",
        hand=["dull_knife", "loose_mattock", "cracked_hammer"],
        orcs={"tannery": 2},
        dice=[1, 2, 1],
        hired=EVERYONE,
    )
    tale = play(siege, "lay:dull_knife", "close", "lay:loose_mattock", "lay:cracked_hammer", "roll")
    assert told(tale, "dice_rolled")[0]["faces"] == [1, 2, 1]
    assert len(told(tale, "orc_fell")) == 2
    assert look(siege, "dwarfs", 0, "hand", seat=0) == []


@rule("R7.3")
def test_a_magic_card_moves_before_the_attack_and_joins_it_with_its_own_symbol() -> None:
    siege = position(
        hand=["rune_axe", "dull_knife"], orcs={"foundry_outside": 2}, dice=[1, 2, "crossbow"], hired=EVERYONE
    )
    play(siege, "lay:rune_axe", "move:foundry_outside", "close", "lay:dull_knife")
    assert look(siege, "decision", "params", "dice") == 3
    tale = play(siege, "roll")
    assert len(told(tale, "orc_fell")) == 1


@rule("R7.3")
def test_a_magic_card_that_joins_an_attack_does_not_move() -> None:
    siege = position(place="tannery", hand=["dull_knife", "rune_axe"], orcs={"tannery": 1, "foundry": 1})
    play(siege, "lay:dull_knife", "close", "lay:rune_axe")
    assert refused(siege, "move:foundry") == "not_now"
    assert look(siege, "decision", "params", "dice") == 3
    assert look(siege, "dwarfs", 0, "place") == "tannery"


@rule("R7.3")
def test_after_one_magic_card_moved_a_second_one_joins_without_moving() -> None:
    siege = position(hand=["rune_dagger", "rune_axe"], orcs={"tannery": 1, "foundry": 1})
    play(siege, "lay:rune_dagger", "move:tannery", "close", "lay:rune_axe")
    assert refused(siege, "move:foundry") == "not_now"
    assert look(siege, "decision", "params", "dice") == 3


@rule("R7.3")
def test_a_magic_card_without_a_fitting_symbol_cannot_join() -> None:
    siege = position(place="tannery", hand=["dull_knife", "rune_lantern", "rune_bow"], orcs={"tannery": 1})
    play(siege, "lay:dull_knife", "close")
    assert [refused(siege, f"lay:{name}") for name in ("rune_lantern", "rune_bow")] == ["no_such_symbol"] * 2


@rule("R7.4")
@pytest.mark.parametrize(
    ("name", "actions"),
    [
        ("chipped_hatchet", {"close", "work:wood"}),
        ("dull_knife", {"close", "work:leather"}),
        ("worn_pick", {"dig", "work:metal", "close"}),
        ("notched_sword", {"close", "shoot:tannery_wall"}),
        ("rusty_toolbox", {"work:any", "dig", "shoot:tannery_wall"}),
        ("axe", {"direct", "close", "work:wood"}),
        ("war_hammer", {"direct", "work:any"}),
        ("repeating_crossbow", {"direct", "shoot:tannery_wall"}),
        ("rune_pick", {"direct", "dig"}),
    ],
)
def test_a_card_gives_the_actions_it_shows_and_no_others(name: str, actions: set[str]) -> None:
    siege = position(hand=[name], board=EMPTY)
    play(siege, f"lay:{name}")
    assert {code for code in USES if refused(siege, code) != "no_such_symbol"} == actions


@rule("R7.4")
def test_these_are_all_the_actions_of_cards() -> None:
    siege = position(hand=["axe"], board=EMPTY)
    play(siege, "lay:axe")
    verbs = {action.verb for action in siege.catalogue.actions if refused(siege, action.code) != "not_now"}
    assert verbs == {"move", "work", "close", "direct", "shoot", "dig", "rest", "hire", "take"}
