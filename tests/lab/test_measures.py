"""Measures of a game are found through its manifest."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.lab.measures import GameMeasures, Use, measures_of


def test_a_game_that_measures_nothing_is_always_in_turn_0() -> None:
    state = mattock.game("runedar").new(chance=Seeded(1), players=2)
    assert GameMeasures().turn_of(state) == 0


@pytest.mark.parametrize("name", mattock.game_names())
def test_every_measure_of_a_finished_game_is_a_number_for_each_or_for_all(name: str) -> None:
    measures = measures_of(name)
    state = mattock.game(name).new(chance=Seeded(1), players=2)
    turns = [measures.turn_of(state)]
    while state.outcome is None:
        state.play(state.legal()[-1])
        turns.append(measures.turn_of(state))
    assert turns == sorted(turns)
    assert turns[-1] > 0
    for measure, read in measures.measures.items():
        values = read(state.view(None), state.outcome)
        assert len(values) == (2 if measure in measures.per_seat else 1), measure
        assert all(isinstance(value, int) for value in values)


def test_one_of_several_alike_goes_by_its_kind() -> None:
    assert Use("card", "card", "card", "laid").named("red_tavern") == "red_tavern"
    kind = Use("card", "card", "card", "laid", kind=lambda card: card.split("_", 1)[1])
    assert kind.named("red_tavern") == "tavern"
