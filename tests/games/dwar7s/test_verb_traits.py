"""What clients are told of verbs, held against whole games of somewhat wayward apprentices."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from mattock.bots import Sight, bot
from mattock.games.dwar7s.state import SPACE, Fall
from mattock.games.dwar7s.verb_traits import verb_traits
from mattock.games.dwar7s.verbs import VERBS
from mattock.games.dwar7s.view import open_view
from tests.games.dwar7s.positions import DWAR7S
from tests.paragraphs import rule

TRAITS = verb_traits()


def positions(games: int = 8) -> Iterator[tuple[Fall, str]]:
    """Positions with the verb of the action played there; it is played when the next one is asked for."""
    for seed in range(games):
        dice, fall = random.Random(seed), DWAR7S.new(players=2 + seed % 3, seed=seed)
        assert isinstance(fall, Fall)
        player = bot("apprentice", seed=seed)
        while not fall.is_over:
            action = dice.choice(fall.legal()) if dice.random() < 0.2 else player.choose(Sight(fall, fall.to_move))
            yield fall, action.verb
            fall.play(action)


def test_every_verb_has_its_traits() -> None:
    assert list(TRAITS) == [verb.name for verb in VERBS]


def test_at_most_one_verb_goes_on_at_a_time_and_names_nothing() -> None:
    assert all(verb.size == 1 for verb in VERBS if TRAITS[verb.name]["onward"])
    for fall, _ in positions():
        assert sum(TRAITS[action.verb]["onward"] > 0 for action in fall.legal()) <= 1


@rule("D6.1")
def test_tasks_are_led_through_by_these_verbs_alone() -> None:
    for fall, _ in positions():
        if open_view(fall)["phase"] == "resolve":
            others = {action.verb for action in fall.legal() if not TRAITS[action.verb]["is_task"]}
            assert others <= {"decline", "reveal"}


def test_nothing_more_is_asked_after_a_verb_that_is_played_at_once() -> None:
    met, before = Counter[str](), ""
    for fall, verb in positions():
        if before and TRAITS[before]["at_once"]:
            met[before] += 1
            assert fall.stage < SPACE or not open_view(fall)["is_begun"]
        before = verb
    assert {verb for verb, traits in TRAITS.items() if traits["at_once"]} <= set(met)
