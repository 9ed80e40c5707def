"""Chapter R10: attacks with one or several cards, the roll, and the sharing out of hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.verb import SingleVerb, Verb
from mattock.games.runedar.board import CATAPULT, RESERVE, TOWER
from mattock.games.runedar.events import (
    ATTACK_DECLARED,
    CIRCLE_COVERED,
    DICE_ROLLED,
    ORC_FELL,
)
from mattock.games.runedar.places import CARPENTERS_WALL, COURTYARD, IN_RANGE, TUNNEL_TOWER
from mattock.games.runedar.refusals import (
    NO_FOE_HERE,
    NO_HIT_GOBLIN,
    NO_ORC_THERE,
    NO_SUCH_CIRCLE,
    NO_SUCH_SYMBOL,
    NO_SUCH_TROLL,
    NOT_ON_TOWER,
    NOTHING_TO_HIT,
    OK,
    OUT_OF_RANGE,
    TOO_FEW_HITS,
)
from mattock.games.runedar.rules.engines import engine_returns
from mattock.games.runedar.rules.foes import (
    LEFT_HIT,
    goblin_leaves,
    has_courtyard_target,
    has_hit_goblin,
    open_circle,
    open_circles,
    troll_leaves,
)
from mattock.games.runedar.rules.mercenaries import can_hire
from mattock.games.runedar.stages import CARDS, JOINING, MUSTER, SHARING, USING
from mattock.games.runedar.state import CLOSE, LONG, NO_MODE, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_DICE: Final = 5
ORC_HITS: Final = 2
DIRECT_HITS: Final = 2
TARGETS: Final = 9  # siege tower, catapult, three walls, three outsides, the courtyard
FIRST_WALL: Final = 2
COURTYARD_TARGET: Final = 8
TROLLS: Final = 5
MAX_CIRCLE: Final = 8


def has_foe(siege: Siege, place: i64) -> bool:
    """An orc, a troll or a hit goblin stands there."""
    return has_courtyard_target(siege) if place == COURTYARD else siege.orcs_at(place) != 0


def why_not_fight(siege: Siege) -> i64:
    """Close range needs a foe where your dwarf stands (R10.1)."""
    return OK if has_foe(siege, siege.here()) else NO_FOE_HERE


class Close(SingleVerb[Siege]):
    """Use the card's close-range dice (R10.1)."""

    def __init__(self) -> None:
        super().__init__("close", "R10.2", (USING, JOINING))

    def why_none(self, siege: Siege) -> i64:
        if not siege.box.close[siege.card]:
            return NO_SUCH_SYMBOL
        return why_not_fight(siege)

    def do(self, siege: Siege, arg: i64) -> None:
        declare(siege, CLOSE, -1)
        siege.dice += siege.box.close[siege.card]


class Direct(SingleVerb[Siege]):
    """Use the card's direct hits: two hits each, without a die (R10.3)."""

    def __init__(self) -> None:
        super().__init__("direct", "R10.3", (USING, JOINING))

    def why_none(self, siege: Siege) -> i64:
        if not siege.box.direct[siege.card]:
            return NO_SUCH_SYMBOL
        return why_not_fight(siege)

    def do(self, siege: Siege, arg: i64) -> None:
        declare(siege, CLOSE, -1)
        siege.hits += DIRECT_HITS * siege.box.direct[siege.card]


