"""Advice as data: what to do, what it is worth, how sure that is, and why. Words for it are found elsewhere."""

from __future__ import annotations

from typing import Final

from mattock.core.action import Action

GAIN: Final = "gain"
GUARD: Final = "guard"
SPARE: Final = "spare"
HINDER: Final = "hinder"
SLOW: Final = "slow"
WAYS: Final = (GAIN, GUARD, SPARE, HINDER, SLOW)
VICTORY: Final = "victory"
SURVIVAL: Final = "survival"
NO_LESS: Final = "no_less"
ONLY: Final = "only"
ENDS: Final = (VICTORY, SURVIVAL, NO_LESS, ONLY)
"""What can be said beside the parts of an instinct; last, that nothing sets it apart, and that there is no other."""


class Reason:
    """Where an action does better than the others: `code` is a part of the game's instinct, or one of `ENDS`.

    `way` says how: it gains there, it guards what others would lose, or it spares some of what is lost anyway; or it
    hinders `seat`, a rival who loses by it, or slows down one who has less there than after other actions.
    """

    def __init__(self, code: str, way: str, seat: int) -> None:
        self.code = code
        self.way = way
        self.seat = seat

    @property
    def params(self) -> dict[str, object]:
        return {"way": self.way, "seat": self.seat}

    def to_dict(self) -> dict[str, object]:
        return {"code": self.code, "params": self.params}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.way, self.seat))

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.way!r}, seat={self.seat})"


class Advice:
    """One action for `seat`: everybody's `chances` to win after it, as far as that seat can know.

    `then` is what the seat would mostly do next; `visits` says how often it was thought through, `rank` which place to
    expect, None where all win or lose together.
    """

    def __init__(
        self,
        action: Action,
        seat: int,
        chances: tuple[float, ...],
        visits: int,
        reason: Reason,
        *,
        together: bool,
        then: Action | None = None,
    ) -> None:
        self.action = action
        self.seat = seat
        self.chances = chances
        self.visits = visits
        self.reason = reason
        self.together = together
        self.then = then

    @property
    def chance(self) -> float:
        """The seat's own, or everybody's where they play together."""
        return self.chances[self.seat]

    @property
    def rank(self) -> float | None:
        """The expected place, from 1: two players are ahead of each other in proportion to their chances."""
        if self.together:
            return None
        rank = 1.0
        for seat, chance in enumerate(self.chances):
            if seat != self.seat:
                both = chance + self.chance
                rank += chance / both if both > 0.0 else 0.5
        return rank

    def to_dict(self) -> dict[str, object]:
        return {
            "action": self.action.to_dict(),
            "then": None if self.then is None else self.then.to_dict(),
            "seat": self.seat,
            "chance": self.chance,
            "chances": list(self.chances),
            "rank": self.rank,
            "visits": self.visits,
            "reason": self.reason.to_dict(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Advice) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.action, self.seat, self.chances))

    def __repr__(self) -> str:
        return f"Advice({self.action.code!r}, {self.chance:.3f}, visits={self.visits}, {self.reason!r})"
