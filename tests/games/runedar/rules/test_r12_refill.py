"""Chapter R12: clearing and refilling the upgrade board at the end of a turn in the central chamber."""

from __future__ import annotations

import pytest

from mattock.games.runedar import places
from tests.games.runedar.positions import deal_hand, look, offered, play, position, refused, told
from tests.paragraphs import rule

BOARD = ["hand_axe", None, "spear", None, "pick"]
DECKS = ("yellow", "grey", "red")
EMPTY = [None] * 5


@rule("R12.1", "R3.1")
@pytest.mark.parametrize("place", places.NAMES)
def test_only_a_dwarf_in_the_central_chamber_refills(place: str) -> None:
    siege = position(place=place, hand=["dull_knife"], board=BOARD)
    assert look(siege, "decision", "params") == ({"refills": True} if place == "central_chamber" else {})
    play(siege, "end_turn")
    assert (look(siege, "decision", "kind") == "refill") is (place == "central_chamber")
    assert siege.to_move == (0 if place == "central_chamber" else 1)


@rule("R12.1")
def test_what_counts_is_where_the_dwarf_is_at_the_end_of_the_turn() -> None:
    siege = position(place="tannery", hand=["dull_knife"], board=BOARD)
    play(siege, "lay:dull_knife", "move:central_chamber", "end_turn")
    assert look(siege, "decision", "kind") == "refill"
    siege = position(place="central_chamber", hand=["dull_knife"], board=BOARD)
    play(siege, "lay:dull_knife", "move:tannery", "end_turn")
    assert siege.to_move == 1


@rule("R12.1")
def test_the_board_is_not_touched_before_the_end_of_the_turn() -> None:
    siege = position(hand=["dull_knife"], board=BOARD)
    assert refused(siege, "scrap:1") == "not_now"
    assert refused(siege, "fill:2:yellow") == "not_now"
    assert refused(siege, "finish") == "not_now"


@rule("R12.1")
def test_everything_that_may_be_done_is_offered_and_nothing_else() -> None:
    siege = position(hand=["dull_knife"], board=BOARD, blocked=[4], hired=["goblin", "troll", "orcs"])
    scraps = {"scrap:1", "scrap:3", "scrap:5"}
    assert offered(siege, "end_turn") == scraps | {f"fill:2:{deck}" for deck in DECKS} | {"finish"}
    assert refused(siege, "scrap:2") == "no_card_there"
    assert refused(siege, "fill:1:red") == "space_taken"
    assert refused(siege, "fill:4:red") == "space_blocked"


@rule("R12.1")
@pytest.mark.parametrize("laid", [{}, {"wood": 1}, {"wood": 1, "metal": 1}])
def test_a_card_may_be_removed_finished_or_not_and_its_resources_go_home(laid: dict[str, int]) -> None:
    siege = position(hand=["dull_knife"], board=BOARD, laid={1: laid})
    play(siege, "end_turn")
    assert look(siege, "board", 0, "finished") is (len(laid) == 2)
    tale = play(siege, "scrap:1")
    assert told(tale, "upgrade_scrapped") == [{"event": "upgrade_scrapped", "space": 1, "card": "hand_axe"}]
    assert look(siege, "workshops") == {"wood": 10, "leather": 10, "metal": 10}
    assert look(siege, "board", 0, "card") is None
    assert look(siege, "decks", "yellow") == 12  # it does not come back


@rule("R12.1")
def test_any_cards_may_be_removed_and_then_any_empty_spaces_filled_in_any_order() -> None:
    luck = {"yellow": [0], "grey": [0], "red": [9]}
    siege = position(hand=["dull_knife"], board=BOARD, luck=luck)
    play(siege, "end_turn", "scrap:5", "scrap:1", "fill:4:red", "fill:1:grey", "fill:2:yellow", "fill:5:red")
    cards = [row["card"] for row in look(siege, "board")]
    assert cards[:4] == ["axe", "short_sword", "spear", "runeblade"]  # the Hand Axe, first of the yellow ones, is gone
    assert cards[4] in siege.box.card_ids[37:46]
    assert look(siege, "decks") == {"yellow": 11, "grey": 9, "red": 8}


