"""How strong somebody is, as far as their games tell: a mean and an uncertainty (Plackett-Luce, by `openskill`)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from mattock.tables.log.chronicle import SeatLine

MODEL: Final = PlackettLuce()
CERTAIN_DEVIATIONS: Final = 3.0  # uncertainties below the mean: what somebody has surely reached


class Rating(Struct, frozen=True):
    """A rating; everybody begins in the middle with a large uncertainty."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def worth(self) -> float:
        return self.mu - CERTAIN_DEVIATIONS * self.sigma


def rated(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """After one game; a lower rank is better, equal ones are a draw."""
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]


def ranks_of(seats: list[SeatLine]) -> list[int]:
    """Ranks by victory, then by score. A player who left the seat to a bot comes last, so leaving saves nothing."""
    worth = [(seat.is_forfeit, not seat.is_winner, -seat.score) for seat in seats]
    order = sorted(set(worth))
    return [order.index(one) for one in worth]
