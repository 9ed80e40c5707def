"""The instinct of a siege, read by the names of actions and parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.games.runedar.ai.evaluation import RunedarInstinct
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR

if TYPE_CHECKING:
    pass


INSTINCT = RunedarInstinct(load_box(), RUNEDAR.catalogue())


def weights(siege: Siege, instinct: RunedarInstinct = INSTINCT) -> dict[str, int]:
    """The weights of what is offered, by the codes of the actions."""
    weighed: list[int] = []
    instinct.priors(siege, siege.legal_ids(), weighed)
    return {action.code: weight for action, weight in zip(siege.legal(), weighed, strict=True)}


def parts(siege: Siege) -> dict[str, float]:
    scores: list[float] = []
    INSTINCT.evaluate(siege, 0, scores)
    return dict(zip(INSTINCT.parts, scores, strict=True))


def chance(siege: Siege, instinct: RunedarInstinct = INSTINCT) -> float:
    found: list[float] = []
    instinct.chances(siege, siege.players, found)
    assert len(set(found)) == 1, "all win or lose together"
    return found[0]


def after(siege: Siege, *codes: str) -> Siege:
    for code in codes:
        siege.play(siege.catalogue.by_code(code))
    return siege
