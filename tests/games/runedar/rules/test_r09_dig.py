"""Chapter R9: digging the way out, and what comes out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.positions import EVERYONE, card, look, names, offered, play, position, refused, stand, told
from tests.paragraphs import rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mattock.games.runedar.state import Siege

TROLL: dict[str, Sequence[int]] = {"troll_2x4": []}
NOBODY: dict[str, Sequence[int]] = {}
GUESTS = [None, "goblin_1_hits", "goblin_1_wants", "goblin_1_any"]
DIFFICULTIES = [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)]
# Ways for the goblin in the first slot to leave: its tile, where the dwarf is, its cards, what it plays.
WAYS = {
    "hit": ("goblin_1_hits", "tunnel_courtyard", ["dull_knife"], ["lay:dull_knife", "close", "roll"]),
    "paid": ("goblin_1_any", "carpenters", ["hand_axe"], ["lay:hand_axe", "work:wood"]),
    "dug": ("goblin_1_rubble", "tunnel_courtyard", ["pick"], ["lay:pick", "dig"]),
    "hired": ("goblin_1_wants", "third_tower", ["dull_knife"], ["hire:goblin:1"]),
}


def at_tunnel(*hand: str, place: str = "tunnel_courtyard", **drawn: object) -> Siege:
    """In the tunnel entrance courtyard; nobody is left to be hired unless the test says so."""
    settings: dict[str, object] = {"hired": EVERYONE, "board": [None] * 5, "trolls": NOBODY, **drawn}
    return position(place=place, hand=hand, **settings)  # type: ignore[arg-type]


def last_goblin(way: str, **drawn: object) -> tuple[Siege, list[str]]:
    """One goblin is left, and a way to be rid of it."""
    tile, place, hand, codes = WAYS[way]
    settings: dict[str, object] = {"sections": 1, "goblins": [tile], **drawn}
    hired = [mercenary for mercenary in EVERYONE if mercenary != "goblin" or way != "hired"]
    siege = at_tunnel(*hand, place=place, hired=hired, dice=[1], **settings)
    return siege, codes


def tiles(siege: Siege) -> list[object]:
    return [goblin["tile"] for goblin in look(siege, "goblins")]


@rule("R9.1")
@pytest.mark.parametrize(("name", "strength"), [("worn_pick", 1), ("pick", 2), ("miners_pick", 3), ("deep_pick", 5)])
def test_a_card_clears_exactly_the_rubble_it_shows(name: str, strength: int) -> None:
    siege = at_tunnel(name, rubble=8)
    tale = play(siege, f"lay:{name}", "dig")
    assert tale[1:] == [{"event": "rubble_cleared", "seat": 0, "count": strength, "left": 8 - strength}]
    assert look(siege, "rubble") == 8 - strength
    assert offered(siege) == {"end_turn"}


@rule("R9.1")
def test_all_is_cleared_if_less_lies_there() -> None:
    siege = at_tunnel("deep_pick", rubble=3)
    tale = play(siege, "lay:deep_pick", "dig")
    assert told(tale, "rubble_cleared") == [{"event": "rubble_cleared", "seat": 0, "count": 3, "left": 0}]


@rule("R9.1")
@pytest.mark.parametrize("place", ["carpenters", "foundry", "central_chamber", "tunnel_tower", "carpenters_wall"])
def test_the_tunnel_is_dug_in_the_tunnel_courtyard_only(place: str) -> None:
    siege = at_tunnel("worn_pick", place=place, rubble=8)
    stand(siege, 1, "tunnel_courtyard")
    assert refused(siege, "lay:worn_pick", "dig") == "not_in_courtyard"


@rule("R9.1", "R9.3")
@pytest.mark.parametrize("goblin", ["goblin_1_hits", "goblin_1_wants", "goblin_1_any"])
def test_nobody_digs_the_tunnel_beside_a_goblin(goblin: str) -> None:
    siege = at_tunnel("worn_pick", sections=1, goblins=[None, goblin])
    assert refused(siege, "lay:worn_pick", "dig") == "enemy_in_courtyard"


@rule("R9.1", "R9.3")
def test_nobody_digs_the_tunnel_beside_a_troll() -> None:
    siege = at_tunnel("worn_pick", rubble=8, trolls=TROLL)
    assert refused(siege, "lay:worn_pick", "dig") == "enemy_in_courtyard"


@rule("R9.1")
def test_orcs_and_dwarfs_do_not_keep_anybody_from_digging() -> None:
    siege = at_tunnel("worn_pick", rubble=8, orcs={"carpenters": 4, "foundry": 4})
    stand(siege, 1, "tunnel_courtyard")
    play(siege, "lay:worn_pick", "dig")
    assert siege.rubble == 7


@rule("R9.2")
def test_before_its_last_rubble_is_gone_a_section_stays() -> None:
    siege = at_tunnel("pick", rubble=3)
    assert "section_opened" not in names(play(siege, "lay:pick", "dig"))
    assert (siege.rubble, look(siege, "sections"), tiles(siege)) == (1, 0, [])


@rule("R9.2")
@pytest.mark.parametrize("section", [1, 2, 3, 4, 5])
def test_with_the_last_rubble_the_nearest_section_goes_and_its_two_goblins_come(section: int) -> None:
    siege = at_tunnel("worn_pick", rubble=1, sections=section - 1, luck={"goblin": [3, 0]})
    tale = play(siege, "lay:worn_pick", "dig")
    assert names(tale) == ["card_laid", "rubble_cleared", "section_opened", "goblin_came", "goblin_came"]
    assert told(tale, "section_opened")[0]["section"] == section
    assert tiles(siege) == [f"goblin_{section}_hits", f"goblin_{section}_wants"]
    assert (siege.rubble, look(siege, "sections")) == (0, section)


@rule("R9.2")
def test_goblins_come_with_open_tiles() -> None:
    siege = at_tunnel("worn_pick", rubble=1, luck={"goblin": [0, 2]})
    play(siege, "lay:worn_pick", "dig")
    for seat in (0, 1, None):
        assert [goblin["tile"] for goblin in look(siege, "goblins", seat=seat)] == ["goblin_1_wants", "goblin_1_hits"]


@rule("R9.2", "R15.4")
@pytest.mark.parametrize(("section", "pieces"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_rubble_goblin_lays_its_rubble_when_it_comes(section: int, pieces: int) -> None:
    siege = at_tunnel("worn_pick", rubble=1, sections=section - 1, luck={"goblin": [2, 0]})
    play(siege, "lay:worn_pick", "dig")
    assert [goblin["rubble"] for goblin in look(siege, "goblins")] == [pieces, 0]


@rule("R9.2", "R15.3")
def test_the_goblins_of_the_next_section_owe_nothing_to_those_before() -> None:
    siege, codes = last_goblin("paid", difficulty="easy", luck={"goblin": [1, 0]})
    siege.dwarfs[0].hand |= 1 << card("deep_pick") | 1 << card("worn_pick")
    play(siege, *codes)
    stand(siege, 0, "tunnel_courtyard")
    play(siege, "lay:deep_pick", "dig", "lay:worn_pick", "dig")
    assert tiles(siege) == ["goblin_2_any", "goblin_2_wants"]
    assert [sum(goblin["paid"].values()) for goblin in look(siege, "goblins")] == [0, 0]


@rule("R9.2")
def test_strength_left_over_is_lost_even_if_a_rubble_goblin_comes() -> None:
    siege = at_tunnel("deep_pick", rubble=1, luck={"goblin": [1, 1]})
    tale = play(siege, "lay:deep_pick", "dig")
    assert "goblin_rubble_cleared" not in names(tale)
    assert (tiles(siege), siege.rubble_of(1)) == (["goblin_1_any", "goblin_1_rubble"], 2)
    assert offered(siege) == {"end_turn"}


@rule("R9.3")
@pytest.mark.parametrize("way", WAYS)
def test_when_the_first_goblin_leaves_no_rubble_is_placed(way: str) -> None:
    tile = WAYS[way][0]
    siege, codes = last_goblin(way, goblins=[tile, "goblin_2_wants"])
    tale = play(siege, *codes)
    assert [event["how"] for event in told(tale, "goblin_left")] == [way]
    assert "rubble_placed" not in names(tale)
    assert siege.rubble == 0


@rule("R9.3")
@pytest.mark.parametrize("trolls", [NOBODY, TROLL], ids=["alone", "beside a troll"])
@pytest.mark.parametrize("way", WAYS)
def test_the_moment_the_second_goblin_leaves_the_next_rubble_is_placed(
    way: str, trolls: dict[str, Sequence[int]]
) -> None:
    siege, codes = last_goblin(way, trolls=trolls)
    tale = play(siege, *codes)
    assert [event["how"] for event in told(tale, "goblin_left")] == [way]
    assert names(tale)[-1] == "rubble_placed"
    assert (siege.rubble, look(siege, "sections"), tiles(siege)) == (8, 1, [])


@rule("R9.3")
@pytest.mark.parametrize(("difficulty", "rubble"), DIFFICULTIES)
@pytest.mark.parametrize("section", [1, 2, 3, 4])
def test_it_is_as_much_as_at_the_start(difficulty: str, rubble: int, section: int) -> None:
    siege, codes = last_goblin("hired", difficulty=difficulty, sections=section)
    tale = play(siege, *codes)
    assert told(tale, "rubble_placed") == [{"event": "rubble_placed", "count": rubble}]
    assert siege.rubble == rubble


@rule("R9.3")
def test_both_goblins_of_a_section_may_fall_to_one_roll() -> None:
    siege = at_tunnel("great_axe", sections=2, goblins=["goblin_2_hits", "goblin_1_hits"])
    tale = play(siege, "lay:great_axe", "direct", "roll", "wound:2")
    assert names(tale)[-3:] == ["goblin_left", "goblin_left", "rubble_placed"]
    assert siege.rubble == 8


@rule("R9.3")
def test_the_new_rubble_cannot_be_dug_while_a_troll_is_there() -> None:
    siege = at_tunnel("pick", "worn_pick", "axe", sections=1, goblins=["goblin_1_rubble"], trolls={"troll_3x2": [0, 1]})
    play(siege, "lay:pick", "dig")
    assert siege.rubble == 8
    assert refused(siege, "lay:worn_pick", "dig") == "enemy_in_courtyard"
    play(siege, "rest", "lay:axe", "direct", "roll")
    assert look(siege, "trolls") == []
    assert siege.rubble == 8


@rule("R9.3")
def test_once_goblins_and_trolls_are_gone_the_next_section_is_dug() -> None:
    siege = at_tunnel("axe", "worn_pick", rubble=8, sections=1, trolls={"troll_3x2": [0, 1]})
    play(siege, "lay:axe", "direct", "roll", "lay:worn_pick", "dig")
    assert siege.rubble == 7


@rule("R9.3")
def test_one_goblin_left_keeps_the_tunnel_shut() -> None:
    siege = at_tunnel("pick", "worn_pick", sections=1, goblins=["goblin_1_rubble", "goblin_1_any"])
    play(siege, "lay:pick", "dig")
    assert tiles(siege) == ["goblin_1_any"]
    assert refused(siege, "lay:worn_pick", "dig") == "enemy_in_courtyard"


@rule("R9.3")
def test_a_goblin_hired_away_before_a_siege_card_strikes_brings_the_rubble_too() -> None:
    siege = at_tunnel("orc", sections=3, goblins=[None, "goblin_3_hits"], hired=EVERYONE[:3], siege_next=["w1_c1"])
    tale = play(siege, "reveal", "hire:goblin:2")
    assert names(tale)[2:] == ["hired", "goblin_left", "rubble_placed", "orcs_came"]


@rule("R9.3", "R9.4")
@pytest.mark.parametrize("other", [None, "goblin_2_hits"])
def test_a_rubble_goblin_that_is_hired_away_takes_its_rubble_along(other: str | None) -> None:
    siege = at_tunnel("worn_pick", sections=2, goblins=["goblin_2_rubble", other], hired=EVERYONE[:3])
    play(siege, "hire:goblin:1")
    if other:
        assert refused(siege, "lay:worn_pick", "dig") == "enemy_in_courtyard"
    else:
        play(siege, "lay:worn_pick", "dig")
        assert siege.rubble == 7


@rule("R9.3", "R16.1")
@pytest.mark.parametrize("way", WAYS)
def test_after_the_fifth_section_no_rubble_comes(way: str) -> None:
    siege, codes = last_goblin(way, sections=5, trolls=TROLL)
    tale = play(siege, *codes)
    assert "rubble_placed" not in names(tale)
    assert names(tale)[-1] == "game_won"


@rule("R9.4")
@pytest.mark.parametrize("other", GUESTS)
@pytest.mark.parametrize("trolls", [NOBODY, TROLL], ids=["alone", "beside a troll"])
def test_rubble_of_a_goblin_may_be_dug_whoever_else_is_there(
    other: str | None, trolls: dict[str, Sequence[int]]
) -> None:
    siege = at_tunnel("worn_pick", sections=1, goblins=["goblin_1_rubble", other], trolls=trolls)
    tale = play(siege, "lay:worn_pick", "dig")
    assert told(tale, "goblin_rubble_cleared") == [
        {"event": "goblin_rubble_cleared", "seat": 0, "goblin": "goblin_1_rubble", "count": 1, "left": 1}
    ]
    assert siege.rubble_of(0) == 1


@rule("R9.4")
@pytest.mark.parametrize("place", ["carpenters", "tunnel_tower", "central_chamber"])
def test_only_a_dwarf_in_the_courtyard_digs_it(place: str) -> None:
    siege = at_tunnel("worn_pick", place=place, sections=1, goblins=["goblin_1_rubble"])
    assert refused(siege, "lay:worn_pick", "dig") == "not_in_courtyard"


@rule("R9.4")
def test_a_goblin_whose_rubble_is_gone_leaves() -> None:
    siege = at_tunnel("worn_pick", "pick", sections=2, goblins=["goblin_2_hits", "goblin_2_rubble"])
    tale = play(siege, "lay:worn_pick", "dig", "lay:pick", "dig")
    assert [event["left"] for event in told(tale, "goblin_rubble_cleared")] == [2, 0]
    assert told(tale, "goblin_left") == [
        {"event": "goblin_left", "goblin": "goblin_2_rubble", "how": "dug", "beaten": 1}
    ]
    assert tiles(siege) == ["goblin_2_hits"]


@rule("R9.4")
def test_the_strength_of_a_card_may_be_split_among_several_goblins() -> None:
    siege = at_tunnel("deep_pick", sections=1, goblins=["goblin_3_rubble", "goblin_4_rubble"])
    play(siege, "lay:deep_pick", "dig")
    assert offered(siege) == {"dig_at:1", "dig_at:2"}
    tale = play(siege, "dig_at:1", "dig_at:2", "dig_at:2", "dig_at:1", "dig_at:2")
    assert [event["count"] for event in tale] == [1, 1, 1, 1, 1]
    assert [goblin["rubble"] for goblin in look(siege, "goblins")] == [2, 2]
    assert offered(siege) == {"end_turn"}


@rule("R9.4")
def test_or_it_may_all_go_to_one_of_them() -> None:
    siege = at_tunnel("miners_pick", sections=1, goblins=["goblin_3_rubble", "goblin_4_rubble"])
    play(siege, "lay:miners_pick", "dig", "dig_at:2", "dig_at:2", "dig_at:2")
    assert [goblin["rubble"] for goblin in look(siege, "goblins")] == [4, 2]


@rule("R9.4")
def test_when_one_goblin_is_dug_away_the_rest_goes_to_the_other() -> None:
    siege = at_tunnel("deep_pick", sections=1, goblins=["goblin_1_rubble", "goblin_4_rubble"])
    tale = play(siege, "lay:deep_pick", "dig", "dig_at:1", "dig_at:1")
    assert [(event["goblin"], event["count"]) for event in told(tale, "goblin_rubble_cleared")] == [
        ("goblin_1_rubble", 1),
        ("goblin_1_rubble", 1),
        ("goblin_4_rubble", 3),
    ]
    assert [goblin["rubble"] for goblin in look(siege, "goblins")] == [2]
    assert refused(siege, "dig_at:2") == "not_now"


@rule("R9.4")
@pytest.mark.parametrize("slot", [0, 1])
def test_a_card_that_digs_a_goblins_rubble_never_digs_section_rubble_as_well(slot: int) -> None:
    goblins = ["goblin_1_rubble", None] if slot == 0 else [None, "goblin_1_rubble"]
    siege = at_tunnel("deep_pick", sections=1, goblins=goblins)
    tale = play(siege, "lay:deep_pick", "dig")
    assert names(tale) == ["card_laid", "goblin_rubble_cleared", "goblin_left", "rubble_placed"]
    assert siege.rubble == 8


@rule("R9.4")
def test_nor_does_one_that_digs_two_goblins_away() -> None:
    siege = at_tunnel("deep_pick", sections=1, goblins=["goblin_1_rubble", "goblin_1_rubble"])
    tale = play(siege, "lay:deep_pick", "dig", "dig_at:1", "dig_at:2", "dig_at:2")
    assert len(told(tale, "goblin_left")) == 2
    assert (names(tale)[-1], siege.rubble) == ("rubble_placed", 8)
    assert offered(siege) == {"end_turn"}


@rule("R9.4", "R16.1")
def test_digging_away_the_last_goblin_of_all_wins_whatever_strength_is_left() -> None:
    siege = at_tunnel("deep_pick", sections=5, goblins=["goblin_1_rubble", "goblin_1_rubble"])
    tale = play(siege, "lay:deep_pick", "dig", "dig_at:1", "dig_at:2", "dig_at:1")
    assert names(tale)[-1] == "game_won"
    assert offered(siege) == set()


@rule("R9.ex")
def test_example_the_last_rubble_of_a_section() -> None:
    siege = at_tunnel("pick", "dull_knife", "shovel", rubble=2, luck={"goblin": [3, 2]}, dice=[1])
    tale = play(siege, "lay:pick", "dig")
    assert names(tale)[-3:] == ["section_opened", "goblin_came", "goblin_came"]
    assert (look(siege, "sections"), tiles(siege)) == (1, ["goblin_1_hits", "goblin_1_rubble"])
    assert siege.rubble == 0
    play(siege, "lay:dull_knife", "close", "roll")
    assert (tiles(siege), siege.rubble) == (["goblin_1_rubble"], 0)
    play(siege, "lay:shovel", "dig")
    assert (tiles(siege), siege.rubble) == ([], 8)
