"""The assistant weighs few choices, but never one alone that has lost."""

from __future__ import annotations

import mattock
from mattock import Outcome, State
from mattock.bots import Instinct, Sight, bot
from mattock.bots.assistant import MAX_CANDIDATES, Assistant
from mattock.core.chance import Seeded
from tests.bots.nim import Heap, Nim, NimInstinct


class Greedy(NimInstinct):
    """Leans to taking much."""

    def priors(self, state: State, numbers: list[int], weights: list[int]) -> None:
        weights.extend(1000**number for number in numbers)


class LastLoses(Nim):
    """Who takes the last of the heap loses."""

    def instinct(self, state: State) -> Instinct:
        return Greedy()

    def outcome(self, state: State) -> Outcome | None:
        if not state.result:
            return None
        winner = 2 - state.result
        return Outcome(reason="last", winners=(winner,), scores=(int(winner == 0), int(winner == 1)))


def test_what_has_lost_is_not_played_even_if_nothing_else_came_to_mind() -> None:
    for seed in range(20):
        state = LastLoses().new(seed=seed)
        assert isinstance(state, Heap)
        state.left = 2
        sight = Sight(state, state.to_move)
        assistant = Assistant("assistant", Seeded(seed))
        assert assistant.ideas(sight, 2) == [1], "to take both loses"
        assert assistant.choose(sight).id == 0


def test_few_choices_come_to_mind_and_not_always_the_same() -> None:
    state = mattock.game("dwar7s").new(players=2, seed=1)
    state.play(state.legal()[0])
    while len(state.legal()) < 6:
        state.play(state.legal()[0])
    sight = Sight(state, state.to_move)
    numbers = {action.id for action in sight.legal()}
    found = [Assistant("assistant", Seeded(seed)).ideas(sight, len(numbers)) for seed in range(40)]
    for ideas in found:
        assert 1 <= len(ideas) <= MAX_CANDIDATES < len(numbers)
        assert len(set(ideas)) == len(ideas)
        assert numbers.issuperset(ideas)
    assert len({tuple(sorted(ideas)) for ideas in found}) > 3


def test_the_level_of_that_name_is_one() -> None:
    assert isinstance(bot("assistant", seed=1), Assistant)
