"""Results and reviews of games that nobody played, to be looked at part by part."""

from __future__ import annotations

from collections.abc import Sequence

from mattock.core.action import Action
from mattock.lab.choice import Chances, Choice
from mattock.lab.results import Played, Tally
from mattock.lab.review_result import Review


def tally(shares: Sequence[float], reasons: Sequence[str] = ()) -> Tally:
    """Games of 40 points; those without a reason of their own ended by goals."""
    whys = [*reasons, *["goals"] * (len(shares) - len(reasons))]
    return Tally([Played(share, 40, why, 100) for share, why in zip(shares, whys, strict=True)])


def chances(first: float, players: int, *, together: bool = False) -> Chances:
    """Seat 0 has that chance; the others divide the rest, or share it."""
    return (first,) * players if together else (first, *[(1 - first) / (players - 1)] * (players - 1))


def choice(
    number: int,
    hoped: float,
    kept: float | None = None,
    *,
    seat: int = 0,
    players: int = 2,
    together: bool = True,
    luck: bool = False,
    doubt: float = 0.001,
) -> Choice:
    """One decision in every five is the first of a turn; each was checked. The chances are those of seat 0."""
    left = hoped if kept is None else kept
    done, better = (Action("dwar7s", code, f"deed{code}", ()) for code in (number, 99))
    return Choice(
        number,
        1 + number // 5,
        seat,
        done,
        done if left == hoped else better,
        None,
        chances(hoped, players, together=together),
        chances(left, players, together=together),
        doubt,
        (luck,) * players,
        is_checked=True,
    )


def review_of(*choices: Choice, result: float | None = None, together: bool = True, actions: int = 44) -> Review:
    players = len(choices[0].hoped)
    end = None if result is None else chances(result, players, together=together)
    return Review(list(choices), end, players=players, together=together, actions=actions, is_whole=True)
