"""What a first siege teaches, and what its steps point at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import mattock
from scripts.tour.director import LEARNER, Event, Found, Lesson, Passage, View, has, verb_of
from scripts.tour.steps import Step, act, look

OPTIONS: Final[dict[str, Any]] = {"players": 2, "difficulty": "easy"}
CARDS: Final = ("lay", "move")
CLOSE: Final = ("close", "roll", "fell", "wound", "cover")
WORK: Final = ("work", "put")
REFILL: Final = ("end_turn", "scrap", "fill")


def uses_upgrade(events: list[Event], way: Sequence[str], _: View) -> bool:
    """The card that was taken does something that a starting card could not do as well."""
    cards = mattock.game("runedar").pieces()["card"]
    laid = [code.partition(":")[2] for code in way if verb_of(code) == "lay"]
    is_upgrade = bool(laid) and cards[laid[-1]].get("deck") in {"yellow", "grey", "red"}
    return is_upgrade and any(has(events, kind) for kind in ("orc_fell", "rubble_cleared", "resource_placed"))


def is_struck(events: list[Event], way: Sequence[str], _: View) -> bool:
    return has(events, "orc_fell") and is_alone(way)


def is_alone(way: Sequence[str]) -> bool:
    """No further card joins an attack: one thought a step."""
    verbs = [verb_of(code) for code in way]
    return not any(verb in {"close", "shoot"} and "lay" in verbs[at:] for at, verb in enumerate(verbs))


def goblin_goes(events: list[Event], way: Sequence[str], _: View) -> bool:
    return has(events, "goblin_left") and is_alone(way)


def is_shot(events: list[Event], way: Sequence[str], _: View) -> bool:
    return has(events, "orc_fell") and is_alone(way) and any(verb_of(code) == "shoot" for code in way)


def refills(events: list[Event], way: Sequence[str], _: View) -> bool:
    """A space is filled after no more than one card was removed."""
    return has(events, "upgrade_placed") and len(way) <= 5


LESSONS: Final = [
    Lesson("reveal", lambda events, *_: has(events, "siege_revealed"), verbs=("reveal",)),
    Lesson("siege", lambda events, *_: has(events, "orcs_came"), after=("reveal",)),
    Lesson("move", lambda events, *_: has(events, "dwarf_moved"), after=("siege",), verbs=CARDS),
    Lesson("work", lambda events, *_: has(events, "resource_placed"), after=("move",), verbs=(*CARDS, *WORK)),
    Lesson("climb", lambda events, *_: has(events, "orcs_marched"), after=("work",)),
    Lesson("strike", is_struck, after=("move", "siege"), verbs=(*CARDS, *CLOSE)),
    Lesson("shoot", is_shot, after=("strike",), verbs=(*CARDS, "shoot", "roll", "fell")),
    Lesson("take", lambda events, *_: has(events, "upgrade_taken"), after=("work",), verbs=("take", "remove")),
    Lesson("feel", uses_upgrade, after=("take",), verbs=(*CARDS, *CLOSE, *WORK, "dig", "direct")),
    Lesson("refill", refills, after=("feel",), verbs=(*CARDS, *REFILL)),
    Lesson("troll", lambda events, *_: has(events, "troll_came"), after=("strike",)),
    Lesson("dig", lambda events, *_: has(events, "rubble_cleared"), after=("move",), verbs=(*CARDS, "dig")),
    Lesson("section", lambda events, *_: has(events, "section_opened"), after=("dig",)),
    Lesson("goblin", goblin_goes, after=("section",),
           verbs=(*CARDS, *WORK, *CLOSE, "dig", "dig_at")),
    Lesson("catapult", lambda events, *_: has(events, "catapult_revealed"), after=("work",)),
    Lesson("hire", lambda events, *_: has(events, "hired"), after=("strike",), verbs=("hire",)),
]  # fmt: skip


def spot(name: str) -> str:
    return f'[data-spot="{name}"]'


def place(name: str) -> str:
    return f'[data-place="{name}"]'


def steps(found: Found) -> list[Step]:
    made = [
        look("welcome", 0, spot("tunnel"), chapter="start"),
        look("treasure", 0, spot("gold")),
        look("hand", 0, '[data-spot^="card-"]'),
    ]
    for name, passage in sorted(found.lessons.items(), key=lambda item: (item[1].start, item[1].end)):
        made += taught(name, passage, found)
    end = len(found.script)
    return [
        *made,
        look("lose", end, '[data-spot^="meter_"]', spot("siege"), chapter="end"),
        look("win", end, spot("tunnel")),
        look("done", end),
    ]


def fact(found: Found, at: int, kind: str, name: str) -> str:
    """A fact of the event of that kind that the action before `at` brought."""
    return str(next(event[name] for event in reversed(found.events[at - 1]) if event["event"] == kind))


def taught(name: str, passage: Passage, found: Found) -> list[Step]:
    start, end = passage
    match name:
        case "reveal":
            goes_on = [act("proceed", end, end + 1)] if found.script[end:][:1] == [(LEARNER, "proceed")] else []
            return [act("reveal", start, end, chapter="reveal"), *goes_on]
        case "siege":
            here = fact(found, end, "orcs_came", "place")
            return [look("siege", end, place(here), chapter="siege", place=f"place-{here}.in")]
        case "climb":
            here = fact(found, end, "orcs_marched", "place")
            return [look("climb", end, place(here), chapter="climb", place=f"place-{here}.in")]
        case "section":
            return [look("section", end, spot("tunnel"), spot("goblin_0"))]
        case "catapult":
            return [look("catapult", end, spot("meter_stones"), chapter="catapult")]
        case "troll":
            return [look("troll", end, '[data-foe="troll"]', chapter="troll")]
        case "hire":
            mercenary = fact(found, end, "hired", "mercenary")
            return [act("hire", start, end, chapter="hire", mercenary=f"mercenary-{mercenary}.short")]
        case _:
            return on_cards(name, passage, found)


def on_cards(name: str, passage: Passage, found: Found) -> list[Step]:
    """A lesson that is played with cards: a step for each card, walking first."""
    start, end = passage
    codes = [code for _, code in found.script[start:end]]
    cuts = [at for at, code in enumerate(codes) if verb_of(code) in {"lay", "end_turn"}] or [0]
    made: list[Step] = []
    for at, behind in zip(cuts, [*cuts[1:], len(codes)], strict=True):
        card, verbs = codes[at].partition(":")[2], [verb_of(code) for code in codes[at:behind]]
        text = text_of(name, verbs, has_walked=at > 0)
        if verbs[0] == "end_turn":
            made += [act("end-turn", start + at, start + at + 1), act("refill", start + at + 1, start + behind)]
            continue
        args = {"card": f"card-{card}"} if verbs[0] == "lay" else {}
        moved = [code.partition(":")[2] for code in codes[at:behind] if verb_of(code) == "move"]
        if moved:
            args["place"] = f"place-{moved[-1]}.to"
        made.append(act(text, start + at, start + behind, **args))
    made[0]["chapter"] = name
    if name == "work":
        space = codes[-1].partition(":")[2]
        made.append(look("socket", end, spot(space), '[data-sheet="bench"]'))
    return made


def text_of(name: str, verbs: Sequence[str], *, has_walked: bool) -> str:
    """What is said of one card in a lesson."""
    if verbs == ["lay", "move"] and name != "move":
        return "walk-on" if has_walked else "walk"
    if name == "feel" and "move" in verbs:
        return "feel-magic"
    return kind_of_goblin(verbs) if name == "goblin" else name


def kind_of_goblin(verbs: Sequence[str]) -> str:
    return "goblin-pay" if "work" in verbs else "goblin-dig" if "dig" in verbs else "goblin-fight"
