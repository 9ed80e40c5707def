"""What a seat knows of Dwar7s Fall as packed numbers (`core.tensor`). Sets of cards are numbered as in `cards.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from mattock.core.state import State
from mattock.core.tensor import MAX_COUNT, Encoder, Layout, one_hot, spread4
from mattock.games.dwar7s.cards import CARDS, KIND_COUNT, SECRET_KINDS
from mattock.games.dwar7s.ogre_history import seen_in_hands
from mattock.games.dwar7s.packed_counts import total
from mattock.games.dwar7s.spaces import NOWHERE, SPACES, WIDTH
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

GOALS: Final = 10
GOAL_MASK: Final = (1 << GOALS) - 1
# By space: x and y, counted from 1. Bytes, because compiled code reads them without boxing.
COLUMN: Final = bytes(space % WIDTH + 1 for space in range(SPACES))
ROW: Final = bytes(space // WIDTH + 1 for space in range(SPACES))

# Bits above the sets of cards; named, because mypyc takes a literal that it shifts by a literal for one of 32 bits.
IS_REVEALED: Final = 1 << 55
TO_MOVE: Final = 1 << 43
WAS_FIRST: Final = 1 << 44
KEEPS_SECRET: Final = 1 << 45
LAST_ROUND: Final = 1 << 40
IS_STIRRED: Final = 1 << 41
RESOLVED: Final = 1 << 42
DISCARDED: Final = 1 << 43
SPLIT: Final = 1 << 44


class FallEncoder(Encoder):
    """Players are numbered from the viewer, 0, in the order of the seats."""

    version = 2

    def layout(self, players: int) -> Layout:
        layout = Layout(self.version)
        for index in range(players):
            describe_player(layout, f"player {index}", index == 0)
        describe_table(layout)
        describe_counts(layout, players)
        for index in range(players):
            for kind in range(KIND_COUNT):
                describe_card(layout, f"player {index}, card {kind}")
        for index in range(1, players):
            describe_known(layout, f"player {index}")
        return layout

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Fall)
        fall = state
        players = fall.players
        index: i64 = 0
        other = seat
        while index < players:
            write_player(fall, other, index == 0, words, at)
            at += 3
            index += 1
            other = other + 1 if other + 1 < players else 0
        write_table(fall, seat, words, at)
        write_counts(fall, seat, words, at + 5)
        write_cards(fall, seat, words, at + 8 + players)
        write_known(fall, seat, words, at + 8 + players + KIND_COUNT * players)


def describe_player(layout: Layout, who: str, is_viewer: bool) -> None:
    layout.sets(
        (f"{who}: kingdom cards", KIND_COUNT, "kinds in hand"),
        (f"{who}: goals", GOALS, "trading goals bought"),
        (f"{who}: monsters", CARDS, "defeated"),
        (f"{who}: revealed", 1, "the secret goal is"),
        (f"{who}: secret", SECRET_KINDS, "the secret goal" if is_viewer else "the secret goal; 0 until revealed"),
    )
    layout.sets(
        (f"{who}: stands", CARDS, "cards with dwarfs of this player"),
        (f"{who}: passed up", SECRET_KINDS, "secret goals met in others' turns and not revealed"),
        (f"{who}: to move", 1, "is asked now"),
        (f"{who}: first", 1, "began"),
        (f"{who}: keeps the secret", 1, "standing order" if is_viewer else "always 0"),
        (f"{who}: colour", 4, ""),
    )
    layout.sets((f"{who}: kingdom", CARDS, "cards in the area of the castle"))


def write_player(fall: Fall, seat: i64, is_viewer: bool, words: vec[i64], at: i64) -> None:
    player = fall.seats[seat]
    bit: i64 = 1
    word = player.hand | (player.goals & GOAL_MASK) << 9 | player.beaten << 19
    if player.is_revealed:
        word |= IS_REVEALED
    if is_viewer or player.is_revealed:
        word |= bit << (56 + player.secret)
    words[at] = word
    word = player.stands | player.passed_up << 36
    if fall.active == seat:
        word |= TO_MOVE
    if fall.first == seat:
        word |= WAS_FIRST
    if is_viewer and player.keeps_secret:
        word |= KEEPS_SECRET
    words[at + 1] = word | bit << (46 + fall.colour_of[seat])
    words[at + 2] = player.realm


def describe_table(layout: Layout) -> None:
    layout.sets(("tops", CARDS, "visible cards"), ("question", 16, "what is asked, the end of the game included"))
    layout.sets(("room", CARDS, "visible cards with a free slot"))
    layout.sets(
        ("card", CARDS, "the card being laid or resolved"),
        ("whose", 4, "the player it concerns, counted from the viewer"),
        ("last round", 1, ""),
        ("stirred", 1, "something happened this round"),
        ("resolved", 1, "a task was, this turn"),
        ("discarded", 1, "cards were, this turn"),
        ("split", 1, "shared kingdoms are split"),
    )
    layout.sets(("ready", CARDS, "cards whose tasks may be resolved"))
    layout.sets(
        ("market 1", GOALS, "the trading goal there"),
        ("market 2", GOALS, ""),
        ("market 3", GOALS, ""),
        ("goals left", GOALS, "not yet turned up"),
    )


def write_table(fall: Fall, seat: i64, words: vec[i64], at: i64) -> None:
    bit: i64 = 1
    words[at] = fall.tops | bit << (36 + fall.stage)
    words[at + 1] = fall.room
    word = one_hot(fall.card)
    if fall.whose >= 0:
        behind = fall.whose - seat
        word |= bit << (36 + (behind if behind >= 0 else behind + fall.players))
    if fall.is_ending:
        word |= LAST_ROUND
    if fall.is_stirred:
        word |= IS_STIRRED
    if fall.has_resolved:
        word |= RESOLVED
    if fall.has_discarded:
        word |= DISCARDED
    if fall.is_split:
        word |= SPLIT
    words[at + 2] = word
    words[at + 3] = fall.ready
    market = fall.market
    words[at + 4] = (
        (one_hot((market & 31) - 1) & GOAL_MASK)
        | (one_hot((market >> 5 & 31) - 1) & GOAL_MASK) << 10
        | (one_hot((market >> 10 & 31) - 1) & GOAL_MASK) << 20
        | (fall.goals_left & GOAL_MASK) << 30
    )


def describe_counts(layout: Layout, players: int) -> None:
    for index in range(players):
        layout.counts(
            (f"player {index}: dwarfs", 1, "not on the table"),
            (f"player {index}: gems", 4, "ruby, emerald, diamond, gold"),
            (f"player {index}: ogre cards", 1, "how many"),
        )
    layout.counts(
        ("own ogre cards", 5, "ambush, brute, panic, thief, crown, as many as the viewer holds"),
        ("ogre deck", 1, "cards in it"),
        ("round", 1, "up to 127"),
        ("actions used", 1, "this turn"),
    )
    layout.counts(
        ("gems left", 4, "ruby, emerald, diamond, gold"),
        ("calm rounds", 1, "in which nothing happened"),
        ("goals to end", 1, ""),
        ("space", 2, "where the card is being laid: x and y, counted from 1; 0 without"),
    )
    layout.counts(("ogre discard", 5, "ambush, brute, panic, thief, crown"))


def write_counts(fall: Fall, seat: i64, words: vec[i64], at: i64) -> None:
    players = fall.players
    index: i64 = 0
    other = seat
    while index < players:
        player = fall.seats[other]
        words[at] = player.pile | spread4(player.gems) << 8 | total(player.ogres) << 40
        at += 1
        index += 1
        other = other + 1 if other + 1 < players else 0
    ogres = fall.seats[seat].ogres
    turn = min(fall.round, MAX_COUNT)
    words[at] = five(ogres) | total(fall.deck) << 40 | turn << 48 | fall.used << 56
    words[at + 1] = spread4(fall.gems) | fall.calm << 32 | fall.goals_to_end << 40 | at_space(fall.space) << 48
    words[at + 2] = five(fall.discard)


def at_space(space: i64) -> i64:
    """x and y from 1 on, 8 bits each; 0 for nowhere."""
    if space == NOWHERE:
        return 0
    column: i64 = COLUMN[space]
    row: i64 = ROW[space]
    return column | row << 8


def five(tally: i64) -> i64:
    return spread4(tally) | (tally >> 16 & 15) << 32


def describe_card(layout: Layout, which: str) -> None:
    layout.counts(
        (f"{which}: space", 2, "x and y, counted from 1; 0 if it is not on the table"),
        (f"{which}: turn", 1, "quarter turns clockwise"),
        (f"{which}: beneath", 1, "the card that it covers, from 1 on; 0 for none"),
        (f"{which}: dwarfs", 4, "of each player, counted from the viewer"),
    )


def write_cards(fall: Fall, seat: i64, words: vec[i64], at: i64) -> None:
    players = fall.players
    spots, turned, below = fall.spot, fall.turned, fall.below
    stood: i64 = 0
    for player in fall.seats:
        stood |= player.stands
    index: i64 = 0
    other = seat
    while index < players:
        card = fall.castle_of(other)
        unlaid = fall.seats[other].hand | 1 << KIND_COUNT
        while unlaid != 1:
            spot: i64 = NOWHERE if unlaid & 1 else spots[card]
            if spot == NOWHERE:
                words[at] = 0
            else:
                word = at_space(spot) | turned[card] << 16 | (below[card] + 1) << 24
                words[at] = word | dwarfs_on(fall, card, seat) << 32 if (stood >> card) & 1 else word
            at += 1
            card += 1
            unlaid >>= 1
        index += 1
        other = other + 1 if other + 1 < players else 0


def dwarfs_on(fall: Fall, card: i64, seat: i64) -> i64:
    """The dwarfs of each player, 8 bits each. They are packed by seat; to count from the viewer is to rotate."""
    width = 4 * fall.players
    low = 4 * seat
    mask: i64 = (1 << width) - 1
    crew = fall.crew[card] & mask
    return spread4((crew >> low | crew << (width - low)) & mask)


def describe_known(layout: Layout, who: str) -> None:
    layout.counts(
        (f"{who}: ogre cards known", 5, "ambush, brute, panic, thief, crown that the viewer saw change hands")
    )


def write_known(fall: Fall, seat: i64, words: vec[i64], at: i64) -> None:
    """A player who took all ogre cards of another, or lost them, remembers which they were (D9.5)."""
    players = fall.players
    known = seen_in_hands(fall.ogre_trail, players, seat)
    index: i64 = 1
    other = seat
    while index < players:
        other = other + 1 if other + 1 < players else 0
        words[at] = 0 if known is None else five(known[other])
        at += 1
        index += 1


ENCODER: Final = FallEncoder()
