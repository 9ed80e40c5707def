"""Somebody who makes up their mind at the table, because nobody knows beforehand what the bots there will do."""

from __future__ import annotations

from typing import Any, Final

import mattock
from mattock.bots import Bot, Sight
from mattock.core.sight import sight_from
from tests.kit.browser.arranged import as_pages_do

AHEAD: Final = 6


def plan_of(brain: Bot, sight: dict[str, Any]) -> list[str]:
    """What the seat would do now and next, as far as it is asked; luck may still have it otherwise."""
    known = sight_from(mattock.game(sight["game"]), sight)
    state = known.imagine(brain.luck)
    codes: list[str] = []
    while state.outcome is None and state.to_move == known.seat and len(codes) < AHEAD:
        action = as_pages_do(state, brain.choose(Sight(state, known.seat)))
        codes.append(action.code)
        state.play(action)
    return codes
