"""Figures of a report, held against games that are made up or counted by hand."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from mattock.lab.engines import SerialEngine
from mattock.lab.measures import measures_of
from mattock.lab.report import figures
from mattock.lab.report.source import ReportSource
from tests.lab.experiments import played, written


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("lab")
    played(written(base, games=6), base / "out", SerialEngine())
    return base / "out"


def test_win_rates_are_of_the_games_of_their_kind(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    found = figures.win_rates(source, "team", "players", "option_difficulty")
    assert len(found) == 8
    games = source.games.filter(
        (pl.col("team") == "apprentice") & (pl.col("players") == 3) & (pl.col("option_difficulty") == "hard")
    )
    assert found["apprentice", 3, "hard"].games == games.height == 6
    assert found["apprentice", 3, "hard"].rate == games["won"].mean()


def test_lost_games_are_counted_once_whatever_the_width(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    for width in (1, 4, 100):
        assert figures.endings(source, width)["games"].sum() == source.games.filter(~pl.col("won")).height


def test_the_difficulties_stand_from_easy_to_hard(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    assert source.group == "difficulty"
    assert source.levels("difficulty") == ["easy", "hard"]


def test_what_is_used_is_divided_by_what_was_offered(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    upgrade, mercenary, _ = measures_of("runedar").uses
    assert source.uses is not None
    rows = source.uses.collect()
    for one in figures.use_effects(source, upgrade):
        mine = rows.filter((pl.col("sort") == "upgrade") & (pl.col("item") == one.item))
        assert one.use == sum(mine["used"].to_list()) / sum(mine["offered"].to_list())
    assert len(figures.use_effects(source, mercenary)) == 5


def test_a_seat_that_did_not_buy_what_all_could_buy_is_compared_with_the_one_that_did(folder: Path) -> None:
    source = ReportSource(folder, "dwar7s", "en")
    trading = next(use for use in source.measures.uses if use.sort == "trading")
    assert source.uses is not None
    rows = source.uses.filter(pl.col("sort") == "trading")
    units = figures.played_by(source, rows, trading).collect()
    offered = rows.filter(pl.col("seat").is_null()).collect().height
    assert units.height == 2 * offered
    assert units["used"].sum() == rows.collect()["used"].sum()


def test_the_difference_of_two_rates_is_newcombes() -> None:
    """The first example of his paper of 1998: 56 of 70 against 48 of 80."""
    assert figures.difference((56 / 70, 70), (48 / 80, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=0.0001)
    assert figures.difference(None, (0.5, 2)) is None


def test_shares_of_seats_make_one_victory_a_game(folder: Path) -> None:
    source = ReportSource(folder, "dwar7s", "en")
    assert figures.seat_rates(source, from_first=False) == {}  # bots of two levels say nothing about seats
    source.games = source.games.with_columns(pl.lit("random").alias("team"))
    ((by_seat,), (by_order,)) = (figures.seat_rates(source, from_first=order).values() for order in (False, True))
    for rates in (by_seat, by_order):
        assert sum(rate.rate for rate in rates) == pytest.approx(1.0)
    first = source.games.filter(pl.col("winners").list.contains(pl.col("first")) & (pl.col("winners").list.len() == 1))
    shared = source.games.filter(pl.col("winners").list.len() == 2)
    assert by_order[0].rate == (first.height + shared.height / 2) / source.games.height


def test_curves_follow_the_turns(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    found = figures.curve(source, "curve_gold", "won")
    assert source.turns is not None
    for won, part in found.items():
        numbers = source.games.filter(pl.col("won") == won)["number"]
        turns = source.turns.filter(pl.col("number").is_in(numbers.to_list()) & (pl.col("turn") == 3)).collect()
        assert part.filter(pl.col("turn") == 3)["mean"].item() == turns["curve_gold"].mean()
