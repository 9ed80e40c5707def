"""The actions that each card of a hand could be used for now."""

from __future__ import annotations

from typing import Final

from mattock.core.action import Action
from mattock.core.state import State
from mattock.games.runedar.terminal.panels import Usable

SYMBOLS: Final = {
    "close": "close",
    "direct": "direct",
    "shoot": "long",
    "dig": "dig",
    "work:wood": "work_wood",
    "work:leather": "work_leather",
    "work:metal": "work_metal",
    "work:any": "work_any",
}


def usable_now(state: State) -> Usable:
    """For each card that may be played: the actions it could then be used for, found by playing it on a copy."""
    found = {}
    for action in state.legal():
        if action.verb == "lay":
            trial = state.clone()
            trial.step(action.id)
            found[str(action.params["card"])] = frozenset(symbol_of(possible) for possible in trial.legal())
    return found


def symbol_of(action: Action) -> str:
    return SYMBOLS.get(action.code) or SYMBOLS.get(action.verb, "")
