"""A game without code for its words: the name of a parameter says what it is."""

from __future__ import annotations

import pytest

import mattock
from mattock.texts.declared import secret_facts, sort_of


@pytest.mark.parametrize(
    ("name", "sort"), [("face", "face"), ("standing_face", "face"), ("loser_seat", "seat"), ("card_on_top", "top")]
)
def test_the_last_word_of_a_name_is_its_sort(name: str, sort: str) -> None:
    assert sort_of(name) == sort


@pytest.mark.parametrize("game", mattock.game_names())
def test_secret_facts_are_those_that_an_event_may_come_without(game: str) -> None:
    kinds = mattock.game(game).contract().events
    secret = {fact.name for kind in kinds for fact in kind.facts if fact.secret}
    assert set(secret_facts(game)) == secret != set()
    assert len(secret_facts(game)) == len(secret)
