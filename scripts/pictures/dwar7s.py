"""Pictures of Dwar7s Fall."""

from __future__ import annotations

import random
from typing import Final

import mattock
from mattock.games.dwar7s.rules.areas import size_of_kingdom
from mattock.games.dwar7s.rules.score import score_of
from mattock.games.dwar7s.state import Fall
from scripts.pictures.moment import Moment, TerminalPicture

SEED: Final = 11
ROUND: Final = 5
SEAT: Final = 2

FOUR: Final = {"players": 4}
VALLEY: Final = ".valley.painted"
MOMENTS: Final = (
    Moment("fall-start", "dwar7s", "luck 7", FOUR, 0.0, "actions", painted=VALLEY),
    Moment("fall-middle", "dwar7s", "luck 7", FOUR, 0.5, "actions", painted=VALLEY, is_in_readme=True),
    Moment("fall-laying", "dwar7s", "luck 7", FOUR, 0.25, "actions", "lay", painted=VALLEY),
    Moment("fall-late", "dwar7s", "luck 7", FOUR, 0.9, "actions", painted=VALLEY),
    Moment("fall-end", "dwar7s", "luck 7", FOUR, 1.0, None, painted=VALLEY),
)


def fall() -> mattock.State:
    """A game of four who all want points, with two actions of a turn spent."""
    state = mattock.game("dwar7s").new(players=4, seed=SEED, first=0)
    assert isinstance(state, Fall)
    luck = random.Random(SEED)
    while (state.round, state.to_move, state.used) < (ROUND, SEAT, 2):
        state.step(best(state, luck))
    return state


def best(state: Fall, luck: random.Random) -> int:
    """The action after which the player stands best, looking no further than the card that is being laid."""
    return max(state.legal_ids(), key=lambda number: (outlook(state, number, luck), luck.random()))


def outlook(state: Fall, number: int, luck: random.Random) -> float:
    """What an action is worth, the rest of laying a card tried out a few times."""
    seat, found = state.to_move, []
    for _ in range(4):
        trial = state.clone()
        trial.step(number)
        while trial.decision is not None and trial.decision.kind in ("space", "turn"):
            trial.step(luck.choice(trial.legal_ids()))
        found.append(standing(trial, seat) - max(standing(trial, other) for other in range(4) if other != seat) / 2)
    return max(found)


def standing(state: Fall, seat: int) -> float:
    """Points, a large kingdom, and dwarfs where they are on the way to a task."""
    worth = float(score_of(state, seat)) + float(size_of_kingdom(state, seat)) / 2
    for card, needs in enumerate(state.box.needs):
        worth += (min(int(state.dwarfs_on(card, seat)), needs) / needs) ** 2
    return worth


TERMINAL_PICTURE: Final = TerminalPicture("fall.svg", 121, fall)
