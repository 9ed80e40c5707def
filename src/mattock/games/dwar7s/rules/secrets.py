"""Chapter D8: the conditions of secret goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import count, lowest
from mattock.games.dwar7s.cards import (
    ARCHITECT,
    COLLECTOR,
    GEM_KINDS,
    HUNTER,
    KING,
    MONSTERS,
    RESEARCHER,
    WIZARD,
)
from mattock.games.dwar7s.events import SECRET_REVEALED
from mattock.games.dwar7s.rules.areas import size_of_kingdom, worth_of_kingdom
from mattock.games.dwar7s.state import Fall
from mattock.games.dwar7s.tally import count_of, total

if TYPE_CHECKING:
    from mypy_extensions import i64


def reveal(fall: Fall, seat: i64) -> None:
    """It counts for good, and nothing is spent (D8.1)."""
    player = fall.seats[seat]
    player.is_revealed = True
    fall.is_stirred = True
    fall.tell(SECRET_REVEALED, seat, player.secret)


def is_fulfilled(fall: Fall, seat: i64, secret: i64) -> bool:
    """Does the condition of that secret goal hold for that player right now?"""
    player = fall.seats[seat]
    needs: i64 = fall.box.secret_needs[secret]
    if secret == ARCHITECT:
        return size_of_kingdom(fall, seat) >= needs
    if secret == KING:
        return worth_of_kingdom(fall, seat) >= needs
    if secret == HUNTER:
        return count(player.beaten) >= needs
    if secret == RESEARCHER:
        return count_besieged(fall, seat, needs) >= fall.box.secret_cards[secret]
    if secret == WIZARD:
        return count_of(player.gems, fall.box.secret_gem[secret]) >= needs
    if secret == COLLECTOR:
        return has_of_each(player.gems, needs)
    return total(player.ogres) >= needs


def count_besieged(fall: Fall, seat: i64, dwarfs: i64) -> i64:
    """The monsters with at least so many dwarfs of that player on them."""
    monsters: i64 = 0
    rest = fall.seats[seat].stands & MONSTERS
    while rest:
        if fall.dwarfs_on(lowest(rest), seat) >= dwarfs:
            monsters += 1
        rest &= rest - 1
    return monsters


def has_of_each(gems: i64, needs: i64) -> bool:
    gem: i64 = 0
    while gem < GEM_KINDS:
        if count_of(gems, gem) < needs:
            return False
        gem += 1
    return True
