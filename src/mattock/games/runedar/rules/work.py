"""Chapter R8: working resources. A card says how many; each is placed where it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.verb import SetVerb, Verb
from mattock.games.runedar.board import UPGRADE_SPACES
from mattock.games.runedar.events import RESOURCE_PLACED
from mattock.games.runedar.places import CARPENTERS, FOUNDRY, PLACES
from mattock.games.runedar.refusals import (
    DOES_NOT_NEED_IT,
    NO_SUCH_SYMBOL,
    NOT_IN_WORKSHOP,
    NOTHING_NEEDS_IT,
    OK,
    ORC_IN_WORKSHOP,
    WORKSHOP_EMPTY,
)
from mattock.games.runedar.rules.foes import LEFT_PAID, goblin_leaves
from mattock.games.runedar.rules.workshops import goblin_needs, is_needed, needs
from mattock.games.runedar.stages import CARDS, PLACING, USING
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

ANY: Final = 3
# What can be worked where, as a set: in a workshop its own resource, or any.
KINDS_AT: Final[list[int]] = [
    1 << place - 1 | 1 << ANY if CARPENTERS <= place <= FOUNDRY else 0 for place in range(PLACES)
]
CARRIERS: Final = 7


def why_not_workshop(siege: Siege, workshop: i64) -> i64:
    """No orc in it, something left in it, and somebody who needs that (R8.2)."""
    if siege.orcs_at(workshop):
        return ORC_IN_WORKSHOP
    if not siege.stock_of(workshop - 1):
        return WORKSHOP_EMPTY
    return OK if is_needed(siege, workshop - 1) else NOTHING_NEEDS_IT


class Work(SetVerb[Siege]):
    """Take the shown number out of the workshop you stand in, as far as it is there, then place each (R8.2, R8.3)."""

    def __init__(self) -> None:
        super().__init__("work", "R8.2", (USING,), size=4)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("resource", "work", arg)]

    def why_none(self, siege: Siege) -> i64:
        return OK if siege.box.work_kinds[siege.card] else NO_SUCH_SYMBOL

    def allowed(self, siege: Siege) -> i64:
        fitting = siege.box.work_kinds[siege.card] & KINDS_AT[siege.here()]
        return fitting if fitting and why_not_workshop(siege, siege.here()) == OK else 0

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if not (siege.box.work_kinds[siege.card] >> arg) & 1:
            return NO_SUCH_SYMBOL
        if not (KINDS_AT[siege.here()] >> arg) & 1:
            return NOT_IN_WORKSHOP
        return why_not_workshop(siege, siege.here())

    def do(self, siege: Siege, arg: i64) -> None:
        shown: i64 = siege.box.work[siege.card * 4 + arg]
        siege.resource = siege.here() - 1
        siege.left = min(shown, siege.stock_of(siege.resource))
        siege.placed = 0
        siege.stage = PLACING
        go_on_placing(siege)


class Put(Verb[Siege]):
    """Place one resource on an upgrade card or beside a resource goblin that still needs it (R8.2)."""

    def __init__(self) -> None:
        super().__init__("put", "R8.2", (PLACING,), size=CARRIERS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("on", "carrier", arg)]

    def why_not(self, siege: Siege, arg: i64) -> i64:
        return OK if needs(siege, arg, siege.resource) > 0 else DOES_NOT_NEED_IT

    def do(self, siege: Siege, arg: i64) -> None:
        put(siege, arg)
        go_on_placing(siege)


def put(siege: Siege, carrier: i64) -> None:
    """One resource changes places; a goblin that has all it wants leaves at once (R15.3)."""
    resource = siege.resource
    siege.take_stock(resource)
    siege.left -= 1
    siege.placed += 1
    siege.tell(RESOURCE_PLACED, siege.active, resource, carrier, piece_on(siege, carrier))
    if carrier < UPGRADE_SPACES:
        siege.lay_on(carrier, resource)
        return
    slot = carrier - UPGRADE_SPACES
    siege.pay_to(slot, resource)
    if goblin_needs(siege, slot, 0) == 0 and goblin_needs(siege, slot, 1) == 0 and goblin_needs(siege, slot, 2) == 0:
        goblin_leaves(siege, slot, LEFT_PAID)


def piece_on(siege: Siege, carrier: i64) -> i64:
    """The card that lies on the space, or the goblin's tile, counted on from the cards."""
    if carrier < UPGRADE_SPACES:
        return siege.card_on(carrier)
    return len(siege.box.card_ids) + siege.goblin_in(carrier - UPGRADE_SPACES)


def go_on_placing(siege: Siege) -> None:
    """Ask where the next one goes while several places need it; with only one place it goes there at once."""
    while not siege.result:
        takers = count_takers(siege) if siege.left else 0
        if takers == 0:
            siege.stage = CARDS
            return
        if takers > 1 or may_place_fewer(siege):
            return
        put(siege, only_taker(siege))


def may_place_fewer(siege: Siege) -> bool:
    """Rules version 1 let a player stop after the first one."""
    return siege.placed != 0 and siege.is_of_first_rules()


def count_takers(siege: Siege) -> i64:
    takers: i64 = 0
    carrier: i64 = 0
    while carrier < CARRIERS:
        if needs(siege, carrier, siege.resource) > 0:
            takers += 1
        carrier += 1
    return takers


def only_taker(siege: Siege) -> i64:
    carrier: i64 = 0
    while needs(siege, carrier, siege.resource) <= 0:
        carrier += 1
    return carrier
