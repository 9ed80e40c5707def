"""Chapter D9: playing ogre cards. First the card, then whom or what it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import lowest
from mattock.core.numbered import numbered_table
from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import AMBUSH, BRUTE, CROWN, OGRE_KINDS, PANIC, THIEF
from mattock.games.dwar7s.events import OGRE_PLAYED
from mattock.games.dwar7s.packed_counts import count_of
from mattock.games.dwar7s.refusals import NO_EFFECT, OGRE_NOT_HELD, OK
from mattock.games.dwar7s.rules.discard import spend_ogre
from mattock.games.dwar7s.state import ACTIONS, AMBUSHING, ROBBING, SCARING, SENDING, STEALING, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

# The question that each ogre card asks next.
ASKS: Final[tuple[int, ...]] = numbered_table(
    [(AMBUSH, AMBUSHING), (BRUTE, SENDING), (PANIC, SCARING), (THIEF, STEALING), (CROWN, ROBBING)]
)


class PlayOgre(Verb[Fall]):
    """An ogre card of your hand, free, in your Actions phase, if it has a real effect (D9.6, D9.7)."""

    def __init__(self) -> None:
        super().__init__("play", "D9.6", (ACTIONS,), size=OGRE_KINDS)

    def reveals(self, fall: Fall, arg: i64) -> bool:
        return True

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("ogre", "ogre", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        if not count_of(fall.me().ogres, arg):
            return OGRE_NOT_HELD
        return OK if has_effect(fall, arg) else NO_EFFECT

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        if not fall.me().ogres:
            return
        arg: i64 = 0
        while arg < OGRE_KINDS:
            if self.why_not(fall, arg) == OK:
                numbers.append(self.first + arg)
            arg += 1

    def do(self, fall: Fall, arg: i64) -> None:
        spend_ogre(fall, arg)
        fall.is_stirred = True
        fall.tell(OGRE_PLAYED, fall.active, arg)
        fall.stage = ASKS[arg]


def has_effect(fall: Fall, ogre: i64) -> bool:
    """Whether there is a target to play it on (D9.7)."""
    if ogre == AMBUSH:
        return (fall.me().stands | enemies_stand(fall)) != 0
    if ogre == BRUTE:
        mine, theirs = fall.me().stands, enemies_stand(fall)
        return mine != 0 and theirs != 0 and (mine != theirs or mine & (mine - 1) != 0)
    if ogre == PANIC:
        return can_anybody_flee(fall)
    return has_victim(fall, ogre == THIEF)


def enemies_stand(fall: Fall) -> i64:
    """The cards with dwarfs of other players."""
    cards: i64 = 0
    seat: i64 = 0
    while seat < fall.players:
        if seat != fall.active:
            cards |= fall.seats[seat].stands
        seat += 1
    return cards


def can_anybody_flee(fall: Fall) -> bool:
    rest = fall.me().stands | enemies_stand(fall)
    while rest:
        if fall.ways[lowest(rest)] & fall.room:
            return True
        rest &= rest - 1
    return False


def has_victim(fall: Fall, for_gems: bool) -> bool:
    """Whether another player has a gem, or an ogre card."""
    seat: i64 = 0
    while seat < fall.players:
        player = fall.seats[seat]
        if seat != fall.active and (player.gems if for_gems else player.ogres):
            return True
        seat += 1
    return False
