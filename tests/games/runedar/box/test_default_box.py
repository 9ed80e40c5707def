"""The default box against the component tables of the specification, written here a second time in short form."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import mattock
from mattock.games.runedar.box.load import Row, load_box
from mattock.games.runedar.places import NAMES
from tests.paragraphs import rule

BOX = load_box()
GAME = mattock.game("runedar")
RESOURCES = ["wood", "leather", "metal"]
WORK = ["wood", "leather", "metal", "any"]

STARTING = """
chipped_hatchet close 1 wood 1
dull_knife close 1 leather 1
cracked_hammer close 1 metal 1
notched_sword close 1 long 1
old_crossbow long 1 wood 1
frayed_sling long 1 leather 1
worn_pick dig 1 metal 1 close 1
bent_shovel dig 1 wood 1
loose_mattock dig 1 close 1
rusty_toolbox any 1 dig 1 long 1
orc
orc
"""
UPGRADES = {
    "yellow": """
    hand_axe 1M close 2 wood 2
    short_sword 1M close 2 long 2
    spear 1W close 2 dig 1
    light_crossbow 1W long 2 metal 2
    hunting_bow 1W long 2 leather 2
    throwing_knives 1L long 2 close 1 dig 1
    saw 1L1M wood 3 close 1
    skinning_knife 1W1M leather 3 close 1
    smith_hammer 1W1L metal 3 close 1
    tool_belt 1L any 2 long 1
    shovel 2W1M dig 2 wood 2
    pick 1W2M dig 2 metal 2
    mattock 1W2L dig 2 leather 2
    rune_lantern 1W1L1M any 1 dig 1 magic
    rune_dagger 1M close 1 long 1 magic
    """,
    "grey": """
    axe 2W1M direct 1 close 3 wood 2
    long_sword 1L1M close 3 long 3
    heavy_crossbow 1W2M long 3 metal 3
    long_bow 1W1L long 3 leather 3
    miners_pick 1L2M dig 3 metal 2
    wheelbarrow 2W1L1M dig 3 wood 2
    master_tools 1W3L any 3 close 2
    rune_shovel 2W1L1M dig 2 wood 2 magic
    rune_axe 1W2M close 2 metal 2 magic
    rune_bow 2W1L long 2 leather 2 magic
    """,
    "red": """
    great_axe 3W1L3M direct 2 close 5
    war_hammer 2W2L3M direct 2 any 3
    repeating_crossbow 2W2L1M long 5 direct 1
    great_bow 3W2L long 4 any 3
    deep_pick 3W2L3M dig 4 direct 1
    mine_cart 3W3L2M dig 4 any 2
    rune_pick 3W2L3M dig 3 direct 1 magic
    rune_hammer 3W3L3M direct 2 any 3 magic
    rune_crossbow 3W2L2M long 4 dig 2 magic
    runeblade 2W3L3M direct 2 long 3 magic
    """,
}
SPACES = """
2W2L2M  2W2L3M  2W3L2M  2W2L2M  3W2L2M
1W1L1M  1L2M    1W1L1M  1L      1W1M
-       1L      1M      1W      1L
-       -       -       -       1M
"""
SIEGE = """
C1          C1          C1>         C1>         C1>
T1          T1          T1>         T1>         T1
F1          F1          F1          F1          F1>
C1          C1>         C1          C1tower     F1
T1          T1>         T1          T1          C2
F1          C1          F1          F1          T1
>           F1          catapult    T1          tower>
T1          T1          tower       tower>      catapult>
tower       tower       catapult    catapult    C1tower
catapult    catapult    T1tower     F1catapult  F1catapult
"""
GOBLINS = """
1W1L    2  1  1
1L1M    2  2  2
1W1L1M  3  3  2
1W1L2M  4  4  3
2W1L2M  5  5  4
"""
OUTSIDES = {"C": "carpenters_outside", "T": "tannery_outside", "F": "foundry_outside"}


def amounts(text: str) -> list[int]:
    """Read `2W1M` as wood, leather, metal."""
    found = Counter({letter: int(number) for number, letter in re.findall(r"(\d)([WLM])", text)})
    return [found[letter] for letter in "WLM"]


def actions_of(card: int) -> dict[str, int]:
    shown = {"close": BOX.close[card], "direct": BOX.direct[card], "long": BOX.long[card], "dig": BOX.dig[card]}
    shown |= {name: BOX.work[card * 4 + kind] for kind, name in enumerate(WORK)}
    return {name: number for name, number in shown.items() if number}


def actions_in(words: list[str]) -> dict[str, int]:
    pairs = [word for word in words if word != "magic"]
    return dict(zip(pairs[::2], map(int, pairs[1::2]), strict=True))


def is_magic(card: int) -> bool:
    return bool(BOX.magic_cards >> card & 1)


def rows_of(table: str) -> list[Row]:
    return [row for row in BOX.rows if row.table == table]


@rule("R2.5")
def test_a_dwarf_starts_with_ten_weapons_and_tools_and_two_orc_cards() -> None:
    specified = [line.split() for line in STARTING.split("\n") if line]
    assert BOX.card_ids[:12] == [words[0] for words in specified]
    assert [actions_of(card) for card in range(12)] == [actions_in(words[1:]) for words in specified]
    assert not any(is_magic(card) for card in range(12))
    assert not any(BOX.cost[: 12 * 3])


@rule("R2.6")
@pytest.mark.parametrize(("deck", "first", "size"), [("yellow", 12, 15), ("grey", 27, 10), ("red", 37, 10)])
def test_the_upgrade_decks_are_those_of_the_specification(deck: str, first: int, size: int) -> None:
    specified = [line.split() for line in UPGRADES[deck].split("\n") if line.strip()]
    cards = range(first, first + size)
    assert BOX.card_ids[first : first + size] == [words[0] for words in specified]
    assert [BOX.cost[card * 3 : card * 3 + 3] for card in cards] == [amounts(words[1]) for words in specified]
    assert [actions_of(card) for card in cards] == [actions_in(words[2:]) for words in specified]
    assert [is_magic(card) for card in cards] == ["magic" in words for words in specified]


def test_there_are_forty_seven_kinds_of_card_and_a_table_entry_for_each() -> None:
    assert len(BOX.card_ids) == 47
    assert {len(table) for table in (BOX.close, BOX.direct, BOX.long, BOX.dig)} == {47}
    assert (len(BOX.work), len(BOX.cost)) == (47 * 4, 47 * 3)


@pytest.mark.parametrize("action", ["close", "direct", "long", "dig"])
def test_the_masks_have_a_bit_for_each_card_with_the_action(action: str) -> None:
    masks = {"close": BOX.close_cards, "direct": BOX.direct_cards, "long": BOX.long_cards, "dig": BOX.dig_cards}
    assert [masks[action] >> card & 1 == 1 for card in range(47)] == [action in actions_of(card) for card in range(47)]
    assert masks[action] < 1 << 47


@rule("R2.6")
def test_the_spaces_of_the_upgrade_board_add_the_costs_of_the_specification() -> None:
    assert BOX.extra == [amount for cell in SPACES.split() for amount in amounts(cell)]
    assert len(BOX.extra) == 4 * 5 * 3


@rule("R11.ex1")
def test_the_axe_on_the_fourth_space_of_two_players_asks_for_two_wood_one_leather_and_one_metal() -> None:
    axe = BOX.card_ids.index("axe")
    at = ((2 - 1) * 5 + (4 - 1)) * 3
    assert [BOX.cost[axe * 3 + kind] + BOX.extra[at + kind] for kind in range(3)] == [2, 1, 1]


@rule("R2.3")
def test_the_siege_cards_are_those_of_the_specification_ten_a_wave() -> None:
    grid = [line.split() for line in SIEGE.split("\n") if line]
    cells = [grid[row][wave] for wave in range(5) for row in range(10)]
    orcs = [re.match(r"([CTF])(\d)", cell) for cell in cells]
    assert BOX.siege_orcs == [int(found[2]) if found else 0 for found in orcs]
    assert BOX.siege_place == [NAMES.index(OUTSIDES[found[1]]) if found else -1 for found in orcs]
    assert BOX.siege_tower == ["tower" in cell for cell in cells]
    assert BOX.siege_catapult == ["catapult" in cell for cell in cells]
    assert BOX.siege_arrow == [">" in cell for cell in cells]
    assert [row.fields["wave"] for row in rows_of("siege")] == [wave for wave in "12345" for _ in range(10)]
    assert len(set(BOX.siege_ids)) == 50


@rule("R2.2")
def test_there_are_four_goblins_of_each_level_one_of_each_kind() -> None:
    specified = [line.split() for line in GOBLINS.split("\n") if line]
    assert BOX.goblin_level == [level for level in range(1, 6) for _ in range(4)]
    assert BOX.goblin_kind == [0, 1, 2, 3] * 5
    assert [BOX.goblin_wants[tile * 3 : tile * 3 + 3] for tile in range(0, 20, 4)] == [amounts(s[0]) for s in specified]
    assert BOX.goblin_total[1::4] == [int(s[1]) for s in specified]
    assert BOX.goblin_rubble[2::4] == [int(s[2]) for s in specified]
    assert BOX.goblin_hits[3::4] == [int(s[3]) for s in specified]
    assert len(set(BOX.goblin_ids)) == 20


@rule("R2.4")
def test_there_are_five_trolls_one_of_them_with_four_circles_of_one_hit() -> None:
    assert BOX.troll_circles == [[1] * 4, [1] * 5, [2] * 3, [3] * 2, [4] * 2]
    assert len(set(BOX.troll_ids)) == 5


@rule("R2.7")
def test_there_are_five_mercenaries_in_a_fixed_order() -> None:
    assert dict(zip(BOX.hire_ids, BOX.hire_cost, strict=True)) == {
        "cancel": 3,
        "catapult": 2,
        "orcs": 6,
        "goblin": 5,
        "troll": 3,
    }
    assert BOX.hire_ids == ["cancel", "catapult", "orcs", "goblin", "troll"]


@rule("R2.4")
def test_the_catapult_cards_are_numbered_one_to_five() -> None:
    assert [row.fields["number"] for row in rows_of("catapult")] == ["1", "2", "3", "4", "5"]


@rule("R2.4")
@pytest.mark.parametrize(("name", "faces"), [("standard", [1, 2, 3, 0, 0, 0]), ("blades", [1, 1, 2, 3, 0, 0])])
def test_a_die_has_these_six_faces(name: str, faces: list[int]) -> None:
    assert BOX.dice[name] == faces


@rule("R2.4")
def test_the_rulebooks_four_rolls_show_the_mean_of_the_standard_die() -> None:
    """Three dice gave three hits, twice; two dice gave one crossbow, twice."""
    faces = BOX.dice["standard"]
    assert 3 * sum(faces) / 6 == 3
    assert 2 * faces.count(0) / 6 == 1


@rule("R2.8")
def test_rubble_goes_with_difficulty() -> None:
    assert list(BOX.rubble.items()) == [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)]


@rule("R16.3")
def test_every_score_has_one_title() -> None:
    won = [score for low, high, _ in BOX.titles_won for score in range(low, high + 1)]
    lost = [score for low, high, _ in BOX.titles_lost for score in range(low, high + 1)]
    assert won == list(range(1, 21))
    assert lost == list(range(10))
    assert [name for _, _, name in BOX.titles_won] == ["survivors", "defenders", "heroes", "champions", "legends"]
    assert [name for _, _, name in BOX.titles_lost] == ["forgotten", "remembered", "brave", "valiant", "almost_free"]


def test_what_the_rulebook_says_is_marked_so_and_nothing_else() -> None:
    known = {(row.table, row.id) for row in BOX.rows if row.source == "rulebook"}
    levels = {("difficulty", name) for name in ("easy", "normal", "hard", "epic")}
    assert known == levels | {("starting", "orc"), ("troll", "troll_3x2"), ("catapult", "2")}


def test_every_row_is_there_for_display() -> None:
    sizes = Counter(row.table for row in BOX.rows)
    assert sizes == {
        "starting": 11,
        "upgrade": 35,
        "space": 20,
        "siege": 50,
        "goblin": 20,
        "troll": 5,
        "mercenary": 5,
        "catapult": 5,
        "dice": 2,
        "difficulty": 4,
        "title": 10,
    }
    pick = next(row for row in BOX.rows if row.id == "miners_pick")
    assert (pick.table, pick.source) == ("upgrade", "reconstructed")
    assert pick.fields == {"deck": "grey", "cost": "1 leather, 2 metal", "dig": "3", "work_metal": "2"}


@rule("R16.2")
def test_the_printed_pieces_tell_how_much_there_is_of_what_may_run_out() -> None:
    """A client counts down from these, and knows no number of its own."""
    view = GAME.new(players=4, seed=1).view(None)
    supply = GAME.pieces()["supply"]
    assert supply["trolls"]["full"] == view["troll_tiles_left"]
    assert supply["stones"]["full"] == view["catapult_cards_left"]
    assert supply["siege"]["full"] == view["siege_left"]
    assert supply["orcs"]["full"] == view["orc_reserve"]
    assert supply["gold"]["full"] == view["gold"]
    assert supply["wave"]["full"] == 10
    assert supply["sections"]["full"] == 5
