"""How an action is refused: a refusal is a code with a paragraph and parameters, never a sentence.

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

from typing import Final, Self

MAX_SHOWN: Final = 200  # letters of a value in a message


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
    """Everything this package raises on purpose. The message is for programmers, in English.

    `about`, a code, and `facts` say the same as data, so that a client can say it to people in their own language;
    where nobody gave a code, there is only the message.
    """

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.about = ""
        self.facts: dict[str, object] = {}

    def saying(self, about: str, **facts: object) -> Self:
        """Add a code and its facts; returns the error itself."""
        self.about = about
        self.facts = facts
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the code too: a compiled error has no `__dict__` that pickle would keep."""
        return type(self), self.made_of(), {"about": self.about, "facts": self.facts}

    def made_of(self) -> tuple[object, ...]:
        """The arguments that make an equal error."""
        return self.args


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


def shown(value: object) -> str:
    """A value in one line, however large: Python refuses to write numbers of thousands of digits."""
    try:
        text = repr(value)
    except ValueError:
        return f"2**{value.bit_length() - 1} or so" if isinstance(value, int) else f"a {type(value).__name__}"
    return text if len(text) <= MAX_SHOWN else f"{text[: MAX_SHOWN - 1]}…"


def not_allowed(option: str, value: object, allowed: str) -> BadOption:
    """An option does not take this value."""
    error = BadOption(f"{option}={shown(value)}: allowed are {allowed}")
    return error.saying("not_allowed", option=option, value=shown(value), allowed=allowed)


def out_of_range(option: str, value: object, low: int, high: int) -> BadOption:
    """An option takes whole numbers from `low` to `high`."""
    error = BadOption(f"{option}={shown(value)}: allowed are whole numbers from {low} to {high}")
    return error.saying("out_of_range", option=option, value=shown(value), low=str(low), high=str(high))


class UnknownAction(MattockError, ValueError):
    """The data names no action of this game."""


class LuckRanOut(MattockError):
    """A scripted or replayed source has no fitting answer left."""
