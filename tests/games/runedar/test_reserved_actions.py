"""Bots leave upgrades to the people who pay for them: they do not remove them, nor take what was just finished."""

from __future__ import annotations

import pytest

from mattock.games.runedar.reserved_actions import reserved_for_people

ADA, EVE, BOT = "ada", "eve", None
PAID = (ADA, ["lay:saw", "work:wood", "put:space_3"])
OWED = {"take:3", "scrap:3"}


@pytest.mark.parametrize(
    ("since", "left"),
    [
        ([], OWED),
        ([(BOT, ["put:space_3"]), (BOT, ["end_turn"])], OWED),
        ([(EVE, ["end_turn"])], OWED),
        ([(ADA, ["end_turn"]), (BOT, ["put:space_1"])], OWED),
        ([(BOT, ["end_turn"]), (ADA, ["end_turn"])], {"scrap:3"}),
        ([(BOT, ["end_turn"]), (ADA, ["end_turn"]), (BOT, ["put:space_3"])], OWED),
        ([(BOT, ["end_turn"]), PAID], OWED),
        ([(ADA, ["take:3", "remove:saw"])], set()),
        ([(BOT, ["scrap:3", "fill:3:red"])], set()),
        ([(EVE, ["put:space_5"])], OWED | {"take:5", "scrap:5"}),
        ([(ADA, ["put:goblin_1"])], OWED),
    ],
)
def test_what_a_person_has_paid_for_is_left_until_they_could_take_it(
    since: list[tuple[str | None, list[str]]], left: set[str]
) -> None:
    assert reserved_for_people([PAID, *since]) == left


def test_what_bots_have_paid_for_is_left_to_nobody() -> None:
    assert reserved_for_people([(ADA, ["move:tannery"]), (BOT, ["put:space_3"])]) == frozenset()
