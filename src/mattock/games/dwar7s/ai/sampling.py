"""Chapter D12: a position in which everything that a seat cannot know is dealt again, fitting all that it has seen.

Hidden are the unrevealed secret goals and standing orders, and the ogre cards in other hands (`ogre_sampling.py`).

A goal that was met in a turn of others and stayed hidden (`Player.passed_up`) is its owner's only if they keep it. How
likely somebody is to keep a goal nobody knows: here one in `KEEPERS` does, so such a goal is that much less likely than
one that was never met, and comes with the order to keep it. Everybody else reveals at once, as one does unless told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count, lowest, nth
from mattock.core.chance import Chance
from mattock.games.dwar7s.ai.ogre_sampling import deal_ogres_anew
from mattock.games.dwar7s.cards import SECRET_KINDS
from mattock.games.dwar7s.rules.secrets import ALL_GOALS, fulfilled_by
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEP_ORDER_FACTOR: Final = 16


def imagined(fall: Fall, seat: int | None, chance: Chance) -> Fall:
    """A clone with other luck, in which what that seat cannot know is dealt again (D12.1)."""
    twin = fall.clone()
    twin.detach(chance)
    viewer: i64 = -1 if seat is None else seat
    deal_secrets_anew(twin, viewer, chance)
    if fall.ogre_trail is not None:
        deal_ogres_anew(twin, viewer, chance)
    return twin


def deal_secrets_anew(fall: Fall, viewer: i64, chance: Chance) -> None:
    """Any goal that is not seen may be anybody's, as long as nothing was passed up and the game is on."""
    left: i64 = ALL_GOALS
    hidden: list[i64] = []
    known: i64 = fall.result
    for index, player in enumerate(fall.seats):
        if player.is_revealed or index == viewer:
            left &= ~(1 << player.secret)
        else:
            hidden.append(index)
            known |= player.passed_up
    if known:
        deal_by_weight(fall, hidden, left, chance)
        return
    for index in hidden:
        player = fall.seats[index]
        player.secret = nth(left, chance.below(count(left), "imagined"))
        player.keeps_secret = False
        left ^= 1 << player.secret


def deal_by_weight(fall: Fall, hidden: list[i64], left: i64, chance: Chance) -> None:
    """Each way to deal them is as likely as the product of its weights (`weights_of`)."""
    weights: list[i64] = []
    for index in hidden:
        weights_of(fall, index, weights)
    at = chance.below(ways_to_deal(weights, 0, left), "imagined") if hidden else 0
    for place, index in enumerate(hidden):
        rest = left
        secret = lowest(rest)
        ways = ways_with(weights, place, left, secret)
        while at >= ways:
            at -= ways
            rest &= rest - 1
            secret = lowest(rest)
            ways = ways_with(weights, place, left, secret)
        left ^= 1 << secret
        at //= weights[place * SECRET_KINDS + secret]
        player = fall.seats[index]
        player.secret = secret
        player.keeps_secret = (player.passed_up >> secret) & 1 != 0


def weights_of(fall: Fall, seat: i64, weights: list[i64]) -> None:
    """Append for each secret goal how likely it is that player's; at the end none is that they fulfil (D8.3)."""
    passed_up = fall.seats[seat].passed_up
    impossible = fulfilled_by(fall, seat, ALL_GOALS) if fall.result else 0
    secret: i64 = 0
    while secret < SECRET_KINDS:
        if (impossible >> secret) & 1:
            weights.append(0)
        else:
            weights.append(1 if (passed_up >> secret) & 1 else KEEP_ORDER_FACTOR)
        secret += 1


def ways_to_deal(weights: list[i64], place: i64, left: i64) -> i64:
    """The weights of all ways to deal what is left to the players from that place on, together."""
    if place * SECRET_KINDS == len(weights):
        return 1
    ways: i64 = 0
    rest = left
    while rest:
        ways += ways_with(weights, place, left, lowest(rest))
        rest &= rest - 1
    return ways


def ways_with(weights: list[i64], place: i64, left: i64, secret: i64) -> i64:
    """Those in which the player at that place has that goal."""
    weight = weights[place * SECRET_KINDS + secret]
    return weight * ways_to_deal(weights, place + 1, left ^ 1 << secret) if weight else 0
