"""Words for the numbers of a siege: places, cards, tiles, reasons. The only way from the engine to names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import members
from mattock.core.events import Names
from mattock.games.runedar.box.load import Box
from mattock.games.runedar.places import NAMES

if TYPE_CHECKING:
    from mypy_extensions import i64

RESOURCES: Final = ("wood", "leather", "metal")
DECKS: Final = ("yellow", "grey", "red")
ENGINE_NAMES: Final = ("siege_tower", "catapult")
MODES: Final = ("", "close", "long")
TARGETS: Final = ("siege_tower", "catapult", *NAMES[4:10], NAMES[10])
SPACES: Final = ("1", "2", "3", "4", "5")
CARRIERS: Final = ("space_1", "space_2", "space_3", "space_4", "space_5", "goblin_1", "goblin_2")
REASONS: Final = ("", "escaped", "siege_deck", "catapult_deck", "troll_tiles", "orc_reserve", "gold")
LEAVINGS: Final = ("hit", "paid", "dug", "hired")
DWARFS: Final = ("brynja", "torvald", "eldrun", "thrain")


class Lexicon(Names):
    """The words under one set of components."""

    def __init__(self, box: Box) -> None:
        self.box = box
        words: dict[str, tuple[str, ...]] = {
            "place": NAMES,
            "card": tuple(box.card_ids),
            "siege": tuple(box.siege_ids),
            "troll": tuple(box.troll_ids),
            "goblin": tuple(box.goblin_ids),
            "mercenary": tuple(box.hire_ids),
            "engine": ENGINE_NAMES,
            "resource": RESOURCES,
            "work": (*RESOURCES, "any"),
            "deck": DECKS,
            "mode": MODES,
            "target": TARGETS,
            "carrier": CARRIERS,
            "piece": (*box.card_ids, *box.goblin_ids),
            "reason": REASONS,
            "how": LEAVINGS,
        }
        super().__init__(words)

    def made_of(self, sort: str, number: i64) -> object:
        if sort == "space":
            return number + 1
        if sort == "flag":
            return number != 0
        if sort == "cards":
            return [self.box.card_ids[card] for card in members(number)]
        if sort == "resources":
            return {RESOURCES[resource]: number >> 4 * resource & 15 for resource in range(3)}
        if sort == "faces":
            return faces_of(number)
        raise KeyError(sort)


def faces_of(rolled: i64) -> list[object]:
    """Packed dice as data: hits, or "crossbow"."""
    faces: list[object] = []
    while rolled:
        face = (rolled & 7) - 1
        faces.append(face or "crossbow")
        rolled >>= 3
    return faces
