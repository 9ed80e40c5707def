"""Finds a game to teach with: luck under which a learner can do each thing once, early, in an order that makes sense.

A lesson is reached by the shortest way that random tries find within one turn; between lessons bots play all seats.
The luck is fair luck of a secret, so what came out here comes out again at a table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from mattock.bots import Sight, bot
from mattock.core.chance import Fair
from mattock.core.game import Game
from mattock.core.state import State

LEARNER: Final = 0
FILLER_LEVEL: Final = "journeyman"  # plays between the lessons
MAX_WAY: Final = 14  # actions of the learner to one lesson

Event = dict[str, Any]
View = dict[str, Any]


class Lesson(NamedTuple):
    """One thing to learn. Whether it is `reached` depends on the events of an action, on the actions of the learner
    that led there, and on what the learner then sees. Only actions with these `verbs` lead there, all in one
    turn; a lesson without is only watched, whoever plays.
    """

    name: str
    reached: Callable[[list[Event], Sequence[str], View], bool]
    after: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()


class Passage(NamedTuple):
    """Where a lesson stands in a game: the numbers of its first action and of the one behind its last."""

    start: int
    end: int


class Found(NamedTuple):
    """A game: its secret, its actions with their seats, what the learner saw of each, and the lessons in it."""

    secret: bytes
    script: list[tuple[int, str]]
    events: list[list[Event]]
    lessons: dict[str, Passage]


def verb_of(code: str) -> str:
    return code.partition(":")[0]


def has(events: list[Event], kind: str, **facts: object) -> bool:
    return any(
        event["event"] == kind and all(event.get(name) == value for name, value in facts.items()) for event in events
    )


def played(state: State, code: str) -> list[Event]:
    """Play it; what the learner sees of it."""
    action = state.catalogue.actions[state.catalogue.numbers[code]]
    return [event.seen_by(LEARNER) for event in state.play(action)]


def way_to(state: State, lesson: Lesson, tries: int, luck: random.Random) -> list[str]:
    """The shortest sequence of actions that reaches the lesson in this turn; empty if none was found."""
    best: list[str] = []
    for _ in range(tries):
        ahead, way = state.clone(), list[str]()
        limit = len(best) - 1 if best else MAX_WAY
        while len(way) < limit and ahead.outcome is None and ahead.to_move == LEARNER:
            codes = [action.code for action in ahead.legal() if verb_of(action.code) in lesson.verbs]
            if not codes:
                break
            way.append(luck.choice(codes))
            if lesson.reached(played(ahead, way[-1]), way, ahead.view(LEARNER)):
                best = way
                break
    return best


def direct(
    game: Game, options: dict[str, Any], lessons: Sequence[Lesson], number: int, *, tries: int, limit: int
) -> Found:
    """Play with the luck of that number until all lessons are reached, or `limit` actions are over."""
    found = Found(sha256(f"tour {game.name} {number}".encode()).digest(), [], [], {})
    state = game.new(chance=Fair(found.secret), first=LEARNER, **options)
    player, luck = bot(FILLER_LEVEL, seed=number), random.Random(number)
    while len(found.script) < limit and state.outcome is None and len(found.lessons) < len(lessons):
        way = next_way(state, lessons, found, tries, luck) if state.to_move == LEARNER else []
        seat = int(state.to_move)
        for code in way or [player.choose(Sight(state, seat)).code]:
            found.script.append((seat, code))
            found.events.append(played(state, code))
            for lesson in open_lessons(lessons, found):
                if not lesson.verbs and lesson.reached(found.events[-1], [], {}):
                    found.lessons[lesson.name] = Passage(len(found.script), len(found.script))
    return found


def open_lessons(lessons: Sequence[Lesson], found: Found) -> list[Lesson]:
    """Those whose time has come."""
    done = found.lessons
    return [one for one in lessons if one.name not in done and all(name in done for name in one.after)]


def next_way(state: State, lessons: Sequence[Lesson], found: Found, tries: int, luck: random.Random) -> list[str]:
    """The learner's next actions, if they reach a lesson that is open."""
    for lesson in open_lessons(lessons, found):
        way = way_to(state, lesson, tries, luck) if lesson.verbs else []
        if way:
            found.lessons[lesson.name] = Passage(len(found.script), len(found.script) + len(way))
            return way
    return []
