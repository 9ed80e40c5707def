"""What the lab records of a siege: its end, the gold over the turns, and what is taken, hired and visited."""

from __future__ import annotations

from typing import Final

from mattock.games.runedar.state import Siege
from mattock.lab.measures import GameMeasures, Use


def turn_of(siege: Siege) -> int:
    return siege.turn


def gold_of(siege: Siege) -> int:
    return siege.gold


MEASURES: Final = GameMeasures(
    measures={
        "turn": lambda view, outcome: [view["turn"]],
        "gold": lambda view, outcome: [view["gold"]],
        "goblins_beaten": lambda view, outcome: [view["goblins_beaten"]],
    },
    turn=turn_of,
    curves={"gold": gold_of},
    uses=(
        Use("upgrade", "card", "card", used="upgrade_taken", offered="upgrade_placed"),
        Use("mercenary", "mercenary", "mercenary", used="hired", form="short"),
        Use("place", "place", "place", used="dwarf_moved"),
    ),
    scales={"difficulty": ("easy", "normal", "hard", "epic")},
)
