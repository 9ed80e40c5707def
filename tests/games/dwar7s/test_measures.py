"""What the lab records of a game is what its last view says, and the curves rise and fall with the game."""

from __future__ import annotations

from typing import Any

import mattock
from mattock.games.dwar7s.measures import MEASURES, best_score_of, kind_of, round_of, secrets_met_by
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, position


def test_a_card_is_counted_by_its_kind() -> None:
    assert kind_of("red_tavern") == "tavern"
    assert kind_of("apple_pie") == "apple_pie"


def test_curves_read_the_position() -> None:
    fall = position(goals={"red": "apples"}, secret={"blue": "collector"}, gems={"blue": "ruby emerald diamond gold"})
    assert round_of(fall) == 1
    players: Any = fall.view(None)["players"]
    assert best_score_of(fall) == max(player["score"] for player in players)
    assert secrets_met_by(fall) == 1
    assert secrets_met_by(position()) == 0


def test_measures_of_the_end_have_one_number_or_one_a_seat() -> None:
    fall, dice = DWAR7S.new(players=3, seed=2), mattock.Seeded(2)
    while not fall.is_over:
        legal = fall.legal_ids()
        fall.step(legal[dice.below(len(legal), "choice")])
    assert isinstance(fall, Fall)
    view, outcome = fall.view(None), fall.outcome
    assert outcome is not None
    for name, measured in MEASURES.measures.items():
        found = measured(view, outcome)
        assert len(found) == (3 if name in MEASURES.per_seat else 1)
    assert MEASURES.measures["best_score"](view, outcome) == [max(MEASURES.measures["score"](view, outcome))]
    assert MEASURES.measures["round"](view, outcome) == [round_of(fall)]


def test_what_is_counted_names_events_and_facts_of_the_game() -> None:
    kinds = {kind.name: {fact.name for fact in kind.facts} for kind in DWAR7S.contract().events}
    for use in MEASURES.uses:
        for event in (use.used, use.offered):
            if event is not None:
                assert use.fact in kinds[event]
        assert not use.by_seat or "seat" in kinds[use.used]
