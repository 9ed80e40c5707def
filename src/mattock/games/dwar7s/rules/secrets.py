"""Chapter D8: the conditions of secret goals, and the standing orders to reveal them in others' turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count, lowest
from mattock.games.dwar7s.cards import (
    ARCHITECT,
    COLLECTOR,
    GEM_KINDS,
    HUNTER,
    KING,
    MERCENARY,
    MONSTERS,
    RESEARCHER,
    SECRET_KINDS,
    WIZARD,
)
from mattock.games.dwar7s.events import SECRET_REVEALED
from mattock.games.dwar7s.packed_counts import count_of, total
from mattock.games.dwar7s.rules.areas import size_of_kingdom, worth_of_kingdom
from mattock.games.dwar7s.state import CORRECTED_RULES_VERSION, Fall, Player

if TYPE_CHECKING:
    from mypy_extensions import i64


# The goals that a turn of somebody else can fulfil: by laying, digging and defeating, and by moving dwarfs. Gems,
# ogre cards and monsters are only ever gained in one's own turn, which is over when the next one begins.
KINGDOM_GOALS: Final = 1 << ARCHITECT | 1 << KING
DWARF_GOALS: Final = 1 << RESEARCHER
GEM_GOALS: Final = 1 << WIZARD | 1 << COLLECTOR
ALL_GOALS: Final = (1 << SECRET_KINDS) - 1


def carry_out_orders(fall: Fall, goals: i64, seats: i64) -> None:
    """One of these goals may have come true for one of these seats, unless it is their turn: in seat order (D8.2)."""
    seats &= ~(1 << fall.active)
    if not seats:
        return
    step: i64 = 1
    while step < fall.players:
        seat = (fall.active + step) % fall.players
        if (seats >> seat) & 1:
            carry_out_order(fall, seat, goals)
        step += 1


def carry_out_order(fall: Fall, seat: i64, goals: i64) -> None:
    """Reveal what is met, unless its owner keeps it; everybody can see what was not revealed (D8.2)."""
    player = fall.seats[seat]
    if player.is_revealed or fall.rules_version < CORRECTED_RULES_VERSION:
        return
    waiting: i64 = ~player.passed_up if player.keeps_secret else ~player.passed_up | 1 << player.secret
    goals &= waiting & within_reach(player)
    if not goals:
        return
    met = fulfilled_by(fall, seat, goals)
    player.passed_up |= met
    if (met >> player.secret) & 1 and not player.keeps_secret:
        reveal(fall, seat)


def within_reach(player: Player) -> i64:
    """The goals of which the player has anything at all: a quick look, because most turns end with little."""
    goals: i64 = DWARF_GOALS if player.stands & MONSTERS else 0
    if player.realm:
        goals |= KINGDOM_GOALS
    if player.gems:
        goals |= GEM_GOALS
    if player.ogres:
        goals |= 1 << MERCENARY
    return goals | 1 << HUNTER if player.beaten else goals


def fulfilled_by(fall: Fall, seat: i64, goals: i64) -> i64:
    """The set of these secret goals that the player would fulfil now, which everybody can see."""
    found: i64 = 0
    while goals:
        secret = lowest(goals)
        goals &= goals - 1
        if is_fulfilled(fall, seat, secret):
            found |= 1 << secret
    return found


def reveal(fall: Fall, seat: i64) -> None:
    """It counts for good, and nothing is spent (D8.1)."""
    player = fall.seats[seat]
    player.is_revealed = True
    player.keeps_secret = False
    player.passed_up = 0
    fall.is_stirred = True
    fall.tell(SECRET_REVEALED, seat, player.secret)


def is_fulfilled(fall: Fall, seat: i64, secret: i64) -> bool:
    """Whether the condition of that secret goal holds for that player now."""
    return reached(fall, seat, secret) >= asked_for(fall, secret)


def asked_for(fall: Fall, secret: i64) -> i64:
    """How much of what it counts that goal asks for."""
    if secret == RESEARCHER:
        return fall.box.secret_cards[secret]
    return GEM_KINDS if secret == COLLECTOR else fall.box.secret_needs[secret]


def reached(fall: Fall, seat: i64, secret: i64) -> i64:
    """How much of it the player has: cards or worth of the kingdom, monsters, sorts of gems, gems, ogre cards."""
    player = fall.seats[seat]
    if secret == ARCHITECT:
        return size_of_kingdom(fall, seat)
    if secret == KING:
        return worth_of_kingdom(fall, seat)
    if secret == HUNTER:
        return count(player.beaten)
    if secret == RESEARCHER:
        return count_besieged(fall, seat, fall.box.secret_needs[secret])
    if secret == WIZARD:
        return count_of(player.gems, fall.box.secret_gem[secret])
    if secret == COLLECTOR:
        return sorts_held(player.gems, fall.box.secret_needs[secret])
    return total(player.ogres)


def count_besieged(fall: Fall, seat: i64, dwarfs: i64) -> i64:
    """The monsters with at least so many dwarfs of that player on them."""
    monsters: i64 = 0
    rest = fall.seats[seat].stands & MONSTERS
    while rest:
        if fall.dwarfs_on(lowest(rest), seat) >= dwarfs:
            monsters += 1
        rest &= rest - 1
    return monsters


def sorts_held(gems: i64, needs: i64) -> i64:
    """The sorts of gems of which there are so many."""
    sorts: i64 = 0
    gem: i64 = 0
    while gem < GEM_KINDS:
        if count_of(gems, gem) >= needs:
            sorts += 1
        gem += 1
    return sorts
