"""Chapter R14, the verb: hire somebody, then go on where the turn was interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import Verb
from mattock.games.runedar.refusals import NO_MOMENT, OK, TOO_LITTLE_GOLD
from mattock.games.runedar.rules.attack import go_on_sharing
from mattock.games.runedar.rules.mercenaries import (
    ALL_HIRED,
    FIRST_GOBLIN,
    FIRST_TROLL,
    HIRES,
    do_hire,
    mercenary_of,
    why_not_hire,
)
from mattock.games.runedar.rules.siege_card import advance
from mattock.games.runedar.state import CARDS, ENGINES, ORCS, PAUSE, REFILL, SHARING, USING, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


class Hire(Verb[Siege]):
    """At the moments of R14.3, and a goblin or a troll of your choice where there are several."""

    def __init__(self) -> None:
        super().__init__("hire", "R14.3", (ENGINES, ORCS, CARDS, PAUSE, USING, SHARING, REFILL), size=HIRES)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        chosen: list[tuple[str, str, i64]] = [("mercenary", "mercenary", mercenary_of(arg))]
        if FIRST_GOBLIN <= arg < FIRST_TROLL:
            chosen.append(("goblin", "space", arg - FIRST_GOBLIN))
        elif arg >= FIRST_TROLL:
            chosen.append(("troll", "troll", arg - FIRST_TROLL))
        return chosen

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if siege.stage == USING and not siege.moved:
            return NO_MOMENT
        if siege.stage == SHARING and siege.sharing:
            return NO_MOMENT
        return why_not_hire(siege, arg)

    def missing(self, siege: Siege, arg: i64, code: i64) -> dict[str, object]:
        if code != TOO_LITTLE_GOLD:
            return {}
        return {"cost": siege.box.hire_cost[mercenary_of(arg)], "gold": siege.gold}

    def offer(self, siege: Siege, numbers: list[i64]) -> None:
        if siege.hired == ALL_HIRED:
            return
        arg: i64 = 0
        while arg < HIRES:
            if self.why_not(siege, arg) == OK:
                numbers.append(self.first + arg)
            arg += 1

    def do(self, siege: Siege, arg: i64) -> None:
        do_hire(siege, arg)
        if siege.result:
            return
        if siege.stage == PAUSE:
            advance(siege)
        elif siege.stage == SHARING:
            go_on_sharing(siege)
