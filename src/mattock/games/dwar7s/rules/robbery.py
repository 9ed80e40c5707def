"""Chapters D9.4 and D9.5: ogres against what other players hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import COLOURS, GEM_KINDS
from mattock.games.dwar7s.events import GEM_STOLEN, OGRES_LOST, OGRES_TAKEN
from mattock.games.dwar7s.ogre_history import TAKEN
from mattock.games.dwar7s.packed_counts import count_of, one, total
from mattock.games.dwar7s.refusals import NO_SUCH_PLAYER, NOTHING_TO_TAKE, OK, OWN_SEAT
from mattock.games.dwar7s.rules.actions import go_on_acting
from mattock.games.dwar7s.state import ROBBING, STEALING, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


def why_no_victim(fall: Fall, seat: i64) -> i64:
    """Another player at this table."""
    if seat >= fall.players:
        return NO_SUCH_PLAYER
    return OWN_SEAT if seat == fall.active else OK


class Steal(Verb[Fall]):
    """Thief: one gem of your choice from an opponent (D9.4)."""

    def __init__(self) -> None:
        super().__init__("steal", "D9.4", (STEALING,), size=len(COLOURS) * GEM_KINDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("colour", "colour", arg // GEM_KINDS), ("gem", "gem", arg % GEM_KINDS)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        seat: i64 = fall.seat_of[arg // GEM_KINDS]
        refusal = why_no_victim(fall, seat)
        if refusal != OK:
            return refusal
        return OK if count_of(fall.seats[seat].gems, arg % GEM_KINDS) else NOTHING_TO_TAKE

    def do(self, fall: Fall, arg: i64) -> None:
        seat: i64 = fall.seat_of[arg // GEM_KINDS]
        gem = arg % GEM_KINDS
        fall.seats[seat].gems -= one(gem)
        fall.me().gems += one(gem)
        fall.tell(GEM_STOLEN, fall.active, seat, gem)
        go_on_acting(fall)


class Rob(Verb[Fall]):
    """Crown: all ogre cards of one opponent; both of you know which they are (D9.5)."""

    def __init__(self) -> None:
        super().__init__("rob", "D9.5", (ROBBING,), size=len(COLOURS))

    def reveals(self, fall: Fall, arg: i64) -> bool:
        """To the robber."""
        return True

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("colour", "colour", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        seat: i64 = fall.seat_of[arg]
        refusal = why_no_victim(fall, seat)
        if refusal != OK:
            return refusal
        return OK if fall.seats[seat].ogres else NOTHING_TO_TAKE

    def do(self, fall: Fall, arg: i64) -> None:
        seat: i64 = fall.seat_of[arg]
        ogres = fall.seats[seat].ogres
        fall.seats[seat].ogres = 0
        fall.me().ogres += ogres
        fall.mark_ogres(TAKEN, seat, fall.active, ogres)
        fall.tell(OGRES_TAKEN, fall.active, seat, total(ogres), ogres)
        fall.tell(OGRES_LOST, seat, fall.active, total(ogres), ogres)
        go_on_acting(fall)
