"""What a search aims at: rates of an option, deals that decide little, and things that are used."""

from __future__ import annotations

import pytest

from mattock.lab.balance_aims import Aim, AimedFigure, Dealt, UsedPart, figures_of
from mattock.lab.cell import Cell, Contender, GameResult, Used


def cell(players: int, **options: str) -> Cell:
    return Cell("some", {"players": players, **options}, (Contender("random"),) * players, "seed", range(2))


def game(winner: int, *uses: Used, players: int = 2, first: int = 0, length: int = 9) -> GameResult:
    shares = tuple(float(seat == winner) for seat in range(players))
    return GameResult(0, (winner,), players, first, "goals", 30, {"round": (length,)}, shares, uses=uses)


def dealt(item: str, seat: int, used: int) -> Used:
    return Used("secret", item, seat, 1, used)


def test_a_rate_is_aimed_at_for_each_value_and_number_of_players() -> None:
    aim = Aim("random", [2], "level", {"low": 1.0, "high": 0.0})
    lost = GameResult(1, (), 2, 0, "late", 30, {"round": (9,)}, (0.0, 0.0))
    found = figures_of(
        aim, [(cell(2, level="low"), game(0)), (cell(2, level="low"), lost), (cell(2, level="high"), lost)]
    )
    assert found == {"random 2 low": AimedFigure(0.5, 1.0, 1.0), "random 2 high": AimedFigure(0.0, 0.0, 0.0)}
    assert found["random 2 low"].loss == pytest.approx((0.5 / 0.08) ** 2)
    assert found["random 2 high"].loss == 0.0


def test_what_is_dealt_counts_beside_an_even_share() -> None:
    games = [game(0, dealt("king", 0, 1), dealt("hunter", 1, 0)), game(1, dealt("king", 1, 1), dealt("hunter", 0, 0))]
    aim = Aim("random", [2], dealt=[Dealt("secret", 0.1)], used=[UsedPart("secret", 0.1, 0.8)])
    found = figures_of(aim, [(cell(2), one) for one in games])
    assert found == {
        "random secret hunter wins": AimedFigure(-0.5, -0.1, 0.1),
        "random secret king wins": AimedFigure(0.5, -0.1, 0.1),
        "random secret hunter used": AimedFigure(0.0, 0.1, 0.8),
        "random secret king used": AimedFigure(1.0, 0.1, 0.8),
    }
    assert all(figure.loss > 0 for figure in found.values())


def test_who_begins_and_how_long_it_takes_is_measured_by_number_of_players() -> None:
    aim = Aim("random", [2, 3], begins=0.08, length=(7, 14))
    games = [
        (cell(2), game(0, length=7)),
        (cell(2), game(0, first=1, length=15)),
        (cell(3), game(2, players=3, first=2)),
    ]
    found = figures_of(aim, games)
    assert {name: figure.value for name, figure in found.items()} == pytest.approx(
        {"random 2 begins": 0.0, "random 2 length": 0.5, "random 3 begins": 2 / 3, "random 3 length": 1.0}
    )
    assert found["random 2 begins"].loss == 0.0
    assert found["random 2 length"].loss > 0
