"""What a siege waits for: the questions that a player can be asked, and the steps at which a siege card pauses."""

from __future__ import annotations

from typing import Final

from mattock.core.numbered import numbered_table

# The questions a player can be asked.
ENGINES: Final = 0
ORCS: Final = 1
CARDS: Final = 2
PAUSE: Final = 3
TAKING: Final = 4
USING: Final = 5
PLACING: Final = 6
DIGGING: Final = 7
MUSTER: Final = 8
JOINING: Final = 9
SHARING: Final = 10
REFILL: Final = 11
OVER: Final = 12
STAGES: Final[tuple[str, ...]] = numbered_table(
    [
        (ENGINES, "engines"),
        (ORCS, "orcs"),
        (CARDS, "cards"),
        (PAUSE, "pause"),
        (TAKING, "take"),
        (USING, "use"),
        (PLACING, "place"),
        (DIGGING, "dig"),
        (MUSTER, "muster"),
        (JOINING, "join"),
        (SHARING, "share"),
        (REFILL, "refill"),
        (OVER, "over"),
    ]
)

# Where a siege card, or the catapult's shot, stands when it pauses.
STEP_NONE: Final = 0
STEP_EFFECT: Final = 1
STEP_ORCS: Final = 2
STEP_TOWER: Final = 3
STEP_CATAPULT: Final = 4
STEP_ARROW: Final = 5
STEP_DONE: Final = 6
STEP_FIRE: Final = 7
STEP_FIRED: Final = 8
