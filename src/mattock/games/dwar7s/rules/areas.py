"""Chapters D4.3, D4.5 and D7: borders between visible cards, the areas they make, and kingdoms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import count, lowest
from mattock.games.dwar7s.cards import CASTLES
from mattock.games.dwar7s.spaces import side_towards
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


def show(fall: Fall, card: i64) -> None:
    """A card on the table becomes visible: its walls and those of its neighbours decide its borders (D4.3, D4.5)."""
    here = fall.spot[card]
    walls = fall.walls_of(card)
    own: i64 = 1 << card
    ways: i64 = 0
    rest = fall.tops
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        side = side_towards(here, fall.spot[other])
        if side >= 0 and not (walls >> side) & 1 and not (fall.walls_of(other) >> ((side + 2) & 3)) & 1:
            ways |= 1 << other
            fall.ways[other] |= own
    fall.ways[card] = ways
    fall.tops |= own
    fall.room |= own


def hide(fall: Fall, card: i64) -> None:
    """A visible card without dwarfs is covered, buried or gone: nothing of it counts any more (D4.5)."""
    own: i64 = 1 << card
    rest = fall.ways[card]
    while rest:
        fall.ways[lowest(rest)] &= ~own
        rest &= rest - 1
    fall.ways[card] = 0
    fall.tops &= ~own
    fall.room &= ~own


def survey(fall: Fall) -> i64:
    """Find every kingdom again after a card was laid, dug or defeated (D7.1, D7.2); returns the seats that changed."""
    changed: i64 = 0
    seat: i64 = 0
    while seat < fall.players:
        castle = fall.castle_of(seat)
        player = fall.seats[seat]
        realm = area_of(fall, castle) if (fall.tops >> castle) & 1 else 0
        if realm != player.realm:
            player.realm = realm
            changed |= 1 << seat
        seat += 1
    return changed


def area_of(fall: Fall, card: i64) -> i64:
    """All visible cards that can be reached from a visible one across open borders, itself included (D7.1)."""
    area: i64 = 1 << card
    edge = area
    while edge:
        fresh = fall.ways[lowest(edge)] & ~area
        edge = edge & (edge - 1) | fresh
        area |= fresh
    return area


def size_of_kingdom(fall: Fall, seat: i64) -> i64:
    """The number of its visible cards (D7.4)."""
    return count(fall.seats[seat].realm)


def worth_of_kingdom(fall: Fall, seat: i64) -> i64:
    """The victory points of its cards (D7.4); a share of them where castles divide their area (D13.2)."""
    realm = fall.seats[seat].realm
    points: i64 = 0
    rest = realm
    while rest:
        points += fall.box.points[lowest(rest)]
        rest &= rest - 1
    if fall.is_split and realm:
        return points // count(realm & CASTLES)
    return points
