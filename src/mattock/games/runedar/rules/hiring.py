"""Chapter R14, the verb: hire somebody, then go on where the turn was interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.verb import SetVerb
from mattock.games.runedar.refusals import NO_EFFECT, NO_MOMENT, OK, TOO_LITTLE_GOLD
from mattock.games.runedar.rules.attack import go_on_sharing
from mattock.games.runedar.rules.mercenaries import (
    FIRST_GOBLIN,
    FIRST_TROLL,
    HIRES,
    do_hire,
    mercenary_of,
    possible_hires,
    why_not_hire,
)
from mattock.games.runedar.rules.siege_card import advance
from mattock.games.runedar.state import CARDS, ENGINES, ORCS, PAUSE, REFILL, SHARING, USING, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


LACKING: Final = ("change", "catapult", "orc", "goblin", "troll")  # what each would have to do with


class Hire(SetVerb[Siege]):
    """At the moments of R14.3, and a goblin or a troll of your choice where there are several."""

    def __init__(self) -> None:
        super().__init__("hire", "R14.3", (ENGINES, ORCS, CARDS, PAUSE, USING, SHARING, REFILL), size=HIRES)

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """Perhaps whether an orc card is left in the hand, where the siege goes on after it."""
        return siege.hides_hands() and siege.stage in (ENGINES, ORCS, PAUSE)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        chosen: list[tuple[str, str, i64]] = [("mercenary", "mercenary", mercenary_of(arg))]
        if FIRST_GOBLIN <= arg < FIRST_TROLL:
            chosen.append(("goblin", "space", arg - FIRST_GOBLIN))
        elif arg >= FIRST_TROLL:
            chosen.append(("troll", "troll", arg - FIRST_TROLL))
        return chosen

    def why_none(self, siege: Siege) -> i64:
        """Inside an action only between a magic move and what follows, and between the roll and the share-out."""
        if siege.stage == USING and not siege.moved:
            return NO_MOMENT
        return NO_MOMENT if siege.stage == SHARING and siege.sharing else OK

    def why_not(self, siege: Siege, arg: i64) -> i64:
        return why_not_hire(siege, arg)

    def missing(self, siege: Siege, arg: i64, code: i64) -> dict[str, object]:
        mercenary = mercenary_of(arg)
        if code == TOO_LITTLE_GOLD:
            return {"cost": siege.box.hire_cost[mercenary], "gold": siege.gold}
        return {"lacking": LACKING[mercenary]} if code == NO_EFFECT else {}

    def allowed(self, siege: Siege) -> i64:
        possible = possible_hires(siege)
        return possible if possible and self.why_none(siege) == OK else 0

    def do(self, siege: Siege, arg: i64) -> None:
        do_hire(siege, arg)
        if siege.result:
            return
        if siege.stage == PAUSE:
            advance(siege)
        elif siege.stage == SHARING:
            go_on_sharing(siege)
