"""Chapter D1: the cards by number, and sets of them as bit masks.

A kingdom card is numbered colour * 9 + kind, so that all 36 fit one mask.
"""

from __future__ import annotations

from typing import Final, get_args

from mattock.core.numbered import numbered_table
from mattock.games.dwar7s.view_types import Colour, Gem, Kind, Ogre, Order, Secret

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# Kinds of kingdom card; the four mines lie in the order of their gems.
CASTLE: Final = 0
RUBY_MINE: Final = 1
EMERALD_MINE: Final = 2
DIAMOND_MINE: Final = 3
GOLD_MINE: Final = 4
TAVERN: Final = 5
STORE: Final = 6
DRAGON: Final = 7
GIANT: Final = 8
KIND_COUNT: Final = 9
CARDS: Final = 36
ALL_KINDS: Final = 0b111111111
KINDS: Final[tuple[Kind, ...]] = numbered_table(
    [
        (CASTLE, "castle"),
        (RUBY_MINE, "ruby_mine"),
        (EMERALD_MINE, "emerald_mine"),
        (DIAMOND_MINE, "diamond_mine"),
        (GOLD_MINE, "gold_mine"),
        (TAVERN, "tavern"),
        (STORE, "general_store"),
        (DRAGON, "dragon"),
        (GIANT, "frost_giant"),
    ]
)

RUBY: Final = 0
EMERALD: Final = 1
DIAMOND: Final = 2
GOLD: Final = 3
GEM_KINDS: Final = 4
GEMS: Final[tuple[Gem, ...]] = numbered_table(
    [(RUBY, "ruby"), (EMERALD, "emerald"), (DIAMOND, "diamond"), (GOLD, "gold")]
)

AMBUSH: Final = 0
BRUTE: Final = 1
PANIC: Final = 2
THIEF: Final = 3
CROWN: Final = 4
OGRE_KINDS: Final = 5
OGRES: Final[tuple[Ogre, ...]] = numbered_table(
    [(AMBUSH, "ambush"), (BRUTE, "brute"), (PANIC, "panic"), (THIEF, "thief"), (CROWN, "crown")]
)

ARCHITECT: Final = 0
KING: Final = 1
HUNTER: Final = 2
RESEARCHER: Final = 3
WIZARD: Final = 4
COLLECTOR: Final = 5
MERCENARY: Final = 6
SECRET_KINDS: Final = 7
SECRETS: Final[tuple[Secret, ...]] = numbered_table(
    [
        (ARCHITECT, "architect"),
        (KING, "king"),
        (HUNTER, "hunter"),
        (RESEARCHER, "researcher"),
        (WIZARD, "wizard"),
        (COLLECTOR, "collector"),
        (MERCENARY, "mercenary"),
    ]
)

# The standing order for one's secret goal in the turns of others (D8.2).
REVEAL: Final = 0
KEEP: Final = 1
ORDERS: Final[tuple[Order, ...]] = numbered_table([(REVEAL, "reveal"), (KEEP, "keep")])

EACH_COLOUR: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27  # a card of one kind in each colour
CASTLES: Final = EACH_COLOUR << CASTLE
DRAGONS: Final = EACH_COLOUR << DRAGON
GIANTS: Final = EACH_COLOUR << GIANT
MONSTERS: Final = EACH_COLOUR << DRAGON | EACH_COLOUR << GIANT
NEVER_COVERED: Final = EACH_COLOUR << CASTLE | EACH_COLOUR << DRAGON | EACH_COLOUR << GIANT

CARD_NAMES: Final = tuple(f"{colour}_{kind}" for colour in COLOURS for kind in KINDS)
