"""Chapter R6: what siege cards do: orcs, the arrow, siege tower and catapult."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.positions import EVERYONE, deal_hand, look, names, offered, play, position, stand, told
from tests.paragraphs import rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mattock.games.runedar.state import Siege

TOWER, CATAPULT = 0, 1
ARROW = "w1_c7"
ALL_BUT_ONE_TROLL: dict[str, list[int]] = {"troll_4x1": [], "troll_5x1": [], "troll_3x2": [], "troll_2x3": []}


def struck(card: str, orcs: Mapping[str, int] | None = None, **drawn: object) -> tuple[Siege, list[dict[str, object]]]:
    """A siege card is revealed and carried out; the position after it, and what happened after the reveal."""
    siege = position(hand=["orc", "dull_knife"], orcs=orcs, hired=EVERYONE, siege_next=[card], **drawn)  # type: ignore[arg-type]
    return siege, play(siege, "reveal")[2:]


def reason(siege: Siege) -> str | None:
    return None if siege.outcome is None else siege.outcome.reason


def seat_of(siege: Siege, engine: int) -> object:
    return look(siege, "engines", engine, "seat")


@rule("R6.1")
@pytest.mark.parametrize(
    ("card", "place", "number"),
    [
        ("w1_c1", "carpenters_outside", 1),
        ("w1_c2", "tannery_outside", 1),
        ("w1_c3", "foundry_outside", 1),
        ("w2_c6", "carpenters_outside", 2),
        ("w3_c5", "tannery_outside", 2),
        ("w5_c5", "foundry_outside", 2),
        ("w5_c6", "tannery_outside", 3),
    ],
)
def test_the_number_of_orcs_shown_comes_outside_the_wall_shown(card: str, place: str, number: int) -> None:
    siege, _ = struck(card)
    assert look(siege, "orcs") == {place: number}
    assert look(siege, "orc_reserve") == 10 - number


@rule("R6.1")
def test_orcs_come_one_by_one_out_of_the_reserve_and_join_those_there() -> None:
    siege, tale = struck("w5_c6", {"tannery_outside": 1, "tannery_wall": 1})
    assert [(event["count"], event["left"]) for event in told(tale, "orcs_came")] == [(1, 7), (1, 6), (1, 5)]
    assert look(siege, "orcs") == {"tannery_outside": 4, "tannery_wall": 1}


@rule("R6.1")
def test_the_ninth_orc_does_not_lose() -> None:
    siege, _ = struck("w1_c1", {"tannery": 8})
    assert reason(siege) is None
    assert look(siege, "orc_reserve") == 1


@rule("R6.1")
@pytest.mark.parametrize(
    ("card", "before", "placed"), [("w1_c1", 9, 1), ("w5_c6", 9, 1), ("w5_c6", 8, 2), ("w5_c6", 7, 3), ("w5_c4", 9, 1)]
)
def test_placing_the_tenth_orc_loses_at_once(card: str, before: int, placed: int) -> None:
    siege, tale = struck(card, {"foundry": before})
    assert names(tale) == ["orcs_came"] * placed + ["game_lost"]
    assert (reason(siege), look(siege, "orc_reserve")) == ("orc_reserve", 0)
    assert offered(siege) == set()


@rule("R6.1")
@pytest.mark.parametrize("card", ["w5_c1", "w5_c9", "w5_c10"])
def test_the_tenth_orc_loses_before_the_rest_of_the_card(card: str) -> None:
    siege, tale = struck(card, {"foundry": 9}, engines={"siege_tower": 1})
    assert names(tale) == ["orcs_came", "game_lost"]
    assert (siege.gold, siege.trolls, look(siege, "orcs")["foundry"]) == (20, 0, 9)
    assert [seat_of(siege, engine) for engine in (TOWER, CATAPULT)] == [1, None]


@rule("R6.1")
def test_orcs_that_went_back_to_the_reserve_can_be_placed_again() -> None:
    before = {"foundry": 5, "tannery": 4}
    siege = position(hand=["orc", "orc"], orcs=before, hired=EVERYONE, siege_next=[ARROW, "w1_c1"])
    play(siege, "reveal")
    assert look(siege, "orc_reserve") == 10
    play(siege, "reveal")
    assert (reason(siege), look(siege, "orcs")) == (None, {"carpenters_outside": 1})


@rule("R6.2")
@pytest.mark.parametrize("lane", ["carpenters", "tannery", "foundry"])
def test_at_an_arrow_an_orc_goes_from_outside_to_wall_to_workshop_to_chamber(lane: str) -> None:
    siege, _ = struck(ARROW, {f"{lane}_outside": 1})
    assert look(siege, "orcs") == {f"{lane}_wall": 1}
    siege, _ = struck(ARROW, {f"{lane}_wall": 1})
    assert look(siege, "orcs") == {lane: 1}
    assert siege.gold == 20
    siege, _ = struck(ARROW, {lane: 1})
    assert (look(siege, "orcs"), siege.gold, look(siege, "orc_reserve")) == ({}, 19, 10)


@rule("R6.2")
def test_every_orc_takes_one_step_and_only_one() -> None:
    before = {
        "carpenters_outside": 1,
        "carpenters_wall": 2,
        "carpenters": 1,
        "tannery_outside": 2,
        "foundry_wall": 1,
        "foundry": 2,
    }
    siege, _ = struck(ARROW, before)
    assert look(siege, "orcs") == {"carpenters": 2, "carpenters_wall": 1, "tannery_wall": 2, "foundry": 1}
    assert (siege.gold, look(siege, "orc_reserve")) == (17, 4)


@rule("R6.2")
def test_those_nearest_the_chamber_go_first() -> None:
    before = {f"{lane}{where}": 1 for where in ("_outside", "_wall", "") for lane in ("foundry", "carpenters")}
    _, tale = struck(ARROW, before)
    assert [event["start"] for event in told(tale[:2], "gold_stolen")] == ["carpenters", "foundry"]
    assert [(event["start"], event["place"], event["count"]) for event in told(tale[2:], "orcs_marched")] == [
        ("carpenters_wall", "carpenters", 1),
        ("foundry_wall", "foundry", 1),
        ("carpenters_outside", "carpenters_wall", 1),
        ("foundry_outside", "foundry_wall", 1),
    ]


@rule("R6.2")
def test_each_orc_that_enters_takes_a_nugget() -> None:
    siege, tale = struck(ARROW, {"tannery": 3, "foundry": 1})
    assert [(event["count"], event["left"]) for event in told(tale, "gold_stolen")] == [
        (1, 19),
        (1, 18),
        (1, 17),
        (1, 16),
    ]
    assert (siege.gold, siege.orcs_out) == (16, 0)


@rule("R6.2")
def test_losing_the_last_nugget_loses_at_once_and_the_others_stand_still() -> None:
    siege, tale = struck(ARROW, {"carpenters": 3, "foundry": 1, "tannery_wall": 1, "tannery_outside": 1}, gold=2)
    assert names(tale) == ["gold_stolen", "gold_stolen", "game_lost"]
    assert reason(siege) == "gold"
    assert look(siege, "orcs") == {"carpenters": 1, "foundry": 1, "tannery_wall": 1, "tannery_outside": 1}
    assert offered(siege) == set()


@rule("R6.2")
def test_one_nugget_left_is_enough() -> None:
    siege, _ = struck(ARROW, {"carpenters": 2}, gold=3)
    assert (reason(siege), siege.gold) == (None, 1)


@rule("R6.2")
def test_an_arrow_without_orcs_changes_nothing() -> None:
    siege, tale = struck(ARROW)
    assert (tale, siege.gold, siege.orcs_out) == ([], 20, 0)


@rule("R6.2")
def test_a_dwarf_in_the_chamber_keeps_no_orc_out() -> None:
    siege = position(hand=["orc"], orcs={"tannery": 1}, hired=EVERYONE, siege_next=[ARROW])
    stand(siege, 1, "tannery")
    play(siege, "reveal")
    assert siege.gold == 19


@rule("R6.3")
@pytest.mark.parametrize(("card", "engine"), [("w1_c9", TOWER), ("w1_c10", CATAPULT)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_engine_comes_to_your_area_and_does_not_strike_yet(card: str, engine: int, players: int) -> None:
    siege, tale = struck(card, players=players)
    assert names(tale) == ["engine_came"]
    assert (tale[0]["seat"], tale[0]["lying"]) == (0, False)
    assert (seat_of(siege, engine), seat_of(siege, 1 - engine)) == (0, None)
    assert (siege.trolls, siege.gold, siege.blocked) == (0, 20, 0)


@rule("R6.3", "R17.1")
@pytest.mark.parametrize("card", ["w1_c9", "w1_c10"])
def test_in_a_solo_game_it_comes_to_your_area_lying(card: str) -> None:
    _, tale = struck(card, players=1)
    assert names(tale) == ["engine_came"]
    assert (tale[0]["seat"], tale[0]["lying"]) == (0, True)


@rule("R6.3")
def test_the_area_is_that_of_the_player_who_revealed_it() -> None:
    siege = position(players=3, place="tannery", hand=["dull_knife"], hired=EVERYONE, siege_next=["w1_c9"])
    deal_hand(siege, 1, ["orc"])
    play(siege, "end_turn", "reveal")
    assert seat_of(siege, TOWER) == 1


@rule("R6.3")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_tower_in_anothers_area_strikes_at_once_and_goes_back(owner: int) -> None:
    siege, tale = struck("w1_c9", players=3, engines={"siege_tower": owner}, luck={"troll": [3], "siege": [8]})
    assert names(tale) == ["engine_activated", "troll_revealed", "troll_came", "engine_returned"]
    assert [troll["troll"] for troll in look(siege, "trolls")] == ["troll_2x3"]
    assert seat_of(siege, TOWER) is None


@rule("R6.3")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_catapult_in_anothers_area_strikes_at_once_and_goes_back(owner: int) -> None:
    siege, tale = struck(
        "w1_c10",
        players=3,
        engines={"catapult": owner},
        board=["saw", None, None, None, None],
        luck={"catapult": [0], "siege": [9]},
    )
    assert names(tale) == [
        "engine_activated",
        "catapult_revealed",
        "upgrade_scrapped",
        "space_blocked",
        "gold_lost",
        "engine_returned",
    ]
    assert (siege.gold, look(siege, "board", 0, "blocked"), seat_of(siege, CATAPULT)) == (19, True, None)


@rule("R6.3")
def test_the_other_engine_in_anothers_area_does_not_matter() -> None:
    siege, tale = struck("w1_c9", engines={"catapult": 1})
    assert names(tale) == ["engine_came"]
    assert [seat_of(siege, engine) for engine in (TOWER, CATAPULT)] == [0, 1]


@rule("R6.3")
@pytest.mark.parametrize(("cards", "engine"), [(["w3_c8", "w3_c10"], "siege_tower"), (["w4_c9", "w4_c10"], "catapult")])
def test_an_engine_that_an_earlier_card_of_this_turn_brought_strikes_at_once(cards: list[str], engine: str) -> None:
    siege = position(hand=["orc", "orc"], hired=EVERYONE, siege_next=cards, board=[None] * 5)
    first = play(siege, "reveal")
    assert names(first)[2:] == ["engine_came"]
    second = play(siege, "reveal")
    assert told(second, "engine_came") == []
    assert told(second, "engine_activated") == [{"event": "engine_activated", "engine": engine}]
    assert [seat_of(siege, number) for number in (TOWER, CATAPULT)] == [None, None]
    assert offered(siege) == {"end_turn"}


@rule("R6.3")
def test_after_striking_for_another_it_comes_to_your_area_with_the_next_card() -> None:
    siege = position(hand=["orc", "orc"], engines={"siege_tower": 1}, hired=EVERYONE, siege_next=["w3_c8", "w3_c10"])
    play(siege, "reveal")
    assert seat_of(siege, TOWER) is None
    tale = play(siege, "reveal")
    assert "engine_came" in names(tale)
    assert (seat_of(siege, TOWER), len(look(siege, "trolls"))) == (0, 1)


@rule("R6.3")
def test_one_that_struck_in_phase_a_comes_again_from_the_reserve() -> None:
    siege = position(hand=["orc"], engines={"siege_tower": 0}, hired=EVERYONE, siege_next=["w1_c9"])
    tale = play(siege, "activate:siege_tower", "reveal")
    assert len(told(tale, "troll_came")) == 1
    assert names(tale)[-1] == "engine_came"
    assert seat_of(siege, TOWER) == 0


@rule("R6.3")
def test_the_rest_of_the_card_follows_an_engine_that_strikes() -> None:
    _, tale = struck("w5_c7", {"tannery_wall": 1}, engines={"siege_tower": 1})
    assert names(tale)[-2:] == ["engine_returned", "orcs_marched"]


@rule("R6.3", "R4.1")
def test_an_engine_that_strikes_at_once_can_lose_the_game_and_ends_the_card() -> None:
    siege, tale = struck("w5_c7", {"tannery": 1}, engines={"siege_tower": 1}, trolls=ALL_BUT_ONE_TROLL)
    assert names(tale) == ["engine_activated", "troll_revealed", "game_lost"]
    assert (reason(siege), siege.gold) == ("troll_tiles", 20)


@rule("R6.3", "R4.2")
def test_the_last_nugget_lost_to_such_a_catapult_ends_the_card() -> None:
    siege, tale = struck("w5_c8", {"tannery": 1}, engines={"catapult": 1}, gold=1)
    assert names(tale)[-2:] == ["gold_lost", "game_lost"]
    assert (reason(siege), look(siege, "orcs")) == ("gold", {"tannery": 1})


@rule("R6.3", "R4.2")
def test_the_fifth_catapult_card_of_such_a_catapult_ends_the_card() -> None:
    siege, tale = struck("w5_c8", {"tannery": 1}, engines={"catapult": 1}, blocked=[1, 2, 3, 5])
    assert names(tale) == ["engine_activated", "catapult_revealed", "game_lost"]
    assert (reason(siege), siege.gold) == ("catapult_deck", 20)


@rule("R6.ex")
def test_example_one_orc_and_an_arrow() -> None:
    siege, tale = struck("w1_c8", {"carpenters": 1, "carpenters_outside": 2, "foundry_outside": 1})
    assert names(tale) == ["orcs_came", "gold_stolen", "orcs_marched", "orcs_marched", "orcs_marched"]
    assert tale[0]["place"] == "tannery_outside"
    assert tale[1]["start"] == "carpenters"
    assert look(siege, "orcs") == {"carpenters_wall": 2, "tannery_wall": 1, "foundry_wall": 1}
    assert siege.gold == 19
