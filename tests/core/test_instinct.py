"""An instinct in general: log odds as chances, together or against each other, and one laid over another."""

from __future__ import annotations

import math

import pytest

import mattock
from mattock.core.instinct import Instinct, OtherInstinct, percent
from mattock.core.state import State

STATE = mattock.game("dwar7s").new(seed=1, players=3)


class Fixed(Instinct):
    """Scores of two parts by seat, whatever the position."""

    def __init__(self, scores: list[tuple[float, float]], *, together: bool = False) -> None:
        super().__init__(("wealth", "peace"), together=together)
        self.fixed = scores

    def turn_of(self, state: State) -> int:
        return 7

    def priors(self, state: State, numbers: list[int], weights: list[int]) -> None:
        weights.extend(1 for _ in numbers)

    def evaluate(self, state: State, seat: int, scores: list[float]) -> None:
        scores.extend(self.fixed[seat])


def chances_of(instinct: Instinct) -> list[float]:
    chances: list[float] = []
    instinct.chances(STATE, STATE.players, chances)
    return chances


def test_a_standing_is_the_sum_of_its_parts() -> None:
    assert Fixed([(1.5, -0.5)]).standing(STATE, 0) == 1.0


def test_rivals_share_one_victory_by_their_standings() -> None:
    found = chances_of(Fixed([(math.log(2), 0.0), (0.0, 0.0), (0.0, math.log(5))]))
    assert found == pytest.approx([0.25, 0.125, 0.625])


def test_those_who_play_together_have_the_chance_of_one() -> None:
    found = chances_of(Fixed([(math.log(3), 0.0)] * 3, together=True))
    assert found == pytest.approx([0.75] * 3)


def test_unless_a_game_says_otherwise_everything_is_possible_and_told_as_it_is() -> None:
    plain = Fixed([(0.0, 0.0)])
    assert plain.may_win(STATE)
    assert plain.private_choice(STATE) == -1
    assert plain.calibrated(0.3) == 0.3


def test_an_instinct_over_another_answers_as_that_one_where_it_changes_nothing() -> None:
    own = Fixed([(1.0, 0.0), (0.0, 0.0), (0.0, 2.0)])
    other = OtherInstinct(own)
    assert (other.parts, other.together, other.turn_of(STATE)) == (own.parts, own.together, 7)
    assert chances_of(other) == chances_of(own)
    assert (other.may_win(STATE), other.private_choice(STATE), other.calibrated(0.4)) == (True, -1, 0.4)
    weights: list[int] = []
    other.priors(STATE, [1, 2, 3], weights)
    assert weights == [1, 1, 1]


@pytest.mark.parametrize(("chance", "said"), [(0.0, 0), (0.001, 1), (0.254, 25), (0.999, 99), (1.0, 100)])
def test_what_is_not_certain_is_not_called_so(chance: float, said: int) -> None:
    assert percent(chance) == said
