"""Chapter R3: the order of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.runedar.positions import EVERYONE, deal_hand, look, names, offered, play, position, refused
from tests.paragraphs import rule

if TYPE_CHECKING:
    from mattock.games.runedar.state import Siege

NOT_YET = "not_now"


def asked(siege: Siege) -> tuple[int, str]:
    """Who is asked, and for what."""
    decision = siege.decision
    assert decision is not None
    return decision.seat, decision.kind


@rule("R3.1")
def test_a_turn_goes_from_engines_to_orc_cards_to_other_cards_to_the_board_to_the_next_player() -> None:
    siege = position(
        hand=["orc", "dull_knife"], engines={"siege_tower": 0, "catapult": 0}, hired=EVERYONE, siege_next=["w1_c1"]
    )
    seen = []
    for code in ("activate:catapult", "activate:siege_tower", "reveal", "lay:dull_knife", "rest", "end_turn", "finish"):
        seen.append(asked(siege))
        play(siege, code)
    assert seen == [(0, kind) for kind in ("engines", "engines", "orcs", "cards", "use", "cards", "refill")]
    assert siege.to_move == 1


@rule("R3.1")
@pytest.mark.parametrize("code", ["reveal", "lay:dull_knife", "end_turn", "finish", "fill:1:yellow"])
def test_nothing_comes_before_the_engines(code: str) -> None:
    siege = position(hand=["orc", "dull_knife"], engines={"siege_tower": 0}, board=[None] * 5)
    assert refused(siege, code) == NOT_YET
    assert offered(siege) == {"activate:siege_tower"}


@rule("R3.1", "R5.1")
@pytest.mark.parametrize("code", ["lay:dull_knife", "end_turn", "finish", "fill:1:yellow"])
def test_no_other_card_comes_before_the_orc_cards(code: str) -> None:
    siege = position(hand=["orc", "dull_knife"], board=[None] * 5)
    assert refused(siege, code) == NOT_YET
    assert offered(siege) == {"reveal"}


@rule("R3.1")
@pytest.mark.parametrize("code", ["finish", "fill:1:yellow", "scrap:2"])
def test_the_board_is_refilled_only_after_all_cards(code: str) -> None:
    siege = position(hand=["dull_knife"], board=[None, "saw", None, None, None])
    assert refused(siege, code) == NOT_YET


@rule("R3.1")
@pytest.mark.parametrize("code", ["activate:siege_tower", "reveal", "lay:dull_knife", "end_turn", "remove:dull_knife"])
def test_in_the_refilling_nothing_goes_back_to_the_cards(code: str) -> None:
    siege = position(hand=["dull_knife"], board=[None] * 5)
    play(siege, "end_turn")
    assert asked(siege) == (0, "refill")
    assert refused(siege, code) == NOT_YET


@rule("R3.1")
def test_without_engines_the_turn_begins_with_the_orc_cards_and_without_those_with_the_others() -> None:
    assert asked(position(hand=["orc", "dull_knife"])) == (0, "orcs")
    assert asked(position(hand=["dull_knife"])) == (0, "cards")


@rule("R3.1")
def test_an_engine_in_somebody_elses_area_is_not_activated_in_your_turn() -> None:
    siege = position(hand=["orc", "dull_knife"], engines={"siege_tower": 1, "catapult": 1})
    assert asked(siege) == (0, "orcs")
    assert refused(siege, "activate:siege_tower") == NOT_YET


@rule("R3.1")
def test_an_engine_waits_for_its_owners_next_turn_and_strikes_then_before_all_else() -> None:
    siege = position(
        place="tannery",
        hand=["orc", "dull_knife"],
        hired=EVERYONE,
        siege_next=["w1_c9"],
        luck={"hand:0": [9, 0, 0, 0, 0]},
    )
    deal_hand(siege, 1, ["dull_knife"])
    tale = play(siege, "reveal", "end_turn")
    assert asked(siege) == (1, "cards")
    tale += play(siege, "end_turn", "finish")
    assert "engine_activated" not in names(tale)
    assert "orc" in look(siege, "dwarfs", 0, "hand", seat=0)
    assert asked(siege) == (0, "engines")
    assert names(play(siege, "activate:siege_tower"))[0] == "engine_activated"


@rule("R3.1")
@pytest.mark.parametrize(
    ("start", "goal", "kind"), [("central_chamber", "tannery", None), ("tannery", "central_chamber", "refill")]
)
def test_the_board_is_refilled_where_the_dwarf_ends_not_where_it_began(start: str, goal: str, kind: str | None) -> None:
    siege = position(place=start, hand=["dull_knife"], board=[None] * 5)
    deal_hand(siege, 1, ["dull_knife"])
    play(siege, "lay:dull_knife", f"move:{goal}", "end_turn")
    assert asked(siege) == ((0, kind) if kind else (1, "cards"))


@rule("R3.1")
def test_the_turn_closes_with_new_cards_and_the_next_player() -> None:
    siege = position(place="tannery", hand=["dull_knife"])
    tale = play(siege, "end_turn")
    assert names(tale)[-3:] == ["turn_ended", "cards_drawn", "turn_began"]
    assert [event.get("seat") for event in tale[-3:]] == [0, 0, 1]


@rule("R3.1")
def test_mercenaries_and_finished_upgrades_come_in_between() -> None:
    siege = position(
        hand=["orc", "dull_knife"],
        engines={"siege_tower": 0},
        orcs={"foundry": 1},
        board=["hand_axe", None, None, None, None],
        laid={1: {"wood": 1, "metal": 1}},
        siege_next=["w1_c1"],
        hired=["cancel"],
    )
    between = {"take:1", "hire:orcs"}
    assert between <= offered(siege)
    play(siege, "activate:siege_tower")
    assert between <= offered(siege)
    play(siege, "reveal", "proceed")
    assert between <= offered(siege)
