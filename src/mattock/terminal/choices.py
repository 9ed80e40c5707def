"""What can be chosen now, in an order people like; what cannot, and why; and what each card of a hand could do."""

from __future__ import annotations

from typing import Final, NamedTuple

from mattock.core.action import Action
from mattock.core.game import State
from mattock.core.refusal import Refusal
from mattock.terminal.panels import Usable, View
from mattock.texts import Texts

# Deeds first, then steps, then ways to stop, and hires last, where they do not get chosen by mistake.
ORDER: Final = (
    *("activate", "reveal", "take", "remove", "lay", "put"),
    *("work", "dig", "close", "direct", "shoot", "dig_at", "roll", "fell", "cover", "wound"),
    *("fill", "scrap", "move", "rest", "proceed", "finish", "end_turn", "hire"),
)

# Refusals that say no more than that the game has other cards, places and pieces too.
PLAIN: Final = frozenset(
    (
        *("not_now", "no_such_symbol", "card_not_in_hand", "same_place", "orc_card", "engine_not_due"),
        *("no_orc_there", "no_such_troll", "no_such_circle", "no_hit_goblin", "no_rubble_there"),
        *("no_card_there", "space_taken", "does_not_need_it"),
    )
)
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


class Dark(NamedTuple):
    """An action that is refused now, the reason, and how many more are refused for the same one."""

    action: Action
    refusal: Refusal
    more: int


def choices(state: State) -> list[Action]:
    """The legal actions in the order in which they are numbered on the screen."""
    return sorted(state.legal(), key=lambda action: (ORDER.index(action.verb), action.id))


def dark(state: State) -> list[Dark]:
    """What a player might expect to be possible and is not: each verb once a reason, hires and spaces one by one."""
    found: dict[tuple[str, str, str], Dark] = {}
    for action in state.catalogue.actions:
        refusal = state.why_not(action)
        if refusal is not None and refusal.code not in PLAIN:
            apart = str(action.params.get("mercenary") or action.params.get("space") or "")
            key = action.verb, apart, refusal.code
            first = found.get(key)
            found[key] = Dark(action, refusal, 0) if first is None else first._replace(more=first.more + 1)
    return sorted(found.values(), key=lambda entry: (ORDER.index(entry.action.verb), entry.action.id))


def dark_line(entry: Dark, texts: Texts, view: View) -> str:
    """The action and the reason against it in one line."""
    action = texts.action(entry.action.to_dict(), view)
    reason = texts.refusal(entry.refusal, view)
    if entry.more:
        return texts.say("terminal-why-more", action=action, count=entry.more, reason=reason, rule=entry.refusal.rule)
    return texts.say("terminal-why-line", action=action, reason=reason, rule=entry.refusal.rule)


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
