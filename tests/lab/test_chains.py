"""Decisions that nothing came between are brought to agree about the future that they share."""

from __future__ import annotations

import pytest

from mattock.lab.chains import agreed, chains, levels, trust_in, with_chance
from tests.lab.made_up import choice


def test_luck_and_other_seats_end_a_chain_except_among_allies() -> None:
    made = [choice(1, 0.5), choice(2, 0.5, luck=True), choice(3, 0.5), choice(4, 0.5, seat=1)]
    rivals = [[one.number for one in chain] for chain in chains(made, together=False)]
    assert rivals == [[1, 2], [3], [4]]
    allies = [[one.number for one in chain] for chain in chains(made, together=True)]
    assert allies == [[1, 2], [3, 4]]
    assert list(chains([], together=True)) == []


def test_levels_never_rise_and_end_where_the_result_is_known() -> None:
    chain = [choice(1, 0.4, doubt=0.1), choice(2, 0.8, doubt=0.1)]
    found = levels(chain, None)
    assert found == sorted(found, reverse=True)
    assert levels(chain, 1.0)[-1] == 1.0
    assert all(chance >= 0.0 for chance in levels(chain, 0.0))


def test_games_that_were_played_on_are_trusted_more_than_a_search() -> None:
    searched = choice(1, 0.5, doubt=0.2)
    assert trust_in(searched._replace(games=50)) > trust_in(searched)


def test_each_choice_keeps_what_the_next_one_hopes_for() -> None:
    first, second = agreed([choice(1, 0.9, doubt=0.1), choice(2, 0.5, doubt=0.1)], None, together=False)
    assert first.kept[0] == pytest.approx(second.hoped[0])
    assert first.doubt >= 0.1


def test_rivals_divide_what_is_left_as_they_did_and_allies_share_it() -> None:
    assert with_chance((0.5, 0.3, 0.2), 0, 0.0, together=False) == pytest.approx((0.0, 0.6, 0.4))
    assert with_chance((1.0, 0.0, 0.0), 0, 0.4, together=False) == pytest.approx((0.4, 0.3, 0.3))
    assert with_chance((0.5, 0.5), 1, 0.25, together=True) == (0.25, 0.25)
