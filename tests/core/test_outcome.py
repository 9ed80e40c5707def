"""How a game ended, as data."""

from __future__ import annotations

from mattock.core.outcome import Outcome


def test_the_score_of_an_outcome_is_the_best_one() -> None:
    outcome = Outcome((1,), "goals", (4, 9), "title")
    assert outcome.to_dict() == {
        "won": True,
        "winners": [1],
        "reason": "goals",
        "score": 9,
        "scores": [4, 9],
        "title": "title",
    }


def test_where_nobody_wins_the_game_is_lost() -> None:
    assert not Outcome((), "gold", (0, 0)).won


def test_outcomes_are_equal_where_all_of_them_is() -> None:
    assert Outcome((0,), "goals", (4, 2)) == Outcome((0,), "goals", (4, 2))
    assert hash(Outcome((0,), "goals", (4, 2))) == hash(Outcome((0,), "goals", (4, 2)))
    assert Outcome((0,), "goals", (4, 2)) != Outcome((0,), "stall", (4, 2))
    assert Outcome((0,), "goals", (4, 2)) != Outcome((0,), "goals", (4, 2), "a title")
