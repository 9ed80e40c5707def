"""Chapters D9.1 to D9.3: ogres against dwarfs on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import CARDS, COLOURS
from mattock.games.dwar7s.events import DWARF_FLED, DWARFS_SWAPPED
from mattock.games.dwar7s.refusals import (
    CARD_NOT_IN_PLAY,
    NO_DWARF_THERE,
    NO_EFFECT,
    NO_FREE_SLOT,
    NO_SUCH_PLAYER,
    OK,
    OUT_OF_REACH,
    OWN_DWARF,
    SAME_CARD,
)
from mattock.games.dwar7s.rules.actions import go_on_acting
from mattock.games.dwar7s.rules.ogres import enemies_stand
from mattock.games.dwar7s.rules.resolve import send_home
from mattock.games.dwar7s.rules.secrets import DWARF_GOALS, carry_out_orders
from mattock.games.dwar7s.state import AMBUSHING, FLEEING, SCARING, SENDING, SWAPPING, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Ambush(Verb[Fall]):
    """All dwarfs on one card return to their owners' piles (D9.1)."""

    def __init__(self) -> None:
        super().__init__("ambush", "D9.1", (AMBUSHING,), size=CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        if not (fall.tops >> arg) & 1:
            return CARD_NOT_IN_PLAY
        return OK if fall.crew[arg] else NO_DWARF_THERE

    def do(self, fall: Fall, arg: i64) -> None:
        seat: i64 = 0
        while seat < fall.players:
            dwarfs = fall.dwarfs_on(arg, seat)
            if dwarfs:
                send_home(fall, seat, arg, dwarfs)
            seat += 1
        go_on_acting(fall)


class Send(Verb[Fall]):
    """Brute: which of your dwarfs changes places (D9.2)."""

    def __init__(self) -> None:
        super().__init__("send", "D9.2", (SENDING,), size=CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        if not (fall.me().stands >> arg) & 1:
            return NO_DWARF_THERE
        return OK if enemies_stand(fall) & ~(1 << arg) else NO_EFFECT

    def do(self, fall: Fall, arg: i64) -> None:
        fall.card = arg
        fall.stage = SWAPPING


class DwarfVerb(Verb[Fall]):
    """A verb that names a dwarf on the table by its colour and its card; offered by going through those there are."""

    def __init__(self, name: str, rule: str, stages: tuple[int, ...]) -> None:
        super().__init__(name, rule, stages, size=len(COLOURS) * CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("colour", "colour", arg // CARDS), ("card", "card", arg % CARDS)]

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        colour: i64 = 0
        while colour < len(COLOURS):
            seat: i64 = fall.seat_of[colour]
            rest = fall.seats[seat].stands if seat < fall.players else 0
            while rest:
                arg = colour * CARDS + lowest(rest)
                if self.why_not(fall, arg) == OK:
                    numbers.append(self.first + arg)
                rest &= rest - 1
            colour += 1


def why_not_there(fall: Fall, seat: i64, card: i64) -> i64:
    """There is a dwarf of that colour on that card."""
    if seat >= fall.players:
        return NO_SUCH_PLAYER
    return OK if (fall.seats[seat].stands >> card) & 1 else NO_DWARF_THERE


class Swap(DwarfVerb):
    """Brute: with which enemy dwarf, on another card (D9.2, D9.7)."""

    def __init__(self) -> None:
        super().__init__("swap", "D9.2", (SWAPPING,))

    def why_not(self, fall: Fall, arg: i64) -> i64:
        seat: i64 = fall.seat_of[arg // CARDS]
        if seat == fall.active:
            return OWN_DWARF
        if arg % CARDS == fall.card:
            return SAME_CARD
        return why_not_there(fall, seat, arg % CARDS)

    def do(self, fall: Fall, arg: i64) -> None:
        seat: i64 = fall.seat_of[arg // CARDS]
        mine, theirs = fall.card, arg % CARDS
        fall.lift_dwarf(fall.active, mine)
        fall.lift_dwarf(seat, theirs)
        fall.put_dwarf(fall.active, theirs)
        fall.put_dwarf(seat, mine)
        fall.tell(DWARFS_SWAPPED, fall.active, mine, seat, theirs)
        fall.card = -1
        carry_out_orders(fall, DWARF_GOALS, 1 << seat)
        go_on_acting(fall)


class Scare(DwarfVerb):
    """Panic: which dwarf, of any colour, that has somewhere to go (D9.3, D9.7)."""

    def __init__(self) -> None:
        super().__init__("scare", "D9.3", (SCARING,))

    def why_not(self, fall: Fall, arg: i64) -> i64:
        refusal = why_not_there(fall, fall.seat_of[arg // CARDS], arg % CARDS)
        if refusal != OK:
            return refusal
        return OK if fall.ways[arg % CARDS] & fall.room else NO_EFFECT

    def do(self, fall: Fall, arg: i64) -> None:
        fall.whose = fall.seat_of[arg // CARDS]
        fall.card = arg % CARDS
        fall.stage = FLEEING


class Flee(Verb[Fall]):
    """Panic: where to, one or two cards away across open borders (D9.3)."""

    def __init__(self) -> None:
        super().__init__("flee", "D9.3", (FLEEING,), size=CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        if not (fall.tops >> arg) & 1:
            return CARD_NOT_IN_PLAY
        if arg == fall.card:
            return SAME_CARD
        if (refuges(fall, fall.card) >> arg) & 1:
            return OK
        return OUT_OF_REACH if (fall.room >> arg) & 1 else NO_FREE_SLOT

    def do(self, fall: Fall, arg: i64) -> None:
        fall.lift_dwarf(fall.whose, fall.card)
        fall.put_dwarf(fall.whose, arg)
        fall.tell(DWARF_FLED, fall.whose, fall.card, arg)
        moved: i64 = 1 << fall.whose
        fall.whose = -1
        fall.card = -1
        carry_out_orders(fall, DWARF_GOALS, moved)
        go_on_acting(fall)


def refuges(fall: Fall, card: i64) -> i64:
    """The cards a frightened dwarf can reach: each one entered has a free slot (D9.3)."""
    near = fall.ways[card] & fall.room
    far: i64 = 0
    rest = near
    while rest:
        far |= fall.ways[lowest(rest)]
        rest &= rest - 1
    return (near | far & fall.room) & ~(1 << card)
