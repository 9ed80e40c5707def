"""Verifies journals: plays every action again under the rules and derives fair luck again from its secret.

Sums are checked where a journal is read. What stays open, because the luck was not fair or its secret is not told yet,
is said and not passed over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.chance import FAIR, Chance, Fair, Scripted, commitment
from mattock.core.game import Game
from mattock.core.journal import Journal, JournalError, JournalImpossible
from mattock.core.outcome import Outcome
from mattock.core.refusal import LuckRanOut
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class JournalForged(JournalError):
    """A playable journal in which a number, the secret or the outcome is not the true one.

    `move` counts actions from 1; 0 is the deal. `stream` is the stream of luck to blame, "" if none is.
    """

    def __init__(self, problem: str, move: int = 0, stream: str = "") -> None:
        super().__init__(problem)
        self.move = move
        self.stream = stream

    def made_of(self) -> tuple[object, ...]:
        return self.problem, self.move, self.stream


class Verification:
    """What was found true. `numbers` counts the numbers of each stream; `is_luck_derived` says that each of them
    follows from the secret that was promised at the start, and is False where that cannot be known. `outcome` is what
    the actions lead to, None if they stop before the end.
    """

    def __init__(
        self, journal: Journal, numbers: dict[str, int], is_luck_derived: bool, outcome: Outcome | None
    ) -> None:
        self.journal = journal
        self.actions = len(journal.moves)
        self.numbers = numbers
        self.is_luck_derived = is_luck_derived
        self.outcome = outcome

    @property
    def is_luck_fair(self) -> bool:
        """Whether the journal says that its luck is fair, proved or not."""
        return self.journal.luck == FAIR


class CheckedLuck(Chance):
    """Answers as the journal does, and compares each answer with what a fair source gives, if there is one."""

    @property
    def kind(self) -> str:
        return "checked"

    def __init__(self, written: list[int], fair: Fair | None) -> None:
        self.written = Scripted(written)
        self.fair = fair
        self.counts: dict[str, int] = {}
        self.problem = ""
        self.stream = ""

    def below(self, n: i64, stream: str) -> i64:
        answer = self.written.below(n, stream)
        if self.fair is not None:
            true = self.fair.below(n, stream)
            if answer != true:
                self.problem = f"number {self.counts.get(stream, 0) + 1} of the luck {stream!r} is {answer}, not {true}"
                self.stream = stream
                raise LuckRanOut(self.problem)
        self.counts[stream] = self.counts.get(stream, 0) + 1
        return answer

    def fork(self) -> Chance:
        raise NotImplementedError


def verify(journal: Journal, game: Game, components: str | None = None) -> Verification:
    """Check all that can be checked; raises a `JournalError` that says what is wrong and where."""
    fair = promised_luck(journal)
    chance = CheckedLuck(journal.answers(), fair)
    try:
        state = game.rebuild(journal, components=components, luck=chance)
    except JournalImpossible as error:
        if not chance.problem:
            raise
        where = f"action {error.move} ({journal.moves[error.move - 1].code})" if error.move else "the deal"
        raise JournalForged(f"{where}: {chance.problem}", error.move, chance.stream) from None
    check_luck_in_place(journal, state)
    check_outcome(journal, state)
    return Verification(journal, chance.counts, fair is not None, state.outcome)


def promised_luck(journal: Journal) -> Fair | None:
    """The fair source whose secret is told, if it is the one promised at the start; None where there is none yet."""
    if journal.luck != FAIR:
        return None
    if journal.commitment is None:
        raise JournalForged("the luck is called fair, but nothing was promised at the start")
    if journal.secret is None:
        if journal.outcome is not None:
            raise JournalForged("the game is over, but the secret of its luck is not told")
        return None
    try:
        secret = bytes.fromhex(journal.secret)
    except ValueError:
        raise JournalForged("the secret is not a hexadecimal number") from None
    if commitment(secret) != journal.commitment:
        raise JournalForged("the secret is not the one promised at the start")
    return Fair(secret)


def check_luck_in_place(journal: Journal, state: State) -> None:
    """Each number stands at the action that asked for it, and none is left over."""
    found = state.journal()
    if found.deal != journal.deal:
        raise JournalImpossible(0, "the deal does not use the luck written for it")
    for index in range(len(journal.moves)):
        if found.moves[index].luck != journal.moves[index].luck:
            raise JournalImpossible(index + 1, "it does not use the luck written for it")


def check_outcome(journal: Journal, state: State) -> None:
    """The outcome that the journal tells, if it tells one, is the one that its actions lead to."""
    outcome = state.outcome
    if outcome is not None and journal.outcome is None:
        raise JournalForged("the game is over, but the end of the journal does not tell how")
    if journal.outcome is not None and (outcome is None or journal.outcome != outcome.to_dict()):
        raise JournalForged(f"the outcome told is not the one reached after {len(journal.moves)} actions")
