"""Words for the numbers of a game: cards, gems, goals, reasons. The only way from the engine to names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from mattock.core.events import Names
from mattock.core.numbered import numbered_table
from mattock.games.dwar7s.box.load import Box
from mattock.games.dwar7s.cards import (
    CARD_NAMES,
    COLOURS,
    DIAMOND,
    EMERALD,
    GEMS,
    GOLD,
    KINDS,
    OGRES,
    ORDERS,
    RUBY,
    SECRETS,
)
from mattock.games.dwar7s.packed_counts import count_of
from mattock.games.dwar7s.refusals import FAILURES
from mattock.games.dwar7s.rules.end import GOALS, ONGOING, ROUNDS, STALL
from mattock.games.dwar7s.spaces import SIDES, SITE_BITS, SITE_MASK, x_of, y_of
from mattock.games.dwar7s.view_types import Gems, Ogres, Reason, Site

if TYPE_CHECKING:
    from mypy_extensions import i64

REASONS: Final[tuple[Reason | Literal[""], ...]] = numbered_table(
    [(ONGOING, ""), (GOALS, "goals"), (STALL, "stall"), (ROUNDS, "rounds")]
)


class PieceNames(Names):
    """The words under one set of components."""

    def __init__(self, box: Box) -> None:
        words: dict[str, tuple[str, ...]] = {
            "card": CARD_NAMES,
            "kind": KINDS,
            "colour": COLOURS,
            "side": SIDES,
            "gem": GEMS,
            "ogre": OGRES,
            "discard": (*GEMS, *OGRES),
            "goal": tuple(box.goal_ids),
            "secret": SECRETS,
            "order": ORDERS,
            "reason": REASONS,
            "why": FAILURES,
        }
        super().__init__(words)

    def made_of(self, sort: str, number: i64) -> object:
        if sort == "space":
            return [x_of(number), y_of(number)]
        if sort == "ogres":
            return ogres_of(number)
        if sort == "site":
            return site_of(number)
        raise KeyError(sort)


def site_of(site: i64) -> Site:
    """What a space is known by: `on` which card it is, or `north` of which; nothing where the table is empty."""
    packed = {name: site >> SITE_BITS * place & SITE_MASK for place, name in enumerate(("on", *SIDES))}
    return cast("Site", {name: CARD_NAMES[card - 1] for name, card in packed.items() if card})


def ogres_of(tally: i64) -> Ogres:
    """Ogre cards by name, those that are there."""
    return {name: count_of(tally, kind) for kind, name in enumerate(OGRES) if count_of(tally, kind)}


def gems_of(tally: i64) -> Gems:
    """Gems by name, all kinds."""
    return {
        "ruby": count_of(tally, RUBY),
        "emerald": count_of(tally, EMERALD),
        "diamond": count_of(tally, DIAMOND),
        "gold": count_of(tally, GOLD),
    }
