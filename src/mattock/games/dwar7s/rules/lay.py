"""Chapter D4: playing a kingdom card as three small choices: the card, its space, its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import ALL_KINDS, CARDS, KIND_COUNT
from mattock.games.dwar7s.cards import NEVER_COVERED as CASTLES_AND_MONSTERS
from mattock.games.dwar7s.events import CARD_COVERED, CARD_LAID
from mattock.games.dwar7s.refusals import (
    CARD_NOT_IN_HAND,
    CARD_NOT_IN_PLAY,
    DWARFS_ON_CARD,
    NEVER_COVERED,
    NO_ACTION_LEFT,
    OK,
    OTHER_NAME,
    OTHER_SYMBOL,
    SPACE_TAKEN,
)
from mattock.games.dwar7s.rules.actions import spend_action
from mattock.games.dwar7s.rules.areas import hide, show, survey
from mattock.games.dwar7s.rules.secrets import KINGDOM_GOALS, carry_out_orders
from mattock.games.dwar7s.rules.turn import can_act
from mattock.games.dwar7s.spaces import ORIGIN, SITE_BITS, STEPS, side_towards
from mattock.games.dwar7s.state import ACTIONS, SPACE, TURNING, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Lay(Verb[Fall]):
    """Choose a kingdom card of your hand (D4.1)."""

    def __init__(self) -> None:
        super().__init__("lay", "D4.1", (ACTIONS,), size=KIND_COUNT)
        self.choices: list[list[i64]] = []

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "kind", arg)]

    def why_none(self, fall: Fall) -> i64:
        return OK if can_act(fall) else NO_ACTION_LEFT

    def why_not(self, fall: Fall, arg: i64) -> i64:
        return OK if (fall.me().hand >> arg) & 1 else CARD_NOT_IN_HAND

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        """Listed from the hand, the set that `why_not` looks into (decision 2): a table has the numbers for each."""
        if not self.choices:
            self.choices = [
                [self.first + kind for kind in range(KIND_COUNT) if hand >> kind & 1] for hand in range(ALL_KINDS + 1)
            ]
        if can_act(fall):
            numbers.extend(self.choices[fall.me().hand])

    def do(self, fall: Fall, arg: i64) -> None:
        """The first card of a table goes anywhere: it makes no difference where, so that is not asked (D4.1)."""
        fall.card = fall.castle_of(fall.active) + arg
        if fall.tops:
            fall.stage = SPACE
        else:
            fall.space = ORIGIN
            fall.stage = TURNING


class Beside(Verb[Fall]):
    """Lay it on a free space beside a card in play (D4.1).

    A space is named by a neighbour and the side on which it lies; of several neighbours by the one with the lowest
    number. So each space has one name, there are few names, and none depends on where the table begins.
    """

    def __init__(self) -> None:
        super().__init__("beside", "D4.1", (SPACE,), size=CARDS * 4)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg // 4), ("side", "side", arg % 4)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        card = arg // 4
        if not (fall.tops >> card) & 1:
            return CARD_NOT_IN_PLAY
        space = fall.spot[card] + STEPS[arg % 4]
        if fall.top_at(space) >= 0:
            return SPACE_TAKEN
        return OK if namesake(fall, space) == card else OTHER_NAME

    def missing(self, fall: Fall, arg: i64, code: i64) -> dict[str, object]:
        """The name under which the space is known."""
        if code != OTHER_NAME:
            return {}
        space = fall.spot[arg // 4] + STEPS[arg % 4]
        card = namesake(fall, space)
        return {
            "known_by": fall.names.name("card", card),
            "known_side": fall.names.name("side", side_towards(fall.spot[card], space)),
        }

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        """Listed space by space, each under its first name, as `why_not` wants it (decision 2)."""
        known: set[i64] = set()
        rest = fall.tops
        while rest:
            known.add(fall.spot[lowest(rest)])
            rest &= rest - 1
        rest = fall.tops
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            side: i64 = 0
            while side < 4:
                space = fall.spot[card] + STEPS[side]
                if space not in known:
                    known.add(space)
                    numbers.append(self.first + card * 4 + side)
                side += 1

    def do(self, fall: Fall, arg: i64) -> None:
        fall.space = fall.spot[arg // 4] + STEPS[arg % 4]
        fall.stage = TURNING


def namesake(fall: Fall, space: i64) -> i64:
    """The neighbour that gives a space its name: the visible card beside it with the lowest number, or -1."""
    rest = fall.tops
    while rest:
        card = lowest(rest)
        if side_towards(fall.spot[card], space) >= 0:
            return card
        rest &= rest - 1
    return -1


class Cover(Verb[Fall]):
    """Lay it on a card of the same symbol: no castle, no monster, nobody on it (D4.4)."""

    def __init__(self) -> None:
        super().__init__("cover", "D4.4", (SPACE,), size=CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("on", "card", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        if not (fall.tops >> arg) & 1:
            return CARD_NOT_IN_PLAY
        if (CASTLES_AND_MONSTERS >> arg) & 1:
            return NEVER_COVERED
        if not (fall.box.alike[fall.card] >> arg) & 1:
            return OTHER_SYMBOL
        return DWARFS_ON_CARD if fall.crew[arg] else OK

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        rest = fall.tops & fall.box.alike[fall.card] & ~CASTLES_AND_MONSTERS
        while rest:
            arg = lowest(rest)
            if self.why_not(fall, arg) == OK:
                numbers.append(self.first + arg)
            rest &= rest - 1

    def do(self, fall: Fall, arg: i64) -> None:
        fall.space = fall.spot[arg]
        fall.stage = TURNING


class TurnCard(Verb[Fall]):
    """Turn the card as you like, in quarter turns clockwise (D4.2)."""

    def __init__(self) -> None:
        super().__init__("turn", "D4.2", (TURNING,), size=4)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("turn", "number", arg)]

    def do(self, fall: Fall, arg: i64) -> None:
        changed = put_down(fall, fall.card, fall.space, arg)
        fall.me().hand &= ~(1 << (fall.card % KIND_COUNT))
        fall.is_stirred = True
        fall.card = -1
        fall.space = -1
        carry_out_orders(fall, KINGDOM_GOALS, changed)
        spend_action(fall)


def put_down(fall: Fall, card: i64, space: i64, turn: i64) -> i64:
    """The card lies there; what it covers counts no more (D4.5), and areas change (D7.1). Whose kingdoms did."""
    fall.tell(CARD_LAID, fall.active, card, space, turn, site_at(fall, space) if fall.telling else 0)
    base = fall.top_at(space)
    if base >= 0:
        hide(fall, base)
        fall.tell(CARD_COVERED, base)
    fall.spot[card] = space
    fall.turned[card] = turn
    fall.below[card] = base
    show(fall, card)
    return survey(fall)


def site_at(fall: Fall, space: i64) -> i64:
    """How a space is named: by the card that lies there, or else by all those beside it (D4.1, D4.4)."""
    base = fall.top_at(space)
    if base >= 0:
        return base + 1
    site: i64 = 0
    side: i64 = 0
    while side < 4:
        site |= (fall.top_at(space - STEPS[side]) + 1) << SITE_BITS * (side + 1)
        side += 1
    return site
