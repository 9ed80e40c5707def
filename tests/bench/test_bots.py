"""What the bots are timed on, and that they can be."""

from __future__ import annotations

import pytest

from bench import bots
from bench.task import Task


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GAMES", 1)
    monkeypatch.setattr(bots, "ITERATIONS", 40)


@pytest.mark.parametrize("name", ["runedar", "dwar7s"])
def test_bots_are_timed_on_each_choice_of_a_game_from_its_beginning(name: str) -> None:
    states = bots.choices(name, 2)
    assert all(len(state.legal()) > 1 for state in states)
    played = sorted(len(state.journal().moves) for state in states)
    assert played[0] <= 1
    assert len(set(played)) == len(played)


def test_choices_are_shuffled_so_that_each_slice_meets_all_parts_of_a_game() -> None:
    played = [len(state.journal().moves) for state in bots.choices("dwar7s", 2)]
    assert played != sorted(played)


def test_a_search_counts_the_iterations_it_made() -> None:
    assert bots.iterations("dwar7s", 2)() == 40


@pytest.mark.parametrize("task", bots.TASKS, ids=lambda task: task.key)
def test_every_bot_can_be_timed(task: Task) -> None:
    assert task.prepare()() > 0
