"""Chapter R2: setting up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.games.runedar.board import UPGRADE_SPACES
from mattock.games.runedar.box.schema import YELLOW
from mattock.games.runedar.events import FIRST_CHOSEN, RUBBLE_PLACED
from mattock.games.runedar.places import CHAMBER
from mattock.games.runedar.rules.refill import fill_space
from mattock.games.runedar.rules.turn import begin_turn, draw_hand
from mattock.games.runedar.state import Player, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

STARTING_DECK: Final = (1 << 12) - 1
FULL_WORKSHOPS: Final = 10 | 10 << 4 | 10 << 8


def set_up(siege: Siege, first: i64) -> None:
    """Everything in its place, five yellow cards on the board, five cards in each hand; a negative `first` is drawn."""
    players = siege.players
    siege.rubble = siege.section_rubble
    siege.add_stock(FULL_WORKSHOPS)
    siege.upgrades_left = siege.box.all_upgrades
    siege.tell(RUBBLE_PLACED, siege.rubble)
    space: i64 = 0
    while space < UPGRADE_SPACES:
        fill_space(siege, space, YELLOW)
        space += 1
    siege.dwarfs = [Player(CHAMBER, 0, STARTING_DECK, STARTING_DECK) for _ in range(players)]
    siege.first = siege.draw(players, "first") if first < 0 else first
    siege.tell(FIRST_CHOSEN, siege.first)
    seat: i64 = 0
    while seat < players:
        draw_hand(siege, seat)
        seat += 1
    siege.active = siege.first
    begin_turn(siege)
