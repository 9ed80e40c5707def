"""Chapter R9: digging the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import SingleVerb, Verb
from mattock.games.runedar.events import GOBLIN_RUBBLE_CLEARED, RUBBLE_CLEARED
from mattock.games.runedar.places import COURTYARD
from mattock.games.runedar.refusals import (
    ENEMY_IN_COURTYARD,
    NO_RUBBLE_THERE,
    NO_SUCH_SYMBOL,
    NOT_IN_COURTYARD,
    NOTHING_TO_DIG,
    OK,
)
from mattock.games.runedar.rules.foes import LEFT_DUG, goblin_leaves, open_next_section
from mattock.games.runedar.stages import CARDS, DIGGING, USING
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dig(SingleVerb[Siege]):
    """Clear rubble: a goblin's if it brought any, else the tunnel's (R9.1, R9.4)."""

    def __init__(self) -> None:
        super().__init__("dig", "R9.1", (USING,))

    def why_none(self, siege: Siege) -> i64:
        if not siege.box.dig[siege.card]:
            return NO_SUCH_SYMBOL
        if siege.here() != COURTYARD:
            return NOT_IN_COURTYARD
        if siege.goblin_rubble:
            return OK
        if siege.goblins or siege.trolls:
            return ENEMY_IN_COURTYARD
        return OK if siege.rubble else NOTHING_TO_DIG

    def do(self, siege: Siege, arg: i64) -> None:
        strength: i64 = siege.box.dig[siege.card]
        if siege.goblin_rubble:
            siege.left = strength
            go_on_digging(siege)
        else:
            siege.stage = CARDS
            dig_tunnel(siege, strength)


class DigAt(Verb[Siege]):
    """One piece of a goblin's rubble, where two goblins brought some: the strength may be split (R9.4)."""

    def __init__(self) -> None:
        super().__init__("dig_at", "R9.4", (DIGGING,), size=2)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("goblin", "space", arg)]

    def why_not(self, siege: Siege, arg: i64) -> i64:
        return OK if siege.rubble_of(arg) else NO_RUBBLE_THERE

    def do(self, siege: Siege, arg: i64) -> None:
        dig_goblin(siege, arg, 1)
        if not siege.result:
            go_on_digging(siege)


def dig_tunnel(siege: Siege, strength: i64) -> None:
    """Clear the section's rubble; its last piece lets two goblins in at once (R9.1, R9.2)."""
    cleared = min(strength, siege.rubble)
    siege.rubble -= cleared
    siege.tell(RUBBLE_CLEARED, siege.active, cleared, siege.rubble)
    if siege.rubble == 0:
        open_next_section(siege)


def go_on_digging(siege: Siege) -> None:
    """Ask only where two goblins have rubble; else the whole strength goes to the one that has (R9.4)."""
    first, second = siege.rubble_of(0), siege.rubble_of(1)
    if first and second and siege.left:
        siege.stage = DIGGING
        return
    siege.stage = CARDS
    if siege.left and (first or second):
        dig_goblin(siege, 0 if first else 1, siege.left)


def dig_goblin(siege: Siege, slot: i64, strength: i64) -> None:
    """A goblin whose rubble is gone leaves (R15.4)."""
    cleared = min(strength, siege.rubble_of(slot))
    siege.left -= cleared
    siege.add_goblin_rubble(slot, -cleared)
    left = siege.rubble_of(slot)
    siege.tell(GOBLIN_RUBBLE_CLEARED, siege.active, siege.goblin_in(slot), cleared, left)
    if left == 0:
        goblin_leaves(siege, slot, LEFT_DUG)
