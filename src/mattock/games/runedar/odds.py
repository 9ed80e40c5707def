"""The odds of an attack that is being gathered, exactly: how likely it is that each of its foes falls (R10)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from mattock.core.bits import members
from mattock.games.runedar.decision_types import Odds
from mattock.games.runedar.names import ENGINE_NAMES
from mattock.games.runedar.places import COURTYARD
from mattock.games.runedar.rules.attack import MAX_DICE, ORC_HITS, attacked_place, price
from mattock.games.runedar.rules.foes import has_hit_goblin
from mattock.games.runedar.state import LONG, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


def chances(faces: Sequence[int], dice: int, *, crossbows: bool, besides: int = 0) -> dict[int, Fraction]:
    """The chance of at least so many, for each number that the dice can add to what is there `besides`.

    A face is a number of hits, 0 a crossbow; at long range only crossbows count, one each.
    """
    worth = tuple([int(face == 0) if crossbows else face for face in faces])
    return {besides + least: chance for least, chance in rolls(worth, dice).items()}


@lru_cache(maxsize=256)
def rolls(worth: tuple[int, ...], dice: int) -> dict[int, Fraction]:
    """The chance of at least so many with dice whose faces are worth that; read it, do not change it."""
    exactly = {0: Fraction(1)}
    for _ in range(dice):
        rolled: dict[int, Fraction] = {}
        for total, chance in exactly.items():
            for value in worth:
                rolled[total + value] = rolled.get(total + value, Fraction(0)) + chance / len(worth)
        exactly = rolled
    return {
        least: sum((chance for total, chance in exactly.items() if total >= least), Fraction(0))
        for least in range(1, max(exactly) + 1)
    }


def odds_of(siege: Siege) -> list[Odds]:
    """For everything the attack could fell: what it needs, and the chance of rolling that much or more."""
    dice = min(siege.dice, MAX_DICE)
    chance = Chances(chances(siege.faces, dice, crossbows=siege.mode == LONG, besides=siege.hits), siege.hits)
    place = attacked_place(siege)
    if place < 0:
        return [{"sort": "engine", "needs": 1, "engine": ENGINE_NAMES[siege.target], "chance": chance.of(1)}]
    if place == COURTYARD:
        return courtyard_odds(siege, chance)
    each = price(siege, ORC_HITS)
    return [
        {"sort": "orcs", "needs": each * orcs, "count": orcs, "chance": chance.of(each * orcs)}
        for orcs in range(1, siege.orcs_at(place) + 1)
    ]


class Chances:
    """What an attack rolls: the chance of so many hits or more, of which some are certain."""

    def __init__(self, rolled: dict[int, Fraction], certain: int) -> None:
        self._rolled = rolled
        self._certain = certain

    def of(self, needs: int) -> float:
        return 1.0 if needs <= self._certain else float(self._rolled.get(needs, Fraction(0)))


def courtyard_odds(siege: Siege, chance: Chances) -> list[Odds]:
    """Hit goblins, trolls (their cheapest circle too, where one alone does not fell them), and all of them together."""
    circles: list[Odds] = []
    found: list[Odds] = []
    for slot in range(2):
        if has_hit_goblin(siege, slot):
            needs = price(siege, siege.box.goblin_hits[siege.goblin_in(slot)])
            found.append({"sort": "goblin", "needs": needs, "goblin": slot + 1, "chance": chance.of(needs)})
    for troll in members(siege.trolls):
        prices = open_prices(siege, troll)
        name = siege.box.troll_ids[troll]
        if len(prices) > 1:
            least = min(prices)
            circles.append({"sort": "circle", "needs": least, "troll": name, "chance": chance.of(least)})
        whole = sum(prices)
        found.append({"sort": "troll", "needs": whole, "troll": name, "chance": chance.of(whole)})
    if len(found) > 1:
        every = sum([one["needs"] for one in found])
        found.append({"sort": "all", "needs": every, "count": len(found), "chance": chance.of(every)})
    return [*circles, *found]


def open_prices(siege: Siege, troll: i64) -> list[int]:
    """What each open circle of a troll costs."""
    covered = siege.circles_covered(troll)
    circles = siege.box.troll_circles[troll]
    return [price(siege, circles[i]) for i in range(len(circles)) if not (covered >> i) & 1]
