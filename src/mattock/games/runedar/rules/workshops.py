"""Chapters R8.2, R11 and R15.3: what a card or a goblin still needs, and which resources go home when it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.games.runedar.board import UPGRADE_SPACES
from mattock.games.runedar.box.schema import MIXED_GOBLIN, NAMED_GOBLIN
from mattock.games.runedar.events import RESOURCES_RETURNED
from mattock.games.runedar.state import ORC_CARDS, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


def card_needs(siege: Siege, space: i64, resource: i64) -> i64:
    """How many more of a resource the card on a space wants: its price less what lies there (R11.1)."""
    card = siege.card_on(space)
    if card < 0:
        return 0
    own: i64 = siege.box.cost[card * 3 + resource]
    extra: i64 = siege.box.extra[((siege.players - 1) * UPGRADE_SPACES + space) * 3 + resource]
    return own + extra - siege.laid_on(space, resource)


def goblin_needs(siege: Siege, slot: i64, resource: i64) -> i64:
    """How many more of a resource a goblin takes (R15.3)."""
    tile = siege.goblin_in(slot)
    if tile < 0:
        return 0
    kind: i64 = siege.box.goblin_kind[tile]
    if kind == NAMED_GOBLIN:
        wants: i64 = siege.box.goblin_wants[tile * 3 + resource]
        return wants - siege.paid_to(slot, resource)
    if kind == MIXED_GOBLIN:
        total: i64 = siege.box.goblin_total[tile]
        return total - siege.paid_to(slot, 0) - siege.paid_to(slot, 1) - siege.paid_to(slot, 2)
    return 0


def needs(siege: Siege, carrier: i64, resource: i64) -> i64:
    """Carriers 0-4 are the spaces of the upgrade board, 5 and 6 the goblins."""
    if carrier < UPGRADE_SPACES:
        return card_needs(siege, carrier, resource)
    return goblin_needs(siege, carrier - UPGRADE_SPACES, resource)


def is_needed(siege: Siege, resource: i64) -> bool:
    """Whether anything takes this resource."""
    carrier: i64 = 0
    while carrier < UPGRADE_SPACES + 2:
        if needs(siege, carrier, resource) > 0:
            return True
        carrier += 1
    return False


def finished_spaces(siege: Siege) -> i64:
    """The spaces whose card carries all that it costs, as a set (R11.1). Asked before every card, so all at once."""
    box = siege.box
    first = (siege.players - 1) * UPGRADE_SPACES
    finished: i64 = 0
    space: i64 = 0
    while space < UPGRADE_SPACES:
        card = siege.card_on(space)
        if card >= 0 and siege.amounts_on(space) == box.price[card] + box.surcharge[first + space]:
            finished |= 1 << space
        space += 1
    return finished


def takeable_spaces(siege: Siege) -> i64:
    """The finished spaces, if an unplayed card can be given up for one (R11.4)."""
    return finished_spaces(siege) if siege.me().hand & ~ORC_CARDS else 0


def return_from_space(siege: Siege, space: i64) -> None:
    """What lay on a card goes back to the workshops (R4.2, R11.4, R12.1)."""
    go_home(siege, siege.clear_space(space))


def return_from_goblin(siege: Siege, slot: i64) -> None:
    """What a leaving goblin had been paid goes back to the workshops (R15.3)."""
    go_home(siege, siege.clear_tribute(slot))


def go_home(siege: Siege, amounts: i64) -> None:
    if amounts:
        siege.add_stock(amounts)
        siege.tell(RESOURCES_RETURNED, amounts)
