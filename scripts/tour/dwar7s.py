"""What a first autumn teaches, and what its steps point at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from scripts.tour.director import LEARNER, Event, Found, Lesson, Passage, View, has, verb_of
from scripts.tour.steps import Step, act, look

OPTIONS: Final[dict[str, Any]] = {"players": 2, "colours": ["blue", "red"]}
LAY: Final = ("lay", "beside", "turn")
SEND: Final = ("place", "stop", "resolve")
WORKPLACES: Final = {"mine": "mine", "dig": "castle", "tavern": "tavern", "trade": "store"}


def laid(events: list[Event], *names: str) -> str:
    """The card of these names that was laid; "" if none was."""
    return next((e["card"] for e in events if e["event"] == "card_laid" and e["card"].endswith(names)), "")


def hinders(events: list[Event], way: Sequence[str], view: View) -> bool:
    """A dragon lies in an area with a mine of the rival and none of the learner's cards."""
    dragon = laid(events, "dragon")
    area: list[str] = next((area for area in view["areas"] if dragon in area), []) if dragon else []
    others = [card for card in area if card != dragon]
    return any(card.endswith("mine") for card in others) and all(card.startswith("red") for card in others)


def walls_off(events: list[Event], way: Sequence[str], view: View) -> bool:
    """A mine of the learner's own lies in the area of the castle."""
    mine = laid(events, "mine")
    return bool(mine) and any({mine, "blue_castle"} <= set(area) for area in view["areas"])


def covers(events: list[Event], way: Sequence[str], _: View) -> bool:
    """A card of the rival is covered."""
    return has(events, "card_covered") and any(code.startswith("cover:red") for code in way)


def helps(events: list[Event], way: Sequence[str], _: View) -> bool:
    """The ogre has done what it can."""
    kinds = ("dwarfs_returned", "dwarfs_swapped", "dwarf_fled", "gem_stolen", "ogres_taken")
    return any(has(events, kind) for kind in kinds) and verb_of(way[0]) == "play"


LESSONS: Final = [
    Lesson("lay", lambda events, *_: bool(laid(events, "castle")), verbs=("lay", "turn")),
    Lesson("beside", walls_off, after=("lay",), verbs=LAY),
    Lesson("place", lambda events, *_: has(events, "dwarf_placed"), after=("beside",), verbs=("place",)),
    Lesson("mine", lambda events, *_: has(events, "gems_taken"), after=("place",), verbs=SEND),
    Lesson("cover", covers, after=("mine",), verbs=("lay", "cover", "turn")),
    Lesson("monster", hinders, after=("mine",), verbs=LAY),
    Lesson("trade", lambda events, *_: has(events, "goal_bought"), after=("mine",), verbs=(*SEND, "buy")),
    Lesson("dig", lambda events, *_: has(events, "stack_dug"), after=("cover",), verbs=(*SEND, "dig")),
    Lesson("tavern", lambda events, *_: has(events, "ogre_drawn", seat=LEARNER), after=("mine",), verbs=SEND),
    Lesson("ogre", helps, after=("tavern",),
           verbs=("play", "ambush", "swap", "scare", "flee", "rob", "steal")),
]  # fmt: skip


def tile(card: str) -> str:
    return f'[data-tile="{card}"]'


def steps(found: Found) -> list[Step]:
    made = [
        look("welcome", 0, ".market", '[data-sheet="market"]', chapter="start"),
        look("secret", 0, ".secret"),
        look("hand", 0, '[data-action^="lay:"]'),
    ]
    for name, passage in sorted(found.lessons.items(), key=lambda item: item[1].start):
        made += taught(name, passage, found)
    end = len(found.script)
    return [
        *made,
        look("goal", end, ".secret", chapter="end"),
        look("points", end, f'[data-player="{LEARNER}"]'),
        look("done", end),
    ]


def taught(name: str, passage: Passage, found: Found) -> list[Step]:
    """A step for each card that is laid, each dwarf that is sent, and each task."""
    start, end = passage
    codes = [code for _, code in found.script[start:end]]
    first = ("lay", "place", "stop", "resolve", "buy", "dig", "play")
    cuts = [at for at, code in enumerate(codes) if at == 0 or verb_of(code) in first]
    made: list[Step] = []
    for at, behind in zip(cuts, [*cuts[1:], len(codes)], strict=True):
        text = name if behind == len(codes) else text_of(name, codes[:at], codes[at])
        made.append(act(text, start + at, start + behind, **named(codes[at])))
    made[0]["chapter"] = name
    after = {
        "beside": look("areas", end, tile("blue_castle")),
        "mine": look("gems", end, ".slot.gems"),
        "monster": look("giant", end, '[data-action="lay:frost_giant"]', '[data-tile$="frost_giant"]'),
    }
    return [*made, *([after[name]] if name in after else [])]


def text_of(name: str, before: Sequence[str], code: str) -> str:
    """What is said of an action on the way of a lesson."""
    if verb_of(code) != "place":
        return "stop" if verb_of(code) == "stop" else "on"
    if not code.endswith(WORKPLACES[name]):
        return "spare"
    is_first = name != "mine" and not any(one.endswith(WORKPLACES[name]) for one in before)
    return f"send-{name}" if is_first else "again"


def named(code: str) -> dict[str, str]:
    """The texts that name what the action is about."""
    verb, _, what = code.partition(":")
    if verb == "lay":
        return {"card": f"scene-name-{what}"}
    if verb == "buy":
        return {"goal": f"goal-{what}"}
    if verb == "place":
        return {"card": f"scene-name-{what.partition('_')[2]}"}
    return {}