@rule("R12.1")
@pytest.mark.parametrize(("deck", "first", "size"), [("yellow", 12, 15), ("grey", 27, 10), ("red", 37, 10)])
def test_a_space_gets_any_card_of_the_chosen_deck(deck: str, first: int, size: int) -> None:
    drawn, expected = set(), set()
    for answer in range(size):
        siege = position(hand=["dull_knife"], board=EMPTY, luck={deck: [answer]})
        play(siege, "end_turn", f"fill:3:{deck}")
        drawn.add(look(siege, "board", 2, "card"))
        expected.add(siege.box.card_ids[first + answer])
    assert drawn == expected


@rule("R12.1")
def test_an_empty_deck_cannot_be_chosen() -> None:
    siege = position(hand=["dull_knife"], board=EMPTY)
    siege.upgrades_left &= ~(0x3FF << 15) & ~(0x1FF << 25)  # no grey card, one red one
    assert refused(siege, "end_turn", "fill:1:grey") == "deck_empty"
    assert refused(siege, "fill:1:red", "fill:2:red") == "deck_empty"
    assert refused(siege, "fill:2:yellow") is None


@rule("R12.1")
def test_the_refill_is_optional() -> None:
    siege = position(hand=["dull_knife"], board=BOARD)
    play(siege, "end_turn", "finish")
    assert siege.to_move == 1
    assert [row["card"] for row in look(siege, "board")] == BOARD


@rule("R12.1")
def test_cards_may_be_removed_without_filling() -> None:
    siege = position(hand=["dull_knife"], board=BOARD)
    play(siege, "end_turn", "scrap:1", "finish")
    assert siege.to_move == 1
    assert [row["card"] for row in look(siege, "board")] == [None, None, "spear", None, "pick"]


@rule("R12.1")
def test_some_spaces_may_be_left_empty() -> None:
    siege = position(hand=["dull_knife"], board=BOARD)
    play(siege, "end_turn", "fill:2:grey", "finish")
    assert siege.to_move == 1
    assert look(siege, "board", 3, "card") is None


@rule("R12.1")
def test_nothing_is_removed_once_filling_has_begun() -> None:
    siege = position(hand=["dull_knife"], board=BOARD)
    play(siege, "end_turn", "fill:2:grey")
    for space in (1, 2, 3, 5):
        assert refused(siege, f"scrap:{space}") == "filling_begun"
    assert refused(siege, "fill:4:grey") is None


@rule("R12.1")
def test_the_next_player_may_remove_cards_again() -> None:
    siege = position(hand=["dull_knife"], board=BOARD)
    deal_hand(siege, 1, ["dull_knife"])
    play(siege, "end_turn", "fill:2:grey", "finish", "end_turn")
    assert siege.to_move == 1
    assert refused(siege, "scrap:2") is None


@rule("R12.1", "R4.2")
def test_a_blocked_space_is_never_filled() -> None:
    siege = position(hand=["dull_knife"], board=EMPTY, blocked=[1, 2, 3, 4])
    play(siege, "end_turn")
    for space in (1, 2, 3, 4):
        for deck in DECKS:
            assert refused(siege, f"fill:{space}:{deck}") == "space_blocked"
    play(siege, "fill:5:red")  # nothing is left to fill, nothing may be removed: the turn is over
    assert siege.to_move == 1


@rule("R12.2")
def test_a_drawn_card_is_seen_before_the_deck_for_the_next_space_is_chosen() -> None:
    siege = position(hand=["dull_knife"], board=EMPTY, luck={"grey": [3]})
    tale = play(siege, "end_turn", "fill:2:grey")
    assert told(tale, "upgrade_placed") == [{"event": "upgrade_placed", "space": 2, "deck": "grey", "card": "long_bow"}]
    for seat in (0, 1, None):
        assert look(siege, "board", 1, "card", seat=seat) == "long_bow"
    assert look(siege, "decision", "kind") == "refill"
    assert {f"fill:1:{deck}" for deck in DECKS} <= offered(siege)
