"""The legal actions as numbered choices, and the refused ones with their reasons."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from mattock.core.action import Action
from mattock.core.refusal import Refusal
from mattock.core.state import State
from mattock.terminal.game_screen import GameScreen, View
from mattock.texts import Texts


class RefusedAction(NamedTuple):
    """An action that is refused now, the reason, and how many more are refused for the same one."""

    action: Action
    refusal: Refusal
    more: int


class Line(NamedTuple):
    """A line of the list of choices: one of them, or all of a verb, whose numbers stand in the picture."""

    first: int
    last: int
    text: str

    @property
    def numbers(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def choices(state: State, game_screen: GameScreen) -> list[Action]:
    """The actions that answer the question, in the order in which they are numbered on the screen."""
    place = game_screen.places(state.view(None))
    return sorted(state.legal(), key=lambda action: (game_screen.order.index(action.verb), place(action), action.id))


def lines(offered: list[Action], game_screen: GameScreen, texts: Texts, view: View) -> list[Line]:
    """The choices in words; those of a folded verb together, if there are several."""
    found: list[Line] = []
    for verb, group in groupby(enumerate(offered, 1), lambda entry: entry[1].verb):
        numbered = list(group)
        if verb in game_screen.folded and len(numbered) > 1:
            found.append(Line(numbered[0][0], numbered[-1][0], texts.say(f"screen-choose-{verb}")))
        else:
            found += [Line(number, number, texts.action(action.to_dict(), view)) for number, action in numbered]
    return found


def refused_actions(state: State, game_screen: GameScreen) -> list[RefusedAction]:
    """Refused actions that a player might expect to be legal: each verb once a reason, some things one by one."""
    found: dict[tuple[str, str, str], RefusedAction] = {}
    for action in state.catalogue.actions:
        refusal = state.why_not(action)
        if refusal is not None and refusal.code not in game_screen.plain:
            apart = next((str(action.params[name]) for name in game_screen.apart if name in action.params), "")
            key = action.verb, apart, refusal.code
            first = found.get(key)
            found[key] = RefusedAction(action, refusal, 0) if first is None else first._replace(more=first.more + 1)
    return sorted(found.values(), key=lambda entry: (game_screen.order.index(entry.action.verb), entry.action.id))


def refused_line(entry: RefusedAction, texts: Texts, view: View) -> str:
    """The action and the reason against it in one line."""
    action = texts.action(entry.action.to_dict(), view)
    reason = texts.refusal(entry.refusal, view)
    if entry.more:
        return texts.say("terminal-why-more", action=action, count=entry.more, reason=reason, rule=entry.refusal.rule)
    return texts.say("terminal-why-line", action=action, reason=reason, rule=entry.refusal.rule)
