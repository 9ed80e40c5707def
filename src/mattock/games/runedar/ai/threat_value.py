"""The value of removing an orc, an engine, a troll or a goblin, in hundredths of a piece of rubble.

The numbers were found by letting many teams that follow inclination alone play with slightly different ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count
from mattock.games.runedar.ai.card_value import PAY, CardValues
from mattock.games.runedar.board import RESERVE, TOWER
from mattock.games.runedar.box.schema import HIT_GOBLIN, MIXED_GOBLIN, NAMED_GOBLIN
from mattock.games.runedar.rules.workshops import goblin_needs
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

ORC: Final[list[int]] = [0, 285, 285, 285, 140, 140, 140, 50, 50, 50]  # by place: in a workshop, on a wall, outside
CROWD: Final[list[int]] = [0, 0, 0, 0, 50, 155, 260, 360, 460, 970, 970]  # more for each, by orcs in the field
THIEF: Final = 200  # more for each, shared among the nuggets left
TOWER_READY: Final[list[int]] = [4000, 4000, 1050, 590, 475, 475]  # by troll tiles left
CATAPULT_READY: Final[list[int]] = [4000, 4000, 420, 300, 240, 210]  # by catapult cards left
TROLL: Final = 330
CIRCLE_HIT: Final = 55  # each hit that a troll still takes
GOBLIN_HIT: Final = 83  # one of the hits that a goblin takes


def orc_worth(siege: Siege, place: i64) -> i64:
    worth: i64 = ORC[place]
    crowd: i64 = CROWD[siege.orcs_out]
    return worth + crowd + THIEF // max(siege.gold, 1)


def engine_worth(siege: Siege, engine: i64) -> i64:
    if siege.engine_at(engine) == RESERVE:
        return 0
    if engine == TOWER:
        tower: i64 = TOWER_READY[count(siege.trolls_left)]
        return tower
    catapult: i64 = CATAPULT_READY[count(siege.catapults_left)]
    return catapult


def troll_worth(siege: Siege, troll: i64) -> i64:
    return TROLL + CIRCLE_HIT * hits_left(siege, troll)


def hits_left(siege: Siege, troll: i64) -> i64:
    """The hits that the open circles of a troll ask for."""
    covered = siege.circles_covered(troll)
    circles = siege.box.troll_circles[troll]
    hits: i64 = 0
    circle: i64 = 0
    while circle < len(circles):
        if not (covered >> circle) & 1:
            each: i64 = circles[circle]
            hits += each
        circle += 1
    return hits


def goblin_left(siege: Siege, card_values: CardValues, slot: i64) -> i64:
    """The work that the goblin in a slot still is."""
    tile = siege.goblin_in(slot)
    kind: i64 = siege.box.goblin_kind[tile]
    if kind == HIT_GOBLIN:
        effort: i64 = card_values.effort[tile]
        return effort
    if kind == MIXED_GOBLIN:
        return PAY * goblin_needs(siege, slot, 0)
    if kind == NAMED_GOBLIN:
        return PAY * (goblin_needs(siege, slot, 0) + goblin_needs(siege, slot, 1) + goblin_needs(siege, slot, 2))
    return 100 * siege.rubble_of(slot)


def hit_worth(siege: Siege) -> i64:
    """One hit in the courtyard, at close range, where it counts most."""
    best: i64 = 0
    troll: i64 = 0
    trolls = siege.trolls
    while trolls:
        if trolls & 1:
            best = max(best, troll_worth(siege, troll) // max(hits_left(siege, troll), 1))
        trolls >>= 1
        troll += 1
    if hit_goblin(siege) >= 0:
        best = max(best, GOBLIN_HIT)
    return best


def crossbow_worth(siege: Siege, card_values: CardValues) -> i64:
    """One crossbow in the courtyard: it covers a circle, whatever its number (R15.1)."""
    best: i64 = 0
    troll: i64 = 0
    trolls = siege.trolls
    while trolls:
        if trolls & 1:
            best = max(best, troll_worth(siege, troll) // max(open_circles(siege, troll), 1))
        trolls >>= 1
        troll += 1
    tile = hit_goblin(siege)
    if tile >= 0:
        effort: i64 = card_values.effort[tile]
        best = max(best, effort)
    return best


def open_circles(siege: Siege, troll: i64) -> i64:
    return len(siege.box.troll_circles[troll]) - count(siege.circles_covered(troll))


def hit_goblin(siege: Siege) -> i64:
    """The tile of a goblin that is fought, the one with fewer hits if there are two; or -1."""
    hits = siege.box.goblin_hits
    found: i64 = -1
    slot: i64 = 0
    while slot < 2:
        tile = siege.goblin_in(slot)
        if tile >= 0 and siege.box.goblin_kind[tile] == HIT_GOBLIN and (found < 0 or hits[tile] < hits[found]):
            found = tile
        slot += 1
    return found
