"""The board of a siege: sets and counts packed into ints, read and written by methods alone.

Decks are the sets of what is still in them: cards are dealt when they are revealed, so an order that nobody may know
never exists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.action import Catalogue
from mattock.core.chance import Chance
from mattock.core.events import Names
from mattock.core.game import Game
from mattock.core.state import State
from mattock.games.runedar.box.load import Box

if TYPE_CHECKING:
    from mypy_extensions import i64

TOWER: Final = 0
CATAPULT: Final = 1
RESERVE: Final = -1

ORC_FIGURES: Final = 10
NUGGETS: Final = 20
UPGRADE_SPACES: Final = 5
FIRST_UPGRADE: Final = 12
SECTIONS: Final = 5
SIEGE_CARDS: Final = 50

# Every number of the board; `copy_board` copies them by hand, because that is fast, and a test compares the two.
BOARD_FIELDS: Final[list[str]] = [
    "section_rubble",
    "open_hands",
    "first",
    "turn",
    "gold",
    "stock",
    "orcs",
    "orcs_out",
    "rubble",
    "sections",
    "goblins",
    "goblin_rubble",
    "tribute",
    "goblins_beaten",
    "trolls",
    "covered",
    "trolls_left",
    "catapults_left",
    "siege_left",
    "siege_revealed",
    "upgrades_left",
    "hired",
    "spaces",
    "blocked",
    "bench",
    "tower_at",
    "catapult_at",
    "lying",
    "due",
]


class SiegeBoard(State):
    """How a siege is set up, and what lies on its board. Fields that hold several numbers are read and written by the
    methods below alone; rules never shift their bits. A set is a plain bit mask (`core/bits.py`), which rules may use
    as it is.

    All fields are assigned in `__init__` itself, with no call between them: then mypyc knows that they are there and
    compiled code reads them without a check.
    """

    __slots__ = ("box", *BOARD_FIELDS)

    def __init__(
        self, game: Game, catalogue: Catalogue, names: Names, options: dict[str, object], chance: Chance, box: Box
    ) -> None:
        super().__init__(game, catalogue, names, options, chance)
        self.box = box
        self.section_rubble: i64 = 0  # pieces in each section, by difficulty
        self.open_hands: bool = False  # an option: everybody sees all hands (R2.11)
        self.first: i64 = 0  # the seat that began
        self.turn: i64 = 0  # turns begun so far, of all seats
        # The fortress
        self.gold: i64 = NUGGETS  # nuggets in the treasury
        self.stock: i64 = 0  # resources in the workshops: 4 bits a resource
        self.orcs: i64 = 0  # 4 bits a place, workshops first: an arrow is a shift by three places
        self.orcs_out: i64 = 0  # orcs in the field, of all places
        self.rubble: i64 = 0  # pieces left in the nearest section
        self.sections: i64 = 0  # sections opened
        self.goblins: i64 = 0  # 8 bits a slot of the courtyard: tile + 1
        self.goblin_rubble: i64 = 0  # pieces that each brought: 8 bits a slot
        self.tribute: i64 = 0  # what each was paid: 12 bits a slot, 4 a resource
        self.goblins_beaten: i64 = 0  # goblins that have left
        self.trolls: i64 = 0  # the troll tiles in the courtyard, a set
        self.covered: i64 = 0  # covered circles: 6 bits a troll tile, one a circle
        # The box
        self.trolls_left: i64 = 0b11111  # troll tiles not revealed yet, a set
        self.catapults_left: i64 = 0b11111  # catapult cards not revealed yet, a set of spaces
        self.siege_left: i64 = (1 << SIEGE_CARDS) - 1  # siege cards not revealed yet, a set
        self.siege_revealed: i64 = 0  # how many were revealed
        self.upgrades_left: i64 = 0  # upgrades in the three decks, a set counted from the first one
        self.hired: i64 = 0  # mercenaries hired, a set
        # The upgrade board
        self.spaces: i64 = 0  # the card on each space: 6 bits, card + 1
        self.blocked: i64 = 0  # the spaces that the catapult struck, a set
        self.bench: i64 = 0  # resources on each space: 12 bits, 4 a resource
        # Siege tower and catapult
        self.tower_at: i64 = RESERVE  # the seat in whose area it stands
        self.catapult_at: i64 = RESERVE  # the same of the catapult
        self.lying: i64 = 0  # engines that came lying in a solo game, a set
        self.due: i64 = 0  # engines to be activated this turn, a set

    def stock_of(self, resource: i64) -> i64:
        return (self.stock >> (4 * resource)) & 15

    def take_stock(self, resource: i64) -> None:
        self.stock -= 1 << (4 * resource)

    def add_stock(self, amounts: i64) -> None:
        """Amounts are packed as they lie on a space or beside a goblin: 4 bits a resource."""
        self.stock += amounts

    def orcs_at(self, place: i64) -> i64:
        """Orcs stand in workshops, on walls and outside; nowhere else."""
        if place < 1 or place > 9:
            return 0
        return (self.orcs >> (4 * (place - 1))) & 15

    def add_orc(self, place: i64) -> None:
        self.orcs += 1 << (4 * (place - 1))
        self.orcs_out += 1

    def remove_orc(self, place: i64) -> None:
        self.orcs -= 1 << (4 * (place - 1))
        self.orcs_out -= 1

    def has_orc_in_workshop(self) -> bool:
        return self.orcs & 0xFFF != 0

    def march_orcs(self) -> None:
        """Every orc takes a step inwards; the workshops must be empty."""
        self.orcs >>= 12

    def card_on(self, space: i64) -> i64:
        """The card on a space of the upgrade board, or -1."""
        return ((self.spaces >> (6 * space)) & 63) - 1

    def set_card_on(self, space: i64, card: i64) -> None:
        self.spaces = self.spaces & ~(63 << (6 * space)) | (card + 1) << (6 * space)

    def is_blocked(self, space: i64) -> bool:
        return (self.blocked >> space) & 1 != 0

    def laid_on(self, space: i64, resource: i64) -> i64:
        return (self.bench >> (12 * space + 4 * resource)) & 15

    def lay_on(self, space: i64, resource: i64) -> None:
        self.bench += 1 << (12 * space + 4 * resource)

    def amounts_on(self, space: i64) -> i64:
        """The resources on a space, packed."""
        return (self.bench >> (12 * space)) & 0xFFF

    def clear_space(self, space: i64) -> i64:
        """Take all resources off a space; returns them packed."""
        amounts = (self.bench >> (12 * space)) & 0xFFF
        self.bench -= amounts << (12 * space)
        return amounts

    def goblin_in(self, slot: i64) -> i64:
        """The goblin tile in a slot of the courtyard, or -1."""
        return ((self.goblins >> (8 * slot)) & 255) - 1

    def set_goblin_in(self, slot: i64, tile: i64) -> None:
        self.goblins = self.goblins & ~(255 << (8 * slot)) | (tile + 1) << (8 * slot)

    def rubble_of(self, slot: i64) -> i64:
        return (self.goblin_rubble >> (8 * slot)) & 255

    def add_goblin_rubble(self, slot: i64, pieces: i64) -> None:
        self.goblin_rubble += pieces << (8 * slot)

    def clear_goblin_rubble(self, slot: i64) -> None:
        self.goblin_rubble &= ~(255 << (8 * slot))

    def paid_to(self, slot: i64, resource: i64) -> i64:
        return (self.tribute >> (12 * slot + 4 * resource)) & 15

    def pay_to(self, slot: i64, resource: i64) -> None:
        self.tribute += 1 << (12 * slot + 4 * resource)

    def clear_tribute(self, slot: i64) -> i64:
        """Take back all that a goblin was paid; returns it packed."""
        amounts = (self.tribute >> (12 * slot)) & 0xFFF
        self.tribute -= amounts << (12 * slot)
        return amounts

    def circles_covered(self, troll: i64) -> i64:
        """The covered circles of a troll tile, as a set of their numbers."""
        return (self.covered >> (6 * troll)) & 63

    def cover_circle(self, troll: i64, circle: i64) -> None:
        self.covered |= 1 << (6 * troll + circle)

    def uncover_circles(self, troll: i64) -> None:
        self.covered &= ~(63 << (6 * troll))

    def engine_at(self, engine: i64) -> i64:
        """The seat in whose play area the siege tower or the catapult stands, or RESERVE."""
        return self.tower_at if engine == TOWER else self.catapult_at

    def set_engine_at(self, engine: i64, seat: i64) -> None:
        if engine == TOWER:
            self.tower_at = seat
        else:
            self.catapult_at = seat

    def copy_board(self, other: SiegeBoard) -> None:
        """Take over every number of another board; by hand, because that is fast."""
        self.section_rubble = other.section_rubble
        self.open_hands = other.open_hands
        self.first = other.first
        self.turn = other.turn
        self.gold = other.gold
        self.stock = other.stock
        self.orcs = other.orcs
        self.orcs_out = other.orcs_out
        self.rubble = other.rubble
        self.sections = other.sections
        self.goblins = other.goblins
        self.goblin_rubble = other.goblin_rubble
        self.tribute = other.tribute
        self.goblins_beaten = other.goblins_beaten
        self.trolls = other.trolls
        self.covered = other.covered
        self.trolls_left = other.trolls_left
        self.catapults_left = other.catapults_left
        self.siege_left = other.siege_left
        self.siege_revealed = other.siege_revealed
        self.upgrades_left = other.upgrades_left
        self.hired = other.hired
        self.spaces = other.spaces
        self.blocked = other.blocked
        self.bench = other.bench
        self.tower_at = other.tower_at
        self.catapult_at = other.catapult_at
        self.lying = other.lying
        self.due = other.due
