"""A judged decision: the chance with the best action, and with the one that was chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from mattock.bots.advice import Reason
from mattock.core.action import Action
from mattock.core.instinct import percent

MIN_STANDARD_ERRORS: Final = 2.0  # times the doubt: what differs by less may be the same
MIN_CHANGE: Final = 0.005  # of a chance to win; less is not called a change
MIN_LOSS: Final = 0.03  # of a chance to win; a decision that cost less turned nothing
Chances = tuple[float, ...]


class Choice(NamedTuple):
    """A decision with a choice: action `number` of the journal, in turn `turn`, both counted from 1.

    `hoped` are all seats' chances to win with the best action, `kept` with the one chosen: as the seat could know;
    `doubt` says how far both may be off. `news` tells for each seat if it met luck before the next choice. What it cost
    is only told if that `is_checked`; `games` counts those that were played on to see.
    """

    number: int
    turn: int
    seat: int
    chosen: Action
    best: Action
    reason: Reason | None
    hoped: Chances
    kept: Chances
    doubt: float
    news: tuple[bool, ...]
    is_checked: bool = False
    games: int = 0

    @property
    def loss(self) -> float:
        """What the decision cost the seat; 0 if no better action could be told apart from it."""
        return self.hoped[self.seat] - self.kept[self.seat]

    @property
    def is_costly(self) -> bool:
        """Whether it cost enough to be told, in whole points."""
        return percent(self.hoped[self.seat]) - percent(self.kept[self.seat]) >= 100 * MIN_LOSS
