"""What tasks and goals ask for, in the form in which a search reads it thousands of times a second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.games.dwar7s.box.load import Box
from mattock.games.dwar7s.cards import CARDS, HUNTER, MONSTERS, RESEARCHER

if TYPE_CHECKING:
    from mypy_extensions import i64


# Two monsters bind as many dwarfs as a trading goal, which only many points are worth: for 8, journeymen who hunted won
# no more than others.
LEAST_PRIZE: Final = 10


@final
class Requirements:
    """The columns of a box by card and by goal; as bytes, which compiled code reads without boxing."""

    def __init__(self, box: Box) -> None:
        self.needs = bytes(box.needs)
        self.slots = bytes(box.slots)
        self.gives = bytes(box.gives)
        self.goal_cost = bytes(box.goal_cost)
        # The secret goals that monsters are hunted for, a set.
        self.hunts: i64 = sum(1 << goal for goal in (HUNTER, RESEARCHER) if box.secret_points[goal] >= LEAST_PRIZE)
        # A task that needs every slot of its card: a single dwarf of somebody else stops it. Monsters are meant so.
        self.tight: i64 = ~MONSTERS & sum(1 << card for card in range(CARDS) if box.slots[card] == box.needs[card])
