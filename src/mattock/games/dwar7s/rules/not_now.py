"""Chapter D3: the reasons why an action belongs to another part of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.verb import NOT_NOW, Verb
from mattock.games.dwar7s.cards import CASTLE, STORE
from mattock.games.dwar7s.refusals import (
    AFTER_ACTIONS,
    KINGDOM_KEPT,
    NOT_ON_OFFER,
    OGRES_WAIT,
    OK,
    ONLY_ABOVE_LIMIT,
    ONLY_AT_CASTLE,
    ONLY_AT_STORE,
    ONLY_IN_ACTIONS,
)
from mattock.games.dwar7s.rules.trade import gems_for, place_of, why_not_buy
from mattock.games.dwar7s.state import DISCARD, RESOLVE, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is done in the Actions phase, and why it is refused in the phases after it.
ACTION_VERBS: Final = {
    "lay": ONLY_IN_ACTIONS,
    "place": ONLY_IN_ACTIONS,
    "move": ONLY_IN_ACTIONS,
    "stop": ONLY_IN_ACTIONS,
    "play": OGRES_WAIT,
}
# What is done in the phases after it, and why it is refused at any other time.
LATER_VERBS: Final = {
    "resolve": AFTER_ACTIONS,
    "dig": ONLY_AT_CASTLE,
    "buy": ONLY_AT_STORE,
    "discard": ONLY_ABOVE_LIMIT,
}


def why_not_now(fall: Fall, verb: Verb[Fall], arg: i64) -> int:
    """The reason against an action whose verb is not asked for now; NOT_NOW where the question itself says enough."""
    if verb.name == "buy" and place_of(fall, arg) < 0:
        return NOT_ON_OFFER
    if verb.name == "lay" and fall.stage == DISCARD:
        return KINGDOM_KEPT
    if verb.name == "resolve" and fall.stage >= RESOLVE:
        return NOT_NOW
    if fall.stage >= RESOLVE and verb.name in ACTION_VERBS:
        return ACTION_VERBS[verb.name]
    return LATER_VERBS.get(verb.name, NOT_NOW)


def told_with(fall: Fall, arg: i64, code: int) -> dict[str, object]:
    """What helps a player to understand the reason: how many dwarfs are needed, which gems are lacking."""
    if code == ONLY_AT_STORE:
        has_gems = why_not_buy(fall, arg) == OK
        return {"dwarfs": fall.box.needs[STORE], "has_gems": has_gems, **gems_for(fall, arg)}
    return {"dwarfs": fall.box.needs[CASTLE]} if code == ONLY_AT_CASTLE else {}
