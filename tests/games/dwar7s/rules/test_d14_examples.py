"""Chapter D14: the rulebook's examples."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import (
    dwarfs_on,
    end_turn,
    play,
    position,
    refused,
    seat_view,
    stack_at,
    told,
)
from tests.paragraphs import rule

LAY = [["lay:tavern", "at:1:0", "turn:0"], ["lay:gold_mine", "at:2:0", "turn:1"], ["lay:dragon", "at:0:-1", "turn:2"]]
PLACE = ["place:red_tavern"]


@rule("D14.ex1")
@pytest.mark.parametrize("actions", [[*LAY[0], *LAY[1], *LAY[2]], [*PLACE, *PLACE, *PLACE], [*LAY[0], *PLACE, *PLACE]])
def test_three_cards_or_three_dwarfs_or_one_card_and_two_dwarfs_in_a_turn(actions: list[str]) -> None:
    fall = position({(0, 0): "red_tavern"})
    play(fall, *actions)
    assert fall.view(0)["actions_used"] == 3
    assert refused(fall, "lay:castle") == "no_action_left"


@rule("D14.ex2")
def test_two_red_dwarfs_on_a_diamond_mine_without_diamonds_go_home_empty_handed() -> None:
    fall = position(
        {(0, 0): "blue_diamond_mine"}, dwarfs={"blue_diamond_mine": "red red"}, supply={"diamond": 0}, active=1
    )
    tale = play(fall, "stop")
    assert told(tale, "task_failed")[0]["why"] == "no_gem_left"
    assert seat_view(fall, 1)["gems"] == {"ruby": 0, "emerald": 0, "diamond": 0, "gold": 0}
    assert seat_view(fall, 1)["dwarfs"] == 7


@rule("D14.ex3")
def test_blues_third_dwarf_on_a_ruby_mine_with_a_dragon_in_the_area_goes_home_empty_handed() -> None:
    fall = position({(0, 0): "red_ruby_mine", (0, 1): "red_dragon/1"}, dwarfs={"red_ruby_mine": "blue blue"})
    tale = play(fall, "place:red_ruby_mine", "stop")
    assert told(tale, "task_failed")[0]["why"] == "dragon_in_area"
    assert seat_view(fall, 0)["dwarfs"] == 7
    assert seat_view(fall, 0)["hand_size"] == 9


@rule("D14.ex4")
def test_two_are_needed_and_three_are_there_so_one_stays() -> None:
    fall = position({(0, 0): "red_emerald_mine"}, dwarfs={"red_emerald_mine": "blue blue blue"})
    play(fall, "stop")
    assert dwarfs_on(fall, "red_emerald_mine", "blue") == 1


@rule("D14.ex5")
def test_an_enemy_dwarf_on_a_monster_blocks_the_kill_until_an_ogre_helps() -> None:
    fall = position(
        {(0, 0): "red_dragon", (9, 0): "red_tavern"},
        dwarfs={"red_dragon": "blue blue blue blue red", "red_tavern": "blue"},
        ogres={"blue": "brute"},
        hand={"blue": ""},
    )
    assert refused(fall, "place:red_dragon") == "no_free_slot"
    tale = play(fall, "play:brute", "send:red_tavern", "swap:red:red_dragon", "stop")
    assert told(tale, "monster_defeated") == [{"event": "monster_defeated", "seat": 0, "card": "red_dragon"}]


@rule("D14.ex6")
@pytest.mark.parametrize(("goals", "revealed"), [("apples bread", "blue"), ("apples bread fish", "")])
def test_two_trading_goals_and_the_secret_one_or_three_trading_goals_trigger_the_end(goals: str, revealed: str) -> None:
    fall = position({}, goals={"blue": goals}, revealed=revealed)
    assert told(end_turn(fall), "end_triggered") == [{"event": "end_triggered", "seat": 0, "goals": 3}]


@rule("D14.ex7")
def test_a_dragon_is_laid_on_a_mine() -> None:
    fall = position({(0, 0): "red_ruby_mine"})
    play(fall, "lay:dragon", "cover:red_ruby_mine", "turn:3")
    stack = stack_at(fall, 0, 0)
    assert stack is not None
    assert (stack["card"], stack["turn"]) == ("blue_dragon", 3)
    assert stack["beneath"] == [{"card": "red_ruby_mine", "turn": 0}]
