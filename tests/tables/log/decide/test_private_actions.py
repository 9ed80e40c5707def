"""A standing order is changed, and nobody but its owner can tell from what they are sent (D8.2)."""

from __future__ import annotations

from typing import Any

import msgspec

from mattock.tables.log.messages import News
from mattock.tables.log.redaction import news_of
from tests.paragraphs import rule
from tests.tables.staging import ADA, BOB, EVE, Stage

LAY = "lay:castle"


def laid(*before: str) -> Stage:
    """The first card of the game, with these actions before it in the same deed."""
    stage = Stage("dwar7s", first=0).begin(ADA, BOB)
    stage.play(*before, LAY)
    return stage


def told(stage: Stage, *seats: int) -> News:
    """Everything that somebody with these seats is sent of it, from the deal on."""
    return news_of(stage.table, seats, stage.entries)


@rule("D8.2")
def test_what_others_are_sent_is_the_same_byte_for_byte_whether_an_order_went_before_a_card_or_not() -> None:
    ordered, plain = laid("order:keep"), laid()
    for person, seats in ((BOB, (1,)), (EVE, ())):
        assert ordered.table.seats_of(person) == seats
        assert msgspec.json.encode(told(ordered, *seats)) == msgspec.json.encode(told(plain, *seats))


@rule("D8.2")
def test_its_owner_is_told_the_order_in_force() -> None:
    for stage, order in ((laid("order:keep"), "keep"), (laid(), "reveal")):
        players = dict[str, Any](told(stage, 0).looks[0].view)["players"]
        assert isinstance(players, list)
        assert [players[0]["secret_order"], players[1]["secret_order"]] == [order, None]


@rule("D8.2")
def test_what_others_are_sent_stays_the_same_through_the_turn_after_it() -> None:
    ordered, plain = laid("order:keep"), laid()
    for stage in (ordered, plain):
        for code in ("turn:0", "stop"):
            stage.play(code)
    assert msgspec.json.encode(told(ordered, 1)) == msgspec.json.encode(told(plain, 1))
