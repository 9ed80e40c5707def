"""Chapter D8.2, the verb: the standing order for one's secret goal in the turns of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import KEEP, ORDERS
from mattock.games.dwar7s.refusals import ALREADY_REVEALED, NOT_NOW, OK, ORDER_IN_FORCE
from mattock.games.dwar7s.state import CORRECTED_RULES_VERSION, OVER, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Order(Verb[Fall]):
    """Reveal the goal at once when it is met in another's turn, or keep it; known to its owner alone (D8.2)."""

    def __init__(self) -> None:
        super().__init__("order", "D8.2", tuple(range(OVER)), size=len(ORDERS))
        self.is_private = True

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("order", "order", arg)]

    def why_none(self, fall: Fall) -> i64:
        if fall.rules_version < CORRECTED_RULES_VERSION:
            return NOT_NOW
        return ALREADY_REVEALED if fall.me().is_revealed else OK

    def why_not(self, fall: Fall, arg: i64) -> i64:
        return ORDER_IN_FORCE if fall.me().keeps_secret == (arg == KEEP) else OK

    def do(self, fall: Fall, arg: i64) -> None:
        fall.me().keeps_secret = arg == KEEP
