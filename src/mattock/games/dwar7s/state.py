"""A position of Dwar7s Fall: sets of the 36 cards as masks, counts packed into ints, five lists with an entry a card.

Nothing hidden is stored but secret goals and ogre hands. Decks are what is still in them: cards are dealt when they
are revealed, so an order that nobody may know never exists.
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
from mattock.games.dwar7s.box.load import Box
from mattock.games.dwar7s.cards import ALL_KINDS, CARDS, COLOURS, KIND_COUNT
from mattock.games.dwar7s.ogre_history import MARK_FIELDS, OgreMark, marks_of
from mattock.games.dwar7s.spaces import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64

# The questions a player can be asked.
ACTIONS: Final = 0
SPACE: Final = 1
TURNING: Final = 2
AMBUSHING: Final = 3
SENDING: Final = 4
SWAPPING: Final = 5
SCARING: Final = 6
FLEEING: Final = 7
STEALING: Final = 8
ROBBING: Final = 9
RESOLVE: Final = 10
TRADE: Final = 11
DIGGING: Final = 12
DISCARD: Final = 13
CLOSING: Final = 14
OVER: Final = 15
STAGES: Final[tuple[str, ...]] = numbered_table(
    [
        (ACTIONS, "actions"),
        (SPACE, "space"),
        (TURNING, "turn"),
        (AMBUSHING, "ambush"),
        (SENDING, "send"),
        (SWAPPING, "swap"),
        (SCARING, "scare"),
        (FLEEING, "flee"),
        (STEALING, "steal"),
        (ROBBING, "rob"),
        (RESOLVE, "resolve"),
        (TRADE, "trade"),
        (DIGGING, "dig"),
        (DISCARD, "discard"),
        (CLOSING, "closing"),
        (OVER, "over"),
    ]
)

CORRECTED_RULES_VERSION: Final = (
    2  # the rules in which the first card is owed (D4.1) and goals are revealed at any point (D8.2)
)

DWARFS: Final = 7
MARKET: Final = 3
IN_ORDER: Final = bytes(range(len(COLOURS)))

# Every number of a position; `clone` copies them by hand, because that is fast, and a test compares the two.
FIELDS: Final[list[str]] = [
    *COMMON_FIELDS,
    "goals_to_end",
    "is_split",
    "all_ogres",
    "first",
    "round",
    "used",
    "is_ending",
    "calm",
    "is_stirred",
    "tops",
    "room",
    "gems",
    "market",
    "goals_left",
    "deck",
    "discard",
    "card",
    "space",
    "whose",
    "ready",
    "has_resolved",
    "has_discarded",
]
LISTS: Final[list[str]] = ["spot", "turned", "below", "ways", "crew"]
PLAYER_FIELDS: Final[list[str]] = [
    "hand",
    "pile",
    "stands",
    "gems",
    "ogres",
    "goals",
    "secret",
    "is_revealed",
    "keeps_secret",
    "passed_up",
    "beaten",
    "realm",
]


@final
class Player:
    """What a player has."""

    def __init__(self) -> None:
        self.hand: i64 = ALL_KINDS  # a bit a kind of kingdom card
        self.pile: i64 = DWARFS  # dwarfs not on the table
        self.stands: i64 = 0  # the cards with dwarfs of this player
        self.gems: i64 = 0  # in hand, a tally
        self.ogres: i64 = 0  # in hand, a tally
        self.goals: i64 = 0  # the trading goals bought, a set
        self.secret: i64 = 0  # the secret goal
        self.is_revealed: bool = False  # everybody has seen it
        self.keeps_secret: bool = False  # the standing order for others' turns (D8.2)
        self.passed_up: i64 = 0  # the secret goals whose condition held in a turn of others, unrevealed all the same
        self.beaten: i64 = 0  # the monsters defeated, by card
        self.realm: i64 = 0  # the cards of the kingdom, a set (D7.2)

    def clone(self) -> Player:
        twin = Player()
        twin.hand = self.hand
        twin.pile = self.pile
        twin.stands = self.stands
        twin.gems = self.gems
        twin.ogres = self.ogres
        twin.goals = self.goals
        twin.secret = self.secret
        twin.is_revealed = self.is_revealed
        twin.keeps_secret = self.keeps_secret
        twin.passed_up = self.passed_up
        twin.beaten = self.beaten
        twin.realm = self.realm
        return twin


@final
class Fall(State):
    """One game. Fields that hold several numbers are read and written by the methods below alone, tallies by
    `packed_counts`; rules never shift their bits. A set is a plain bit mask (`core/bits.py`), which rules may use.
    """

    def __init__(
        self, game: Game, catalogue: Catalogue, names: Names, options: dict[str, object], chance: Chance, box: Box
    ) -> None:
        super().__init__(game, catalogue, names, options, chance)
        self.box = box
        self.seats: list[Player] = []  # what each player has, by seat
        self.ogre_trail: OgreMark | None = None  # what happened to ogre cards, the last thing first
        self.colour_of = IN_ORDER  # by seat (D2.4); what nobody chose goes to seats that are not taken
        self.seat_of = IN_ORDER  # by colour
        self.goals_to_end: i64 = 3  # an option: goals bought that end the game (D11.1)
        self.is_split: bool = False  # an option: a shared kingdom is split (D7.3)
        self.all_ogres: i64 = 0  # every ogre card of the box, a tally
        self.first: i64 = 0  # the seat that began
        self.round: i64 = 1  # the round that is on
        self.stage = OVER
        self.used: i64 = 0  # actions of this turn
        self.is_ending: bool = False  # this round is the last (D11.1)
        self.calm: i64 = 0  # full rounds in which nothing happened
        self.is_stirred: bool = False  # something happened in this round
        # The table, by card
        self.spot: list[i64] = []  # the space where it lies
        self.turned: list[i64] = []  # quarter turns clockwise
        self.below: list[i64] = []  # the card that it covers, or -1
        self.ways: list[i64] = []  # the tops that it has an open border to, a set
        self.crew: list[i64] = []  # dwarfs on it: 4 bits a seat, then all together
        self.tops: i64 = 0  # the visible cards, a set
        self.room: i64 = 0  # the tops with a free slot
        # Supplies
        self.gems: i64 = 0  # in the supply, a tally
        self.market: i64 = 0  # the goals face up: 5 bits a place, goal + 1
        self.goals_left: i64 = 0  # trading goals in the deck, a set
        self.deck: i64 = 0  # ogre cards to draw, a tally
        self.discard: i64 = 0  # ogre cards discarded, a tally
        # What is under way
        self.card: i64 = -1  # the card that is laid, resolved or left
        self.space: i64 = NOWHERE  # where it is laid
        self.whose: i64 = -1  # the seat whose dwarf flees
        self.ready: i64 = 0  # the cards left to resolve, a set
        self.has_resolved: bool = False  # the player has resolved a card in this turn
        self.has_discarded: bool = False  # the player has discarded something in this turn

    @property
    def components(self) -> str:
        return self.box.digest

    def choose_colours(self, chosen: list[str]) -> None:
        """A colour for each seat (D2.4)."""
        rest = [colour for colour in COLOURS if colour not in chosen]
        self.colour_of = bytes([COLOURS.index(colour) for colour in [*chosen, *rest]])
        self.seat_of = bytes([self.colour_of.index(colour) for colour in range(len(COLOURS))])

    def lay_out(self) -> None:
        """An empty table."""
        self.spot = [NOWHERE] * CARDS
        self.turned = [0] * CARDS
        self.below = [-1] * CARDS
        self.ways = [0] * CARDS
        self.crew = [0] * CARDS

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.seats[self.active]

    def castle_of(self, seat: i64) -> i64:
        """The first card of a player's colour."""
        return self.colour_of[seat] * KIND_COUNT

    def mark_ogres(self, sort: i64, seat: i64, other: i64, ogres: i64) -> None:
        """Remember what happened to ogre cards."""
        self.ogre_trail = OgreMark(self.ogre_trail, sort, seat, other, ogres)

    def walls_of(self, card: i64) -> i64:
        """The walls of a card as it lies, a bit a side."""
        return self.box.walls[card * 4 + self.turned[card]]

    def dwarfs_on(self, card: i64, seat: i64) -> i64:
        return (self.crew[card] >> (4 * seat)) & 15

    def crowd_on(self, card: i64) -> i64:
        """All dwarfs on a card."""
        return self.crew[card] >> 16

    def put_dwarf(self, seat: i64, card: i64) -> None:
        """Onto a card with a free slot, or one that has just been freed."""
        crew = self.crew[card] + (1 << (4 * seat)) + (1 << 16)
        self.crew[card] = crew
        self.seats[seat].stands |= 1 << card
        if crew >> 16 >= self.box.slots[card]:
            self.room &= ~(1 << card)

    def lift_dwarf(self, seat: i64, card: i64) -> None:
        """Off a card, which must be a top."""
        crew = self.crew[card] - (1 << (4 * seat)) - (1 << 16)
        self.crew[card] = crew
        self.room |= 1 << card
        if not (crew >> (4 * seat)) & 15:
            self.seats[seat].stands &= ~(1 << card)

    def top_at(self, space: i64) -> i64:
        """The visible card on a space, or -1."""
        card: i64 = 0
        while card < CARDS:
            if (self.tops >> card) & 1 and self.spot[card] == space:
                return card
            card += 1
        return -1

    def goal_at(self, place: i64) -> i64:
        """The face-up trading goal at a place of the market, or -1."""
        return ((self.market >> (5 * place)) & 31) - 1

    def set_goal_at(self, place: i64, goal: i64) -> None:
        self.market = self.market & ~(31 << (5 * place)) | (goal + 1) << (5 * place)

    def snapshot(self) -> dict[str, object]:
        position = fields_of(self, FIELDS + LISTS)
        position["seats"] = [fields_of(player, PLAYER_FIELDS) for player in self.seats]
        position["ogre_trail"] = [fields_of(mark, MARK_FIELDS) for mark in marks_of(self.ogre_trail)]
        return position

    def load(self, snapshot: dict[str, object]) -> None:
        set_fields(self, FIELDS + LISTS, snapshot)
        self.seats = []
        for row in rows_in(snapshot, "seats"):
            assert isinstance(row, dict)
            player = Player()
            set_fields(player, PLAYER_FIELDS, row)
            self.seats.append(player)
        self.ogre_trail = None
        for row in rows_in(snapshot, "ogre_trail"):
            assert isinstance(row, dict)
            self.ogre_trail = OgreMark(self.ogre_trail, row["sort"], row["seat"], row["other"], row["ogres"])

    def clone(self) -> Fall:
        twin = Fall(self.game, self.catalogue, self.names, self.options, self.chance.fork(), self.box)
        twin.copy_base(self)
        twin.seats = [player.clone() for player in self.seats]
        twin.ogre_trail = self.ogre_trail
        twin.colour_of = self.colour_of
        twin.seat_of = self.seat_of
        twin.goals_to_end = self.goals_to_end
        twin.is_split = self.is_split
        twin.all_ogres = self.all_ogres
        twin.first = self.first
        twin.round = self.round
        twin.used = self.used
        twin.is_ending = self.is_ending
        twin.calm = self.calm
        twin.is_stirred = self.is_stirred
        twin.spot = self.spot.copy()
        twin.turned = self.turned.copy()
        twin.below = self.below.copy()
        twin.ways = self.ways.copy()
        twin.crew = self.crew.copy()
        twin.tops = self.tops
        twin.room = self.room
        twin.gems = self.gems
        twin.market = self.market
        twin.goals_left = self.goals_left
        twin.deck = self.deck
        twin.discard = self.discard
        twin.card = self.card
        twin.space = self.space
        twin.whose = self.whose
        twin.ready = self.ready
        twin.has_resolved = self.has_resolved
        twin.has_discarded = self.has_discarded
        return twin
