"""Ratings: who wins gains, and who left it to a bot comes last."""

from __future__ import annotations

from mattock.tables.log.chronicle import SeatLine
from mattock.tables.log.rating import Rating, ranks_of, rated


def line(score: int, *, wins: bool = False, is_forfeit: bool = False) -> SeatLine:
    return SeatLine(
        0, None, None, None, is_remote=False, is_helped=is_forfeit, is_winner=wins, score=score, is_forfeit=is_forfeit
    )


def test_winners_come_first_then_the_score_counts_and_equal_ones_share_a_rank() -> None:
    assert ranks_of([line(5), line(4, wins=True), line(9), line(5)]) == [2, 0, 1, 2]


def test_nobody_gains_by_leaving_it_to_a_bot() -> None:
    assert ranks_of([line(9, wins=True, is_forfeit=True), line(0)]) == [1, 0]


def test_the_winner_gains_what_the_loser_loses_and_both_are_better_known() -> None:
    first, second = rated([Rating(), Rating()], [0, 1])
    assert first.mu > Rating().mu > second.mu
    assert max(first.sigma, second.sigma) < Rating().sigma
    assert first.worth > second.worth


def test_a_draw_of_equals_moves_nobody() -> None:
    first, second = rated([Rating(), Rating()], [0, 0])
    assert first.mu == second.mu
