"""What a task is worth: dwarfs go where they finish something, and tasks come in a useful order."""

from __future__ import annotations

from tests.games.dwar7s.ai.instincts import KINGDOMS, heaviest, weights_of
from tests.games.dwar7s.positions import play, position
from tests.paragraphs import ROOT


def test_a_dwarf_goes_where_it_finishes_a_wanted_task() -> None:
    fall = position(KINGDOMS, dwarfs={"red_gold_mine": "blue"}, hand={"blue": ""}, market="apples bread cheese")
    assert heaviest(fall) == "place:red_gold_mine"


def test_no_dwarf_is_wanted_on_a_mine_that_a_dragon_stops() -> None:
    table = {**KINGDOMS, (-1, 1): "red_dragon/1"}
    calm = position(KINGDOMS, hand={"blue": ""}, market="apples bread cheese")
    fall = position(table, hand={"blue": ""}, market="apples bread cheese")
    assert weights_of(calm)["place:blue_gold_mine"] > 10 * weights_of(fall)["place:blue_gold_mine"]


def test_mines_resolve_before_the_store_that_they_pay_for() -> None:
    fall = position(
        KINGDOMS, dwarfs={"blue_gold_mine": "blue blue", "blue_general_store": "blue blue blue"}, hand={"blue": ""}
    )
    play(fall, "stop")
    assert heaviest(fall) == "resolve:blue_gold_mine"


HUNTERS_BOX = str(ROOT / "docs" / "balance-dwar7s.toml")  # two monsters are worth hunting for these points
GIANT = {**KINGDOMS, (4, 0): "red_frost_giant"}


def leaning(secret: str, dwarfs: str = "", components: str | None = HUNTERS_BOX) -> int:
    """Towards the giant."""
    standing = {"red_frost_giant": dwarfs}
    fall = position(GIANT, secret={"blue": secret}, dwarfs=standing, hand={"blue": ""}, components=components)
    return weights_of(fall)["place:red_frost_giant"]


def test_monsters_are_hunted_for_secret_goals_of_many_points() -> None:
    assert leaning("hunter") > 2 * leaning("wizard")
    assert leaning("researcher") > 2 * leaning("wizard")
    assert leaning("hunter", "blue blue blue blue") > leaning("hunter", "blue") > leaning("hunter")
    assert leaning("hunter", "red") == 1  # nobody defeats it beside another


def test_the_researcher_needs_room_for_a_few_and_no_more_than_these() -> None:
    assert leaning("researcher", "red red") == leaning("researcher") > 10
    assert leaning("researcher", "blue blue blue red") == 1


def test_for_few_points_nobody_hunts() -> None:
    assert leaning("hunter", components=None) < leaning("hunter") / 2
    assert leaning("researcher", "red red", components=None) == 1
