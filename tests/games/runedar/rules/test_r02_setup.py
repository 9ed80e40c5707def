"""Chapter R2: what lies where before the first turn, and what luck decides of it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

import mattock
from mattock.games.runedar.rules.siege_card import draw_siege_card
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, RUNEDAR, look, names, play, position, refused, stack_siege, told
from tests.paragraphs import rule

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

EVERY_NUMBER = pytest.mark.parametrize("players", [1, 2, 3, 4])
WEAPONS_AND_TOOLS = [
    "chipped_hatchet",
    "dull_knife",
    "cracked_hammer",
    "notched_sword",
    "old_crossbow",
    "frayed_sling",
    "worn_pick",
    "bent_shovel",
    "loose_mattock",
    "rusty_toolbox",
]
KINDS = ["wants", "any", "rubble", "hits"]
YELLOW = 15


def fresh(luck: Mapping[str, Sequence[int]] | None = None, **options: object) -> Siege:
    """A new game as everyone gets it."""
    chance = mattock.Arranged({stream: list(numbers) for stream, numbers in (luck or {}).items()})
    siege = RUNEDAR.new(seed=None, chance=chance, **options)
    assert isinstance(siege, Siege)
    return siege


def goblins_of(section: int, luck: Sequence[int]) -> list[object]:
    """Open a section with this luck: the tiles that come."""
    siege = position(
        place="tunnel_courtyard", hand=["worn_pick"], rubble=1, sections=section - 1, luck={"goblin": luck}
    )
    tale = play(siege, "lay:worn_pick", "dig")
    return [event["goblin"] for event in told(tale, "goblin_came")]


@rule("R2.6", "R2.8", "R2.9", "R2.10")
@EVERY_NUMBER
def test_the_tale_of_the_setup_tells_what_was_laid_out_and_dealt(players: int) -> None:
    siege = fresh(players=players, difficulty="hard", first=players - 1)
    tale = [event.to_dict() for event in siege.tale]
    hands = ["cards_drawn"] * players
    assert names(tale) == ["rubble_placed", *["upgrade_placed"] * 5, "first_chosen", *hands, "turn_began"]
    assert (tale[0]["count"], told(tale, "first_chosen")[0]["seat"]) == (10, players - 1)
    assert [event["space"] for event in told(tale, "upgrade_placed")] == [1, 2, 3, 4, 5]


@rule("R2.1")
@EVERY_NUMBER
def test_ten_of_each_resource_and_twenty_nuggets_lie_ready(players: int) -> None:
    siege = fresh(players=players)
    assert look(siege, "workshops") == {"wood": 10, "leather": 10, "metal": 10}
    assert look(siege, "gold") == 20


@rule("R2.2")
@pytest.mark.parametrize("section", [1, 2, 3, 4, 5])
def test_two_goblins_of_its_level_lie_under_each_section_the_lowest_nearest(section: int) -> None:
    first, second = goblins_of(section, [0, 0])
    assert (first, second) == (f"goblin_{section}_wants", f"goblin_{section}_any")


@rule("R2.2")
def test_any_two_of_the_four_tiles_of_a_level_may_lie_there_never_the_same_twice() -> None:
    pairs = [goblins_of(1, [first, second]) for first in range(4) for second in range(3)]
    assert sorted(map(str, pairs)) == sorted(str([f"goblin_1_{a}", f"goblin_1_{b}"]) for a, b in permutations(KINDS, 2))


@rule("R2.2")
@pytest.mark.parametrize("luck", [[4, 0], [0, 3]])
def test_luck_is_asked_for_one_of_four_tiles_then_for_one_of_three(luck: list[int]) -> None:
    with pytest.raises(mattock.LuckRanOut):
        goblins_of(1, luck)


@rule("R2.2")
def test_nobody_sees_the_tiles_before_their_section_goes() -> None:
    siege = fresh()
    for seat in (0, 1, None):
        assert "goblin_1_" not in str(siege.view(seat))


@rule("R2.2")
def test_the_other_tiles_of_a_level_are_out_of_the_game() -> None:
    """Once the first pair is gone only the second level can come, whatever luck says."""
    coming = {str(tile) for luck in ([3, 2], [2, 1], [1, 0]) for tile in goblins_of(2, luck)}
    assert all(tile.startswith("goblin_2_") for tile in coming)


@rule("R2.3")
def test_there_are_fifty_siege_cards_and_wave_after_wave_comes_up_whole() -> None:
    siege = fresh()
    assert look(siege, "siege_left") == 50
    drawn = [siege.box.siege_ids[draw_siege_card(siege)] for _ in range(50)]
    assert len(set(drawn)) == 50
    assert [name[:2] for name in drawn] == [f"w{wave}" for wave in range(1, 6) for _ in range(10)]


@rule("R2.3")
@pytest.mark.parametrize("wave", [1, 2, 3, 4, 5])
def test_each_wave_is_shuffled_so_any_of_its_cards_may_come_first(wave: int) -> None:
    for place in range(10):
        siege = position(hand=["orc"], hired=EVERYONE)
        stack_siege(siege, [f"w{wave}_c1"])
        siege.chance = mattock.Arranged({"siege": [place]})
        tale = play(siege, "reveal")
        assert told(tale, "siege_revealed")[0]["siege"] == f"w{wave}_c{place + 1}"
        assert told(tale, "siege_revealed")[0]["left"] == 59 - 10 * wave


@rule("R2.4")
@EVERY_NUMBER
def test_the_reserve_has_ten_orcs_and_both_engines(players: int) -> None:
    siege = fresh(players=players)
    assert (look(siege, "orc_reserve"), look(siege, "orcs")) == (10, {})
    assert [(engine["engine"], engine["seat"], engine["lying"]) for engine in look(siege, "engines")] == [
        ("siege_tower", None, False),
        ("catapult", None, False),
    ]


@rule("R2.4")
def test_the_courtyard_holds_no_foe_and_all_tiles_and_catapult_cards_are_face_down() -> None:
    siege = fresh()
    assert (look(siege, "goblins"), look(siege, "trolls")) == ([], [])
    assert (look(siege, "troll_tiles_left"), look(siege, "catapult_cards_left")) == (5, 5)


@rule("R2.4")
def test_troll_tiles_are_shuffled_any_of_the_five_may_come_first() -> None:
    came = []
    for place in range(5):
        siege = position(engines={"siege_tower": 0}, luck={"troll": [place]})
        came += [event["troll"] for event in told(play(siege, "activate:siege_tower"), "troll_came")]
    assert came == ["troll_4x1", "troll_5x1", "troll_3x2", "troll_2x3", "troll_2x4"]


@rule("R2.4")
def test_catapult_cards_are_shuffled_any_number_from_one_to_five_may_come_first() -> None:
    came = []
    for place in range(5):
        siege = position(engines={"catapult": 0}, luck={"catapult": [place]}, hired=EVERYONE)
        came += [event["space"] for event in told(play(siege, "activate:catapult"), "catapult_revealed")]
    assert came == [1, 2, 3, 4, 5]


@rule("R2.4")
def test_there_are_five_dice() -> None:
    siege = position(place="tannery", hand=["great_axe", "long_sword"], orcs={"tannery": 1}, dice=["crossbow"] * 8)
    tale = play(siege, "lay:great_axe", "close", "lay:long_sword", "roll")
    assert told(tale, "dice_rolled")[0]["faces"] == ["crossbow"] * 5


@rule("R2.5")
@EVERY_NUMBER
def test_each_player_has_one_dwarf_in_the_central_chamber_and_unused_ones_are_out(players: int) -> None:
    siege = fresh(players=players)
    dwarfs = look(siege, "dwarfs")
    assert len(dwarfs) == players
    assert {dwarf["place"] for dwarf in dwarfs} == {"central_chamber"}
    assert len({dwarf["dwarf"] for dwarf in dwarfs}) == players


@rule("R2.5")
def test_players_choose_their_dwarfs() -> None:
    everyone = [dwarf["dwarf"] for dwarf in look(fresh(players=4), "dwarfs")]
    chosen = [everyone[3], everyone[1]]
    siege = fresh(players=2, dwarfs=chosen)
    assert [dwarf["dwarf"] for dwarf in look(siege, "dwarfs")] == chosen


@rule("R2.5")
@pytest.mark.parametrize(
    "chosen", [["brynja", "brynja"], ["brynja"], ["brynja", "torvald", "eldrun"], ["brynja", "nobody"], "brynja"]
)
def test_a_dwarf_serves_one_player_and_there_is_no_fifth(chosen: object) -> None:
    with pytest.raises(mattock.BadOption, match="choose 2 different ones"):
        fresh(players=2, dwarfs=chosen)


@rule("R2.5")
@EVERY_NUMBER
def test_each_player_owns_the_same_twelve_cards_two_of_them_orcs(players: int) -> None:
    siege = fresh(players=players)
    for dwarf in look(siege, "dwarfs"):
        assert sorted(dwarf["cards"]) == sorted([*WEAPONS_AND_TOOLS, "orc", "orc"])


@rule("R2.6")
@EVERY_NUMBER
def test_five_yellow_cards_lie_at_random_on_the_five_spaces(players: int) -> None:
    siege = fresh({"yellow": [14, 0, 0, 3, 10]}, players=players)
    assert [space["card"] for space in look(siege, "board")] == [
        "rune_dagger",
        "hand_axe",
        "short_sword",
        "throwing_knives",
        "rune_lantern",
    ]
    assert not any(space["blocked"] for space in look(siege, "board"))
    assert all(space["laid"] == {"wood": 0, "leather": 0, "metal": 0} for space in look(siege, "board"))


@rule("R2.6")
def test_the_decks_are_left_with_ten_yellow_ten_grey_and_ten_red_cards() -> None:
    assert look(fresh(), "decks") == {"yellow": YELLOW - 5, "grey": 10, "red": 10}


@rule("R2.6")
@pytest.mark.parametrize(
    ("players", "added"),
    [
        (1, ["WLL", "LMM", "WWM", "WLM", "WLM"]),
        (2, ["W", "LM", "WM", "WL", "LM"]),
        (3, ["", "W", "L", "M", "M"]),
        (4, ["", "", "", "", "M"]),
    ],
)
def test_a_space_adds_to_the_cost_by_the_number_of_players(players: int, added: list[str]) -> None:
    siege = position(players=players, board=["spear"] * 5)
    for space, extra in zip(look(siege, "board"), added, strict=True):
        wanted = {"wood": extra.count("W") + 1, "leather": extra.count("L"), "metal": extra.count("M")}
        assert space["needs"] == wanted


@rule("R2.7")
def test_all_five_mercenaries_are_for_hire_and_open_to_see() -> None:
    siege = fresh()
    hires = [action for action in siege.catalogue.actions if action.verb == "hire"]
    assert {action.params["mercenary"] for action in hires} == set(EVERYONE)
    assert all(refused(siege, action.code) != "already_hired" for action in hires)
    assert all(look(siege, "hired", seat=seat) == [] for seat in (0, 1, None))


@rule("R2.8")
@EVERY_NUMBER
@pytest.mark.parametrize(("difficulty", "rubble"), [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
def test_difficulty_is_rubble_in_the_courtyard(players: int, difficulty: str, rubble: int) -> None:
    assert look(fresh(players=players, difficulty=difficulty), "rubble") == rubble


@rule("R2.9")
@EVERY_NUMBER
def test_each_player_holds_five_cards_and_has_five_in_the_draw_deck_and_two_aside(players: int) -> None:
    siege = fresh(players=players)
    for seat in range(players):
        dwarf = look(siege, "dwarfs", seat, seat=seat)
        assert (len(dwarf["hand"]), dwarf["draw_deck"], dwarf["discard"], dwarf["played"]) == (5, 5, [], [])
        assert len(dwarf["cards"]) - len(dwarf["hand"]) - dwarf["draw_deck"] == 2


@rule("R2.9")
def test_the_opening_hand_is_dealt_out_of_all_twelve_cards() -> None:
    siege = fresh({"hand:0": [11, 10, 0, 8, 7], "hand:1": [0, 0, 0, 0, 0]}, first=0)
    assert sorted(look(siege, "dwarfs", 0, "hand", seat=0)) == sorted(
        ["orc", "orc", "chipped_hatchet", "rusty_toolbox", "loose_mattock"]
    )
    assert look(siege, "dwarfs", 1, "hand", seat=1) == WEAPONS_AND_TOOLS[:5]


@rule("R2.9")
def test_ten_cards_are_played_before_the_two_set_aside_can_come() -> None:
    siege = fresh({"hand:0": [0] * 10}, players=1)
    first = look(siege, "dwarfs", 0, "hand", seat=0)
    tale = play(siege, "end_turn", "finish")
    second = look(siege, "dwarfs", 0, "hand", seat=0)
    assert "deck_shuffled" not in names(tale)
    assert first + second == WEAPONS_AND_TOOLS
    assert look(siege, "dwarfs", 0, "draw_deck") == 0
    assert "deck_shuffled" in names(play(siege, "end_turn", "finish"))


@rule("R2.10")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_is_drawn(first: int) -> None:
    siege = fresh({"first": [first]}, players=4)
    assert (siege.to_move, look(siege, "first"), look(siege, "turn")) == (first, first, 1)


@rule("R2.10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_or_the_first_player_is_chosen_and_luck_is_not_asked(first: int) -> None:
    siege = fresh({"first": [(first + 1) % 3]}, players=3, first=first)
    assert siege.to_move == first


@rule("R2.10")
@pytest.mark.parametrize("first", [-1, 3, "0", True, 1.0])
def test_only_somebody_at_the_table_can_be_first(first: object) -> None:
    with pytest.raises(mattock.BadOption, match="first="):
        fresh(players=3, first=first)


@rule("R2.10")
def test_play_goes_clockwise() -> None:
    no_orcs = {f"hand:{seat}": [0] * 10 for seat in range(4)}
    siege = fresh(no_orcs, players=4, first=2)
    seats = []
    for _ in range(5):
        seats.append(siege.to_move)
        play(siege, "end_turn", "finish")
    assert seats == [2, 3, 0, 1, 2]


@rule("R2.6", "R2.9", "R2.10")
@pytest.mark.parametrize("luck", [{"first": [3]}, {"yellow": [15]}, {"yellow": [0, 14]}, {"hand:1": [0, 0, 10]}])
def test_no_lot_is_drawn_that_is_not_there(luck: dict[str, list[int]]) -> None:
    with pytest.raises(mattock.LuckRanOut):
        fresh(luck, players=3)


@rule("R2.11")
@EVERY_NUMBER
def test_a_hand_is_seen_by_its_owner_only(players: int) -> None:
    siege = fresh(players=players)
    for seat in range(players):
        for watcher in [*range(players), None]:
            hand = look(siege, "dwarfs", seat, "hand", seat=watcher)
            assert (hand is not None) == (watcher == seat)


@rule("R2.11")
def test_what_is_drawn_is_told_to_the_one_who_draws_only() -> None:
    siege = fresh({"hand:0": [0] * 10}, first=0)
    siege.play(siege.catalogue.by_code("end_turn"))
    tale = siege.play(siege.catalogue.by_code("finish"))
    (drawn,) = [event for event in tale if event.name == "cards_drawn"]
    assert drawn.seen_by(0)["cards"] == WEAPONS_AND_TOOLS[5:]
    assert [("cards" in drawn.seen_by(seat)) for seat in (1, None)] == [False, False]


@rule("R2.11")
def test_the_active_player_decides_whatever_is_asked() -> None:
    siege = position(
        players=3,
        hand=["orc", "dull_knife", "chipped_hatchet"],
        orcs={"tannery": 2},
        engines={"siege_tower": 0},
        siege_next=["w1_c1"],
        dice=[2, 2],
    )
    asked = []
    for code in (
        "activate:siege_tower",
        "reveal",
        "proceed",
        "lay:dull_knife",
        "move:tannery",
        "lay:chipped_hatchet",
        "close",
        "roll",
        "fell",
        "end_turn",
    ):
        assert siege.decision is not None
        asked.append((siege.decision.kind, siege.decision.seat, siege.to_move))
        play(siege, code)
    kinds = ["engines", "orcs", "pause", "cards", "use", "cards", "use", "muster", "share", "cards"]
    assert asked == [(kind, 0, 0) for kind in kinds]
    assert siege.to_move == 1
