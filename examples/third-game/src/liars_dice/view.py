"""What a seat may know, and what it may imagine (L1.2)."""

from __future__ import annotations

from typing import cast

from liars_dice.dice import FACES, named
from liars_dice.rules import REASONS, rolled
from liars_dice.state import ANSWER, NOBODY, OVER, STAGES, Table
from liars_dice.view_types import Bid, OpenView, Options, OwnView, Player, Showdown
from mattock.core.chance import Chance
from mattock.core.decision import Decision
from mattock.core.options import plain_options


def decision_of(table: Table) -> Decision | None:
    if table.stage == OVER:
        return None
    bid: dict[str, object] = {"count": table.count, "face": FACES[table.face]} if table.stage == ANSWER else {}
    return Decision(STAGES[table.stage], table.active, bid)


def open_view(table: Table) -> OpenView:
    decision = decision_of(table)
    return cast(
        "OpenView",
        {
            "game": "liars_dice",
            "options": cast("Options", plain_options(table.options)),
            "components": table.components,
            "round": table.round,
            "first": table.first,
            "to_move": table.active,
            "decision": None if decision is None else decision.to_dict(),
            "bid": bid_of(table),
            "dice_in_play": table.dice_in_play,
            "showdown": showdown_of(table),
            "result": REASONS[table.result] or None,
        },
    )


def bid_of(table: Table) -> Bid | None:
    if not table.count:
        return None
    return {"seat": table.rival, "count": table.count, "face": FACES[table.face]}


def showdown_of(table: Table) -> Showdown | None:
    if table.loser == NOBODY:
        return None
    return {
        "count": table.shown_count,
        "face": FACES[table.shown_face],
        "found": table.found,
        "loser_seat": table.loser,
        "rolls": [named(player.shown) for player in table.seats],
    }


def own_views(table: Table, seats: list[int | None]) -> list[OwnView]:
    return [{"seat": seat, "players": [player_of(table, one, seat) for one in range(2)]} for seat in seats]


def player_of(table: Table, seat: int, viewer: int | None) -> Player:
    """Nobody looks under another's cup; when the game is over there is nothing under it."""
    player = table.seats[seat]
    roll = named(player.roll) if viewer == seat and table.stage != OVER else None
    return {"seat": seat, "dice": player.dice, "roll": roll}


def imagined(table: Table, seat: int | None, chance: Chance) -> Table:
    """A clone in which the cups that the seat cannot look under were rolled anew."""
    dream = table.clone()
    dream.detach(chance)
    if table.stage != OVER:
        for other in range(2):
            if other != seat:
                dream.seats[other].roll = rolled(dream, other)
    dream.has_drawn = False
    return dream
