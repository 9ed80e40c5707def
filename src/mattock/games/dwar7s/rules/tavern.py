"""Chapter D6.5: drawing ogre cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.games.dwar7s.events import OGRE_DRAWN, OGRES_SHUFFLED
from mattock.games.dwar7s.ogre_history import DRAWN, SHUFFLED
from mattock.games.dwar7s.packed_counts import kind_of, one, total
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

OGRE_STREAMS: Final = ("ogre:0", "ogre:1", "ogre:2", "ogre:3")


def draw_ogres(fall: Fall, wanted: i64) -> i64:
    """Draw as many as there are; an empty deck is made of the discarded cards (D6.5). Returns how many were drawn."""
    drawn: i64 = 0
    while drawn < wanted and (fall.deck or fall.discard):
        if not fall.deck:
            shuffle(fall)
        draw_ogre(fall)
        drawn += 1
    return drawn


def draw_ogre(fall: Fall) -> None:
    size = total(fall.deck)
    ogre = kind_of(fall.deck, fall.draw(size, OGRE_STREAMS[fall.active]))
    fall.deck -= one(ogre)
    fall.me().ogres += one(ogre)
    fall.is_stirred = True
    fall.mark_ogres(DRAWN, fall.active, fall.active, one(ogre))
    fall.tell(OGRE_DRAWN, fall.active, size - 1, ogre)


def shuffle(fall: Fall) -> None:
    fall.deck = fall.discard
    fall.discard = 0
    fall.mark_ogres(SHUFFLED, 0, 0, fall.deck)
    fall.tell(OGRES_SHUFFLED, fall.deck)
