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
STAGES: Final = (
    "engines",
    "orcs",
    "cards",
    "pause",
    "take",
    "use",
    "place",
    "dig",
    "muster",
    "join",
    "share",
    "refill",
    "over",
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
OWN_FIELDS: Final[list[str]] = [
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
FIELDS: Final = COMMON_FIELDS + OWN_FIELDS
DWARF_FIELDS: Final[list[str]] = ["place", "hand", "pool", "owned"]


@final
class Player:
    """A player: where the dwarf stands, and three sets of cards. What is in none of them lies in the discard."""

    __slots__ = (*DWARF_FIELDS,)

    def __init__(self, place: i64, hand: i64, pool: i64, owned: i64) -> None:
        self.place: i64 = place
        self.hand: i64 = hand
        self.pool: i64 = pool  # draw deck and the two set aside: nobody knows which is which
        self.owned: i64 = owned


@final
class Siege(State):
    """One siege. The accessors below hide the packing; rules never shift bits of these fields themselves."""

    __slots__ = ("box", "dwarfs", "faces", *OWN_FIELDS)

    def __init__(
        self, game: Game, catalogue: Catalogue, names: Names, options: dict[str, object], chance: Chance, box: Box
    ) -> None:
        super().__init__(game, catalogue, names, options, chance)
        self.box = box
        self.dwarfs: list[Player] = []
        self.faces: list[int] = []
        self.section_rubble: i64 = 0
        self.open_hands: bool = False
        self.first: i64 = 0
        self.turn: i64 = 0
        self.stage = OVER
        # The fortress
        self.gold: i64 = NUGGETS
        self.stock: i64 = 0  # 4 bits a resource
        self.orcs: i64 = 0  # 4 bits a place, workshops first: an arrow is a shift by three places
        self.orcs_out: i64 = 0
        self.rubble: i64 = 0
        self.sections: i64 = 0
        self.goblins: i64 = 0  # 8 bits a slot: tile + 1
        self.goblin_rubble: i64 = 0  # 8 bits a slot
        self.tribute: i64 = 0  # 12 bits a slot, 4 a resource
        self.goblins_beaten: i64 = 0
        self.trolls: i64 = 0
        self.covered: i64 = 0  # 6 bits a troll tile, one a circle
        # The box
        self.trolls_left: i64 = 0b11111
        self.catapults_left: i64 = 0b11111
        self.siege_left: i64 = (1 << SIEGE_CARDS) - 1
        self.siege_revealed: i64 = 0
        self.upgrades_left: i64 = (1 << 35) - 1
        self.hired: i64 = 0
        # The upgrade board
        self.spaces: i64 = 0  # 6 bits a space: card + 1
        self.blocked: i64 = 0
        self.bench: i64 = 0  # 12 bits a space, 4 a resource
        # Siege tower and catapult
        self.tower_at: i64 = RESERVE
        self.catapult_at: i64 = RESERVE
        self.lying: i64 = 0
        self.due: i64 = 0
        # What is under way
        self.siege_card: i64 = -1
        self.step_at: i64 = STEP_NONE
        self.asked: bool = False
        self.played: i64 = 0
        self.fresh: i64 = 0  # upgrades taken this turn and not yet played: everyone knows them
        self.card: i64 = -1
        self.moved: bool = False
        self.space: i64 = -1
        self.back: i64 = CARDS
        self.resource: i64 = 0
        self.left: i64 = 0
        self.placed: i64 = 0
        self.mode: i64 = 0
        self.target: i64 = -1
        self.dice: i64 = 0
        self.hits: i64 = 0
        self.rolled: i64 = 0  # 3 bits a die: face + 1
        self.sharing: bool = False
        self.filling: bool = False

    @property
    def components(self) -> str:
        return self.box.digest

    def is_of_first_rules(self) -> bool:
        """Was it begun under rules version 1, and is played on under them (`docs/decisions/0004-journals.md`)?"""
        return self.rules_version == 1

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.dwarfs[self.active]

    def hides_hands(self) -> bool:
        """Does anybody at the table not know all hands (R2.11)?"""
        return self.players > 1 and not self.open_hands

    def here(self) -> i64:
        """Where that player's dwarf stands."""
        return self.dwarfs[self.active].place

    def stock_of(self, resource: i64) -> i64:
        return (self.stock >> (4 * resource)) & 15

    def take_stock(self, resource: i64) -> None:
        self.stock -= 1 << (4 * resource)

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

    def goblin_in(self, slot: i64) -> i64:
        """The goblin tile in a slot of the courtyard, or -1."""
        return ((self.goblins >> (8 * slot)) & 255) - 1

    def set_goblin_in(self, slot: i64, tile: i64) -> None:
        self.goblins = self.goblins & ~(255 << (8 * slot)) | (tile + 1) << (8 * slot)

    def rubble_of(self, slot: i64) -> i64:
        return (self.goblin_rubble >> (8 * slot)) & 255

    def add_goblin_rubble(self, slot: i64, pieces: i64) -> None:
        self.goblin_rubble += pieces << (8 * slot)

    def paid_to(self, slot: i64, resource: i64) -> i64:
        return (self.tribute >> (12 * slot + 4 * resource)) & 15

    def pay_to(self, slot: i64, resource: i64) -> None:
        self.tribute += 1 << (12 * slot + 4 * resource)

    def circles_covered(self, troll: i64) -> i64:
        """The covered circles of a troll tile, as a set of their numbers."""
        return (self.covered >> (6 * troll)) & 63

    def engine_at(self, engine: i64) -> i64:
        """The seat in whose play area the siege tower or the catapult stands, or RESERVE."""
        return self.tower_at if engine == TOWER else self.catapult_at

    def set_engine_at(self, engine: i64, seat: i64) -> None:
        if engine == TOWER:
            self.tower_at = seat
        else:
            self.catapult_at = seat

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
        twin.dwarfs = [Player(dwarf.place, dwarf.hand, dwarf.pool, dwarf.owned) for dwarf in self.dwarfs]
        twin.faces = self.faces
        twin.section_rubble = self.section_rubble
        twin.open_hands = self.open_hands
        twin.first = self.first
        twin.turn = self.turn
        twin.gold = self.gold
        twin.stock = self.stock
        twin.orcs = self.orcs
        twin.orcs_out = self.orcs_out
        twin.rubble = self.rubble
        twin.sections = self.sections
        twin.goblins = self.goblins
        twin.goblin_rubble = self.goblin_rubble
        twin.tribute = self.tribute
        twin.goblins_beaten = self.goblins_beaten
        twin.trolls = self.trolls
        twin.covered = self.covered
        twin.trolls_left = self.trolls_left
        twin.catapults_left = self.catapults_left
        twin.siege_left = self.siege_left
        twin.siege_revealed = self.siege_revealed
        twin.upgrades_left = self.upgrades_left
        twin.hired = self.hired
        twin.spaces = self.spaces
        twin.blocked = self.blocked
        twin.bench = self.bench
        twin.tower_at = self.tower_at
        twin.catapult_at = self.catapult_at
        twin.lying = self.lying
        twin.due = self.due
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
