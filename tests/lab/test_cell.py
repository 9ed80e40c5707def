"""Cells and contenders: what they are called, and that a contender plays as it is called."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots import Sight
from mattock.lab.cell import Cell, Contender


@pytest.mark.parametrize(
    ("contender", "code", "title"),
    [
        (Contender("random"), "random", "random"),
        (Contender("master", 2500), "master:2500", "master (2,500 iterations)"),
    ],
)
def test_a_contender_has_a_code_and_a_title(contender: Contender, code: str, title: str) -> None:
    assert (contender.code, contender.title) == (code, title)


def test_a_team_of_one_level_has_its_name_else_the_names_by_seat() -> None:
    alike = Cell("runedar", {}, (Contender("random"),) * 3, "seed", range(1))
    mixed = alike._replace(seats=(Contender("random"), Contender("master", 9)))
    assert (alike.team, mixed.team) == ("random", "random, master:9")


def test_a_contender_chooses_by_its_seed_alone() -> None:
    state = mattock.game("dwar7s").new(seed=3)
    sight = Sight(state, state.to_move)
    chosen = [Contender("random").ready(seed).choose(sight).code for seed in ("a", "a", *"bcdefgh")]
    assert chosen[0] == chosen[1]
    assert len(set(chosen)) > 1
