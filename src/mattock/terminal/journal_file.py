"""A journal written while the game is played, a line an action, so that an interrupted game loses nothing."""

from __future__ import annotations

from pathlib import Path

from mattock.core.journal import FIRST_SUM, line_with_sum
from mattock.core.state import State


class JournalFile:
    """A new file, never one that is there already; each line is on disk before the game goes on."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("x", encoding="utf-8", newline="\n")
        self._chain = FIRST_SUM

    def begin(self, state: State) -> None:
        self._add(state.journal().head())

    def add(self, state: State, code: str) -> None:
        """The action just played, with the luck it took."""
        self._add({"do": code, "luck": last_luck(state)})

    def end(self, state: State) -> None:
        """The foot, which tells the outcome and the secret of fair luck: only for a game that is over."""
        self._add(state.journal().foot())
        self.close()

    def close(self) -> None:
        self._file.close()

    def _add(self, body: dict[str, object]) -> None:
        line, self._chain = line_with_sum(body, self._chain)
        self._file.write(line)
        self._file.flush()


def last_luck(state: State) -> list[int]:
    """What luck answered since the last action; the history is walked backwards, so a long game costs no more."""
    answers: list[int] = []
    step = state.history
    while step is not None and step.number < 0:
        answers.append(-1 - step.number)
        step = step.before
    answers.reverse()
    return answers
