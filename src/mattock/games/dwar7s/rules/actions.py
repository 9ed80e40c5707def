"""Chapter D3.1: spending actions, and stopping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import Verb
from mattock.games.dwar7s.rules.resolve import begin_resolve
from mattock.games.dwar7s.rules.turn import can_act, has_secrets
from mattock.games.dwar7s.state import ACTIONS, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Stop(Verb[Fall]):
    """Act no more; what is ready resolves (D3.1, D3.2)."""

    def __init__(self) -> None:
        super().__init__("stop", "D3.1", (ACTIONS,))

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        numbers.append(self.first)

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
