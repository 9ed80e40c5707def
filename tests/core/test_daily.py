"""A game without a recipe of its own has no game of the day."""

from __future__ import annotations

import pytest

from mattock.core.daily import DailyRecipe


def test_a_recipe_says_both_how_a_day_is_set_up_and_what_counts() -> None:
    with pytest.raises(NotImplementedError):
        DailyRecipe().options(1)
    with pytest.raises(NotImplementedError):
        DailyRecipe().points(won=True, score=1)
