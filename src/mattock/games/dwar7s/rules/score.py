"""Chapters D11.2 and D11.3: the score, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.games.dwar7s.cards import GEM_KINDS
from mattock.games.dwar7s.packed_counts import count_of
from mattock.games.dwar7s.rules.areas import size_of_kingdom, worth_of_kingdom
from mattock.games.dwar7s.state import DWARFS, Fall, Player

if TYPE_CHECKING:
    from mypy_extensions import i64


def score_of(fall: Fall, seat: i64) -> i64:
    """Goals, defeated monsters, gems in hand and the worth of the kingdom (D11.2)."""
    player = fall.seats[seat]
    points = worth_of_kingdom(fall, seat) + points_of_goals(fall, seat) + points_of_gems(fall, player.gems)
    return points + points_of_monsters(fall, player.beaten)


def points_of_monsters(fall: Fall, beaten: i64) -> i64:
    points: i64 = 0
    while beaten:
        points += fall.box.defeated[lowest(beaten)]
        beaten &= beaten - 1
    return points


def points_of_goals(fall: Fall, seat: i64) -> i64:
    """The trading goals bought, and the secret one if it is revealed."""
    player = fall.seats[seat]
    return points_of_secret(fall, player) + points_of_trading(fall, player.goals)


def points_of_secret(fall: Fall, player: Player) -> i64:
    return fall.box.secret_points[player.secret] if player.is_revealed else 0


def points_of_trading(fall: Fall, goals: i64) -> i64:
    points: i64 = 0
    while goals:
        points += fall.box.goal_points[lowest(goals)]
        goals &= goals - 1
    return points


def points_of_gems(fall: Fall, gems: i64) -> i64:
    points: i64 = 0
    gem: i64 = 0
    while gem < GEM_KINDS:
        points += fall.box.gem_points[gem] * count_of(gems, gem)
        gem += 1
    return points


def dwarfs_out(fall: Fall, seat: i64) -> i64:
    """A player's dwarfs on the table."""
    return DWARFS - fall.seats[seat].pile


def winners_of(fall: Fall) -> list[int]:
    """Most points; then the larger kingdom in cards, then more dwarfs on the table, then a shared win (D11.3)."""
    ranks = [
        (score_of(fall, seat), size_of_kingdom(fall, seat), dwarfs_out(fall, seat)) for seat in range(fall.players)
    ]
    best = max(ranks)
    return [seat for seat in range(fall.players) if ranks[seat] == best]
