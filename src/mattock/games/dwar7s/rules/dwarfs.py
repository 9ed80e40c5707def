"""Chapter D5: placing and moving dwarfs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import ALL_KINDS, CARDS, COLOURS, KIND_COUNT
from mattock.games.dwar7s.events import DWARF_MOVED, DWARF_PLACED
from mattock.games.dwar7s.refusals import (
    BORDER_CLOSED,
    CARD_NOT_IN_PLAY,
    NO_ACTION_LEFT,
    NO_CARD_THERE,
    NO_DWARF_THERE,
    NO_FREE_SLOT,
    OK,
    PILE_EMPTY,
)
from mattock.games.dwar7s.rules.actions import spend_action
from mattock.games.dwar7s.rules.turn import can_act
from mattock.games.dwar7s.spaces import STEPS, side_towards
from mattock.games.dwar7s.state import ACTIONS, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Place(Verb[Fall]):
    """One dwarf from your pile onto any card with a free slot (D5.1)."""

    def __init__(self) -> None:
        super().__init__("place", "D5.1", (ACTIONS,), size=CARDS)
        self.choices: list[list[i64]] = []

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg)]

    def why_none(self, fall: Fall) -> i64:
        if not can_act(fall):
            return NO_ACTION_LEFT
        return OK if fall.me().pile else PILE_EMPTY

    def why_not(self, fall: Fall, arg: i64) -> i64:
        if not (fall.tops >> arg) & 1:
            return CARD_NOT_IN_PLAY
        return OK if (fall.room >> arg) & 1 else NO_FREE_SLOT

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        """Listed from `room`, the set that `why_not` looks into (decision 2), nine cards at a time."""
        if not self.choices:
            self.choices = [
                [self.first + colour * KIND_COUNT + kind for kind in range(KIND_COUNT) if kinds >> kind & 1]
                for colour in range(len(COLOURS))
                for kinds in range(ALL_KINDS + 1)
            ]
        if self.why_none(fall) != OK:
            return
        rest = fall.room
        start: i64 = 0
        while rest:
            numbers.extend(self.choices[start + (rest & ALL_KINDS)])
            rest >>= KIND_COUNT
            start += ALL_KINDS + 1

    def do(self, fall: Fall, arg: i64) -> None:
        fall.me().pile -= 1
        fall.put_dwarf(fall.active, arg)
        fall.tell(DWARF_PLACED, fall.active, arg)
        spend_action(fall)


class Move(Verb[Fall]):
    """One of your dwarfs across one open border to a card with a free slot (D5.2)."""

    def __init__(self) -> None:
        super().__init__("move", "D5.2", (ACTIONS,), size=CARDS * 4)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg // 4), ("side", "side", arg % 4)]

    def why_none(self, fall: Fall) -> i64:
        return OK if can_act(fall) else NO_ACTION_LEFT

    def why_not(self, fall: Fall, arg: i64) -> i64:
        start = arg // 4
        if not (fall.me().stands >> start) & 1:
            return NO_DWARF_THERE
        target = neighbour(fall, start, arg % 4)
        if target < 0:
            return NO_CARD_THERE
        if not (fall.ways[start] >> target) & 1:
            return BORDER_CLOSED
        return OK if (fall.room >> target) & 1 else NO_FREE_SLOT

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        """Listed from `stands`, `ways` and `room`, the sets that `why_not` looks into (decision 2)."""
        if not can_act(fall):
            return
        rest = fall.me().stands
        while rest:
            start = lowest(rest)
            rest &= rest - 1
            targets = fall.ways[start] & fall.room
            while targets:
                side = side_towards(fall.spot[start], fall.spot[lowest(targets)])
                numbers.append(self.first + start * 4 + side)
                targets &= targets - 1

    def do(self, fall: Fall, arg: i64) -> None:
        start = arg // 4
        target = neighbour(fall, start, arg % 4)
        fall.lift_dwarf(fall.active, start)
        fall.put_dwarf(fall.active, target)
        fall.tell(DWARF_MOVED, fall.active, start, target)
        spend_action(fall)


def neighbour(fall: Fall, card: i64, side: i64) -> i64:
    """The visible card on that side of a visible one, or -1."""
    space = fall.spot[card] + STEPS[side]
    rest = fall.ways[card]
    while rest:
        if fall.spot[lowest(rest)] == space:
            return lowest(rest)
        rest &= rest - 1
    return fall.top_at(space)
