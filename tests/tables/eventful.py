"""Tables at which much has happened, and what they are compared by."""

from __future__ import annotations

import random

import msgspec
import pytest

import mattock
from mattock.tables.log.commands import Agree, Say, Undo
from mattock.tables.log.entries import Entry, read_body
from mattock.tables.log.table import Table
from tests.tables.staging import ADA, BOB, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def truth(table: Table) -> bytes:
    return msgspec.msgpack.encode(table.snapshot())


def stored(entries: list[Entry]) -> list[Entry]:
    """As they come back from a database."""
    return [Entry(one.number, one.at, read_body(msgspec.json.encode(one.body))) for one in entries]


def eventful(game: str, *, to_the_end: bool = True) -> Stage:
    """A game with talk, free undo, undo by consent, and bots."""
    stage, dice = Stage(game, players=3).begin(ADA, BOB), random.Random(4)
    for mark in (10, 25, 40):
        stage.play_on(dice, lambda one, mark=mark: len(one.table.record.deeds) >= mark)  # type: ignore[misc]
        stage.do(ADA, Say(table=NAME, text=f"after {mark}"))
        stage.do(ADA, Undo(table=NAME, version=stage.version, steps=7))
        if stage.table.record.proposal is not None:
            stage.do(BOB, Agree(table=NAME, proposal=stage.version))
    if to_the_end:
        stage.play_on(dice)
    return stage
