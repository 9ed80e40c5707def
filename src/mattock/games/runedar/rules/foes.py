"""Chapter R15: goblins and trolls in the tunnel entrance courtyard, and how each of them leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import nth
from mattock.games.runedar.board import SECTIONS
from mattock.games.runedar.box.schema import HIT_GOBLIN
from mattock.games.runedar.events import (
    GOBLIN_CAME,
    GOBLIN_LEFT,
    RUBBLE_PLACED,
    SECTION_OPENED,
    TROLL_CAME,
    TROLL_FELL,
)
from mattock.games.runedar.rules.end import win
from mattock.games.runedar.rules.workshops import return_from_goblin
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

LEFT_HIT: Final = 0
LEFT_PAID: Final = 1
LEFT_DUG: Final = 2
LEFT_HIRED: Final = 3


def has_hit_goblin(siege: Siege, slot: i64) -> bool:
    """A goblin that is fought stands in that slot (R15.2, R15.6)."""
    tile = siege.goblin_in(slot)
    return tile >= 0 and siege.box.goblin_kind[tile] == HIT_GOBLIN


def has_courtyard_target(siege: Siege) -> bool:
    """A troll or a hit goblin is there; other goblins cannot be attacked (R15.6)."""
    return siege.trolls != 0 or (siege.goblins != 0 and (has_hit_goblin(siege, 0) or has_hit_goblin(siege, 1)))


def open_next_section(siege: Siege) -> None:
    """The nearest section leaves and its two goblins come, tiles open (R9.2): two of its level's four (R2.2)."""
    tiles: i64 = 0b1111
    slot: i64 = 0
    level = siege.sections
    siege.sections += 1
    siege.tell(SECTION_OPENED, siege.sections)
    while slot < 2:
        drawn = nth(tiles, siege.draw(4 - slot, "goblin"))
        tiles ^= 1 << drawn
        tile = level * 4 + drawn
        siege.set_goblin_in(slot, tile)
        siege.tell(GOBLIN_CAME, tile)
        siege.add_goblin_rubble(slot, siege.box.goblin_rubble[tile])
        slot += 1


def goblin_leaves(siege: Siege, slot: i64, how: i64) -> None:
    """By whatever means; the second one of a section brings the next section's rubble, or the victory (R9.3, R16.1)."""
    tile = siege.goblin_in(slot)
    siege.set_goblin_in(slot, -1)
    siege.clear_goblin_rubble(slot)
    siege.goblins_beaten += 1
    siege.tell(GOBLIN_LEFT, tile, how, siege.goblins_beaten)
    return_from_goblin(siege, slot)
    if siege.goblins:
        return
    if siege.sections == SECTIONS:
        win(siege)
        return
    siege.rubble = siege.section_rubble
    siege.tell(RUBBLE_PLACED, siege.rubble)


def troll_comes(siege: Siege, troll: i64) -> None:
    """Several may stand there at once (R15.5)."""
    siege.trolls |= 1 << troll
    siege.tell(TROLL_CAME, troll)


def troll_leaves(siege: Siege, troll: i64) -> None:
    """The tile leaves the game, its tokens go back (R15.1)."""
    siege.trolls &= ~(1 << troll)
    siege.uncover_circles(troll)
    siege.tell(TROLL_FELL, troll)


def open_circle(siege: Siege, troll: i64, hits: i64) -> i64:
    """The first uncovered circle of a troll that wants that many hits, or -1."""
    covered = siege.circles_covered(troll)
    circles = siege.box.troll_circles[troll]
    circle: i64 = 0
    while circle < len(circles):
        if circles[circle] == hits and not (covered >> circle) & 1:
            return circle
        circle += 1
    return -1


def open_circles(siege: Siege, troll: i64) -> i64:
    """How many circles of a troll are not covered yet."""
    left: i64 = len(siege.box.troll_circles[troll])
    covered = siege.circles_covered(troll)
    while covered:
        covered &= covered - 1
        left -= 1
    return left
