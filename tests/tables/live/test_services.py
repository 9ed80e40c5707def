"""Names of tables and the chance of a moment come from outside, and no two are alike."""

from __future__ import annotations

import re

from mattock.tables.live.services import current_time, new_name


def test_names_are_short_enough_for_a_link_and_cannot_be_guessed() -> None:
    names = {new_name() for _ in range(1000)}
    assert len(names) == 1000
    assert all(re.fullmatch("[0-9a-f]{16}", name) for name in names)


def test_every_decision_has_a_secret_and_a_name_of_its_own() -> None:
    one, other = current_time(), current_time()
    assert len(one.secret) == 32
    assert one.secret != other.secret
    assert one.table != other.table
