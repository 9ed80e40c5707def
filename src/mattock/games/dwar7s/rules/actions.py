"""Chapter D3.1: spending actions, and stopping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import SingleVerb
from mattock.games.dwar7s.refusals import OK, TABLE_EMPTY
from mattock.games.dwar7s.rules.resolve import begin_resolve
from mattock.games.dwar7s.rules.turn import can_act, has_secrets
from mattock.games.dwar7s.state import ACTIONS, CORRECTED_RULES_VERSION, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Stop(SingleVerb[Fall]):
    """Act no more; what is ready resolves (D3.1, D3.2)."""

    def __init__(self) -> None:
        super().__init__("stop", "D3.1", (ACTIONS,))

    def why_none(self, fall: Fall) -> i64:
        """On an empty table a card must be laid, by everybody who still has one (D4.1)."""
        if not fall.tops and fall.rules_version >= CORRECTED_RULES_VERSION and fall.me().hand and can_act(fall):
            return TABLE_EMPTY
        return OK

    def do(self, fall: Fall, arg: i64) -> None:
        begin_resolve(fall)


def spend_action(fall: Fall) -> None:
    fall.used += 1
    go_on_acting(fall)


def go_on_acting(fall: Fall) -> None:
    """After the last action ogres may be played and the secret goal revealed (D8.1, D9.7); else Resolve begins."""
    if can_act(fall) or has_secrets(fall.me()):
        fall.stage = ACTIONS
    else:
        begin_resolve(fall)
