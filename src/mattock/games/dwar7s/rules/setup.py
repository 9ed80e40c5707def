"""Chapter D2: setting up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import nth
from mattock.games.dwar7s.box.schema import TRADING_GOALS
from mattock.games.dwar7s.cards import SECRET_KINDS
from mattock.games.dwar7s.events import FIRST_CHOSEN, SECRET_DEALT
from mattock.games.dwar7s.rules.trade import offer_goal
from mattock.games.dwar7s.rules.turn import begin_turn
from mattock.games.dwar7s.state import MARKET, Fall, Player

if TYPE_CHECKING:
    from mypy_extensions import i64

SECRET_STREAMS: Final = ("secret:0", "secret:1", "secret:2", "secret:3")


def set_up(fall: Fall, first: i64) -> None:
    """An empty table, three goals on offer, one secret goal each; a negative `first` is drawn (D2.1 to D2.6)."""
    fall.lay_out()
    fall.gems = fall.box.gems
    fall.deck = fall.all_ogres
    fall.goals_left = (1 << TRADING_GOALS) - 1
    place: i64 = 0
    while place < MARKET:
        offer_goal(fall, place)
        place += 1
    fall.seats = [Player() for _ in range(fall.players)]
    deal_secrets(fall)
    fall.first = fall.draw(fall.players, "first") if first < 0 else first
    fall.tell(FIRST_CHOSEN, fall.first)
    fall.active = fall.first
    begin_turn(fall)


def deal_secrets(fall: Fall) -> None:
    """One each; those that are left stay out, unseen (D2.2, D2.5)."""
    left: i64 = (1 << SECRET_KINDS) - 1
    seat: i64 = 0
    while seat < fall.players:
        secret = nth(left, fall.draw(SECRET_KINDS - seat, SECRET_STREAMS[seat]))
        left ^= 1 << secret
        fall.seats[seat].secret = secret
        fall.tell(SECRET_DEALT, seat, secret)
        seat += 1
