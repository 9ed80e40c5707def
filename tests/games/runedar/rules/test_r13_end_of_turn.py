"""Chapter R13: five played cards go away, five new ones come, twelve are shuffled when the deck is used up."""

from __future__ import annotations

from collections import Counter

import pytest

import mattock
from mattock.core.bits import members
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, RUNEDAR, look, names, pass_turn, play, position, told
from tests.paragraphs import rule

QUIET = [f"w1_c{number}" for number in range(1, 8)]


def quiet_siege(players: int = 1, luck: dict[str, list[int]] | None = None) -> Siege:
    """A new game whose first seven siege cards do no harm worth speaking of."""
    siege = RUNEDAR.new(players=players, first=0, chance=mattock.Arranged({"siege": [0] * 7, **(luck or {})}, seed=4))
    assert isinstance(siege, Siege)
    return siege


def sizes(siege: Siege) -> tuple[int, int, int]:
    """Cards of seat 0 in hand, in the draw deck and open under the discard token."""
    dwarf = look(siege, "dwarfs", 0)
    return dwarf["hand_size"], dwarf["draw_deck"], len(dwarf["discard"])


@rule("R13.1")
def test_the_five_played_cards_go_under_the_discard_token() -> None:
    hand = ["orc", "dull_knife", "worn_pick", "bent_shovel", "frayed_sling"]
    siege = position(place="tannery", hand=hand, siege_next=["w1_c1"], hired=EVERYONE)
    play(siege, "reveal", "lay:worn_pick", "rest")
    assert look(siege, "dwarfs", 0, "played") == ["worn_pick", "orc"]
    play(siege, "end_turn")
    assert sorted(look(siege, "dwarfs", 0, "discard")) == sorted(hand)
    assert look(siege, "dwarfs", 0, "played") == []


@rule("R13.1")
def test_two_hands_of_five_then_all_twelve_are_shuffled() -> None:
    siege = quiet_siege()
    seen = []
    for turn in range(6):
        seen.append(sizes(siege))
        first_hand = look(siege, "dwarfs", 0, "hand", seat=0)
        tale = pass_turn(siege)
        assert len(told(tale, "deck_shuffled")) == turn % 2
        assert [event["count"] for event in told(tale, "cards_drawn")] == [5]
        if turn % 2 == 0:
            # Names may repeat (two orc cards), the pieces may not: ten different cards in two turns.
            both = Counter(first_hand) + Counter(look(siege, "dwarfs", 0, "hand", seat=0))
            assert not both - Counter(look(siege, "dwarfs", 0, "cards"))
    assert seen == [(5, 5, 0), (5, 0, 5)] * 3


@rule("R13.1")
def test_the_shuffle_comes_before_the_draw_and_after_the_turn() -> None:
    siege = quiet_siege()
    pass_turn(siege)
    assert names(pass_turn(siege))[-4:] == ["turn_ended", "deck_shuffled", "cards_drawn", "turn_began"]


@rule("R13.1", "R2.9")
@pytest.mark.parametrize("card", range(12))
def test_each_of_the_twelve_cards_can_be_set_aside(card: int) -> None:
    """The tenth and eleventh are the orc cards. Nobody draws the card in question: it stays with the two left over."""
    left = list(range(12))
    answers = []
    for _ in range(10):
        answer = 1 if left[0] == card else 0
        answers.append(answer)
        del left[answer]
    siege = quiet_siege(luck={"hand:0": answers})
    pass_turn(siege)
    assert members(siege.dwarfs[0].pool) == left
    assert card in left
    dwarf = look(siege, "dwarfs", 0, seat=0)
    aside = Counter(dwarf["cards"]) - Counter(dwarf["hand"]) - Counter(dwarf["discard"])
    assert aside == Counter(siege.box.card_ids[number] for number in left)
    tale = pass_turn(siege)
    assert told(tale, "deck_shuffled")
    assert sizes(siege) == (5, 5, 0)  # the two are back in the deck


@rule("R13.1", "R2.9")
def test_every_card_is_set_aside_about_as_often() -> None:
    aside: Counter[int] = Counter()
    for seed in range(300):
        siege = RUNEDAR.new(players=1, seed=seed)
        assert isinstance(siege, Siege)
        pass_turn(siege)
        aside.update(members(siege.dwarfs[0].pool))
    assert sorted(aside) == list(range(12))
    assert all(25 <= times <= 80 for times in aside.values())  # 50 expected, with a deviation of 6.5


@rule("R13.1", "R11.4")
def test_an_upgrade_taken_is_shuffled_in_with_the_others() -> None:
    siege = position(
        players=1,
        place="tannery",
        hand=["dull_knife", "worn_pick", "bent_shovel", "frayed_sling", "loose_mattock"],
        board=[None, None, None, None, "hand_axe"],
        laid={5: {"wood": 1, "leather": 1, "metal": 2}},
        siege_next=QUIET,
        hired=EVERYONE,
    )
    play(siege, "take:5", "remove:dull_knife")
    pass_turn(siege)
    pass_turn(siege)
    dwarf = siege.dwarfs[0]
    names_left = [siege.box.card_ids[card] for card in members(dwarf.hand | dwarf.pool)]
    assert len(names_left) == 12
    assert "hand_axe" in names_left
    assert "dull_knife" not in names_left


@rule("R13.1", "R2.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_turn_passes_to_the_left_all_round(players: int) -> None:
    siege = quiet_siege(players)
    seats = []
    for _ in range(5):
        seats.append(siege.to_move)
        pass_turn(siege)
    assert seats == [turn % players for turn in range(5)]


@rule("R13.1")
def test_only_the_player_whose_turn_ends_draws_cards() -> None:
    siege = quiet_siege(3)
    others = [look(siege, "dwarfs", seat, seat=seat) for seat in (1, 2)]
    tale = pass_turn(siege)
    assert [event["seat"] for event in told(tale, "cards_drawn")] == [0]
    assert [look(siege, "dwarfs", seat, seat=seat) for seat in (1, 2)] == others
