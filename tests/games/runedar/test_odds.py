"""The odds before a roll are exact."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from mattock.games.runedar.odds import chances
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import play, position
from tests.paragraphs import rule

STANDARD = [1, 2, 3, 0, 0, 0]


def test_one_die_hits_every_other_time() -> None:
    assert chances(STANDARD, 1, crossbows=False) == {1: Fraction(1, 2), 2: Fraction(1, 3), 3: Fraction(1, 6)}
    assert chances(STANDARD, 1, crossbows=True) == {1: Fraction(1, 2)}


def test_what_is_there_besides_is_certain_and_not_listed() -> None:
    assert chances(STANDARD, 1, crossbows=False, besides=2)[3] == Fraction(1, 2)
    assert 2 not in chances(STANDARD, 1, crossbows=False, besides=2)
    assert chances(STANDARD, 0, crossbows=False, besides=4) == {}


@pytest.mark.parametrize("crossbows", [True, False])
@pytest.mark.parametrize("dice", [2, 3])
def test_several_dice_agree_with_counting_every_roll(dice: int, crossbows: bool) -> None:
    worth = [int(face == 0) if crossbows else face for face in STANDARD]
    rolls = [sum(roll) for roll in itertools.product(worth, repeat=dice)]
    for least, chance in chances(STANDARD, dice, crossbows=crossbows).items():
        assert chance == Fraction(sum(total >= least for total in rolls), len(rolls))


def told(siege: Siege) -> dict[str, tuple[int, int]]:
    """The odds as the view tells them: by what falls, what it needs and how likely that is in per cent."""
    odds = siege.view(0)["odds"]
    assert isinstance(odds, list)
    names = ("sort", "count", "goblin", "troll")
    return {
        " ".join(str(row[name]) for name in names if name in row): (row["needs"], round(100 * row["chance"]))
        for row in odds
    }


@rule("R10.2")
def test_a_view_tells_the_odds_while_an_attack_is_gathered_and_only_then() -> None:
    siege = position(players=1, place="tannery", hand=["spear", "dull_knife"], orcs={"tannery": 2}, dice=[1, 1, 1])
    assert "odds" not in siege.view(0)
    play(siege, "lay:spear", "close")
    assert told(siege) == {"orcs 1": (2, 58), "orcs 2": (4, 17)}
    play(siege, "lay:dull_knife")
    assert told(siege)["orcs 1"] == (2, 75)
    play(siege, "roll")
    assert "odds" not in siege.view(0)


@rule("R10.3")
def test_direct_hits_are_certain_in_the_odds() -> None:
    siege = position(players=1, place="tannery", hand=["axe", "dull_knife"], orcs={"tannery": 2})
    play(siege, "lay:axe", "direct")
    assert told(siege) == {"orcs 1": (2, 100), "orcs 2": (4, 0)}


@rule("R10.5")
def test_at_long_range_one_crossbow_fells_an_orc_or_an_engine() -> None:
    siege = position(place="second_tower", hand=["hunting_bow"], orcs={"carpenters_outside": 2})
    play(siege, "lay:hunting_bow", "shoot:carpenters_outside")
    assert told(siege) == {"orcs 1": (1, 75), "orcs 2": (2, 25)}


@rule("R15.1")
def test_in_the_courtyard_goblin_and_troll_have_their_own_odds_and_a_share_of_both() -> None:
    goblins, trolls = ["goblin_2_hits", None], {"troll_3x2": [0]}
    siege = position(place="tunnel_courtyard", hand=["axe", "notched_sword"], goblins=goblins, trolls=trolls)
    play(siege, "lay:axe", "close", "lay:notched_sword")
    assert told(siege) == {
        "circle troll_3x2": (2, 85),
        "goblin 1": (2, 85),
        "troll troll_3x2": (4, 55),
        "all 2": (6, 26),
    }
