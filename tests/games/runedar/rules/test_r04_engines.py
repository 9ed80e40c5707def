"""Chapter R4: the siege tower and the catapult are activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mattock.core.bits import members
from tests.games.runedar.positions import (
    EVERYONE,
    card,
    deal_hand,
    look,
    names,
    offered,
    play,
    position,
    refused,
    rule_refusing,
    told,
)
from tests.paragraphs import rule

if TYPE_CHECKING:
    from mattock.games.runedar.state import Siege

TOWER = {"siege_tower": 0}
CATAPULT = {"catapult": 0}
FOUR_TROLLS = ["troll_4x1", "troll_5x1", "troll_3x2", "troll_2x3"]
FULL = {"wood": 10, "leather": 10, "metal": 10}
BOARD = ["saw", "spear", "hunting_bow", "pick", "mattock"]


def engine_seats(siege: Siege) -> list[object]:
    """Where siege tower and catapult stand; None is the reserve."""
    return [engine["seat"] for engine in look(siege, "engines")]


def reason(siege: Siege) -> str | None:
    return None if siege.outcome is None else siege.outcome.reason


def catapult(space: int, **drawn: object) -> Siege:
    """The catapult stands in your area and will strike this space; nobody is left to stop it."""
    settings: dict[str, object] = {"hand": ["dull_knife"], "board": BOARD, **drawn}
    return position(engines=CATAPULT, luck={"catapult": [space - 1]}, hired=EVERYONE, **settings)  # type: ignore[arg-type]


@rule("R4.1")
def test_the_siege_tower_brings_the_next_troll_into_the_courtyard_and_goes_back() -> None:
    siege = position(engines=TOWER, hand=["dull_knife"], luck={"troll": [2]})
    tale = play(siege, "activate:siege_tower")
    assert names(tale) == ["engine_activated", "troll_revealed", "troll_came", "engine_returned"]
    assert tale[1] == {"event": "troll_revealed", "troll": "troll_3x2", "left": 4}
    assert [troll["troll"] for troll in look(siege, "trolls")] == ["troll_3x2"]
    assert not any(circle["covered"] for circle in look(siege, "trolls", 0, "circles"))
    assert look(siege, "troll_tiles_left") == 4
    assert engine_seats(siege) == [None, None]


@rule("R4.1")
def test_a_tile_once_revealed_does_not_come_again() -> None:
    siege = position(engines=TOWER, trolls={"troll_4x1": [0], "troll_3x2": []}, luck={"troll": [1]})
    assert told(play(siege, "activate:siege_tower"), "troll_came")[0]["troll"] == "troll_2x3"
    assert [troll["troll"] for troll in look(siege, "trolls")] == ["troll_4x1", "troll_3x2", "troll_2x3"]


@rule("R4.1", "R6.3")
def test_each_activation_reveals_another_tile() -> None:
    siege = position(
        hand=["orc", "orc"], engines=TOWER, siege_next=["w3_c8", "w3_c10"], luck={"troll": [2, 2]}, hired=EVERYONE
    )
    tale = play(siege, "activate:siege_tower", "reveal", "reveal")
    assert [event["troll"] for event in told(tale, "troll_came")] == ["troll_3x2", "troll_2x3"]
    assert [siege.box.troll_ids[tile] for tile in members(siege.trolls_left)] == ["troll_4x1", "troll_5x1", "troll_2x4"]


@rule("R4.1")
def test_the_troll_comes_whoever_is_in_the_courtyard_already() -> None:
    siege = position(engines=TOWER, sections=1, goblins=["goblin_1_hits", "goblin_1_any"], luck={"troll": [0]})
    play(siege, "activate:siege_tower")
    assert [troll["troll"] for troll in look(siege, "trolls")] == ["troll_4x1"]
    assert len(look(siege, "goblins")) == 2


@rule("R4.1")
def test_the_fourth_troll_tile_does_not_lose() -> None:
    siege = position(engines=TOWER, trolls={name: [] for name in FOUR_TROLLS[:3]}, luck={"troll": [1]})
    play(siege, "activate:siege_tower")
    assert reason(siege) is None
    assert len(look(siege, "trolls")) == 4


@rule("R4.1")
def test_the_fifth_troll_tile_loses_at_once_before_anything_is_placed() -> None:
    siege = position(engines={"siege_tower": 0, "catapult": 0}, trolls={name: [] for name in FOUR_TROLLS})
    tale = play(siege, "activate:siege_tower")
    assert names(tale) == ["engine_activated", "troll_revealed", "game_lost"]
    assert reason(siege) == "troll_tiles"
    assert [troll["troll"] for troll in look(siege, "trolls")] == FOUR_TROLLS
    assert engine_seats(siege) == [0, 0]
    assert offered(siege) == set()


@rule("R4.1")
def test_the_fifth_troll_tile_loses_even_if_the_other_trolls_are_defeated() -> None:
    siege = position(engines=TOWER)
    siege.trolls_left = 0b10000
    play(siege, "activate:siege_tower")
    assert reason(siege) == "troll_tiles"


@rule("R4.2")
def test_the_catapult_strikes_the_space_of_its_card_takes_a_nugget_and_goes_back() -> None:
    siege = catapult(3, laid={3: {"wood": 2, "metal": 1}, 4: {"leather": 1}})
    tale = play(siege, "activate:catapult")
    assert names(tale) == [
        "engine_activated",
        "catapult_revealed",
        "upgrade_scrapped",
        "resources_returned",
        "space_blocked",
        "gold_lost",
        "engine_returned",
    ]
    assert told(tale, "catapult_revealed") == [{"event": "catapult_revealed", "space": 3, "left": 4}]
    assert told(tale, "upgrade_scrapped") == [{"event": "upgrade_scrapped", "space": 3, "card": "hunting_bow"}]
    assert told(tale, "gold_lost") == [{"event": "gold_lost", "count": 1, "left": 19}]
    assert told(tale, "resources_returned")[0]["resources"] == {"wood": 2, "leather": 0, "metal": 1}
    assert [space["blocked"] for space in look(siege, "board")] == [False, False, True, False, False]
    assert look(siege, "gold") == 19
    assert engine_seats(siege) == [None, None]


@rule("R4.2")
def test_other_spaces_keep_their_cards_and_what_lies_on_them() -> None:
    siege = catapult(3, laid={3: {"wood": 2}, 4: {"wood": 1, "leather": 1}})
    play(siege, "activate:catapult")
    assert [space["card"] for space in look(siege, "board")] == ["saw", "spear", None, "pick", "mattock"]
    assert look(siege, "board", 3, "laid") == {"wood": 1, "leather": 1, "metal": 0}
    assert look(siege, "board", 2, "laid") == {"wood": 0, "leather": 0, "metal": 0}
    assert look(siege, "workshops") == {"wood": 9, "leather": 9, "metal": 10}


@rule("R4.2")
def test_the_struck_card_is_out_of_the_game_even_if_it_was_finished() -> None:
    siege = catapult(1, laid={1: {"wood": 1, "metal": 1}})
    assert look(siege, "board", 0, "finished")
    decks = look(siege, "decks")
    play(siege, "activate:catapult")
    assert refused(siege, "take:1") == "no_card_there"
    assert look(siege, "decks") == decks
    assert all(card("saw") != siege.card_on(space) for space in range(5))
    assert look(siege, "workshops") == FULL


@rule("R4.2")
def test_an_empty_space_is_struck_all_the_same() -> None:
    siege = catapult(2, board=["saw", None, None, None, None])
    tale = play(siege, "activate:catapult")
    assert names(tale) == ["engine_activated", "catapult_revealed", "space_blocked", "gold_lost", "engine_returned"]
    assert look(siege, "board", 1, "blocked")


@rule("R4.2")
def test_a_struck_space_stays_blocked_for_the_rest_of_the_game() -> None:
    siege = catapult(2, board=[None] * 5)
    deal_hand(siege, 1, ["dull_knife"])
    play(siege, "activate:catapult", "end_turn")
    assert (refused(siege, "fill:2:yellow"), rule_refusing(siege, "fill:2:yellow")) == ("space_blocked", "R4.2")
    play(siege, "fill:1:yellow", "fill:3:yellow", "fill:4:yellow", "fill:5:yellow")
    assert siege.to_move == 1
    play(siege, "end_turn", "scrap:1")
    assert refused(siege, "fill:2:red") == "space_blocked"
    assert refused(siege, "fill:1:red") is None


@rule("R4.2")
def test_a_catapult_card_once_revealed_does_not_come_again() -> None:
    siege = position(engines=CATAPULT, blocked=[1, 3], luck={"catapult": [1]}, hired=EVERYONE)
    play(siege, "activate:catapult")
    assert [space["blocked"] for space in look(siege, "board")] == [True, False, True, True, False]
    assert look(siege, "catapult_cards_left") == 2


@rule("R4.2", "R6.3")
def test_each_activation_strikes_another_space() -> None:
    siege = position(
        hand=["orc", "orc"], engines=CATAPULT, siege_next=["w4_c9", "w4_c10"], luck={"catapult": [2, 2]}, hired=EVERYONE
    )
    tale = play(siege, "activate:catapult", "reveal", "reveal")
    assert [event["space"] for event in told(tale, "space_blocked")] == [3, 4]
    assert (members(siege.catapults_left), siege.gold) == ([0, 1, 4], 18)


@rule("R4.2")
def test_losing_the_last_nugget_to_the_catapult_is_defeat() -> None:
    siege = catapult(2, gold=1)
    tale = play(siege, "activate:catapult")
    assert names(tale)[-3:] == ["space_blocked", "gold_lost", "game_lost"]
    assert (reason(siege), look(siege, "gold")) == ("gold", 0)
    assert offered(siege) == set()


@rule("R4.2")
def test_losing_the_last_but_one_is_not() -> None:
    siege = catapult(2, gold=2)
    play(siege, "activate:catapult")
    assert (reason(siege), look(siege, "gold")) == (None, 1)


@rule("R4.2")
def test_the_fourth_catapult_card_does_not_lose() -> None:
    siege = position(engines=CATAPULT, blocked=[1, 2, 4], luck={"catapult": [1]}, hired=EVERYONE)
    play(siege, "activate:catapult")
    assert reason(siege) is None
    assert [space["blocked"] for space in look(siege, "board")] == [True, True, False, True, True]


@rule("R4.2")
@pytest.mark.parametrize("gold", [20, 1])
def test_the_fifth_catapult_card_loses_at_once_before_anything_is_placed(gold: int) -> None:
    siege = position(
        engines={"siege_tower": 0, "catapult": 0},
        gold=gold,
        board=BOARD,
        laid={3: {"wood": 1}},
        blocked=[1, 2, 4, 5],
        hired=EVERYONE,
    )
    tale = play(siege, "activate:catapult")
    assert names(tale) == ["engine_activated", "catapult_revealed", "game_lost"]
    assert (reason(siege), look(siege, "gold")) == ("catapult_deck", gold)
    third = look(siege, "board", 2)
    assert (third["card"], third["blocked"], third["laid"]["wood"]) == ("hunting_bow", False, 1)
    assert engine_seats(siege) == [0, 0]


@rule("R4.3")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("order", [["siege_tower", "catapult"], ["catapult", "siege_tower"]])
def test_with_both_in_your_area_you_choose_the_order(players: int, order: list[str]) -> None:
    siege = position(
        players=players,
        hand=["dull_knife"],
        engines={"siege_tower": 0, "catapult": 0},
        board=[None] * 5,
        hired=EVERYONE,
    )
    assert offered(siege) == {"activate:siege_tower", "activate:catapult"}
    tale = play(siege, f"activate:{order[0]}")
    assert offered(siege) == {f"activate:{order[1]}"}
    tale += play(siege, f"activate:{order[1]}")
    assert [event["engine"] for event in told(tale, "engine_activated")] == order
    assert (siege.gold, len(look(siege, "trolls"))) == (19, 1)


@rule("R4.3")
def test_the_order_decides_which_defeat_comes_first() -> None:
    last_of_both = {
        "engines": {"siege_tower": 0, "catapult": 0},
        "trolls": {name: [] for name in FOUR_TROLLS},
        "blocked": [1, 2, 3, 4],
        "hired": EVERYONE,
    }
    found = []
    for engine in ("siege_tower", "catapult"):
        siege = position(**last_of_both)  # type: ignore[arg-type]
        play(siege, f"activate:{engine}")
        found.append(reason(siege))
    assert found == ["troll_tiles", "catapult_deck"]


@rule("R4.3")
def test_an_engine_strikes_once_and_one_that_stands_elsewhere_not_at_all() -> None:
    siege = position(hand=["dull_knife"], engines={"siege_tower": 0, "catapult": 1})
    assert refused(siege, "activate:catapult") == "engine_not_due"
    play(siege, "activate:siege_tower")
    assert refused(siege, "activate:siege_tower") == "not_now"
    assert engine_seats(siege) == [None, 1]


@rule("R4.ex")
def test_example_catapult_card_two() -> None:
    siege = catapult(2, laid={2: {"wood": 1}})
    assert look(siege, "workshops") == {"wood": 9, "leather": 10, "metal": 10}
    tale = play(siege, "activate:catapult")
    assert told(tale, "catapult_revealed")[0]["space"] == 2
    assert told(tale, "upgrade_scrapped")[0]["card"] == "spear"
    assert look(siege, "workshops") == FULL
    second = look(siege, "board", 1)
    assert (second["card"], second["blocked"]) == (None, True)
    assert look(siege, "gold") == 19
