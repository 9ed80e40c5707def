"""Areas in the terminal: a letter as one reads, and a ground that tells whose they are."""

from __future__ import annotations

from typing import Any

from mattock.games.dwar7s.terminal.areas import Area, areas_in
from mattock.games.dwar7s.terminal.palette import KINGDOMS, OWNERLESS_COLOURS, SHARED_KINGDOM_COLOUR


def stack(area: int, kind: str = "tavern", colour: str = "red") -> dict[str, Any]:
    return {"area": area, "kind": kind, "colour": colour}


def test_letters_go_as_one_reads_and_a_lone_card_needs_none() -> None:
    table = [stack(2), stack(0), stack(2), stack(1, "castle", "blue")]
    assert areas_in({"table": table}) == {
        2: Area("a", OWNERLESS_COLOURS[0]),
        0: Area("", OWNERLESS_COLOURS[1]),
        1: Area("b", KINGDOMS["blue"]),
    }


def test_an_area_with_several_castles_has_a_ground_of_its_own() -> None:
    table = [stack(0, "castle", "blue"), stack(0, "castle", "red"), stack(0)]
    assert areas_in({"table": table}) == {0: Area("a", SHARED_KINGDOM_COLOUR)}


def test_grounds_of_wild_areas_come_in_turns() -> None:
    grounds = [area.ground for area in areas_in({"table": [stack(number) for number in range(6)]}).values()]
    assert grounds == [*OWNERLESS_COLOURS, *OWNERLESS_COLOURS[:2]]
