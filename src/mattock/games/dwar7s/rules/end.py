"""Chapters D11.1 and D11.4: why a game ends when a round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.games.dwar7s.events import GAME_ENDED, SCORED
from mattock.games.dwar7s.rules.areas import size_of_kingdom
from mattock.games.dwar7s.rules.score import dwarfs_out, score_of
from mattock.games.dwar7s.rules.secrets import is_fulfilled, reveal
from mattock.games.dwar7s.state import OVER, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

ONGOING: Final = 0
GOALS: Final = 1
STALL: Final = 2
ROUNDS: Final = 3

CALM_ROUNDS: Final = 8
MAX_ROUNDS: Final = 60


def why_end_now(fall: Fall) -> i64:
    """A full round is over: the number of the reason to end the game, or 0 (D11.1, D11.4)."""
    fall.calm = 0 if fall.is_stirred else fall.calm + 1
    fall.is_stirred = False
    if fall.is_ending:
        return GOALS
    if fall.calm >= CALM_ROUNDS:
        return STALL
    return ROUNDS if fall.round >= MAX_ROUNDS else 0


def end_game(fall: Fall, reason: i64) -> None:
    """Every fulfilled secret goal is revealed by itself; then it is scored (D8.1, D11.2)."""
    fall.result = reason
    fall.stage = OVER
    fall.tell(GAME_ENDED, reason, fall.round)
    seat: i64 = 0
    while seat < fall.players:
        if not fall.seats[seat].is_revealed and is_fulfilled(fall, seat, fall.seats[seat].secret):
            reveal(fall, seat)
        seat += 1
    if fall.telling:
        seat = 0
        while seat < fall.players:
            fall.tell(SCORED, seat, score_of(fall, seat), size_of_kingdom(fall, seat), dwarfs_out(fall, seat))
            seat += 1
