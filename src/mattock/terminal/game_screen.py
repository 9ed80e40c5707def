"""The part of a game that draws it at a terminal; everything else is shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from rich.console import RenderableType

from mattock.core.action import Action
from mattock.core.game import PrintedData
from mattock.core.state import State
from mattock.texts import Texts

View = Mapping[str, Any]


class GameScreen:
    """One game as it looks at a terminal."""

    order: ClassVar[tuple[str, ...]]
    """All verbs, in the order in which choices are numbered."""

    plain: ClassVar[frozenset[str]]
    """Refusals that say no more than that the game has other cards, places and pieces too."""

    apart: ClassVar[tuple[str, ...]] = ()
    """Parameters by which actions refused for one reason are still told one by one."""

    pictured: ClassVar[frozenset[str]]
    """Questions before which the picture is drawn, beside the first of a turn; others are part of what just began."""

    folded: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose choices stand in the picture by their number; in the list each verb is one line."""

    example: ClassVar[str]
    """A paragraph of the rules that somebody might ask for."""

    def turn(self, view: View) -> object:
        """A value that changes with each turn."""
        raise NotImplementedError

    def hides(self, view: View) -> bool:
        """Whether players must not see everything of each other."""
        raise NotImplementedError

    def places(self, view: View) -> Callable[[Action], tuple[int, int]]:
        """Where in the picture an action happens, row and column: choices of one verb are numbered as one reads."""
        del view
        return lambda action: (0, 0)

    def screen(
        self, state: State, seat: int | None, texts: Texts, pieces: PrintedData, width: int, *, asked: bool
    ) -> RenderableType:
        """Everything that a seat sees; if it is asked for a choice, with signs of what it may choose."""
        raise NotImplementedError

    def aside(self, state: State, texts: Texts, pieces: PrintedData, width: int) -> RenderableType | None:
        """Help with the present question, shown between question and choices."""
        raise NotImplementedError
