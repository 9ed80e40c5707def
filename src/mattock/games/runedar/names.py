"""Words for the numbers of a siege: places, cards, tiles, reasons. The only way from the engine to names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from mattock.core.bits import members
from mattock.core.events import Names
from mattock.core.numbered import numbered_table
from mattock.games.runedar.board import CATAPULT, TOWER
from mattock.games.runedar.box.load import Box
from mattock.games.runedar.box.schema import DECKS
from mattock.games.runedar.name_types import (
    Carrier,
    DwarfName,
    EngineName,
    Face,
    Leaving,
    Mode,
    Reason,
    Resource,
    Target,
)
from mattock.games.runedar.places import NAMES
from mattock.games.runedar.rules.end import (
    CATAPULT_DECK,
    ESCAPED,
    GOLD,
    ONGOING,
    ORC_RESERVE,
    SIEGE_DECK,
    TROLL_TILES,
)
from mattock.games.runedar.rules.foes import LEFT_DUG, LEFT_HIRED, LEFT_HIT, LEFT_PAID
from mattock.games.runedar.state import CLOSE, LONG, NO_MODE

if TYPE_CHECKING:
    from mypy_extensions import i64

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
ENGINE_NAMES: Final[tuple[EngineName, ...]] = numbered_table([(TOWER, "siege_tower"), (CATAPULT, "catapult")])
MODES: Final[tuple[Mode | Literal[""], ...]] = numbered_table([(NO_MODE, ""), (CLOSE, "close"), (LONG, "long")])
TARGETS: Final[tuple[Target, ...]] = get_args(Target)
SPACES: Final = ("1", "2", "3", "4", "5")
CARRIERS: Final[tuple[Carrier, ...]] = get_args(Carrier)
REASONS: Final[tuple[Reason | Literal[""], ...]] = numbered_table(
    [
        (ONGOING, ""),
        (ESCAPED, "escaped"),
        (SIEGE_DECK, "siege_deck"),
        (CATAPULT_DECK, "catapult_deck"),
        (TROLL_TILES, "troll_tiles"),
        (ORC_RESERVE, "orc_reserve"),
        (GOLD, "gold"),
    ]
)
LEAVINGS: Final[tuple[Leaving, ...]] = numbered_table(
    [(LEFT_HIT, "hit"), (LEFT_PAID, "paid"), (LEFT_DUG, "dug"), (LEFT_HIRED, "hired")]
)
DWARFS: Final[tuple[DwarfName, ...]] = get_args(DwarfName)


class PieceNames(Names):
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


def faces_of(rolled: i64) -> list[Face]:
    """Packed dice as data: hits, or "crossbow"."""
    faces: list[Face] = []
    while rolled:
        face: int = (rolled & 7) - 1
        faces.append(face or "crossbow")
        rolled >>= 3
    return faces