class Shoot(Verb[Siege]):
    """Use the card's long-range dice from a tower; the target area is chosen first (R10.4)."""

    def __init__(self) -> None:
        super().__init__("shoot", "R10.4", (USING,), size=TARGETS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("target", "target", arg)]

    def why_none(self, siege: Siege) -> i64:
        if not siege.box.long[siege.card]:
            return NO_SUCH_SYMBOL
        return OK if siege.here() >= TUNNEL_TOWER else NOT_ON_TOWER

    def why_not(self, siege: Siege, arg: i64) -> i64:
        here = siege.here()
        if arg < FIRST_WALL:
            return OK if siege.engine_at(arg) != RESERVE else NOTHING_TO_HIT
        place = place_of_target(arg)
        is_in_range = here == TUNNEL_TOWER if place == COURTYARD else (IN_RANGE[here] >> place) & 1 != 0
        if not is_in_range:
            return OUT_OF_RANGE
        return OK if has_foe(siege, place) else NOTHING_TO_HIT

    def do(self, siege: Siege, arg: i64) -> None:
        declare(siege, LONG, arg)
        siege.dice += siege.box.long[siege.card]


def place_of_target(target: i64) -> i64:
    """The place of a target area that is one."""
    return COURTYARD if target == COURTYARD_TARGET else CARPENTERS_WALL + target - FIRST_WALL


def declare(siege: Siege, mode: i64, target: i64) -> None:
    """Begin an attack with the card just laid, or let that card join it."""
    if siege.mode == NO_MODE:
        siege.mode = mode
        siege.target = target
        siege.dice = 0
        siege.hits = 0
        siege.tell(ATTACK_DECLARED, siege.active, mode, target, siege.here())
    siege.stage = MUSTER


def joining_cards(siege: Siege) -> i64:
    """Cards with a symbol that fits: close dice and direct hits mix, long dice stay alone (R10.1)."""
    if siege.mode == LONG:
        return siege.box.long_cards
    return siege.box.close_cards | siege.box.direct_cards


def join(siege: Siege) -> None:
    """The card just laid adds one symbol; where it has two that fit, the player says which (R10.1)."""
    box = siege.box
    card = siege.card
    if siege.mode == LONG:
        siege.dice += box.long[card]
    elif box.close[card] and box.direct[card]:
        siege.stage = JOINING
    elif box.close[card]:
        siege.dice += box.close[card]
    else:
        siege.hits += DIRECT_HITS * box.direct[card]


def go_on_declaring(siege: Siege) -> None:
    """An attack whose last foe was hired away is over without a roll; its cards are played (R14.3)."""
    place = attacked_place(siege)
    if place >= 0 and not has_foe(siege, place):
        end_attack(siege)


def end_attack(siege: Siege) -> None:
    siege.mode = NO_MODE
    siege.stage = CARDS


class Roll(SingleVerb[Siege]):
    """Roll, at most five dice; close range counts hits, long range crossbows (R10.1, R10.2, R10.4)."""

    def __init__(self) -> None:
        super().__init__("roll", "R10.1", (MUSTER,))

    def do(self, siege: Siege, arg: i64) -> None:
        dice = min(siege.dice, MAX_DICE)
        siege.rolled = 0
        die: i64 = 0
        while die < dice:
            face: i64 = siege.faces[siege.draw(6, "dice")]
            siege.add_die(die, face)
            if siege.mode == CLOSE:
                siege.hits += face
            elif face == 0:
                siege.hits += 1
            die += 1
        siege.tell(DICE_ROLLED, siege.active, siege.rolled, siege.hits, siege.mode)
        siege.sharing = False
        siege.stage = SHARING
        go_on_sharing(siege)


def attacked_place(siege: Siege) -> i64:
    """The place whose figures are attacked; -1 if the target is an engine."""
    if siege.mode == CLOSE:
        return siege.here()
    return -1 if siege.target < FIRST_WALL else place_of_target(siege.target)


def price(siege: Siege, hits: i64) -> i64:
    """What a circle or an orc costs: its hits at close range, one crossbow at long range (R10.5, R15.1)."""
    return hits if siege.mode == CLOSE else 1


def why_not_spend(siege: Siege, hits: i64) -> i64:
    return OK if siege.hits >= price(siege, hits) else TOO_FEW_HITS


