"""Chapter D8.1, the verb: reveal a secret goal, then go on where the turn was interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import Verb
from mattock.games.dwar7s.refusals import ALREADY_REVEALED, GOAL_NOT_FULFILLED, OK
from mattock.games.dwar7s.rules.actions import go_on_acting
from mattock.games.dwar7s.rules.resolve import go_on_resolving
from mattock.games.dwar7s.rules.secrets import is_fulfilled, reveal
from mattock.games.dwar7s.rules.turn import go_on_discarding
from mattock.games.dwar7s.state import ACTIONS, CLOSING, DISCARD, RESOLVE, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Reveal(Verb[Fall]):
    """Before an action or an ogre card, before Resolve, after a resolved card, before and after discarding (D8.1)."""

    def __init__(self) -> None:
        super().__init__("reveal", "D8.1", (ACTIONS, RESOLVE, DISCARD, CLOSING))

    def reveals(self, fall: Fall, arg: i64) -> bool:
        return True

    def why_not(self, fall: Fall, arg: i64) -> i64:
        me = fall.me()
        if me.is_revealed:
            return ALREADY_REVEALED
        return OK if is_fulfilled(fall, fall.active, me.secret) else GOAL_NOT_FULFILLED

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        if not fall.me().is_revealed and self.why_not(fall, 0) == OK:
            numbers.append(self.first)

    def do(self, fall: Fall, arg: i64) -> None:
        reveal(fall, fall.active)
        if fall.stage == ACTIONS:
            go_on_acting(fall)
        elif fall.stage == RESOLVE:
            go_on_resolving(fall)
        else:
            go_on_discarding(fall)
