"""Chapter D3: the three phases of a turn."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import asked, offered, play, position, refused, rule_refusing, told
from tests.paragraphs import rule

TAVERN = {(0, 0): "red_tavern"}


@rule("D3.1")
def test_without_a_castle_three_actions_and_no_fourth() -> None:
    fall = position(TAVERN)
    play(fall, "place:red_tavern", "place:red_tavern", "place:red_tavern")
    assert refused(fall, "lay:castle") == "no_action_left"
    assert rule_refusing(fall, "lay:castle") == "D3.1"
    assert offered(fall) == {"stop"}


@rule("D3.1")
def test_with_the_own_castle_in_play_four_actions() -> None:
    fall = position({(0, 0): "blue_castle", (1, 0): "red_tavern"})
    play(fall, *["place:blue_castle"] * 3, "place:red_tavern")
    assert refused(fall, "place:red_tavern") == "no_action_left"


@rule("D3.1")
def test_the_castle_of_another_gives_nothing() -> None:
    fall = position({(0, 0): "red_castle", (1, 0): "red_tavern"})
    play(fall, *["place:red_castle"] * 3)
    assert refused(fall, "place:red_tavern") == "no_action_left"


@rule("D3.1")
def test_a_castle_laid_this_turn_already_gives_its_extra_action() -> None:
    fall = position(TAVERN)
    play(fall, "place:red_tavern", "place:red_tavern", "lay:castle", "at:1:0", "turn:0")
    assert refused(fall, "place:blue_castle") is None
    assert refused(fall, "place:blue_castle", "place:blue_castle") == "no_action_left"


@rule("D3.1")
def test_a_giant_laid_into_the_own_area_takes_an_unused_fourth_action_away() -> None:
    fall = position({(0, 0): "blue_castle"})
    play(fall, "place:blue_castle", "place:blue_castle", "lay:frost_giant", "at:-1:0", "turn:0")
    assert refused(fall, "place:blue_castle") == "no_action_left"


@rule("D3.1")
def test_a_giant_behind_a_wall_takes_nothing_away() -> None:
    fall = position({(0, 0): "blue_castle"})
    play(fall, "place:blue_castle", "place:blue_castle", "lay:frost_giant", "at:1:0", "turn:0")
    assert refused(fall, "place:blue_castle") is None


@rule("D3.1")
def test_a_giant_killed_in_resolve_gives_no_action_back() -> None:
    fall = position(
        {(0, 0): "blue_castle", (-1, 0): "red_frost_giant"},
        dwarfs={"red_frost_giant": "blue blue blue blue"},
        secret={"blue": "hunter"},
    )
    play(fall, "place:red_frost_giant", "place:blue_castle")
    tale = play(fall, "stop")
    assert told(tale, "monster_defeated")
    assert asked(fall) != "actions"


@rule("D3.1")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_one_may_stop_early(actions: int) -> None:
    fall = position(TAVERN)
    play(fall, *["place:red_tavern"] * actions)
    tale = play(fall, "stop")
    assert told(tale, "actions_ended") == [{"event": "actions_ended", "seat": 0, "used": actions}]
    assert refused(fall, "place:red_tavern") in {"only_in_actions", None}
    assert asked(fall) == ("discard" if actions == 2 else "actions")


@rule("D3.1")
def test_ogre_cards_are_free_and_any_number_may_be_played() -> None:
    fall = position(TAVERN, ogres={"blue": "ambush ambush"})
    for _ in range(2):
        play(fall, "place:red_tavern", "play:ambush", "ambush:red_tavern")
    assert refused(fall, "place:red_tavern") is None


@rule("D3.2")
def test_after_the_actions_every_task_with_enough_dwarfs_resolves() -> None:
    fall = position(
        {(0, 0): "red_gold_mine", (1, 0): "red_emerald_mine"},
        dwarfs={"red_gold_mine": "blue blue", "red_emerald_mine": "blue blue"},
    )
    play(fall, "stop")
    assert asked(fall) == "resolve"
    assert offered(fall) == {"resolve:red_gold_mine", "resolve:red_emerald_mine"}
    assert refused(fall, "place:red_gold_mine") == "only_in_actions"


@rule("D3.3")
def test_discarding_comes_last_and_closes_the_turn() -> None:
    fall = position(
        {(0, 0): "red_gold_mine"}, dwarfs={"red_gold_mine": "blue blue"}, gems={"blue": "ruby"}, revealed="blue"
    )
    play(fall, "stop")
    assert asked(fall) == "discard"
    tale = play(fall, "discard:gold", "discard:gold", "discard:ruby")
    assert told(tale, "turn_ended")
    assert fall.to_move == 1
