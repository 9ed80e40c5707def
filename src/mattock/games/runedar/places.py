"""Chapter R1: the fourteen places of the fortress and the steps between them.

Places are numbered so that the march of the orcs is a shift by three: outside (7-9), wall (4-6), workshop (1-3).
"""

from __future__ import annotations

from typing import Final

from mattock.core.numbered import numbered_table
from mattock.games.runedar.name_types import Place

CHAMBER: Final = 0
CARPENTERS: Final = 1
TANNERY: Final = 2
FOUNDRY: Final = 3
CARPENTERS_WALL: Final = 4
TANNERY_WALL: Final = 5
FOUNDRY_WALL: Final = 6
CARPENTERS_OUTSIDE: Final = 7
TANNERY_OUTSIDE: Final = 8
FOUNDRY_OUTSIDE: Final = 9
COURTYARD: Final = 10
TUNNEL_TOWER: Final = 11
SECOND_TOWER: Final = 12
THIRD_TOWER: Final = 13

NAMES: Final[tuple[Place, ...]] = numbered_table(
    [
        (CHAMBER, "central_chamber"),
        (CARPENTERS, "carpenters"),
        (TANNERY, "tannery"),
        (FOUNDRY, "foundry"),
        (CARPENTERS_WALL, "carpenters_wall"),
        (TANNERY_WALL, "tannery_wall"),
        (FOUNDRY_WALL, "foundry_wall"),
        (CARPENTERS_OUTSIDE, "carpenters_outside"),
        (TANNERY_OUTSIDE, "tannery_outside"),
        (FOUNDRY_OUTSIDE, "foundry_outside"),
        (COURTYARD, "tunnel_courtyard"),
        (TUNNEL_TOWER, "tunnel_tower"),
        (SECOND_TOWER, "second_tower"),
        (THIRD_TOWER, "third_tower"),
    ]
)
PLACES: Final = len(NAMES)

MOVE_STEPS: Final = 2  # of any card that is not magic (R8.1)

STEPS: Final = (
    (CHAMBER, CARPENTERS),
    (CHAMBER, TANNERY),
    (CHAMBER, FOUNDRY),
    (CHAMBER, COURTYARD),
    (COURTYARD, CARPENTERS),
    (CARPENTERS, TANNERY),
    (TANNERY, FOUNDRY),
    (FOUNDRY, COURTYARD),
    (CARPENTERS, CARPENTERS_WALL),
    (TANNERY, TANNERY_WALL),
    (FOUNDRY, FOUNDRY_WALL),
    (CARPENTERS_WALL, CARPENTERS_OUTSIDE),
    (TANNERY_WALL, TANNERY_OUTSIDE),
    (FOUNDRY_WALL, FOUNDRY_OUTSIDE),
    (CARPENTERS_WALL, TANNERY_WALL),
    (TANNERY_WALL, FOUNDRY_WALL),
    (TUNNEL_TOWER, CARPENTERS_WALL),
    (SECOND_TOWER, CARPENTERS_WALL),
    (SECOND_TOWER, TANNERY_WALL),
    (THIRD_TOWER, TANNERY_WALL),
    (THIRD_TOWER, FOUNDRY_WALL),
)


def neighbours(place: int) -> set[int]:
    """The places one step away (R1.2, R1.3, R1.4, R1.6)."""
    return {b if a == place else a for a, b in STEPS if place in (a, b)}


def onward(place: int) -> int:
    """Where the march leads orcs from there (R6.2)."""
    return place - 3 if place > FOUNDRY else CHAMBER


def mask_of(places: set[int]) -> int:
    """A set of places as a bit mask."""
    return sum(1 << place for place in places)


def within_two_steps(place: int) -> list[int]:
    """Where one move may end, the place itself left out (R8.1)."""
    near = neighbours(place)
    far = {further for step in near for further in neighbours(step)}
    return sorted((near | far) - {place})


def walls_beside(tower: int) -> int:
    """The walls a tower stands beside, and the ground outside them, as a bit mask (R10.4)."""
    walls = {wall for wall in neighbours(tower) if CARPENTERS_WALL <= wall <= FOUNDRY_WALL}
    return mask_of(walls | {wall + 3 for wall in walls})


REACHABLE: Final[list[list[int]]] = [within_two_steps(place) for place in range(PLACES)]
ELSEWHERE: Final[list[list[int]]] = [[other for other in range(PLACES) if other != place] for place in range(PLACES)]
IN_RANGE: Final[list[int]] = [walls_beside(place) if place >= TUNNEL_TOWER else 0 for place in range(PLACES)]
