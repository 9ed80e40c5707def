"""Hints at the terminal: a coach for the present question, which searches on whenever it is asked again."""

from __future__ import annotations

from typing import Final

from mattock.bots.coach import Coach
from mattock.core.action import Action
from mattock.core.game import luck_from
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.terminal.choices import Line
from mattock.terminal.game_screen import View
from mattock.texts import Texts
from mattock.texts.advice import advice_line

SECONDS: Final = 1.0


class Hints:
    """The coach of one question; it knows what the seat to move knows, and nothing else."""

    def __init__(self, state: State) -> None:
        self.coach = Coach(Sight(state, state.to_move), luck_from(None, None))

    def lines(self, offered: list[Action], texts: Texts, view: View) -> list[Line]:
        """Think for a second more; the best choices by their numbers in the list."""
        self.coach.think(seconds=SECONDS)
        found: list[Line] = []
        for advice in self.coach.advice():
            number = offered.index(advice.action) + 1
            found.append(Line(number, number, advice_line(texts, advice.to_dict(), view)))
        return found
