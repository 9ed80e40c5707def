"""Chapters R4 and R17: the siege tower and the catapult, how they come, strike and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import count, nth
from mattock.games.runedar.board import CATAPULT, RESERVE, TOWER
from mattock.games.runedar.events import (
    CATAPULT_REVEALED,
    ENGINE_ACTIVATED,
    ENGINE_CAME,
    ENGINE_RETURNED,
    GOLD_LOST,
    SPACE_BLOCKED,
    TROLL_REVEALED,
    UPGRADE_SCRAPPED,
)
from mattock.games.runedar.rules.end import CATAPULT_DECK, GOLD, TROLL_TILES, lose
from mattock.games.runedar.rules.foes import troll_comes
from mattock.games.runedar.rules.workshops import return_from_space
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


def engine_comes(siege: Siege, engine: i64) -> None:
    """From the reserve to the active player's area; in solo play it comes lying (R6.3, R17.1)."""
    siege.set_engine_at(engine, siege.active)
    if siege.players == 1:
        siege.lying |= 1 << engine
    siege.tell(ENGINE_CAME, siege.active, engine, (siege.lying >> engine) & 1)


def engine_returns(siege: Siege, engine: i64) -> None:
    """Back to the reserve, spent or destroyed."""
    siege.set_engine_at(engine, RESERVE)
    siege.lying &= ~(1 << engine)
    siege.due &= ~(1 << engine)
    siege.tell(ENGINE_RETURNED, engine)


def activate_tower(siege: Siege) -> None:
    """The next troll comes; the fifth tile loses before anything is placed (R4.1)."""
    siege.tell(ENGINE_ACTIVATED, TOWER)
    left = count(siege.trolls_left)
    troll = nth(siege.trolls_left, siege.draw(left, "troll"))
    siege.trolls_left ^= 1 << troll
    siege.tell(TROLL_REVEALED, troll, left - 1)
    if left == 1:
        lose(siege, TROLL_TILES)
        return
    troll_comes(siege, troll)
    engine_returns(siege, TOWER)


def fire_catapult(siege: Siege) -> None:
    """A space of the upgrade board is struck for good and a nugget lost; the fifth card loses at once (R4.2)."""
    siege.tell(ENGINE_ACTIVATED, CATAPULT)
    left = count(siege.catapults_left)
    space = nth(siege.catapults_left, siege.draw(left, "catapult"))
    siege.catapults_left ^= 1 << space
    siege.tell(CATAPULT_REVEALED, space, left - 1)
    if left == 1:
        lose(siege, CATAPULT_DECK)
        return
    scrap_card(siege, space)
    siege.blocked |= 1 << space
    siege.tell(SPACE_BLOCKED, space)
    siege.gold -= 1
    siege.tell(GOLD_LOST, 1, siege.gold)
    if siege.gold == 0:
        lose(siege, GOLD)
        return
    engine_returns(siege, CATAPULT)


def scrap_card(siege: Siege, space: i64) -> None:
    """The card on a space, if any, leaves the game; its resources go home (R4.2, R12.1)."""
    card = siege.card_on(space)
    if card >= 0:
        siege.set_card_on(space, -1)
        siege.tell(UPGRADE_SCRAPPED, space, card)
        return_from_space(siege, space)
