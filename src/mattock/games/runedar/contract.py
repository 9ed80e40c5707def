"""All that clients are told of a siege, declared: views, options and pieces as types, events and actions as tables."""

from __future__ import annotations

from typing import Final

from mattock.core.contract import Contract, kinds_in
from mattock.games.runedar import decision_types, events, name_types, piece_types, view_types
from mattock.games.runedar.name_types import (
    Carrier,
    Deck,
    EngineName,
    Face,
    Leaving,
    Mercenary,
    Mode,
    Place,
    Reason,
    Resource,
    Target,
    Work,
)
from mattock.games.runedar.piece_types import Pieces
from mattock.games.runedar.refusals import REFUSALS
from mattock.games.runedar.verbs import VERBS
from mattock.games.runedar.view_types import Amounts, Options, View

SORTS: Final[dict[str, object]] = {
    "number": int,
    "space": int,
    "flag": bool,
    "card": str,
    "cards": list[str],
    "siege": str,
    "troll": str,
    "goblin": str,
    "piece": str,
    "place": Place,
    "mercenary": Mercenary,
    "engine": EngineName,
    "resource": Resource,
    "resources": Amounts,
    "work": Work,
    "deck": Deck,
    "mode": Mode,
    "target": Target,
    "carrier": Carrier,
    "faces": list[Face],
    "reason": Reason,
    "how": Leaving,
}

CONTRACT: Final = Contract(
    view=View,
    options=Options,
    pieces=Pieces,
    sorts=SORTS,
    events=kinds_in(vars(events)),
    verbs=VERBS,
    refusals=REFUSALS,
    missing={"cost": int, "gold": int, "lacking": str, "wood": int, "leather": int, "metal": int},
    names={**vars(name_types), **vars(decision_types), **vars(piece_types), **vars(view_types)},
)
