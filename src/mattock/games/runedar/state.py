"""The position of a siege: small numbers in slots, sets and counts packed into ints, so that a copy is cheap.

Nothing hidden is stored but hands. Decks are the sets of what is still in them: cards are dealt when they are
revealed, so an order that nobody may know never exists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.action import Catalogue
from mattock.core.chance import Chance
from mattock.core.events import Names
from mattock.core.fields import fields_of, rows_in, set_fields
from mattock.core.game import Game
from mattock.core.numbered import numbered_table
from mattock.core.state import COMMON_FIELDS, State
from mattock.games.runedar.box.load import Box

if TYPE_CHECKING:
    from mypy_extensions import i64

# The questions a player can be asked.
ENGINES: Final = 0
ORCS: Final = 1
CARDS: Final = 2
PAUSE: Final = 3
TAKING: Final = 4
USING: Final = 5
PLACING: Final = 6
DIGGING: Final = 7
MUSTER: Final = 8
JOINING: Final = 9
SHARING: Final = 10
REFILL: Final = 11
OVER: Final = 12
STAGES: Final[tuple[str, ...]] = numbered_table(
    [
        (ENGINES, "engines"),
        (ORCS, "orcs"),
        (CARDS, "cards"),
        (PAUSE, "pause"),
        (TAKING, "take"),
        (USING, "use"),
        (PLACING, "place"),
        (DIGGING, "dig"),
        (MUSTER, "muster"),
        (JOINING, "join"),
        (SHARING, "share"),
        (REFILL, "refill"),
        (OVER, "over"),
    ]
)

# Where a siege card, or the catapult's shot, stands when it pauses.
STEP_NONE: Final = 0
STEP_EFFECT: Final = 1
STEP_ORCS: Final = 2
STEP_TOWER: Final = 3
STEP_CATAPULT: Final = 4
STEP_ARROW: Final = 5
STEP_DONE: Final = 6
STEP_FIRE: Final = 7
STEP_FIRED: Final = 8

TOWER: Final = 0
CATAPULT: Final = 1
RESERVE: Final = -1

# How an attack is made.
NO_MODE: Final = 0
CLOSE: Final = 1
LONG: Final = 2

ORC_FIGURES: Final = 10
NUGGETS: Final = 20
ORC_CARDS: Final = 0b11 << 10
UPGRADE_SPACES: Final = 5
FIRST_UPGRADE: Final = 12
SECTIONS: Final = 5
SIEGE_CARDS: Final = 50

# Every number of a position; `clone` copies them by hand, because that is fast, and a test compares the two.
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
TURN_FIELDS: Final[list[str]] = [
    "siege_card",
    "step_at",
    "asked",
    "played",
    "fresh",
    "card",
    "moved",
    "space",
    "back",
    "resource",
    "left",
    "placed",
    "mode",
    "target",
    "dice",
    "hits",
    "rolled",
    "sharing",
    "filling",
]
FIELDS: Final = COMMON_FIELDS + BOARD_FIELDS + TURN_FIELDS
DWARF_FIELDS: Final[list[str]] = ["place", "hand", "pool", "owned"]


@final
class Player:
    """A player: where the dwarf stands, and three sets of cards. What is in none of them lies in the discard."""

    __slots__ = (*DWARF_FIELDS,)

    def __init__(self, place: i64, hand: i64, pool: i64, owned: i64) -> None:
        self.place: i64 = place  # where the dwarf stands
        self.hand: i64 = hand  # cards not played yet
        self.pool: i64 = pool  # draw deck and the two set aside: nobody knows which is which
        self.owned: i64 = owned  # all twelve, wherever they are


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


@final
class Siege(SiegeBoard):
    """One siege: its board, its players, and what is under way in the turn."""

    __slots__ = ("dwarfs", "faces", *TURN_FIELDS)

    def __init__(
        self, game: Game, catalogue: Catalogue, names: Names, options: dict[str, object], chance: Chance, box: Box
    ) -> None:
        super().__init__(game, catalogue, names, options, chance, box)
        self.dwarfs: list[Player] = []  # by seat
        self.faces: list[int] = []  # of the dice in play: hits, 0 is a crossbow
        self.stage = OVER
        # What is under way
        self.siege_card: i64 = -1  # the card being carried out
        self.step_at: i64 = STEP_NONE  # where it, or the catapult's shot, stands
        self.asked: bool = False  # the pause at this step is over
        self.played: i64 = 0  # cards played this turn, a set
        self.fresh: i64 = 0  # upgrades taken this turn and not yet played: everyone knows them
        self.card: i64 = -1  # the card being used
        self.moved: bool = False  # it has moved its dwarf by magic, and its other action is left
        self.space: i64 = -1  # the space of the upgrade being taken
        self.back: i64 = CARDS  # the question that taking it interrupted
        self.resource: i64 = 0  # what is being placed
        self.left: i64 = 0  # resources to place, or strength to dig with
        self.placed: i64 = 0  # resources placed by this card
        self.mode: i64 = NO_MODE  # of the attack
        self.target: i64 = -1  # of an attack at long range
        self.dice: i64 = 0  # dice mustered
        self.hits: i64 = 0  # hits, or crossbows, to share out
        self.rolled: i64 = 0  # the dice as they fell: 3 bits a die, face + 1
        self.sharing: bool = False  # the share-out has begun
        self.filling: bool = False  # filling the board has begun: no more clearing (R12.1)

    @property
    def components(self) -> str:
        return self.box.digest

    def is_of_first_rules(self) -> bool:
        """Whether it is played under version 1 of the rules (`docs/decisions/0004-journals.md`)."""
        return self.rules_version == 1

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.dwarfs[self.active]

    def hides_hands(self) -> bool:
        """Whether hands are hidden from anybody at the table (R2.11)."""
        return self.players > 1 and not self.open_hands

    def here(self) -> i64:
        """Where that player's dwarf stands."""
        return self.dwarfs[self.active].place

    def add_die(self, die: i64, face: i64) -> None:
        """Note how a die fell."""
        self.rolled |= (face + 1) << (3 * die)

    def snapshot(self) -> dict[str, object]:
        position = fields_of(self, FIELDS)
        position["dwarfs"] = [fields_of(dwarf, DWARF_FIELDS) for dwarf in self.dwarfs]
        return position

    def load(self, snapshot: dict[str, object]) -> None:
        set_fields(self, FIELDS, snapshot)
        self.dwarfs = []
        for row in rows_in(snapshot, "dwarfs"):
            assert isinstance(row, dict)
            dwarf = Player(0, 0, 0, 0)
            set_fields(dwarf, DWARF_FIELDS, row)
            self.dwarfs.append(dwarf)

    def clone(self) -> Siege:
        twin = Siege(self.game, self.catalogue, self.names, self.options, self.chance.fork(), self.box)
        twin.copy_base(self)
        twin.copy_board(self)
        twin.dwarfs = [Player(dwarf.place, dwarf.hand, dwarf.pool, dwarf.owned) for dwarf in self.dwarfs]
        twin.faces = self.faces
        twin.siege_card = self.siege_card
        twin.step_at = self.step_at
        twin.asked = self.asked
        twin.played = self.played
        twin.fresh = self.fresh
        twin.card = self.card
        twin.moved = self.moved
        twin.space = self.space
        twin.back = self.back
        twin.resource = self.resource
        twin.left = self.left
        twin.placed = self.placed
        twin.mode = self.mode
        twin.target = self.target
        twin.dice = self.dice
        twin.hits = self.hits
        twin.rolled = self.rolled
        twin.sharing = self.sharing
        twin.filling = self.filling
        return twin
