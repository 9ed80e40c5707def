"""Chapter R11: taking finished upgrades in exchange for a card of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.verb import SetVerb
from mattock.games.runedar.board import UPGRADE_SPACES
from mattock.games.runedar.events import CARD_REMOVED, UPGRADE_TAKEN
from mattock.games.runedar.names import RESOURCES
from mattock.games.runedar.refusals import NO_CARD_THERE, NO_CARD_TO_REMOVE, NOT_FINISHED, NOT_NOW, OK
from mattock.games.runedar.rules.cards import CardVerb, card_of
from mattock.games.runedar.rules.siege_card import go_on_pausing
from mattock.games.runedar.rules.workshops import card_needs, finished_spaces, return_from_space, takeable_spaces
from mattock.games.runedar.stages import CARDS, ENGINES, ORCS, PAUSE, REFILL, TAKING, USING
from mattock.games.runedar.state import ORC_CARDS, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


class Take(SetVerb[Siege]):
    """Choose a finished card, whoever paid for it, at any question but those inside an action (R11.4)."""

    def __init__(self) -> None:
        super().__init__("take", "R11.4", (ENGINES, ORCS, CARDS, PAUSE, USING, REFILL), size=UPGRADE_SPACES)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("space", "space", arg)]

    def why_none(self, siege: Siege) -> i64:
        if siege.is_of_first_rules() and (siege.stage == USING or siege.stage == PAUSE):
            return NOT_NOW
        return OK if siege.me().hand & ~ORC_CARDS else NO_CARD_TO_REMOVE

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if (finished_spaces(siege) >> arg) & 1:
            return OK
        return NOT_FINISHED if siege.card_on(arg) >= 0 else NO_CARD_THERE

    def allowed(self, siege: Siege) -> i64:
        takeable = takeable_spaces(siege)
        return takeable if takeable and self.why_none(siege) == OK else 0

    def missing(self, siege: Siege, arg: i64, code: i64) -> dict[str, object]:
        if code != NOT_FINISHED:
            return {}
        return {RESOURCES[resource]: card_needs(siege, arg, resource) for resource in range(3)}

    def do(self, siege: Siege, arg: i64) -> None:
        siege.space = arg
        siege.back = siege.stage
        siege.stage = TAKING


class Remove(CardVerb):
    """Pay for it with an unplayed card of your hand, which leaves the game; the new one takes its place (R11.4)."""

    def __init__(self) -> None:
        super().__init__("remove", "R11.4", (TAKING,))

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """The card, and where the siege goes on after it perhaps whether an orc card is left in the hand."""
        return super().reveals(siege, arg) or (siege.back == PAUSE and siege.hides_hands())

    def do(self, siege: Siege, arg: i64) -> None:
        me = siege.me()
        old = card_of(arg)
        new = siege.card_on(siege.space)
        me.hand = me.hand ^ 1 << old | 1 << new
        me.owned = me.owned ^ 1 << old | 1 << new
        siege.fresh = siege.fresh & ~(1 << old) | 1 << new
        siege.tell(CARD_REMOVED, siege.active, old)
        return_from_space(siege, siege.space)
        siege.set_card_on(siege.space, -1)
        siege.tell(UPGRADE_TAKEN, siege.active, siege.space, new)
        siege.stage = siege.back
        if siege.stage == PAUSE:
            go_on_pausing(siege, siege.step_at)
