"""What it is worth to be rid of an orc, an engine, a troll or a goblin: the more it threatens, the more."""

from __future__ import annotations

from mattock.games.runedar.ai.card_value import CardValues
from mattock.games.runedar.ai.threat_value import (
    crossbow_worth,
    engine_worth,
    goblin_left,
    hit_goblin,
    hit_worth,
    hits_left,
    open_circles,
    orc_worth,
    troll_worth,
)
from mattock.games.runedar.board import CATAPULT, TOWER
from mattock.games.runedar.places import NAMES
from tests.games.runedar.positions import position

INSIDE, WALL, OUTSIDE = (NAMES.index(f"tannery{part}") for part in ("", "_wall", "_outside"))


def test_an_orc_is_worth_more_the_nearer_it_is_and_the_more_there_are() -> None:
    siege = position(orcs={"tannery_outside": 1})
    assert orc_worth(siege, INSIDE) > orc_worth(siege, WALL) > orc_worth(siege, OUTSIDE) > 0
    assert orc_worth(position(orcs={"tannery_outside": 8}), OUTSIDE) > orc_worth(siege, OUTSIDE)
    assert orc_worth(position(gold=1, orcs={"tannery_outside": 1}), OUTSIDE) > orc_worth(siege, OUTSIDE)


def test_an_engine_in_the_reserve_threatens_nobody() -> None:
    siege = position(engines={"siege_tower": 0})
    assert engine_worth(siege, TOWER) > 0
    assert engine_worth(siege, CATAPULT) == 0


def test_a_wounded_troll_takes_fewer_hits() -> None:
    whole, hurt = position(trolls={"troll_2x4": []}), position(trolls={"troll_2x4": [0]})
    troll = whole.box.troll_ids.index("troll_2x4")
    assert (hits_left(whole, troll), hits_left(hurt, troll)) == (8, 4)
    assert (open_circles(whole, troll), open_circles(hurt, troll)) == (2, 1)
    assert troll_worth(whole, troll) > troll_worth(hurt, troll)


def test_hits_in_the_courtyard_count_where_there_is_somebody_to_hit() -> None:
    nobody = position()
    values = CardValues(nobody.box)
    assert (hit_worth(nobody), crossbow_worth(nobody, values)) == (0, 0)
    troll = position(trolls={"troll_2x4": []})
    assert hit_worth(troll) > 0
    assert crossbow_worth(troll, values) > hit_worth(troll)


def test_of_two_goblins_the_one_that_takes_fewer_hits_is_fought() -> None:
    siege = position(goblins=["goblin_5_hits", "goblin_1_hits"])
    assert siege.box.goblin_ids[hit_goblin(siege)] == "goblin_1_hits"
    assert hit_goblin(position(goblins=["goblin_1_rubble"])) == -1


def test_a_goblin_is_the_work_that_is_left_of_it() -> None:
    siege = position(goblins=["goblin_1_wants"])
    values = CardValues(siege.box)
    before = goblin_left(siege, values, 0)
    assert before == values.effort[siege.goblin_in(0)]
    rubble = position(goblins=["goblin_1_rubble"])
    assert goblin_left(rubble, values, 0) == 100 * rubble.rubble_of(0) > 0
