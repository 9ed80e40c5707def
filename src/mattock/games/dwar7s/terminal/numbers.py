"""Where in the picture, or in the hand, the number of a choice stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mattock.core.action import Action
from mattock.games.dwar7s.terminal.picture import Space
from mattock.terminal.game_screen import View

STEPS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ON_CARDS: Final = frozenset({"place", "cover", "dig", "ambush", "send", "flee", "resolve"})
"""Verbs that name one card of the table, each at most once."""


class Numbers(NamedTuple):
    """The choices that are offered, by space and by kind of card in hand."""

    on_table: Mapping[Space, int]
    in_hand: Mapping[str, int]


NOT_ASKED: Final = Numbers({}, {})


def numbers_of(offered: Sequence[Action], view: View) -> Numbers:
    spaces = spaces_in(view)
    on_table: dict[Space, int] = {}
    in_hand: dict[str, int] = {}
    for number, action in enumerate(offered, 1):
        if action.verb == "lay":
            in_hand[str(action.params["card"])] = number
        elif action.verb in ON_CARDS or action.verb == "beside":
            space = space_of(action, spaces)
            assert space is not None
            on_table[space] = number
    return Numbers(on_table, in_hand)


def spaces_in(view: View) -> Mapping[str, Space]:
    """Where each visible card lies."""
    return {stack["card"]: (stack["x"], stack["y"]) for stack in view["table"]}


def space_of(action: Action, spaces: Mapping[str, Space]) -> Space | None:
    """The space that an action is about: that of its card, or the one beside it that will be covered or entered."""
    found = spaces.get(str(action.params.get("on", action.params.get("card"))))
    if found is None or action.verb != "beside":
        return found
    x, y = STEPS[str(action.params["side"])]
    return found[0] + x, found[1] + y
