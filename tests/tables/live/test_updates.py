"""Updates as they are encoded for several audiences at once say what structs say that are built for one alone."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec
import pytest

import mattock
from mattock.tables.live.updates import LastUpdate, StandingCache, UpdateEncoder
from mattock.tables.log.commands import HandOver, Say, TakeBack
from mattock.tables.log.entries import Entry
from mattock.tables.log.messages import Changes, News
from mattock.tables.log.redaction import Audience, free_steps, happening, mover, standing
from mattock.tables.log.table import Table
from mattock.wire.encode import offered
from mattock.wire.messages import SeatView, ViewData
from tests.patching import whole
from tests.tables.staging import ADA, BOB, CYD, NAME, Stage

AUDIENCES: tuple[Audience, ...] = ((0,), (1,), (2, 3), ())
SEATS = [0, 1, 2, 3, None]
MAX_MEAN_BYTES = {"runedar": 1500, "dwar7s": 1850}
"""Of the changes that an audience is told after a deed of the game below. Views grow by what clients need not work out;
updates must not: raise this only with a reason.
"""


def reference(table: Table, audience: Audience, entries: Sequence[Entry]) -> News:
    """Built of the position itself: nothing in it is shared or encoded before."""
    return News(
        table=NAME,
        version=table.version,
        standing=standing(table),
        happenings=[happening(entry, audience) for entry in entries],
        looks=[look(table, seat) for seat in audience or (None,)],
        free_steps=free_steps(table, audience),
    )


def look(table: Table, seat: int | None) -> SeatView:
    state = table.state
    assert state is not None
    legal = state.legal() if seat is not None and seat == mover(table) else []
    return SeatView(seat, cast("ViewData", state.view(seat)), [offered(action) for action in legal])


def updates(game: str) -> Iterator[tuple[Table, list[Entry]]]:
    """A whole game of three people on four seats, with some talk, and a bot that stands in for a while."""
    stage, dice = Stage(game, players=4).begin(ADA, BOB, CYD, CYD), random.Random(7)
    number = 0
    while stage.table.asked is not None:
        before, number = len(stage.entries), number + 1
        if number % 7 == 0:
            stage.do(BOB, Say(table=NAME, text="Well?"))
        if number in {10, 14}:
            stage.do(BOB, HandOver(table=NAME, seat=1) if number == 10 else TakeBack(table=NAME, seat=1))
        stage.play(*stage.deed(dice))
        yield stage.table, stage.entries[before:]


@pytest.mark.parametrize("game", mattock.game_names())
def test_what_is_encoded_is_what_structs_say_and_not_longer(game: str) -> None:
    standings, before = StandingCache(), None
    known: dict[Audience, dict[str, object]] = {}
    sizes: list[int] = []
    for table, entries in updates(game):
        encoder = UpdateEncoder(table, SEATS, entries, standings, before, is_play=True)
        for audience in AUDIENCES:
            expected = msgspec.json.encode(reference(table, audience, entries))
            encoded = encoder.news(audience)
            news = msgspec.json.decode(encoded)
            assert news == msgspec.json.decode(expected)
            assert len(encoded) == len(expected)
            sizes += check_changes(encoder, audience, known.get(audience), news)
            known[audience] = news
        before = encoder.shown
    assert len(sizes) > 100
    assert sum(sizes) / len(sizes) <= MAX_MEAN_BYTES[game]


def check_changes(
    encoder: UpdateEncoder, audience: Audience, before: dict[str, object] | None, news: dict[str, object]
) -> list[int]:
    """Changes make the news of what was known before, and are written as their struct is; their size."""
    changes = encoder.changes(audience)
    assert (changes is None) == (before is None)
    if changes is None or before is None:
        return []
    told = msgspec.json.decode(changes)
    assert whole(before, told) == news
    assert len(changes) == len(msgspec.json.encode(told))
    assert isinstance(msgspec.json.decode(changes, type=Changes), Changes)
    return [len(changes)]


def test_what_was_told_before_is_compared_only_while_everybody_sits_where_they_sat() -> None:
    stage = Stage(players=2).begin(ADA, BOB)
    shown: LastUpdate = UpdateEncoder(stage.table, [0, 1], [], StandingCache(), is_play=False).shown
    assert shown.is_before(stage.table, stage.version)
    assert not shown.is_before(stage.table, stage.version - 1)
    stage.do(BOB, HandOver(table=NAME, seat=1))
    assert not shown.is_before(stage.table, shown.version)
