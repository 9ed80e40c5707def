"""Dwar7s Fall, to be spoken of."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import mattock
from mattock.games.dwar7s import events
from mattock.games.dwar7s import names as lexicon
from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.cards import COLOURS
from mattock.games.dwar7s.refusals import REFUSALS
from mattock.games.dwar7s.spaces import ORIGIN
from mattock.games.dwar7s.state import STAGES
from mattock.testing.adapter import Case
from mattock.testing.moments import begin, walk
from tests.games.dwar7s.positions import play, position
from tests.texts.subject import Subject

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mattock.core.state import State

NAMES = lexicon.PieceNames(load_box())
SAMPLES = {
    "number": (0, 1, 2),
    "card": (5, 16, 35),
    "space": (ORIGIN,),
    "ogres": (0x1, 0x20312),
    "site": (0, 6, 17 << 6 | 36 << 18),
}
MOMENTS_A_QUESTION = 6


def samples(sort: str) -> tuple[int, ...]:
    """Some numbers of a sort; all of them where sentences may differ."""
    if sort in ("reason", "why"):
        return tuple(range(1, len(NAMES.words[sort])))
    return SAMPLES.get(sort) or tuple(range(len(NAMES.words[sort])))


def moments() -> Iterator[State]:
    """A few of each question out of leaning games, and positions for what those seldom refuse."""
    for seed in range(3):
        case = Case("dwar7s", {"players": seed + 2})
        state, seen = begin(case, seed), Counter[str]()
        yield state
        for _ in walk(case, state, seed):
            kind = "over" if state.decision is None else state.decision.kind
            seen[kind] += 1
            if seen[kind] <= MOMENTS_A_QUESTION:
                yield state
    yield from quarrels()
    yield from chores()


def quarrels() -> Iterator[State]:
    """Ogres, with victims and without."""
    table = {(0, 0): "blue_castle", (-1, 0): "red_diamond_mine", (3, 3): "red_tavern"}
    ogres = {"blue": "ambush brute panic thief crown", "red": "ambush ambush"}
    dwarfs = {"blue_castle": "blue red", "red_diamond_mine": "red", "red_tavern": "red"}
    for code in ("ambush", "brute", "panic", "thief", "crown"):
        fall = position(table, players=3, dwarfs=dwarfs, ogres=ogres, gems={"red": "ruby gold"})
        yield fall
        play(fall, f"play:{code}")
        yield fall
        if code == "brute":
            play(fall, "send:blue_castle")
            yield fall
        elif code == "panic":
            play(fall, "scare:red:red_diamond_mine")
            yield fall
    yield position(table, ogres={"blue": "ambush brute panic thief crown"})
    yield position(table, secret={"blue": "wizard"}, revealed="blue")
    yield position(table, secret={"blue": "hunter"}, monsters={"blue": "red_dragon blue_dragon"})


def chores() -> Iterator[State]:
    """Tasks, stacks and full cards."""
    table = {
        (0, 0): "blue_castle",
        (1, 0): ("red_tavern", "blue_tavern"),
        (0, 1): ("red_gold_mine", "blue_gold_mine"),
        (1, 1): ("red_ruby_mine", "red_dragon"),
        (5, 0): ("red_general_store", "blue_general_store"),
    }
    digging = position(table, dwarfs={"blue_castle": "blue blue", "blue_gold_mine": "red"})
    play(digging, "stop")
    yield digging
    trading = position(
        table,
        dwarfs={"blue_general_store": "blue blue blue"},
        gems={"blue": "ruby gold gold"},
        market="apples ham fish",
    )
    play(trading, "stop")
    yield trading
    hoard = " ".join(["ruby"] * 4 + ["gold"] * 4)
    greedy = position(table, gems={"blue": hoard}, ogres={"blue": "thief thief crown"})
    play(greedy, "stop")
    yield greedy
    laying = position(table, dwarfs={"blue_tavern": "red"}, hand={"blue": "dragon"})
    play(laying, "lay:dragon")
    yield laying
    play(laying, "at:0:-1")
    yield laying
    yield position(table, dwarfs={"blue_tavern": "blue red red", "blue_castle": "blue blue blue"})
    yield position(
        table, dwarfs={"red_dragon": "blue blue blue", "blue_castle": "blue blue", "blue_tavern": "blue blue"}
    )


SUBJECT = Subject(
    "dwar7s",
    mattock.game("dwar7s").pieces(),
    list(COLOURS),
    events,
    NAMES,
    samples,
    lambda facts: True,
    moments,
    questions=set(STAGES) - {"over"},
    refusals=len(REFUSALS) - 1,
)
