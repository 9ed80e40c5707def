"""Chapter D10: discarding down to nine cards, and closing the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import GEM_KINDS, OGRE_KINDS
from mattock.games.dwar7s.events import GEM_DISCARDED, OGRE_DISCARDED
from mattock.games.dwar7s.ogre_history import SPENT
from mattock.games.dwar7s.packed_counts import count_of, one
from mattock.games.dwar7s.refusals import NOTHING_TO_DISCARD, OK
from mattock.games.dwar7s.rules.turn import finish_turn, go_on_discarding
from mattock.games.dwar7s.state import CLOSING, DISCARD, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Discard(Verb[Fall]):
    """A gem to its pile, or an ogre card to the discard pile; never a kingdom card (D10.1)."""

    def __init__(self) -> None:
        super().__init__("discard", "D10.1", (DISCARD,), size=GEM_KINDS + OGRE_KINDS)

    def reveals(self, fall: Fall, arg: i64) -> bool:
        """Gems lie open, ogre cards do not."""
        return arg >= GEM_KINDS

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "discard", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        me = fall.me()
        held = count_of(me.gems, arg) if arg < GEM_KINDS else count_of(me.ogres, arg - GEM_KINDS)
        return OK if held else NOTHING_TO_DISCARD

    def do(self, fall: Fall, arg: i64) -> None:
        if arg < GEM_KINDS:
            fall.me().gems -= one(arg)
            fall.gems += one(arg)
            fall.tell(GEM_DISCARDED, fall.active, arg)
        else:
            spend_ogre(fall, arg - GEM_KINDS)
            fall.tell(OGRE_DISCARDED, fall.active, arg - GEM_KINDS)
        fall.has_discarded = True
        go_on_discarding(fall)


class EndTurn(Verb[Fall]):
    """Close the turn without revealing a secret goal (D3.3, D8.1)."""

    def __init__(self) -> None:
        super().__init__("end_turn", "D3.3", (CLOSING,))

    def do(self, fall: Fall, arg: i64) -> None:
        finish_turn(fall)


def spend_ogre(fall: Fall, ogre: i64) -> None:
    """An ogre card of the player goes to the discard pile, played or not (D9.6, D10.1)."""
    fall.me().ogres -= one(ogre)
    fall.discard += one(ogre)
    fall.mark_ogres(SPENT, fall.active, fall.active, one(ogre))
