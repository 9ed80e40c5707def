"""Receipts: only commands with a key have one, and another command under the same key is told from the first."""

from __future__ import annotations

import pytest

from mattock.tables.log.commands import AnyCommand, Play, Say
from mattock.tables.store.batch import Receipt, hash_of, receipt_for
from tests.tables.staging import ADA, NAME

SAID = Say(table=NAME, text="Anybody there?", key="only-once")


def test_a_command_without_a_key_has_no_receipt() -> None:
    assert receipt_for(ADA, Say(table=NAME, text="Anybody there?"), NAME, 7) is None


def test_a_receipt_says_whose_command_it_was_and_what_came_of_it() -> None:
    assert receipt_for(ADA, SAID, NAME, 7) == Receipt(ADA.id, "only-once", hash_of(SAID), NAME, 7)


@pytest.mark.parametrize(
    "other",
    [
        Say(table=NAME, text="Nobody there?", key="only-once"),
        Say(table="another", text="Anybody there?", key="only-once"),
        Play(table=NAME, version=1, action="rest", key="only-once"),
    ],
    ids=["text", "table", "command"],
)
def test_another_command_has_another_hash(other: AnyCommand) -> None:
    assert hash_of(other) != hash_of(SAID)
    assert hash_of(SAID) == hash_of(Say(table=NAME, text="Anybody there?", key="only-once"))
