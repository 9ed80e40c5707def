"""The position of a siege: its board, its players and what is under way in the turn, in numbers that are quick to copy.

Nothing hidden is stored but hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.action import Catalogue
from mattock.core.chance import Chance
from mattock.core.events import Names
from mattock.core.fields import fields_of, rows_in, set_fields
from mattock.core.game import Game
from mattock.core.state import COMMON_FIELDS
from mattock.games.runedar.board import BOARD_FIELDS, SiegeBoard
from mattock.games.runedar.box.load import Box
from mattock.games.runedar.stages import CARDS, OVER, STEP_NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

# How an attack is made.
NO_MODE: Final = 0
CLOSE: Final = 1
LONG: Final = 2

ORC_CARDS: Final = 0b11 << 10

# Every number of a position; `clone` copies them by hand, because that is fast, and a test compares the two.
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
