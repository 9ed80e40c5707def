"""What the lab records of a siege is what its view says."""

from __future__ import annotations

from mattock.core.outcome import Outcome
from mattock.games.runedar.measures import MEASURES, gold_of, turn_of
from tests.games.runedar.positions import RUNEDAR, position


def test_turn_and_gold_are_read_from_the_position() -> None:
    siege = position(gold=9)
    view = siege.view(None)
    assert (turn_of(siege), gold_of(siege)) == (view["turn"], 9)
    outcome = Outcome((), "gold", (0, 0))
    read = {name: list(measured(view, outcome)) for name, measured in MEASURES.measures.items()}
    assert read == {"turn": [view["turn"]], "gold": [9], "goblins_beaten": [view["goblins_beaten"]]}


def test_what_is_counted_names_events_and_facts_of_the_game() -> None:
    kinds = {kind.name: {fact.name for fact in kind.facts} for kind in RUNEDAR.contract().events}
    for use in MEASURES.uses:
        for event in (use.used, use.offered):
            assert event is None or use.fact in kinds[event]


def test_scales_are_values_of_options_from_easy_to_hard() -> None:
    difficulty = next(option for option in RUNEDAR.options if option.name == "difficulty")
    assert set(MEASURES.scales["difficulty"]) == set(difficulty.values)