class ShareVerb(Verb[Siege]):
    """One portion of the hits; the share-out goes on until nothing more can be covered or felled (R10.6)."""

    def do(self, siege: Siege, arg: i64) -> None:
        self.spend(siege, arg)
        siege.sharing = True
        go_on_sharing(siege)

    def spend(self, siege: Siege, arg: i64) -> None:
        raise NotImplementedError


class Fell(ShareVerb):
    """Fell an orc in the attacked area (R10.2, R10.5)."""

    def __init__(self) -> None:
        super().__init__("fell", "R10.2", (SHARING,))

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if not siege.orcs_at(attacked_place(siege)):
            return NO_ORC_THERE
        return why_not_spend(siege, ORC_HITS)

    def spend(self, siege: Siege, arg: i64) -> None:
        place = attacked_place(siege)
        siege.hits -= price(siege, ORC_HITS)
        siege.remove_orc(place)
        siege.tell(ORC_FELL, place)


class Cover(ShareVerb):
    """Cover a circle of a troll; all covered, it falls (R15.1)."""

    def __init__(self) -> None:
        super().__init__("cover", "R15.1", (SHARING,), size=TROLLS * MAX_CIRCLE)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("troll", "troll", arg // MAX_CIRCLE), ("hits", "number", arg % MAX_CIRCLE + 1)]

    def why_none(self, siege: Siege) -> i64:
        return OK if siege.trolls and attacked_place(siege) == COURTYARD else NO_SUCH_TROLL

    def why_not(self, siege: Siege, arg: i64) -> i64:
        troll = arg // MAX_CIRCLE
        hits = arg % MAX_CIRCLE + 1
        if not (siege.trolls >> troll) & 1:
            return NO_SUCH_TROLL
        if open_circle(siege, troll, hits) < 0:
            return NO_SUCH_CIRCLE
        return why_not_spend(siege, hits)

    def spend(self, siege: Siege, arg: i64) -> None:
        troll = arg // MAX_CIRCLE
        hits = arg % MAX_CIRCLE + 1
        siege.hits -= price(siege, hits)
        siege.cover_circle(troll, open_circle(siege, troll, hits))
        left = open_circles(siege, troll)
        siege.tell(CIRCLE_COVERED, troll, hits, left)
        if left == 0:
            troll_leaves(siege, troll)


class Wound(ShareVerb):
    """Cover the circle of a hit goblin, which is its end (R15.2)."""

    def __init__(self) -> None:
        super().__init__("wound", "R15.2", (SHARING,), size=2)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("goblin", "space", arg)]

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if attacked_place(siege) != COURTYARD or not has_hit_goblin(siege, arg):
            return NO_HIT_GOBLIN
        return why_not_spend(siege, siege.box.goblin_hits[siege.goblin_in(arg)])

    def spend(self, siege: Siege, arg: i64) -> None:
        siege.hits -= price(siege, siege.box.goblin_hits[siege.goblin_in(arg)])
        goblin_leaves(siege, arg, LEFT_HIT)


FELL: Final = Fell()
COVER: Final = Cover()
WOUND: Final = Wound()


def go_on_sharing(siege: Siege) -> None:
    """Ask while there is a choice; a share-out with only one way is done at once, nothing left to hit ends it."""
    while not siege.result:
        if siege.hits and attacked_place(siege) < 0:
            engine_returns(siege, TOWER if siege.target == TOWER else CATAPULT)
            siege.hits = 0
        ways: list[i64] = []
        if siege.hits:
            FELL.offer(siege, ways)
            COVER.offer(siege, ways)
            WOUND.offer(siege, ways)
        if not ways:
            end_attack(siege)
            return
        if len(ways) > 1 or (not siege.sharing and can_hire(siege)):
            return
        share_only_way(siege, ways[0])


def share_only_way(siege: Siege, number: i64) -> None:
    siege.sharing = True
    if number >= WOUND.first:
        WOUND.spend(siege, number - WOUND.first)
    elif number >= COVER.first:
        COVER.spend(siege, number - COVER.first)
    else:
        FELL.spend(siege, number - FELL.first)
