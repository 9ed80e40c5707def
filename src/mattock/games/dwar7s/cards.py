"""Chapter D1: the cards by number, and sets of them as bit masks.

A kingdom card is numbered colour * 9 + kind, so that all 36 fit one mask.
"""

from __future__ import annotations

from typing import Final, get_args

from mattock.games.dwar7s.view_types import Colour, Gem, Kind, Ogre, Order, Secret

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
GEMS: Final[tuple[Gem, ...]] = get_args(Gem)
ORDERS: Final[tuple[Order, ...]] = get_args(Order)
OGRES: Final[tuple[Ogre, ...]] = get_args(Ogre)
SECRETS: Final[tuple[Secret, ...]] = get_args(Secret)

CASTLE: Final = 0
RUBY_MINE: Final = 1
GOLD_MINE: Final = 4
TAVERN: Final = 5
STORE: Final = 6
DRAGON: Final = 7
GIANT: Final = 8
KIND_COUNT: Final = 9
CARDS: Final = 36
ALL_KINDS: Final = 0b111111111

AMBUSH: Final = 0
BRUTE: Final = 1
PANIC: Final = 2
THIEF: Final = 3
CROWN: Final = 4
OGRE_KINDS: Final = 5
GEM_KINDS: Final = 4

ARCHITECT: Final = 0
KING: Final = 1
HUNTER: Final = 2
RESEARCHER: Final = 3
WIZARD: Final = 4
COLLECTOR: Final = 5
MERCENARY: Final = 6
SECRET_KINDS: Final = 7

EACH_COLOUR: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27
CASTLES: Final = EACH_COLOUR
DRAGONS: Final = EACH_COLOUR << 7
GIANTS: Final = EACH_COLOUR << 8
MONSTERS: Final = EACH_COLOUR << 7 | EACH_COLOUR << 8
NEVER_COVERED: Final = EACH_COLOUR | EACH_COLOUR << 7 | EACH_COLOUR << 8

CARD_NAMES: Final = tuple(f"{colour}_{kind}" for colour in COLOURS for kind in KINDS)
