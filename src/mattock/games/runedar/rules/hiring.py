"""Chapter R14, the verb: hire somebody at any question of the turn, then go on with what that interrupted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mattock.core.numbered import numbered_table
from mattock.core.verb import SetVerb
from mattock.games.runedar.box.schema import BRIBE, CANCEL, SLAY, SPIKE, SWEEP
from mattock.games.runedar.refusals import NO_EFFECT, NOT_NOW, OK, TOO_LITTLE_GOLD
from mattock.games.runedar.rules.attack import go_on_declaring, go_on_sharing
from mattock.games.runedar.rules.dig import go_on_digging
from mattock.games.runedar.rules.mercenaries import (
    FIRST_GOBLIN,
    FIRST_TROLL,
    HIRES,
    do_hire,
    mercenary_of,
    possible_hires,
    why_not_hire,
)
from mattock.games.runedar.rules.siege_card import go_on_pausing
from mattock.games.runedar.rules.work import go_on_placing
from mattock.games.runedar.stages import DIGGING, JOINING, MUSTER, OVER, PAUSE, PLACING, SHARING, TAKING, USING
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


# What is lacking where a hire would have no effect.
MISSING_OF: Final[tuple[str, ...]] = numbered_table(
    [(CANCEL, "change"), (SPIKE, "catapult"), (SWEEP, "orc"), (BRIBE, "goblin"), (SLAY, "troll")]
)
# What is done after a hire, by the question that it interrupted; other questions are simply asked again.
GO_ON: Final[dict[int, Callable[[Siege], None]]] = {
    PLACING: go_on_placing,
    DIGGING: go_on_digging,
    MUSTER: go_on_declaring,
    JOINING: go_on_declaring,
    SHARING: go_on_sharing,
}
INSIDE_AN_ACTION: Final = 1 << PLACING | 1 << DIGGING | 1 << MUSTER | 1 << JOINING | 1 << TAKING


class Hire(SetVerb[Siege]):
    """At every question, and a goblin or a troll of your choice where there are several (R14.3)."""

    def __init__(self) -> None:
        super().__init__("hire", "R14.3", tuple(range(OVER)), size=HIRES)

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """Perhaps whether an orc card is left in the hand, where the siege goes on after it."""
        return siege.stage == PAUSE and siege.hides_hands()

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        chosen: list[tuple[str, str, i64]] = [("mercenary", "mercenary", mercenary_of(arg))]
        if FIRST_GOBLIN <= arg < FIRST_TROLL:
            chosen.append(("goblin", "space", arg - FIRST_GOBLIN))
        elif arg >= FIRST_TROLL:
            chosen.append(("troll", "troll", arg - FIRST_TROLL))
        return chosen

    def why_none(self, siege: Siege) -> i64:
        return NOT_NOW if siege.is_of_first_rules() and is_inside_an_action(siege) else OK

    def why_not(self, siege: Siege, arg: i64) -> i64:
        return why_not_hire(siege, arg)

    def missing(self, siege: Siege, arg: i64, code: i64) -> dict[str, object]:
        mercenary = mercenary_of(arg)
        if code == TOO_LITTLE_GOLD:
            return {"cost": siege.box.hire_cost[mercenary], "gold": siege.gold}
        return {"lacking": MISSING_OF[mercenary]} if code == NO_EFFECT else {}

    def allowed(self, siege: Siege) -> i64:
        possible = possible_hires(siege)
        return possible if possible and self.why_none(siege) == OK else 0

    def do(self, siege: Siege, arg: i64) -> None:
        step = siege.step_at
        do_hire(siege, arg)
        if siege.result:
            return
        if siege.stage == PAUSE:
            go_on_pausing(siege, step)
        elif siege.stage in GO_ON:
            GO_ON[siege.stage](siege)


def is_inside_an_action(siege: Siege) -> bool:
    """Rules version 1 knew only two moments inside an action: after a magic move, and between roll and share-out."""
    if siege.stage == USING:
        return not siege.moved
    return siege.sharing if siege.stage == SHARING else (INSIDE_AN_ACTION >> siege.stage) & 1 != 0
