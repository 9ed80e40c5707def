"""Chapter D12: a position in which everything that a seat cannot know is dealt anew, fitting all that it has seen.

Hidden are the unrevealed secret goals, and the ogre cards in other hands (`ogre_riddle.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import count, nth
from mattock.core.chance import Chance
from mattock.games.dwar7s.cards import SECRET_KINDS
from mattock.games.dwar7s.ogre_riddle import deal_ogres_anew
from mattock.games.dwar7s.rules.secrets import is_fulfilled
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


def imagined(fall: Fall, seat: int | None, chance: Chance) -> Fall:
    """A clone with other luck, in which what that seat cannot know is dealt anew (D12.1)."""
    twin = fall.clone()
    twin.forget(chance)
    viewer: i64 = -1 if seat is None else seat
    while not deal_secrets_anew(twin, viewer, chance):
        pass
    if fall.ogre_trail is not None:
        deal_ogres_anew(twin, viewer, chance)
    return twin


def deal_secrets_anew(fall: Fall, viewer: i64, chance: Chance) -> bool:
    """Each unrevealed goal may be any that is not seen; after the end, any that its owner does not fulfil (D8.1).

    False if the last to be dealt to found none that fits.
    """
    left: i64 = (1 << SECRET_KINDS) - 1
    for index, player in enumerate(fall.seats):
        if player.is_revealed or index == viewer:
            left &= ~(1 << player.secret)
    for index, player in enumerate(fall.seats):
        if player.is_revealed or index == viewer:
            continue
        fitting = left & ~fulfilled_by(fall, index) if fall.result else left
        if not fitting:
            return False
        player.secret = nth(fitting, chance.below(count(fitting), "imagined"))
        left ^= 1 << player.secret
    return True


def fulfilled_by(fall: Fall, seat: i64) -> i64:
    """The secret goals that a player would fulfil now, as a set."""
    found: i64 = 0
    for secret in range(SECRET_KINDS):
        if is_fulfilled(fall, seat, secret):
            found |= 1 << secret
    return found
