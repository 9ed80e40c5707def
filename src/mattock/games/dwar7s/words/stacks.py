"""Look up cards, stacks and players in a view of Dwar7s Fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mattock.texts.arguments import Data

Stack = Mapping[str, Any]

AWAY: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""The way from a card to its neighbour, clockwise from the north; x grows to the east and y to the south."""


def stacks(view: Data | None) -> list[Stack]:
    table = [] if view is None else view["table"]
    assert isinstance(table, list)
    return table


def stack_of(card: object, view: Data | None) -> Stack | None:
    """The stack with that card on top."""
    return next((stack for stack in stacks(view) if stack["card"] == card), None)


def stack_at(x: int, y: int, view: Data | None) -> Stack | None:
    return next((stack for stack in stacks(view) if (stack["x"], stack["y"]) == (x, y)), None)


def space_on(side: object, card: object, view: Data | None) -> tuple[int, int] | None:
    """The space on that side of a card."""
    stack = stack_of(card, view)
    if stack is None or side not in AWAY:
        return None
    x, y = AWAY[str(side)]
    return stack["x"] + x, stack["y"] + y


def neighbours(x: int, y: int, view: Data | None) -> list[tuple[str, str]]:
    """The cards beside a space, each with the side of it on which the space lies."""
    beside = [(side, stack_at(x - dx, y - dy, view)) for side, (dx, dy) in AWAY.items()]
    return [(side, stack["card"]) for side, stack in beside if stack is not None]


def site_in(x: int, y: int, view: Data) -> dict[str, str]:
    """What a space is known by, as events tell it: the card that lies there, or those beside it."""
    below = stack_at(x, y, view)
    return dict(neighbours(x, y, view)) if below is None else {"on": below["card"]}


def turned(walls: list[str], turn: int) -> list[str]:
    """Walls after so many quarter turns clockwise, from the north on (D4.2)."""
    sides = list(AWAY)
    shown = {sides[(sides.index(wall) + turn) % len(sides)] for wall in walls}
    return [side for side in sides if side in shown]


def player_of(colour: object, view: Data | None) -> Mapping[str, Any] | None:
    players = [] if view is None else view["players"]
    assert isinstance(players, list)
    return next((player for player in players if player["colour"] == colour), None)


def me_in(view: Data | None) -> Mapping[str, Any] | None:
    """The player who is asked."""
    if view is None:
        return None
    players, seat = view["players"], view["to_move"]
    assert isinstance(players, list)
    assert isinstance(seat, int)
    found: Mapping[str, Any] = players[seat]
    return found
