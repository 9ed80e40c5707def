"""Why an action: where its futures lead those of the others, surely and by enough to matter."""

from __future__ import annotations

import mattock
from mattock.bots.action_rollouts import ActionRollouts
from mattock.bots.advice import GAIN, GUARD, HINDER, NO_LESS, SLOW, SPARE, SURVIVAL, VICTORY, Reason
from mattock.bots.reasons import reason_for

RIVALS = mattock.game("dwar7s").new(seed=1)
TRIES = 100
NOTHING_ELSE = Reason(NO_LESS, GAIN, 0)
"""What is said where nothing sets an action apart."""


def futures(
    own: dict[str, float] | None = None,
    rival: dict[str, float] | None = None,
    *,
    spread: float = 0.1,
    wins: int = 0,
    defeats: int = 0,
) -> ActionRollouts:
    """ActionRollouts for seat 0 of two rivals whose parts have these means; so many of them were over at once."""
    instinct = RIVALS.game.instinct(RIVALS)
    found = ActionRollouts(instinct, 0, 2)
    found.tries, found.lasting, found.wins = TRIES, TRIES - wins - defeats, float(wins)
    found.shares = [TRIES / 2, TRIES / 2]
    means = [scores.get(part, 0.0) for scores in (own or {}, rival or {}) for part in instinct.parts]
    found.sums = [mean * found.lasting for mean in means]
    found.squares = [(mean * mean + spread * spread) * found.lasting for mean in means]
    return found


NOW = futures({"gems": 0.5}, {"kingdom": 0.6})
SAME = {"kingdom": 0.6}
"""A rival whose kingdom stays what it is."""


def test_what_grows_more_than_after_other_actions_is_gained() -> None:
    found = reason_for(futures({"gems": 1.0}), [futures({"gems": 0.6}), futures({"gems": 0.5})], NOW)
    assert found == Reason("gems", GAIN, 0)


def test_what_others_would_lose_is_guarded() -> None:
    found = reason_for(futures({"gems": 0.5}), [futures({"gems": 0.1})], NOW)
    assert found == Reason("gems", GUARD, 0)


def test_what_a_rival_loses_is_a_reason_too() -> None:
    found = reason_for(futures({"gems": 0.5}, {"kingdom": 0.1}), [futures({"gems": 0.5}, SAME)], NOW)
    assert found == Reason("kingdom", HINDER, 1)


def test_a_rival_who_only_gains_less_loses_nothing() -> None:
    for left in (0.6, 0.58, 0.7):
        found = reason_for(futures({"gems": 0.5}, {"kingdom": left}), [futures({"gems": 0.5}, {"kingdom": 1.2})], NOW)
        assert found == Reason("kingdom", SLOW, 1)
    falls = futures({"gems": 0.5}, {"kingdom": 0.5}, spread=1.0)
    found = reason_for(falls, [futures({"gems": 0.5}, {"kingdom": 1.2})], NOW)
    assert found == Reason("kingdom", SLOW, 1)  # that it falls may be chance


def test_what_falls_is_not_kept_even_if_others_let_it_fall_further() -> None:
    found = reason_for(futures({"gems": 0.3}, SAME), [futures({"gems": 0.0}, SAME)], NOW)
    assert found == Reason("gems", SPARE, 0)
    spent = futures({"gems": 0.3, "goals": 0.1}, SAME)
    assert reason_for(spent, [futures({"gems": 0.0}, SAME)], NOW) == Reason(
        "goals", GAIN, 0
    )  # plainly true comes first
    assert reason_for(futures(SAME, SAME), [futures({"gems": 0.3, **SAME}, SAME)], NOW) == NOTHING_ELSE


def test_the_largest_lead_is_the_reason() -> None:
    found = reason_for(futures({"gems": 0.7, "goals": 0.9}), [futures({"gems": 0.5})], NOW)
    assert found == Reason("goals", GAIN, 0)


def test_what_others_gain_more_of_is_no_reason() -> None:
    assert reason_for(futures({"gems": 0.9}), [futures({"gems": 0.92})], NOW) == NOTHING_ELSE


def test_what_every_action_gains_is_no_reason_for_one() -> None:
    assert reason_for(futures({"gems": 0.9}), [futures({"gems": 0.9})], NOW) == NOTHING_ELSE


def test_a_lead_that_may_be_chance_is_no_reason() -> None:
    assert reason_for(futures({"gems": 0.6}, spread=1.0), [futures({"gems": 0.5})], NOW) == NOTHING_ELSE
    assert reason_for(futures({"gems": 0.6}), [futures({"gems": 0.5}, spread=1.0)], NOW) == NOTHING_ELSE


def test_a_lead_too_small_to_matter_is_no_reason() -> None:
    assert reason_for(futures({"gems": 0.504}, SAME), [futures({"gems": 0.5}, SAME)], NOW) == NOTHING_ELSE


def test_a_small_lead_is_a_reason_where_there_is_none_that_weighs_more() -> None:
    still, less = futures({"gems": 0.52}, SAME, spread=0.0), futures({"gems": 0.5}, SAME, spread=0.0)
    assert reason_for(still, [less], NOW) == Reason("gems", GUARD, 0)
    slowed = futures({"gems": 0.52}, {"kingdom": 0.7}, spread=0.0)
    other = futures({"gems": 0.5}, {"kingdom": 1.2}, spread=0.0)
    assert reason_for(slowed, [other], NOW) == Reason("kingdom", SLOW, 1)
    assert reason_for(futures({"gems": 0.52}, SAME, spread=0.2), [less], NOW) == NOTHING_ELSE  # may be chance


def test_an_end_that_is_near_comes_before_everything_else() -> None:
    richer = {"gems": 2.0}
    assert reason_for(futures(richer, wins=60), [futures()], NOW) == Reason(VICTORY, GAIN, 0)
    assert reason_for(futures(richer), [futures(defeats=60)], NOW) == Reason(SURVIVAL, GUARD, 0)
    assert reason_for(futures(richer, wins=60), [futures(wins=60)], NOW) == Reason("gems", GAIN, 0)


def test_where_every_future_is_over_only_its_end_counts() -> None:
    assert reason_for(futures(wins=TRIES), [futures()], NOW) == Reason(VICTORY, GAIN, 0)
    assert reason_for(futures(defeats=TRIES), [futures(defeats=TRIES)], NOW) == NOTHING_ELSE
