"""Figures out of the tables: rates with their intervals, spreads, curves over the turns, use and worth of things."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from mattock.lab.intervals import wilson
from mattock.lab.measures import Use
from mattock.lab.report.source import ReportSource

SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
MIN_GAMES = 20  # games: a turn that fewer reach is left off a curve, its middle would jump


class Rate(NamedTuple):
    """A rate, between which limits it lies with 95 %, and out of how many."""

    rate: float
    low: float
    high: float
    games: int

    @property
    def words(self) -> str:
        return f"{100 * self.rate:.0f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"


def rate(wins: float, games: int) -> Rate:
    return Rate(wins / max(games, 1), *wilson(wins, games), games)


def win_rates(source: ReportSource, *columns: str) -> dict[tuple[object, ...], Rate]:
    """Of all together, by the values of these columns."""
    found = source.games.group_by(columns).agg(pl.col("won").sum(), pl.len())
    return {tuple(row[:-2]): rate(row[-2], row[-1]) for row in found.iter_rows()}


def endings(source: ReportSource, width: int) -> pl.DataFrame:
    """How many games end for each reason in each span of turns; where all play together, of those that are lost."""
    lost = source.games.filter(~pl.col("won")) if source.together else source.games
    return (
        lost.with_columns(last_turn(source))
        .group_by((pl.col("end") // width * width).alias("from"), "reason")
        .agg(pl.len().alias("games"))
        .sort("from", "reason")
    )


def last_turn(source: ReportSource) -> pl.Expr:
    """The first measure of a game is its length in turns or rounds."""
    name = next(iter(source.measures.measures))
    return pl.col(f"measure_{name}").alias("end")


class Quantiles(NamedTuple):
    """Some quantiles of a number."""

    values: tuple[float, ...]
    games: int


def lengths(source: ReportSource) -> dict[tuple[str, int], Quantiles]:
    """Turns of a game, by levels and number of players."""
    quantiles = [pl.col("end").quantile(share).alias(str(share)) for share in SHARES]
    found = source.games.with_columns(last_turn(source)).group_by("team", "players").agg(*quantiles, pl.len())
    return {(row[0], row[1]): Quantiles(row[2:-1], row[-1]) for row in found.iter_rows()}


def curve(source: ReportSource, name: str, by: str) -> dict[object, pl.DataFrame]:
    """Middle and spread of a value at the end of each turn, by the values of a column of the games."""
    assert source.turns is not None
    games = source.games.lazy().select("number", by)
    found = (
        source.turns.join(games, on="number")
        .group_by(by, "turn")
        .agg(
            pl.col(name).quantile(0.1).alias("low"),
            pl.col(name).mean().alias("mean"),
            pl.col(name).quantile(0.9).alias("high"),
            pl.len().alias("games"),
        )
        .filter(pl.col("games") >= max(1, min(MIN_GAMES, source.games.height // MIN_GAMES)))
        .sort("turn")
        .collect()
    )
    return {key[0]: part for key, part in sorted(found.partition_by(by, as_dict=True).items())}


class UseEffect(NamedTuple):
    """A thing: how often it is used for each time it is offered, or in a game; and by how much more those who use it
    (much) win than the others, with the 95 % interval. None where all do, or nobody.
    """

    item: str
    use: float
    more: tuple[float, float, float] | None


def use_effects(source: ReportSource, use: Use) -> list[UseEffect]:
    """The effect of using each thing of a sort, the most used first."""
    assert source.uses is not None
    rows = source.uses.filter(pl.col("sort") == use.sort)
    offered = pl.col("offered").sum() if use.offered is not None else pl.lit(source.games.height)
    totals = rows.group_by("item").agg(pl.col("used").sum() / offered).sort("used", "item", descending=[True, False])
    units = played_by(source, rows, use).with_columns((pl.col("used") > usual(use)).alias("much"))
    won = units.group_by("item", "much").agg(pl.col("share").mean(), pl.len().alias("units")).collect()
    found = {(row[0], row[1]): (row[2], row[3]) for row in won.iter_rows()}
    return [
        UseEffect(item, used, difference(found.get((item, True)), found.get((item, False))))
        for item, used in totals.collect().iter_rows()
    ]


def usual(use: Use) -> pl.Expr:
    """What counts as using a thing: once; or, where it is always there, in more than half the cases."""
    if use.offered is not None:
        return pl.lit(0.0)
    used = pl.col("used")
    return pl.when(used.max().over("item") > 1).then(used.median().over("item")).otherwise(0.0)


def played_by(source: ReportSource, rows: pl.LazyFrame, use: Use) -> pl.LazyFrame:
    """One row for each thing and each who could use it, a game or a seat: how often they did, and what they won."""
    games = source.games.lazy()
    if not use.by_seat:
        shares = games.select("number", pl.col("won").cast(pl.Float64).alias("share"))
        return rows.join(shares, on="number").select("item", "used", "share")
    seats = games.select(
        "number",
        pl.int_ranges(0, pl.col("players").cast(pl.Int64), dtype=pl.Int8).alias("seat"),
        pl.col("shares").alias("share"),
    ).explode("seat", "share")
    key = ["number", "item", "seat"]
    to_all = rows.filter(pl.col("seat").is_null()).select("number", "item").join(seats, on="number")
    own = rows.filter(pl.col("seat").is_not_null())
    to_one = own.join(seats, on=["number", "seat"])
    offers = pl.concat([part.select(*key, "share") for part in (to_all, to_one)]).unique(key)
    return offers.join(own.select(*key, "used"), on=key, how="left").select(
        "item", pl.col("used").fill_null(0), "share"
    )


def difference(used: tuple[float, int] | None, unused: tuple[float, int] | None) -> tuple[float, float, float] | None:
    """By how much the first rate is higher, with its 95 % interval (Newcombe's, of two Wilson intervals)."""
    if used is None or unused is None:
        return None
    (one, n), (two, m) = used, unused
    low_one, high_one = wilson(one * n, n)
    low_two, high_two = wilson(two * m, m)
    gap = one - two
    low = gap - ((one - low_one) ** 2 + (high_two - two) ** 2) ** 0.5
    return gap, low, gap + ((high_one - one) ** 2 + (two - low_two) ** 2) ** 0.5


def seat_rates(source: ReportSource, *, from_first: bool) -> dict[int, list[Rate]]:
    """Each seat's share of the victories, by the number of players; or that of whoever began, came second and so on."""
    alike = source.games.filter(~pl.col("team").str.contains(","))
    found = {}
    for players in source.players:
        games = alike.filter(pl.col("players") == players)
        if not games.height:
            continue
        seats = [
            pl.col("shares").list.get((pl.col("first") + seat) % players if from_first else pl.lit(seat)).sum()
            for seat in range(players)
        ]
        won = [games.select(seat.alias("won")).item() for seat in seats]
        found[players] = [rate(wins, games.height) for wins in won]
    return found


def questions(source: ReportSource) -> pl.DataFrame:
    """The questions of a game: how often each is asked, and out of how many choices."""
    assert source.decisions is not None
    found = source.decisions.group_by("question").agg(pl.len().alias("asked"), pl.col("choices").mean())
    return (
        found.with_columns(pl.col("asked") / source.games.height).sort("asked", "question", descending=[True, False])
    ).collect()
