"""Play with explicit chance nodes: luck is asked for like a player, as searches and solvers want it.

Rules ask for luck in the middle of an action. So an action is tried on a copy; where an answer is missing, the copy is
thrown away, and the action tried again from its beginning once the answer is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.chance import Chance
from mattock.core.game import Game
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SETUP: Final = -1
NOTHING: Final = -2


class AskedLuck(Chance):
    """Gives the answers that it has, and notes range and stream of the first question without one.

    From there on it answers 0: what is played with that is thrown away, and an error would cost more.
    """

    kind = "asked"

    def __init__(self, answers: list[i64]) -> None:
        self.answers = answers
        self.used: i64 = 0
        self.below_what: i64 = 0
        self.stream = ""

    def below(self, n: i64, stream: str) -> i64:
        if n == 1:
            return 0
        used = self.used
        if used < len(self.answers):
            self.used = used + 1
            return self.answers[used]
        if self.below_what == 0:
            self.below_what = n
            self.stream = stream
        return 0

    def fork(self) -> Chance:
        twin = AskedLuck(self.answers.copy())
        twin.used = self.used
        twin.below_what = self.below_what
        twin.stream = self.stream
        return twin


class ExplicitPlay:
    """One game. While `asked` is not 0, luck must say a number below it; else the position waits for a player."""

    def __init__(self, game: Game, options: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.state: State | None = None  # the last position that waited for a player
        self.trying: i64 = SETUP
        self.answers: list[i64] = []
        self.asked: i64 = 0
        self.stream = ""

    def begin(self) -> None:
        """Set the game up as far as no luck is needed."""
        self._try()

    def play(self, number: i64) -> None:
        """Play a legal action."""
        self.trying = number
        self.answers = []
        self._try()

    def answer(self, number: i64) -> None:
        """Give the answer of luck."""
        self.answers.append(number)
        self._try()

    def _try(self) -> None:
        luck = AskedLuck(self.answers)
        if self.state is None:
            made = self.game.begin(self.options.copy(), luck, tell=False)
        else:
            made = self.state.clone()
            made.chance = luck
            made.step(self.trying)
        if luck.below_what:
            self.asked = luck.below_what
            self.stream = luck.stream
            return
        made.recording = False
        made.history = None
        self.state = made
        self.trying = NOTHING
        self.asked = 0

    def clone(self) -> ExplicitPlay:
        """An independent copy; positions are never changed in place, so they are shared."""
        twin = ExplicitPlay(self.game, self.options)
        twin.state = self.state
        twin.trying = self.trying
        twin.answers = self.answers.copy()
        twin.asked = self.asked
        twin.stream = self.stream
        return twin

    def __deepcopy__(self, memo: object) -> ExplicitPlay:
        return self.clone()
