"""Moments of a siege in which a mercenary or an upgrade helps, found by a player who works and never hires."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from mattock.games.runedar.board import RESERVE
from mattock.games.runedar.places import CARPENTERS, FOUNDRY
from mattock.games.runedar.rules.workshops import card_needs
from mattock.games.runedar.state import Siege
from tests.kit.browser.arranged import arranged_table, dealt, kind_of
from tests.kit.browser.guest import Guest
from tests.kit.browser.player import Script, sort_of
from tests.web.evening import EASY

NEVER: Final = frozenset({"hire", "take", "rest", "scrap", "end_turn", "finish"})
TAKES: Final = NEVER - {"take"}
LIKED: Final = {"work": 40, "dig": 12, "close": 12, "direct": 12, "fill": 6}


def answers(siege: Siege) -> set[str]:
    return {action.code for action in siege.legal()}


def play(siege: Siege, code: str) -> None:
    siege.play(next(action for action in siege.legal() if action.code == code))


def verbs(siege: Siege) -> set[str]:
    return {sort_of(code) for code in answers(siege)}


def may_clear_the_workshop(siege: Siege) -> bool:
    """A card of the hand could work here but for the orcs, and where its resources go is a choice (R8.2, R14.3)."""
    if kind_of(siege) != "cards" or not CARPENTERS <= siege.here() <= FOUNDRY or "hire:orcs" not in answers(siege):
        return False
    return siege.orcs_at(siege.here()) > 0 and worker(siege) is not None


def worker(siege: Siege) -> tuple[str, str] | None:
    """The card that would work once the orcs are hired away, and as what."""
    for code in sorted(answers(siege)):
        if not code.startswith("lay:"):
            continue
        then = siege.clone()
        for step in (code, "hire:orcs"):
            play(then, step)
        for work in sorted(one for one in answers(then) if one.startswith("work:")):
            placing = then.clone()
            play(placing, work)
            if kind_of(placing) == "place":
                return code, work
    return None


def may_hire_while(kind: str) -> Callable[[Siege], bool]:
    """Somebody may be hired at this question, which has more than one answer besides."""

    def is_there(siege: Siege) -> bool:
        if kind_of(siege) != kind:
            return False
        offered = [sort_of(code) for code in answers(siege)]
        return "hire" in offered and len([verb for verb in offered if verb != "hire"]) > 1

    return is_there


def may_hire_and_join(siege: Siege) -> bool:
    """Cards may join an attack, and its foes are others than those whom the axe band defeats."""
    if kind_of(siege) != "muster" or "hire:orcs" not in answers(siege):
        return False
    then = siege.clone()
    play(then, "hire:orcs")
    return kind_of(then) == "muster" and "lay" in verbs(then)


def may_hire_and_take(siege: Siege) -> bool:
    """A completed upgrade may be taken, and orcs in the workshops hired away."""
    return kind_of(siege) == "cards" and "hire:orcs" in answers(siege) and "take" in verbs(siege)


def may_leap_to_attack(siege: Siege) -> bool:
    """With a magic dagger an orc is attacked elsewhere, and another card may join (R7.3)."""
    if kind_of(siege) != "cards" or "lay:rune_dagger" not in answers(siege):
        return False
    then = siege.clone()
    play(then, "lay:rune_dagger")
    if "move:carpenters_wall" not in answers(then):
        return False
    play(then, "move:carpenters_wall")
    if "close" not in answers(then):
        return False
    play(then, "close")
    return kind_of(then) == "muster" and "lay" in verbs(then)


def may_scrap(siege: Siege) -> bool:
    """In the central chamber every card of the upgrade board may be removed (R12.1)."""
    return kind_of(siege) == "refill" and "scrap" in verbs(siege)


def is_filled(siege: Siege) -> bool:
    """The last space is filled, and only a hire is left before the turn ends."""
    return kind_of(siege) == "refill" and verbs(siege) == {"hire", "finish"}


def may_rescue(siege: Siege) -> bool:
    """A revealed siege card sets off the catapult, and a finished card lies on the board (R11.4)."""
    if kind_of(siege) != "pause" or "take" not in verbs(siege) or siege.siege_card < 0:
        return False
    return bool(siege.box.siege_catapult[siege.siege_card]) and siege.catapult_at != RESERVE


def likes(siege: Siege, code: str) -> float:
    """Puts go where least is missing, so that cards are finished."""
    if code.startswith("put:space_"):
        space = int(code.removeprefix("put:space_")) - 1
        return 0.05 ** sum(int(card_needs(siege, space, resource)) for resource in range(3))
    return LIKED.get(sort_of(code), 3)


def chosen(siege: Siege, mind: random.Random, never: frozenset[str]) -> str:
    legal = sorted(answers(siege))
    wanted = [code for code in legal if sort_of(code) not in never] or [c for c in legal if sort_of(c) != "hire"]
    return mind.choices(wanted, [likes(siege, code) for code in wanted])[0]


def begun(luck: str, players: int) -> Siege:
    siege = dealt("runedar", luck, players=players, **EASY)
    assert isinstance(siege, Siege)
    return siege


@dataclass(frozen=True)
class Moment:
    """The first time that something is so in the game of this luck."""

    is_there: Callable[[Siege], bool]
    luck: str
    players: int = 1
    never: frozenset[str] = NEVER

    @property
    def script(self) -> Script:
        return found(self)[0]

    @property
    def siege(self) -> Siege:
        return found(self)[1].clone()

    def table(self, people: list[Guest]) -> str:
        return arranged_table("runedar", people, self.luck, self.script, players=self.players, **EASY)


@cache
def found(moment: Moment) -> tuple[Script, Siege]:
    siege, mind, script = begun(moment.luck, moment.players), random.Random(moment.luck), Script()
    while not moment.is_there(siege):
        script.append((int(siege.to_move), chosen(siege, mind, moment.never)))
        play(siege, script[-1][1])
    return script, siege


ORCS_IN_THE_WAY: Final = Moment(may_clear_the_workshop, "luck 158")
PLACING: Final = Moment(may_hire_while("place"), "luck 125")
SHARING: Final = Moment(may_hire_while("share"), "luck 127")
JOINING: Final = Moment(may_hire_and_join, "luck 125")
TAKING: Final = Moment(may_hire_and_take, "luck 56")
LEAPING: Final = Moment(may_leap_to_attack, "luck 154", players=4, never=TAKES)
SCRAPPING: Final = Moment(may_scrap, "luck 10")
FILLED: Final = Moment(is_filled, "luck 125")
CATAPULT_NEAR: Final = Moment(may_rescue, "luck 79", players=4)
