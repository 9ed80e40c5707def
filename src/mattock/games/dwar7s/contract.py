"""All that clients are told of a game, declared: views, options and pieces as types, events and actions as tables."""

from __future__ import annotations

from typing import Final

from mattock.core.contract import Contract, kinds_in
from mattock.games.dwar7s import events, view_types
from mattock.games.dwar7s.refusals import REFUSALS
from mattock.games.dwar7s.verbs import VERBS
from mattock.games.dwar7s.view_types import (
    Colour,
    Discard,
    Failure,
    Gem,
    Gems,
    Kind,
    Ogre,
    Ogres,
    Options,
    Order,
    Pieces,
    Reason,
    Secret,
    Side,
    Site,
    View,
)

SORTS: Final[dict[str, object]] = {
    "number": int,
    "card": str,
    "goal": str,
    "space": tuple[int, int],
    "kind": Kind,
    "colour": Colour,
    "side": Side,
    "gem": Gem,
    "ogre": Ogre,
    "ogres": Ogres,
    "discard": Discard,
    "secret": Secret,
    "order": Order,
    "reason": Reason,
    "why": Failure,
    "site": Site,
}

CONTRACT: Final = Contract(
    view=View,
    options=Options,
    pieces=Pieces,
    sorts=SORTS,
    events=kinds_in(vars(events)),
    verbs=VERBS,
    refusals=REFUSALS,
    missing={
        "known_by": str,
        "known_side": Side,
        "cost": Gems,
        "gems": Gems,
        "dwarfs": int,
        "has_gems": bool,
    },
    names=vars(view_types),
)
