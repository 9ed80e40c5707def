"""Chapters D6.6 and D6.7, the verbs: choose a goal to buy or a stack to dig, then go on resolving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.core.verb import Verb
from mattock.games.dwar7s.box.schema import TRADING_GOALS
from mattock.games.dwar7s.cards import CARDS
from mattock.games.dwar7s.refusals import OK, TOO_FEW_GEMS
from mattock.games.dwar7s.rules.resolve import go_on_resolving
from mattock.games.dwar7s.rules.secrets import KINGDOM_GOALS, carry_out_orders
from mattock.games.dwar7s.rules.stacks import dig, why_not_dig
from mattock.games.dwar7s.rules.trade import buy, gems_for, why_not_buy
from mattock.games.dwar7s.state import DIGGING, TRADE, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Buy(Verb[Fall]):
    """One of the face-up trading goals, for its gems (D6.6)."""

    def __init__(self) -> None:
        super().__init__("buy", "D6.6", (TRADE,), size=TRADING_GOALS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("goal", "goal", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        return why_not_buy(fall, arg)

    def missing(self, fall: Fall, arg: i64, code: i64) -> dict[str, object]:
        return gems_for(fall, arg) if code == TOO_FEW_GEMS else {}

    def do(self, fall: Fall, arg: i64) -> None:
        buy(fall, arg)
        go_on_resolving(fall)


class Dig(Verb[Fall]):
    """Any stack on the table, named by its top card (D6.7)."""

    def __init__(self) -> None:
        super().__init__("dig", "D6.7", (DIGGING,), size=CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        return why_not_dig(fall, arg)

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        rest = fall.tops
        while rest:
            arg = lowest(rest)
            if why_not_dig(fall, arg) == OK:
                numbers.append(self.first + arg)
            rest &= rest - 1

    def do(self, fall: Fall, arg: i64) -> None:
        carry_out_orders(fall, KINGDOM_GOALS, dig(fall, arg))
        go_on_resolving(fall)
