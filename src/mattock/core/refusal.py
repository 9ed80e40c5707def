"""How the house says no: a refusal is a code with a paragraph and parameters, never a sentence.

The tree of errors, all of them `MattockError`:

    MattockError
    ├── IllegalMove          an action that the rules refuse now
    ├── UnknownGame          ┐
    ├── BadOption            ├ also ValueError: what was asked for does not exist; the message lists what does
    ├── UnknownAction        ┘
    ├── ComponentsError      also ValueError; see `core.box`
    ├── LuckRanOut           a scripted or replayed source was asked once too often, or for another range
    └── JournalError         also ValueError; see `core.journal`
"""

from __future__ import annotations


class Refusal:
    """A fact about the position that forbids an action: `code`, the paragraph `rule`, and `params` for the sentence."""

    def __init__(self, code: str, rule: str, params: dict[str, object]) -> None:
        self.code = code
        self.rule = rule
        self.params = params

    def to_dict(self) -> dict[str, object]:
        return {"code": self.code, "rule": self.rule, "params": self.params}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.params!r})"


class MattockError(Exception):
    """Everything this package raises on purpose."""


class IllegalMove(MattockError):
    """The rules refuse this action now; the state is as it was before."""

    def __init__(self, code: str, rule: str, params: dict[str, object]) -> None:
        super().__init__(code, rule, params)
        self.code = code
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        return f"{self.code} ({self.rule})"


class UnknownGame(MattockError, ValueError):
    """No game of that name."""


class BadOption(MattockError, ValueError):
    """An option that the game does not have, or a value that it does not take."""


class UnknownAction(MattockError, ValueError):
    """The data names no action of this game."""


class LuckRanOut(MattockError):
    """A scripted or replayed source has no fitting answer left."""
