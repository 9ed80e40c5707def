"""Names that could be taken for another's."""

from __future__ import annotations

import pytest

from mattock.tables.log.commands import Sit
from mattock.tables.log.lookalike import alike, skeleton
from mattock.tables.log.seats import Person
from tests.tables.staging import ADA, BOB, NAME, Stage


@pytest.mark.parametrize(
    "name",
    ["Ada", "ADA", "Аdа", "Αda", "Adа", "A d a", "Ada.", "Ａｄａ", "𝐀𝐝𝐚", "Áda", "Adä", "ᎪᎠᎪ", "ᎪꭰᎪ"],
)
def test_a_name_that_is_drawn_like_another_has_its_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Ada")


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiII"), ("Otto", "0tt0"), ("Arno", "Amo"), ("Paul1", "Paull"), ("Anna", "Aηηa")]
)
def test_digits_and_pairs_pass_for_letters(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Eda"), ("Bob", "Rob"), ("雪", "雨"), ("!!", "??"), ("Эва", "Ева")])
def test_other_names_stay_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_both_are_marked_and_one_person_twice_is_not() -> None:
    twin = Person("x", "Αda")
    assert set(alike([ADA, BOB, twin])) == {ADA.id, twin.id}
    assert alike([ADA]) == alike([ADA, BOB]) == []


def test_a_table_says_whose_names_look_alike() -> None:
    stage = Stage(players=3)
    twin = Person("x", "Аda")
    for person in (ADA, ADA, twin):
        stage.do(person, Sit(table=NAME))
    assert set(stage.news(BOB).standing.alike) == {ADA.id, twin.id}
