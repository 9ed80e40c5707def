"""The Siege of Runedar, to be spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import mattock
from mattock.games.runedar import events
from mattock.games.runedar import names as lexicon
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.stages import STAGES
from tests.games.runedar.positions import play, position
from tests.texts.subject import Subject

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mattock.core.state import State

NAMES = lexicon.PieceNames(load_box())
SAMPLES = {"cards": (0b11, 0), "resources": (0x012,), "faces": (0b001_010_100, 0), "place": (0, 7), "flag": (0, 1)}


def samples(sort: str) -> tuple[int, ...]:
    """Some numbers of a sort; all of them where sentences may differ."""
    if sort in ("mode", "how", "reason", "engine", "resource"):
        return tuple(range(len(NAMES.words[sort])))
    return (-1, 0, 8) if sort == "target" else SAMPLES.get(sort, (1, 2))


def is_possible(facts: dict[str, object]) -> bool:
    """Only close attacks have no target (R10.4)."""
    return facts.get("mode") != "long" or facts.get("target", "") is not None


def moments() -> Iterator[State]:
    """Positions of random games, and one for each question that those seldom ask."""
    for seed in range(12):
        state = mattock.game("runedar").new(players=seed % 4 + 1, seed=seed, difficulty="easy")
        choice = mattock.Seeded(f"texts {seed}")
        while not state.is_over:
            yield state
            offered = state.legal()
            state.play(offered[choice.below(len(offered), "choice")])
        yield state
    rubble = position(place="tunnel_courtyard", hand=["shovel"], goblins=["goblin_1_rubble", "goblin_2_rubble"])
    play(rubble, "lay:shovel", "dig")
    yield rubble
    axes = position(place="tannery", hand=["spear", "axe"], orcs={"tannery": 2})
    play(axes, "lay:spear", "close", "lay:axe")
    yield axes
    guests = ["goblin_1_hits", "goblin_1_wants"]
    fight = position(place="tunnel_courtyard", hand=["great_axe"], goblins=guests, trolls={"troll_3x2": [0]})
    play(fight, "lay:great_axe", "direct", "roll")
    yield fight
    duel = position(place="tannery", hand=["great_axe"], orcs={"tannery": 1})
    play(duel, "lay:great_axe", "direct", "roll")
    yield duel
    shot = position(hand=["orc"], engines={"catapult": 0})
    play(shot, "activate:catapult")
    yield shot
    finished = position(hand=["spear"], board=["saw", None, None, None, None], laid={1: {"wood": 1, "metal": 1}})
    play(finished, "take:1")
    yield finished
    refilled = position(hand=["spear"], board=[None] * 5, orcs={"tannery": 1})
    play(refilled, "end_turn", *(f"fill:{space}:red" for space in range(1, 6)))
    yield refilled
    yield position(trolls={"troll_4x1": []}, goblins=["goblin_1_any", "goblin_1_hits"], gold=3, hand=["pick"])


SUBJECT = Subject(
    "runedar",
    mattock.game("runedar").pieces(),
    ["brynja", "torvald", "eldrun", "thrain"],
    events,
    NAMES,
    samples,
    is_possible,
    moments,
    questions=set(STAGES) - {"over"},
    refusals=26,
)
