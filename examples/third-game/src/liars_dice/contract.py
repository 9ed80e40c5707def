"""All that clients are told, declared: types for view, options and pieces, tables for events and actions."""

from __future__ import annotations

from typing import Final

from liars_dice import events, view_types
from liars_dice.refusals import REFUSALS
from liars_dice.rules import VERBS
from liars_dice.view_types import Face, Options, Pieces, Reason, Roll, View
from mattock.core.contract import Contract, kinds_in

CONTRACT: Final = Contract(
    view=View,
    options=Options,
    pieces=Pieces,
    sorts={"number": int, "face": Face, "roll": Roll, "reason": Reason},
    events=kinds_in(vars(events)),
    verbs=VERBS,
    refusals=REFUSALS,
    missing={"dice": int, "standing_count": int, "standing_face": Face},
    names=vars(view_types),
)
