"""Chapter D9: ogre cards."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import (
    asked,
    dwarfs_on,
    offered,
    play,
    position,
    refused,
    rule_refusing,
    seat_view,
    told,
)
from tests.paragraphs import rule

ROW = {
    (0, 0): "red_diamond_mine",
    (1, 0): "red_general_store",
    (2, 0): "red_frost_giant",
    (3, 0): "blue_diamond_mine",
}
APART = {(0, 0): "red_tavern", (1, 0): "red_gold_mine"}


@rule("D9.1")
def test_ambush_sends_all_dwarfs_on_one_card_home() -> None:
    fall = position(ROW, players=3, dwarfs={"red_frost_giant": "blue red red green", "red_general_store": "red"},
                    ogres={"blue": "ambush"})  # fmt: skip
    play(fall, "play:ambush")
    assert offered(fall) == {"ambush:red_frost_giant", "ambush:red_general_store"}
    assert refused(fall, "ambush:red_diamond_mine") == "no_dwarf_there"
    assert refused(fall, "ambush:green_castle") == "card_not_in_play"
    tale = play(fall, "ambush:red_frost_giant")
    assert [(event["owner"], event["count"]) for event in told(tale, "dwarfs_returned")] == [(0, 1), (1, 2), (2, 1)]
    assert [seat_view(fall, seat)["dwarfs"] for seat in range(3)] == [7, 6, 7]
    assert refused(fall, "place:red_frost_giant") is None


@rule("D9.2")
def test_brute_lets_an_own_and_an_enemy_dwarf_change_places() -> None:
    fall = position(APART, dwarfs={"red_tavern": "blue", "red_gold_mine": "red red red"}, ogres={"blue": "brute"})
    play(fall, "play:brute")
    assert offered(fall) == {"send:red_tavern"}
    play(fall, "send:red_tavern")
    assert offered(fall) == {"swap:red:red_gold_mine"}
    assert refused(fall, "swap:blue:red_gold_mine") == "own_dwarf"
    play(fall, "swap:red:red_gold_mine")
    assert [dwarfs_on(fall, "red_tavern", colour) for colour in ("blue", "red")] == [0, 1]
    assert [dwarfs_on(fall, "red_gold_mine", colour) for colour in ("blue", "red")] == [1, 2]
    assert refused(fall, "place:red_gold_mine") == "no_free_slot"
    assert asked(fall) == "actions"


@rule("D9.3")
def test_panic_moves_a_dwarf_of_any_colour_one_or_two_cards() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "red", "blue_diamond_mine": "blue"}, ogres={"blue": "panic"})
    play(fall, "play:panic")
    assert offered(fall) == {"scare:red:red_diamond_mine", "scare:blue:blue_diamond_mine"}
    play(fall, "scare:red:red_diamond_mine")
    assert offered(fall) == {"flee:red_general_store", "flee:red_frost_giant"}
    assert refused(fall, "flee:blue_diamond_mine") == "out_of_reach"
    assert refused(fall, "flee:red_diamond_mine") == "same_card"
    tale = play(fall, "flee:red_frost_giant")
    assert told(tale, "dwarf_fled") == [
        {"event": "dwarf_fled", "owner": 1, "start": "red_diamond_mine", "card": "red_frost_giant"}
    ]
    assert dwarfs_on(fall, "red_frost_giant", "red") == 1


@rule("D9.3")
def test_each_card_entered_in_panic_needs_a_free_slot() -> None:
    full = position(
        ROW, dwarfs={"red_diamond_mine": "red", "red_general_store": "red red red"}, ogres={"blue": "panic"}
    )
    play(full, "play:panic")
    assert refused(full, "scare:red:red_diamond_mine") == "no_effect"
    fall = position(ROW, dwarfs={"red_diamond_mine": "red", "red_frost_giant": "red " * 5}, ogres={"blue": "panic"})
    play(fall, "play:panic", "scare:red:red_diamond_mine")
    assert offered(fall) == {"flee:red_general_store"}
    assert refused(fall, "flee:red_frost_giant") == "no_free_slot"


@rule("D9.3")
def test_panic_does_not_go_through_walls() -> None:
    fall = position(APART, dwarfs={"red_tavern": "red"}, ogres={"blue": "panic"})
    assert refused(fall, "play:panic") == "no_effect"


@rule("D9.4")
def test_thief_takes_one_gem_of_choice_from_an_opponent() -> None:
    fall = position(ROW, players=3, gems={"blue": "gold", "red": "ruby ruby", "green": "gold diamond"},
                    ogres={"blue": "thief"})  # fmt: skip
    play(fall, "play:thief")
    assert offered(fall) == {"steal:red:ruby", "steal:green:gold", "steal:green:diamond"}
    assert refused(fall, "steal:blue:gold") == "own_seat"
    assert refused(fall, "steal:red:gold") == "nothing_to_take"
    assert refused(fall, "steal:yellow:gold") == "no_such_player"
    tale = play(fall, "steal:red:ruby")
    assert told(tale, "gem_stolen") == [{"event": "gem_stolen", "seat": 0, "victim": 1, "gem": "ruby"}]
    assert seat_view(fall, 0)["gems"] == {"ruby": 1, "emerald": 0, "diamond": 0, "gold": 1}
    assert seat_view(fall, 1)["gems"] == {"ruby": 1, "emerald": 0, "diamond": 0, "gold": 0}


@rule("D9.5")
def test_crown_takes_all_ogre_cards_of_one_opponent() -> None:
    fall = position(ROW, players=3, ogres={"blue": "crown brute", "red": "thief panic panic"})
    play(fall, "play:crown")
    assert offered(fall) == {"rob:red"}
    assert refused(fall, "rob:green") == "nothing_to_take"
    assert refused(fall, "rob:blue") == "own_seat"
    play(fall, "rob:red")
    assert seat_view(fall, 0)["ogres"] == {"brute": 1, "panic": 2, "thief": 1}
    assert seat_view(fall, 1)["ogres"] == {}


@rule("D9.5", "D12.1")
def test_what_a_crown_took_is_told_to_both_and_to_nobody_else() -> None:
    fall = position(ROW, players=3, ogres={"blue": "crown", "red": "thief panic"})
    play(fall, "play:crown")
    tale = fall.play(fall.catalogue.by_code("rob:red"))
    taken = {event.name: event for event in tale}
    shown = {"thief": 1, "panic": 1}
    assert taken["ogres_taken"].seen_by(0)["ogres"] == shown
    assert taken["ogres_lost"].seen_by(1)["ogres"] == shown
    for name in ("ogres_taken", "ogres_lost"):
        assert "ogres" not in taken[name].seen_by(2)
        assert "ogres" not in taken[name].seen_by(None)
        assert taken[name].seen_by(2)["count"] == 2


@rule("D9.6")
def test_a_played_ogre_card_goes_to_the_discard_pile() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "red"}, ogres={"blue": "ambush"})
    tale = play(fall, "play:ambush", "ambush:red_diamond_mine")
    assert told(tale, "ogre_played") == [{"event": "ogre_played", "seat": 0, "ogre": "ambush"}]
    assert fall.view(1)["ogre_discard"] == {"ambush": 1}
    assert refused(fall, "play:ambush") == "ogre_not_held"


@rule("D9.7")
@pytest.mark.parametrize(
    ("ogre", "dwarfs", "refusal"),
    [
        ("ambush", {}, "no_effect"),
        ("ambush", {"red_tavern": "blue"}, None),
        ("brute", {"red_tavern": "blue"}, "no_effect"),
        ("brute", {"red_tavern": "red"}, "no_effect"),
        ("brute", {"red_tavern": "blue red"}, "no_effect"),
        ("brute", {"red_tavern": "blue red", "red_gold_mine": "blue"}, None),
        ("brute", {"red_tavern": "blue red", "red_gold_mine": "red"}, None),
        ("brute", {"red_tavern": "blue blue blue", "red_gold_mine": "red red red"}, None),
        ("panic", {}, "no_effect"),
        ("thief", {}, "no_effect"),
        ("crown", {}, "no_effect"),
    ],
)
def test_an_ogre_needs_a_real_effect(ogre: str, dwarfs: dict[str, str], refusal: str | None) -> None:
    fall = position(APART, dwarfs=dwarfs, ogres={"blue": ogre}, gems={"blue": "ruby"})
    assert refused(fall, f"play:{ogre}") == refusal
    assert (f"play:{ogre}" in offered(fall)) is (refusal is None)
    if refusal:
        assert rule_refusing(fall, f"play:{ogre}") == "D9.7"


@rule("D9.7")
def test_brute_needs_two_different_cards() -> None:
    fall = position(APART, dwarfs={"red_tavern": "blue red", "red_gold_mine": "red"}, ogres={"blue": "brute"})
    play(fall, "play:brute", "send:red_tavern")
    assert refused(fall, "swap:red:red_tavern") == "same_card"
    assert offered(fall) == {"swap:red:red_gold_mine"}
    fall = position(APART, dwarfs={"red_tavern": "blue red", "red_gold_mine": "blue"}, ogres={"blue": "brute"})
    play(fall, "play:brute")
    assert offered(fall) == {"send:red_gold_mine"}
    assert refused(fall, "send:red_tavern") == "no_effect"


@rule("D9.7")
def test_cards_taken_by_crown_may_be_played_at_once() -> None:
    fall = position(APART, dwarfs={"red_tavern": "red"}, ogres={"blue": "crown", "red": "ambush"})
    assert refused(fall, "play:crown", "rob:red", "play:ambush") is None


@rule("D9.7")
def test_ogres_drawn_in_resolve_wait_for_the_next_turn() -> None:
    fall = position(APART, dwarfs={"red_tavern": "blue blue"}, ogre_deck="ambush", hand={"blue": ""})
    play(fall, "stop")
    assert seat_view(fall, 0)["ogres"] == {"ambush": 1}
    assert refused(fall, "play:ambush") == "ogres_wait"


@rule("D9.7")
def test_ogres_are_legal_after_the_last_action() -> None:
    fall = position(APART, ogres={"blue": "ambush"}, revealed="blue")
    play(fall, "place:red_tavern", "place:red_gold_mine", "place:red_gold_mine")
    assert offered(fall) == {"stop", "play:ambush"}


def test_without_ogres_and_secrets_the_last_action_ends_the_phase() -> None:
    fall = position(APART, revealed="blue")
    play(fall, "place:red_tavern", "place:red_gold_mine", "place:red_tavern")
    assert fall.to_move == 0
    assert asked(fall) == "discard"  # the tavern gave an ogre card
