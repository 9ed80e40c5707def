"""Chapter R18: what everyone sees, what nobody sees, and what may be imagined in its place."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import mattock
from mattock.core.bits import count, members
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, RUNEDAR, deal_hand, look, play, position
from tests.paragraphs import rule

HANDS = [
    ["orc", "dull_knife", "worn_pick", "bent_shovel", "axe"],
    ["orc", "orc", "frayed_sling", "old_crossbow", "rusty_toolbox"],
    ["loose_mattock", "notched_sword", "cracked_hammer", "dull_knife", "orc"],
]


def table(**more: Any) -> Siege:
    siege = position(**{"players": 3, "hand": HANDS[0], "siege_next": ["w1_c1", "w1_c2"], **more})
    deal_hand(siege, 1, HANDS[1])
    deal_hand(siege, 2, HANDS[2])
    return siege


def imagined(siege: Siege, seat: int | None, seed: int) -> Siege:
    twin = siege.imagine(seat, mattock.Seeded(seed))
    assert isinstance(twin, Siege)
    return twin


def wander(seed: int, decisions: int, **options: Any) -> Siege:
    """A game after some random decisions."""
    siege = RUNEDAR.new(seed=seed, **options)
    assert isinstance(siege, Siege)
    choice = mattock.Seeded(seed)
    for _ in range(decisions):
        if siege.is_over:
            break
        actions = siege.legal()
        siege.play(actions[choice.below(len(actions), "choice")])
    return siege


@rule("R18.1", "R2.11")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_hand_is_shown_to_its_owner_alone(seat: int | None) -> None:
    siege = table()
    for other in range(3):
        shown = look(siege, "dwarfs", other, "hand", seat=seat)
        assert shown is None if other != seat else sorted(shown) == sorted(HANDS[other])
        assert look(siege, "dwarfs", other, "hand_size", seat=seat) == 5


@rule("R18.1")
def test_a_view_does_not_depend_on_what_its_seat_may_not_know() -> None:
    siege = table()
    twin = siege.clone()
    other = twin.dwarfs[1]
    other.hand, other.pool = other.hand ^ 1 << 11 ^ 1 << 3, other.pool ^ 1 << 11 ^ 1 << 3  # an orc for a sword
    for seat in (0, 2, None):
        assert twin.view(seat) == siege.view(seat)
    assert twin.view(1) != siege.view(1)
    assert twin.legal() == siege.legal()


@rule("R18.1")
@pytest.mark.parametrize("seed", range(12))
def test_no_view_names_a_piece_that_has_not_been_revealed(seed: int) -> None:
    siege = wander(seed, 40 + 25 * seed, players=seed % 4 + 1)
    box = siege.box
    seen_goblins = {siege.goblin_in(0), siege.goblin_in(1)}
    hidden = [name for number, name in enumerate(box.siege_ids) if siege.siege_left >> number & 1]
    hidden += [name for number, name in enumerate(box.troll_ids) if siege.trolls_left >> number & 1]
    hidden += [name for number, name in enumerate(box.goblin_ids) if number not in seen_goblins]
    hidden += [box.card_ids[12 + number] for number in members(siege.upgrades_left)]
    for seat in [None, *range(siege.players)]:
        view = json.dumps(siege.view(seat))
        assert [name for name in hidden if f'"{name}"' in view] == []


@rule("R18.1")
def test_the_two_cards_set_aside_are_hidden_from_all_even_from_their_owner() -> None:
    """Of a used card everyone knows where it is; of the other seven nobody is told which five lie in the deck."""
    siege = table()
    dwarf = look(siege, "dwarfs", 0, seat=0)
    assert dwarf["draw_deck"] == 5
    listed = {key: value for key, value in dwarf.items() if isinstance(value, list)}
    assert {key: len(cards) for key, cards in listed.items()} == {
        "hand": 5,
        "known": 0,
        "played": 0,
        "discard": 0,
        "cards": 12,
    }


@rule("R18.1")
def test_board_reserve_and_deck_sizes_are_open_to_all() -> None:
    siege = table(
        orcs={"tannery": 2, "foundry_outside": 1},
        gold=13,
        board=["saw", "axe", None, "pick", "great_axe"],
        laid={2: {"wood": 1}},
        goblins=["goblin_2_any", "goblin_2_hits"],
        sections=2,
        trolls={"troll_3x2": [1]},
        engines={"catapult": 2},
        blocked=[3],
        hired=["orcs"],
    )
    for seat in (0, 1, 2, None):
        view: Any = siege.view(seat)
        assert view["gold"] == 13
        assert view["orcs"] == {"tannery": 2, "foundry_outside": 1}
        assert view["orc_reserve"] == 7
        assert view["workshops"] == {"wood": 9, "leather": 10, "metal": 10}
        assert [row["card"] for row in view["board"]] == ["saw", "axe", None, "pick", "great_axe"]
        assert view["board"][1]["laid"]["wood"] == 1
        assert [row["tile"] for row in view["goblins"]] == ["goblin_2_any", "goblin_2_hits"]
        assert view["trolls"][0]["troll"] == "troll_3x2"
        assert view["engines"][1]["seat"] == 2
        assert (view["troll_tiles_left"], view["catapult_cards_left"], view["siege_left"]) == (4, 4, 50)
        assert view["decks"] == {"yellow": 13, "grey": 9, "red": 9}
        assert view["hired"] == ["orcs"]
        assert [row["draw_deck"] for row in view["dwarfs"]] == [5, 5, 5]


@rule("R18.1", "R11.4")
def test_cards_played_taken_and_removed_are_open_and_cards_drawn_are_not() -> None:
    siege = table(hand=["dull_knife", "worn_pick"], board=["saw", *[None] * 4], laid={1: {"metal": 1}}, place="tannery")
    codes = ["take:1", "remove:dull_knife", "lay:worn_pick", "rest", "end_turn"]
    events = [event for code in codes for event in siege.play(siege.catalogue.by_code(code))]
    for seat in (1, 2, None):
        told = {str(event.name): event.seen_by(seat) for event in events}
        assert told["card_removed"]["card"] == "dull_knife"
        assert told["upgrade_taken"]["card"] == "saw"
        assert told["card_laid"]["card"] == "worn_pick"
        assert told["cards_left_unused"]["cards"] == ["saw"]
        assert told["cards_drawn"] == {"event": "cards_drawn", "seat": 0, "count": 5}
        assert look(siege, "dwarfs", 0, "discard", seat=seat) == ["worn_pick", "saw"]
    drawn = next(event for event in events if event.name == "cards_drawn").seen_by(0)
    assert drawn["cards"] == look(siege, "dwarfs", 0, "hand", seat=0)


@rule("R18.1")
@pytest.mark.parametrize("codes", [["lay:saw", "rest"], ["end_turn"]])
def test_an_upgrade_just_taken_is_known_to_all_until_it_is_played(codes: list[str]) -> None:
    board = ["saw", *[None] * 4]
    siege = table(hand=["dull_knife", "worn_pick"], board=board, laid={1: {"metal": 1}}, place="tannery")
    play(siege, "take:1", "remove:dull_knife")
    assert look(siege, "dwarfs", 0, "known", seat=2) == ["saw"]
    assert all(imagined(siege, 2, seed).dwarfs[0].hand >> siege.box.card_ids.index("saw") & 1 for seed in range(20))
    play(siege, *codes)
    assert [look(siege, "dwarfs", other, "known", seat=2) for other in range(3)] == [[], [], []]


@rule("R18.1", "R12.1")
def test_an_upgrade_left_unused_is_in_nobodys_hand_while_the_board_is_refilled() -> None:
    board = ["saw", *[None] * 4]
    siege = table(hand=["dull_knife", "worn_pick"], board=board, laid={1: {"metal": 1}}, place="central_chamber")
    play(siege, "take:1", "remove:dull_knife", "end_turn")
    assert look(siege, "decision", "kind") == "refill"
    assert look(siege, "dwarfs", 0, "known", seat=2) == []
    for seat in (0, 1, 2, None):
        assert imagined(siege, seat, 1).view(seat) == siege.view(seat)


@rule("R18.1")
@pytest.mark.parametrize("seed", range(24))
def test_imagining_keeps_all_that_the_seat_knows(seed: int) -> None:
    siege = wander(seed, 15 * seed, players=seed % 3 + 2)
    truth = siege.snapshot()
    for seat in [None, *range(siege.players)]:
        twin = imagined(siege, seat, seed)
        assert twin.view(seat) == siege.view(seat)
        for index in range(siege.players):
            mine, thine = siege.dwarfs[index], twin.dwarfs[index]
            assert thine.hand | thine.pool == mine.hand | mine.pool
            assert not thine.hand & thine.pool
            assert count(thine.hand) == count(mine.hand)
            if index == seat:
                assert (thine.hand, thine.pool) == (mine.hand, mine.pool)
        changed = {name for name, value in twin.snapshot().items() if value != truth[name]}
        assert changed <= {"dwarfs"}
    assert siege.snapshot() == truth


@rule("R18.1")
def test_every_card_that_may_be_in_a_hidden_hand_is_imagined_there_about_as_often() -> None:
    siege = table()
    times: Counter[int] = Counter()
    for seed in range(400):
        times.update(members(imagined(siege, 0, seed).dwarfs[1].hand))
    assert sorted(times) == list(range(12))
    assert all(125 <= number <= 210 for number in times.values())  # 167 expected, with a deviation of 10


@rule("R18.1", "R5.1")
def test_the_imagined_hand_of_the_player_on_turn_agrees_with_what_is_asked() -> None:
    siege = table(hired=EVERYONE)
    orcs = 0b11 << 10
    assert all(imagined(siege, 1, seed).dwarfs[0].hand & orcs for seed in range(40))  # an orc card is asked for
    play(siege, "reveal")
    assert look(siege, "decision", "kind") == "cards"
    assert not any(imagined(siege, 1, seed).dwarfs[0].hand & orcs for seed in range(40))
    assert any(imagined(siege, 1, seed).dwarfs[2].hand & orcs for seed in range(40))


@rule("R18.1")
def test_an_imagined_game_goes_its_own_way() -> None:
    siege = table(hired=EVERYONE, siege_next=[])
    truth = siege.snapshot()
    cards = set()
    for seed in range(60):
        twin = imagined(siege, 0, seed)
        play(twin, "reveal")
        cards.add(look(twin, "siege_seen")[0])
    assert cards == set(siege.box.siege_ids[:10])  # no order of the deck was fixed
    assert siege.snapshot() == truth


@rule("R18.1", "R2.2")
def test_which_goblins_lie_under_a_section_is_not_settled_before_they_come() -> None:
    siege = position(place="tunnel_courtyard", hand=["dull_knife", "bent_shovel"], rubble=1, sections=2)
    seen: set[str] = set()
    for seed in range(60):
        twin = imagined(siege, 0, seed)
        play(twin, "lay:bent_shovel", "dig")
        seen.update(row["tile"] for row in look(twin, "goblins"))
    assert seen == {"goblin_3_wants", "goblin_3_any", "goblin_3_rubble", "goblin_3_hits"}


@rule("R18.2")
def test_hands_are_hidden_unless_the_table_opens_them() -> None:
    assert RUNEDAR.new(players=3, seed=1).options["open_hands"] is False
    siege = table(open_hands=True)
    for seat in (0, 1, 2, None):
        for other in range(3):
            assert sorted(look(siege, "dwarfs", other, "hand", seat=seat)) == sorted(HANDS[other])


@rule("R18.2")
@pytest.mark.parametrize("is_open", [False, True])
def test_cards_drawn_are_told_to_all_only_at_a_table_with_open_hands(is_open: bool) -> None:
    siege = table(place="tannery", hand=["dull_knife"], open_hands=is_open)
    events = siege.play(siege.catalogue.by_code("end_turn"))
    hand = look(siege, "dwarfs", 0, "hand", seat=0)
    for seat in (1, 2, None):
        told = [event.seen_by(seat).get("cards") for event in events if event.name.startswith("cards_")]
        assert (hand in told) is is_open


@rule("R18.2", "R18.1")
def test_with_open_hands_no_hand_is_imagined_but_luck_still_is() -> None:
    siege = table(open_hands=True, hired=EVERYONE, siege_next=[])
    assert all(imagined(siege, seat, 3).snapshot() == siege.snapshot() for seat in (0, 1, 2, None))
    cards = set()
    for seed in range(30):
        twin = imagined(siege, 1, seed)
        play(twin, "reveal")
        cards.add(look(twin, "siege_seen")[0])
    assert len(cards) > 5
