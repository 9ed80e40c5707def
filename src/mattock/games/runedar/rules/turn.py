"""Chapters R3 and R13: the order of a turn, its end, and the cycle of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count, nth
from mattock.games.runedar.board import CATAPULT, TOWER
from mattock.games.runedar.events import CARDS_DRAWN, CARDS_SHOWN, DECK_SHUFFLED, ENGINE_RAISED, TURN_BEGAN, TURN_ENDED
from mattock.games.runedar.stages import CARDS, ENGINES, ORCS
from mattock.games.runedar.state import ORC_CARDS, Player, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

HAND_SIZE: Final = 5
SET_ASIDE: Final = 2
HAND_STREAMS: Final = ("hand:0", "hand:1", "hand:2", "hand:3")


def begin_turn(siege: Siege) -> None:
    """Phase A comes first if an engine stands ready in the player's area (R3.1, R17.1)."""
    siege.turn += 1
    siege.tell(TURN_BEGAN, siege.active, siege.turn)
    siege.due = due_engine(siege, TOWER) | due_engine(siege, CATAPULT)
    next_engine(siege)


def due_engine(siege: Siege, engine: i64) -> i64:
    """The engine as a bit, if it is to be activated this turn: not one that still lies (R17.1)."""
    is_due = siege.engine_at(engine) == siege.active and not (siege.lying >> engine) & 1
    return 1 << engine if is_due else 0


def next_engine(siege: Siege) -> None:
    """Activate what is due, then raise what lies, then go on to the orc cards (R3.1, R17.1)."""
    if siege.due:
        siege.stage = ENGINES
        return
    if siege.lying:
        raise_engine(siege, TOWER)
        raise_engine(siege, CATAPULT)
    next_orc_card(siege)


def raise_engine(siege: Siege, engine: i64) -> None:
    if (siege.lying >> engine) & 1:
        siege.lying ^= 1 << engine
        siege.tell(ENGINE_RAISED, engine)


def next_orc_card(siege: Siege) -> None:
    """Orc cards first, one by one; then all other cards (R5.1, R7.1)."""
    siege.stage = ORCS if siege.me().hand & ORC_CARDS else CARDS


def finish_turn(siege: Siege) -> None:
    """Played cards go under the discard token, five new ones are drawn, the next player is asked (R13.1)."""
    siege.tell(TURN_ENDED, siege.active)
    siege.played = 0
    siege.fresh = 0
    siege.filling = False
    draw_hand(siege, siege.active)
    siege.active = (siege.active + 1) % siege.players
    begin_turn(siege)


def draw_hand(siege: Siege, seat: i64) -> None:
    """Five out of the draw deck; when it is used up, all twelve cards are shuffled first (R13.1).

    The deck and the two cards set aside are one pool: drawing five out of it at random is the same as shuffling,
    setting two aside and drawing from the top, and leaves nothing to know.
    """
    dwarf = siege.dwarfs[seat]
    size = count(dwarf.pool)
    if size == SET_ASIDE:
        dwarf.pool = dwarf.owned
        size = count(dwarf.pool)
        siege.tell(DECK_SHUFFLED, seat)
    dwarf.hand = deal(siege, dwarf, size, HAND_STREAMS[seat])
    siege.tell(CARDS_SHOWN if siege.open_hands else CARDS_DRAWN, seat, HAND_SIZE, dwarf.hand)


def deal(siege: Siege, dwarf: Player, size: i64, stream: str) -> i64:
    """Move five cards from the pool into a set."""
    hand: i64 = 0
    drawn: i64 = 0
    while drawn < HAND_SIZE:
        bit: i64 = 1 << nth(dwarf.pool, siege.draw(size - drawn, stream))
        dwarf.pool ^= bit
        hand |= bit
        drawn += 1
    return hand
