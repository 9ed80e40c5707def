"""A position: who has how many dice, what each player rolled, the bid that stands, and what the last doubt showed."""

from __future__ import annotations

from typing import Final, final

from liars_dice.dice import MOST, ONE, count_of
from mattock.core.action import Catalogue
from mattock.core.chance import Chance
from mattock.core.events import Names
from mattock.core.fields import fields_of, rows_in, set_fields
from mattock.core.game import Game
from mattock.core.state import COMMON_FIELDS, State

# The questions: open a round, answer a bid. The last one waits for nobody.
OPEN: Final = 0
ANSWER: Final = 1
OVER: Final = 2
STAGES: Final = ("open", "answer", "over")

NOBODY: Final = -1
FIELDS: Final[list[str]] = [
    *COMMON_FIELDS,
    "are_ones_wild",
    "first",
    "round",
    "turn",
    "count",
    "face",
    "shown_count",
    "shown_face",
    "found",
    "loser",
]
PLAYER_FIELDS: Final[list[str]] = ["dice", "roll", "shown"]


@final
class Player:
    """The dice that a player still has, what lies under the cup, and what lay there at the last doubt."""

    def __init__(self) -> None:
        self.dice = MOST
        self.roll = 0
        self.shown = 0

    def clone(self) -> Player:
        twin = Player()
        twin.dice = self.dice
        twin.roll = self.roll
        twin.shown = self.shown
        return twin


@final
class Table(State):
    """One game. The only hidden things that it stores are the two rolls."""

    def __init__(
        self,
        game: Game,
        catalogue: Catalogue,
        names: Names,
        options: dict[str, object],
        chance: Chance,
        components: str,
    ) -> None:
        super().__init__(game, catalogue, names, options, chance)
        self.box_digest = components
        self.are_ones_wild = False
        self.first = 0
        self.round = 0
        self.turn = 0  # bids and doubts so far
        self.count = 0  # of the bid that stands; 0 while there is none
        self.face = 0
        self.shown_count = 0  # the bid that was doubted last, how many there were, and who lost a die
        self.shown_face = 0
        self.found = 0
        self.loser = NOBODY
        self.seats = [Player(), Player()]

    @property
    def components(self) -> str:
        return self.box_digest

    @property
    def rival(self) -> int:
        """The seat that is not asked."""
        return 1 - self.active

    @property
    def dice_in_play(self) -> int:
        return sum(player.dice for player in self.seats)

    def counted(self, roll: int, face: int) -> int:
        """How many dice of a roll count for a bid on that face (L3.2, L3.3)."""
        ones = count_of(roll, ONE) if self.are_ones_wild and face != ONE else 0
        return count_of(roll, face) + ones

    def clone(self) -> Table:
        twin = Table(self.game, self.catalogue, self.names, self.options, self.chance.fork(), self.box_digest)
        twin.copy_base(self)
        twin.are_ones_wild = self.are_ones_wild
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.count = self.count
        twin.face = self.face
        twin.shown_count = self.shown_count
        twin.shown_face = self.shown_face
        twin.found = self.found
        twin.loser = self.loser
        twin.seats = [player.clone() for player in self.seats]
        return twin

    def snapshot(self) -> dict[str, object]:
        return {**fields_of(self, FIELDS), "seats": [fields_of(player, PLAYER_FIELDS) for player in self.seats]}

    def load(self, snapshot: dict[str, object]) -> None:
        set_fields(self, FIELDS, snapshot)
        for player, row in zip(self.seats, rows_in(snapshot, "seats"), strict=True):
            assert isinstance(row, dict)
            set_fields(player, PLAYER_FIELDS, row)
