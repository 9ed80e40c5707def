"""What a seat knows of a siege as packed numbers (`core.tensor`). Cards are numbered as in the box.

A set of cards has a word to itself, with room for as many as a box may have: one upgrade more changes no field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from mattock.core.bits import count
from mattock.core.state import State
from mattock.core.tensor import Encoder, Layout, one_hot, spread4
from mattock.games.runedar.board import FIRST_UPGRADE, SIEGE_CARDS
from mattock.games.runedar.box.check import MAX_CARDS
from mattock.games.runedar.state import Player, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

SIEGE_MASK: Final = (1 << SIEGE_CARDS) - 1
PLAYER_BITS: Final = 18  # of a player beside cards; two players share a word

# Bits above the sets of cards; named, because mypyc takes a literal that it shifts by a literal for one of 32 bits.
ASKED: Final = 1 << 50
FILLING: Final = 1 << 50
MOVED: Final = 1 << 52
SHARING: Final = 1 << 53


class SiegeEncoder(Encoder):
    """Players are numbered from the viewer, 0, in the order of the seats."""

    version = 2

    def layout(self, players: int) -> Layout:
        layout = Layout(self.version)
        for index in range(players):
            describe_cards(layout, f"player {index}", index == 0)
        for index in range(0, players, 2):
            describe_players(layout, range(index, min(index + 2, players)))
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
        pair = at + 3 * players
        while index < players:
            dwarf = siege.dwarfs[other]
            write_cards(siege, dwarf, other, index == 0 or siege.open_hands, words, at)
            sizes |= (count(dwarf.hand) | count(dwarf.pool) << 8) << (16 * index)
            if index & 1:
                words[pair] |= player_bits(siege, dwarf, other) << PLAYER_BITS
                pair += 1
            else:
                words[pair] = player_bits(siege, dwarf, other)
            at += 3
            index += 1
            other = other + 1 if other + 1 < players else 0
        at += (players + 1) >> 1
        write_turn(siege, words, at)
        write_board(siege, words, at + 5)
        write_counts(siege, words, at + 13)
        words[at + 20] = sizes


def describe_cards(layout: Layout, who: str, is_viewer: bool) -> None:
    seen = "cards in hand" if is_viewer else "cards in hand; 0 unless hands are open"
    layout.sets((f"{who}: hand", MAX_CARDS, seen))
    layout.sets((f"{who}: cards", MAX_CARDS, "all cards of this player"))
    layout.sets((f"{who}: discard", MAX_CARDS, "cards in the discard pile"))


def write_cards(siege: Siege, dwarf: Player, seat: i64, is_open: bool, words: vec[i64], at: i64) -> None:
    words[at] = dwarf.hand if is_open else 0
    words[at + 1] = dwarf.owned
    discard = dwarf.owned & ~dwarf.hand & ~dwarf.pool
    words[at + 2] = discard & ~siege.played if seat == siege.active else discard


def describe_players(layout: Layout, players: range) -> None:
    layout.sets(
        *(
            (f"player {index}: {name}", size, about)
            for index in players
            for name, size, about in (
                ("place", 14, "where the dwarf stands"),
                ("engines", 2, "siege tower, catapult in this play area"),
                ("first", 1, "was the first player"),
                ("to move", 1, "is asked now"),
            )
        )
    )


def player_bits(siege: Siege, dwarf: Player, seat: i64) -> i64:
    """What `describe_players` names, of one player."""
    bit: i64 = 1
    bits = bit << dwarf.place
    if siege.tower_at == seat:
        bits |= bit << 14
    if siege.catapult_at == seat:
        bits |= bit << 15
    if siege.first == seat:
        bits |= bit << 16
    return bits | bit << 17 if siege.active == seat else bits


def describe_turn(layout: Layout) -> None:
    layout.sets(("played", MAX_CARDS, "cards played this turn"))
    layout.sets(("fresh", MAX_CARDS, "upgrades taken this turn and not yet played"))
    layout.sets(("card", MAX_CARDS, "the card being played"))
    layout.sets(
        ("siege cards seen", SIEGE_CARDS, "revealed so far"),
        ("asked", 1, "about a pause"),
        ("siege step", 9, "where a siege card or a shot pauses"),
    )
    layout.sets(
        ("siege card", SIEGE_CARDS, "the one under way"),
        ("filling", 1, "the upgrade board"),
        ("space", 5, "the space whose upgrade is being taken"),
        ("attack", 3, "none, at close range, at long range"),
    )


def write_turn(siege: Siege, words: vec[i64], at: i64) -> None:
    bit: i64 = 1
    words[at] = siege.played
    words[at + 1] = siege.fresh
    words[at + 2] = one_hot(siege.card)
    words[at + 3] = (~siege.siege_left & SIEGE_MASK) | (ASKED if siege.asked else 0) | bit << (51 + siege.step_at)
    words[at + 4] = (
        one_hot(siege.siege_card)
        | (FILLING if siege.filling else 0)
        | one_hot(siege.space) << 51
        | bit << (56 + siege.mode)
    )


def describe_board(layout: Layout) -> None:
    layout.sets(("upgrades left", MAX_CARDS - FIRST_UPGRADE, "not yet on the board"))
    layout.sets(
        ("covered", 30, "six circles for each troll tile"),
        ("goblin 1", 20, "the tile"),
        ("question", 13, "what is asked, the end of the game included"),
    )
    layout.sets(
        ("goblin 2", 20, "the tile"),
        ("blocked", 5, "spaces that a catapult struck"),
        ("trolls", 5, "troll tiles in the courtyard"),
        ("trolls left", 5, "not yet revealed"),
        ("catapult cards left", 5, "not yet revealed"),
        ("hired", 5, "mercenaries already hired"),
        ("engines lying", 2, "siege tower, catapult"),
        ("engines due", 2, "siege tower, catapult"),
        ("resource", 3, "the one that is being placed"),
        ("moved", 1, "the card's move is done"),
        ("sharing", 1, "hits are being shared out"),
    )
    for space in range(1, 6):
        layout.sets((f"space {space}", MAX_CARDS, "the upgrade on it"))


def write_board(siege: Siege, words: vec[i64], at: i64) -> None:
    bit: i64 = 1
    words[at] = siege.upgrades_left
    words[at + 1] = siege.covered | one_hot((siege.goblins & 255) - 1) << 30 | bit << (50 + siege.stage)
    words[at + 2] = (
        one_hot((siege.goblins >> 8) - 1)
        | siege.blocked << 20
        | siege.trolls << 25
        | siege.trolls_left << 30
        | siege.catapults_left << 35
        | siege.hired << 40
        | siege.lying << 45
        | siege.due << 47
        | bit << (49 + siege.resource)
        | (MOVED if siege.moved else 0)
        | (SHARING if siege.sharing else 0)
    )
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
