"""What a seat knows of a siege as packed numbers (`core.tensor`). Cards are numbered as in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from mattock.core.bits import count
from mattock.core.state import State
from mattock.core.tensor import Encoder, Layout, one_hot, spread4
from mattock.games.runedar.box.schema import UPGRADES
from mattock.games.runedar.state import SIEGE_CARDS, Player, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_UPGRADES: Final = 35
ALL_CARDS: Final = 47
SIEGE_MASK: Final = (1 << SIEGE_CARDS) - 1

# Bits above the sets of cards; named, because mypyc takes a literal that it shifts by a literal for one of 32 bits.
TOWER_HERE: Final = 1 << 47
CATAPULT_HERE: Final = 1 << 48
WAS_FIRST: Final = 1 << 49
TO_MOVE: Final = 1 << 61
MOVED: Final = 1 << 60
SHARING: Final = 1 << 61
ASKED: Final = 1 << 50
FILLING: Final = 1 << 50


class SiegeEncoder(Encoder):
    """Players are numbered from the viewer, 0, in the order of the seats."""

    def layout(self, players: int) -> Layout:
        upgrades = sum(UPGRADES.values())
        if upgrades != ALL_UPGRADES:
            raise ValueError(f"observations have room for {ALL_UPGRADES} upgrades, and the box has {upgrades}")
        layout = Layout(self.version)
        for index in range(players):
            describe_player(layout, f"player {index}", index == 0)
        describe_turn(layout)
        describe_board(layout)
        describe_counts(layout, players)
        return layout

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Siege)
        siege = state
        players = siege.players
        index: i64 = 0
        other = seat
        sizes: i64 = 0
        while index < players:
            dwarf = siege.dwarfs[other]
            write_player(siege, dwarf, other, index == 0 or siege.open_hands, words, at)
            sizes |= (count(dwarf.hand) | count(dwarf.pool) << 8) << (16 * index)
            at += 3
            index += 1
            other = other + 1 if other + 1 < players else 0
        write_turn(siege, words, at)
        write_board(siege, words, at + 5)
        write_counts(siege, words, at + 13)
        words[at + 20] = sizes


def describe_player(layout: Layout, who: str, is_viewer: bool) -> None:
    seen = "cards in hand" if is_viewer else "cards in hand; 0 unless hands are open"
    layout.sets(
        (f"{who}: hand", ALL_CARDS, seen),
        (f"{who}: engines", 2, "siege tower, catapult in this play area"),
        (f"{who}: first", 1, "was the first player"),
    )
    layout.sets(
        (f"{who}: cards", ALL_CARDS, "all cards of this player"),
        (f"{who}: place", 14, "where the dwarf stands"),
        (f"{who}: to move", 1, "is asked now"),
    )
    layout.sets((f"{who}: discard", ALL_CARDS, "cards in the discard pile"))


def write_player(siege: Siege, dwarf: Player, seat: i64, is_open: bool, words: vec[i64], at: i64) -> None:
    is_active = seat == siege.active
    hand: i64 = dwarf.hand if is_open else 0
    if siege.tower_at == seat:
        hand |= TOWER_HERE
    if siege.catapult_at == seat:
        hand |= CATAPULT_HERE
    if siege.first == seat:
        hand |= WAS_FIRST
    words[at] = hand
    place: i64 = 1 << (47 + dwarf.place)
    words[at + 1] = dwarf.owned | place | (TO_MOVE if is_active else 0)
    discard = dwarf.owned & ~dwarf.hand & ~dwarf.pool
    words[at + 2] = discard & ~siege.played if is_active else discard


def describe_turn(layout: Layout) -> None:
    layout.sets(
        ("played", ALL_CARDS, "cards played this turn"),
        ("siege step", 9, "where a siege card or a shot pauses"),
        ("attack", 3, "none, at close range, at long range"),
    )
    layout.sets(
        ("fresh", ALL_CARDS, "upgrades taken this turn and not yet played"),
        ("hired", 5, "mercenaries already hired"),
        ("engines lying", 2, "siege tower, catapult"),
        ("engines due", 2, "siege tower, catapult"),
        ("resource", 3, "the one that is being placed"),
    )
    layout.sets(
        ("card", ALL_CARDS, "the card being played"),
        ("question", 13, "what is asked, the end of the game included"),
        ("moved", 1, "the card's move is done"),
        ("sharing", 1, "hits are being shared out"),
    )
    layout.sets(("siege cards seen", SIEGE_CARDS, "revealed so far"), ("asked", 1, "about a pause"))
    layout.sets(
        ("siege card", SIEGE_CARDS, "the one under way"),
        ("filling", 1, "the upgrade board"),
        ("space", 5, "the space whose upgrade is being taken"),
    )


def write_turn(siege: Siege, words: vec[i64], at: i64) -> None:
    bit: i64 = 1
    words[at] = siege.played | bit << (47 + siege.step_at) | bit << (56 + siege.mode)
    words[at + 1] = siege.fresh | siege.hired << 47 | siege.lying << 52 | siege.due << 54 | bit << (56 + siege.resource)
    words[at + 2] = (
        one_hot(siege.card)
        | bit << (47 + siege.stage)
        | (MOVED if siege.moved else 0)
        | (SHARING if siege.sharing else 0)
    )
    words[at + 3] = (~siege.siege_left & SIEGE_MASK) | (ASKED if siege.asked else 0)
    words[at + 4] = one_hot(siege.siege_card) | (FILLING if siege.filling else 0) | one_hot(siege.space) << 51


def describe_board(layout: Layout) -> None:
    layout.sets(
        ("upgrades left", ALL_UPGRADES, "not yet on the board"),
        ("blocked", 5, "spaces that a catapult struck"),
        ("trolls", 5, "troll tiles in the courtyard"),
        ("trolls left", 5, "not yet revealed"),
        ("catapult cards left", 5, "not yet revealed"),
    )
    layout.sets(("covered", 30, "six circles for each troll tile"), ("goblin 1", 20, "the tile"))
    layout.sets(("goblin 2", 20, "the tile"))
    for space in range(1, 6):
        layout.sets((f"space {space}", ALL_CARDS, "the upgrade on it"))


def write_board(siege: Siege, words: vec[i64], at: i64) -> None:
    words[at] = (
        siege.upgrades_left
        | siege.blocked << 35
        | siege.trolls << 40
        | siege.trolls_left << 45
        | siege.catapults_left << 50
    )
    words[at + 1] = siege.covered | one_hot((siege.goblins & 255) - 1) << 30
    words[at + 2] = one_hot((siege.goblins >> 8) - 1)
    spaces = siege.spaces
    words[at + 3] = one_hot((spaces & 63) - 1)
    words[at + 4] = one_hot((spaces >> 6 & 63) - 1)
    words[at + 5] = one_hot((spaces >> 12 & 63) - 1)
    words[at + 6] = one_hot((spaces >> 18 & 63) - 1)
    words[at + 7] = one_hot((spaces >> 24 & 63) - 1)


def describe_counts(layout: Layout, players: int) -> None:
    layout.counts(("orcs", 8, "carpenters, tannery, foundry; their walls; outside the first two"))
    layout.counts(
        ("orcs outside the foundry", 1, ""),
        ("orcs out", 1, "all orcs on the board"),
        ("stock", 3, "wood, leather, metal in the workshops"),
        ("gold", 1, "nuggets"),
        ("rubble", 1, "in the tunnel's section"),
        ("sections", 1, "of the tunnel, opened"),
    )
    layout.counts(
        ("tribute", 6, "wood, leather, metal beside goblin 1, then goblin 2"),
        ("goblin rubble", 2, "of goblin 1, of goblin 2"),
    )
    for first in (1, 3):
        layout.counts(
            (f"laid on spaces {first} and {first + 1}", 6, "wood, leather, metal; the same for the next space"),
            (f"die {first}", 1, "its face from 1 on, 0 without"),
            (f"die {first + 1}", 1, ""),
        )
    layout.counts(
        ("laid on space 5", 3, "wood, leather, metal"),
        ("die 5", 1, ""),
        ("turn", 1, ""),
        ("goblins beaten", 1, ""),
        ("rubble a section", 1, "by the difficulty"),
        ("siege cards left", 1, ""),
    )
    layout.counts(
        ("left", 1, "to place or to dig"),
        ("placed", 1, "so far"),
        ("dice", 1, "to be rolled"),
        ("hits", 1, "to be shared out"),
        ("target", 1, "of the attack, from 1 on; 0 without"),
    )
    sizes = [
        (f"player {index}: {what}", 1, about)
        for index in range(players)
        for what, about in (("hand size", "cards in hand"), ("pool size", "cards in the draw deck and set aside"))
    ]
    layout.counts(*sizes)


def write_counts(siege: Siege, words: vec[i64], at: i64) -> None:
    orcs = siege.orcs
    words[at] = spread4(orcs & 0xFFFF) | spread4(orcs >> 16 & 0xFFFF) << 32
    words[at + 1] = (
        (orcs >> 32 & 15)
        | siege.orcs_out << 8
        | spread4(siege.stock & 0xFFF) << 16
        | siege.gold << 40
        | siege.rubble << 48
        | siege.sections << 56
    )
    tribute = siege.tribute
    words[at + 2] = spread4(tribute & 0xFFF) | spread4(tribute >> 12 & 0xFFF) << 24 | (siege.goblin_rubble << 48)
    bench, rolled = siege.bench, siege.rolled
    words[at + 3] = two_spaces(bench, rolled)
    words[at + 4] = two_spaces(bench >> 24, rolled >> 6)
    words[at + 5] = (
        spread4(bench >> 48 & 0xFFF)
        | (rolled >> 12 & 7) << 24
        | siege.turn << 32
        | siege.goblins_beaten << 40
        | siege.section_rubble << 48
        | (SIEGE_CARDS - siege.siege_revealed) << 56
    )
    words[at + 6] = siege.left | siege.placed << 8 | siege.dice << 16 | siege.hits << 24 | (siege.target + 1) << 32


def two_spaces(bench: i64, rolled: i64) -> i64:
    """What lies on two spaces of the upgrade board, and two dice."""
    return spread4(bench & 0xFFF) | spread4(bench >> 12 & 0xFFF) << 24 | (rolled & 7) << 48 | (rolled >> 3 & 7) << 56


ENCODER: Final = SiegeEncoder()
