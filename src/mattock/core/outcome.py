"""How a game ended."""

from __future__ import annotations

from mattock.core.outcome_types import OutcomeFacts


class Outcome:
    """`winners` are seats (all or none where everyone plays together), `reason` is a code, `scores` go by seat."""

    def __init__(
        self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...], title: str | None = None
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores
        self.title = title

    @property
    def won(self) -> bool:
        """Whether anybody won; in a cooperative game everybody did."""
        return bool(self.winners)

    @property
    def score(self) -> int:
        """The best score; in a game played together it is everyone's."""
        return max(self.scores)

    def to_dict(self) -> OutcomeFacts:
        return {
            "won": self.won,
            "winners": list(self.winners),
            "reason": self.reason,
            "score": self.score,
            "scores": list(self.scores),
            "title": self.title,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.scores))

    def __repr__(self) -> str:
        return f"Outcome({self.to_dict()!r})"
