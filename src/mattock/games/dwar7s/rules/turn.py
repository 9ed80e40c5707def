"""Chapters D3 and D11.1: the phases of a turn, its end, and the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count
from mattock.games.dwar7s.cards import GIANTS
from mattock.games.dwar7s.events import END_TRIGGERED, TURN_BEGAN, TURN_ENDED
from mattock.games.dwar7s.packed_counts import total
from mattock.games.dwar7s.rules.end import end_game, why_end_now
from mattock.games.dwar7s.rules.secrets import ALL_GOALS, carry_out_order
from mattock.games.dwar7s.state import ACTIONS, CLOSING, DISCARD, Fall, Player

if TYPE_CHECKING:
    from mypy_extensions import i64

USUAL_ACTIONS: Final = 3
HAND_LIMIT: Final = 9


def begin_turn(fall: Fall) -> None:
    fall.used = 0
    fall.has_resolved = False
    fall.has_discarded = False
    fall.stage = ACTIONS
    fall.tell(TURN_BEGAN, fall.active, fall.round)


def allowance(fall: Fall) -> i64:
    """Three actions, and a fourth while your castle is in play and no frost giant stands in its area (D3.1, D7.3)."""
    realm = fall.me().realm
    return USUAL_ACTIONS + 1 if realm and not realm & GIANTS else USUAL_ACTIONS


def can_act(fall: Fall) -> bool:
    """Whether actions are left; the allowance is computed each time (D3.1)."""
    return fall.used < USUAL_ACTIONS or fall.used < allowance(fall)


def has_secrets(player: Player) -> bool:
    """Whether there could be something to play or to reveal, judged by what everybody knows."""
    return player.ogres != 0 or not player.is_revealed


def count_goals(player: Player) -> i64:
    """Trading goals, and the secret one once it is revealed (D11.1)."""
    return count(player.goals) + (1 if player.is_revealed else 0)


def count_hand(player: Player) -> i64:
    """Kingdom cards, gems and ogre cards; nothing else counts (D10.1)."""
    return count(player.hand) + total(player.gems) + total(player.ogres)


def go_on_discarding(fall: Fall) -> None:
    """Down to nine cards (D10.1); then a last chance to reveal, if anything changed since the last one (D8.1)."""
    me = fall.me()
    if count_hand(me) > HAND_LIMIT:
        fall.stage = DISCARD
    elif not me.is_revealed and (fall.has_resolved or fall.has_discarded):
        fall.stage = CLOSING
    else:
        finish_turn(fall)


def has_enough_goals(fall: Fall, player: Player) -> bool:
    """At the end of this player's turn the last round begins, if it has not begun yet (D11.1)."""
    return count_goals(player) >= fall.goals_to_end


def finish_turn(fall: Fall) -> None:
    """Enough goals at the end of a turn make this the last round (D11.1)."""
    if has_enough_goals(fall, fall.me()) and not fall.is_ending:
        fall.is_ending = True
        fall.tell(END_TRIGGERED, fall.active, count_goals(fall.me()))
    fall.tell(TURN_ENDED, fall.active)
    following = (fall.active + 1) % fall.players
    if following == fall.first:
        reason = why_end_now(fall)
        if reason:
            end_game(fall, reason)
            return
        fall.round += 1
    seat = fall.active
    fall.active = following
    begin_turn(fall)
    carry_out_order(fall, seat, ALL_GOALS)
