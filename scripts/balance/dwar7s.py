"""What `scripts.balance` shows of Dwar7s Fall: whether the deal decides, and whether all is used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import polars as pl

from mattock.lab.dataset import scan
from mattock.lab.intervals import wilson
from mattock.lab.report.canvas import PALE_COLOUR, Canvas, colour, style

GAME: Final = "dwar7s"
LEVEL: Final = "journeyman"
EDGE: Final = 0.10  # a secret goal should not win more often, or less, by more than this
USED: Final = (0.10, 0.80)
BEGINS: Final = 0.08
SECRET: Final = "secret"
OTHERS: Final = ("ogre", "trading")


class Part(NamedTuple):
    """So many of so many; `even` is how many they would be if the deal decided nothing."""

    some: float
    whole: int
    even: float = 0.0

    @property
    def edge(self) -> float:
        return (self.some - self.even) / max(self.whole, 1)

    @property
    def share(self) -> float:
        return self.some / max(self.whole, 1)

    def interval(self) -> tuple[float, float]:
        return wilson(self.some, self.whole)


Parts = dict[str, Part]
Figures = dict[str, Parts]


def show(results: Path) -> str:
    """Print the tables of each level of bots; the picture is the journeymen's."""
    games = scan(results, GAME, "games")
    assert games is not None
    for team in games.select("team").unique().sort("team").collect()["team"]:
        print(f"\n{team}\n", *tables(figures(results, team)), sep="\n")
    return picture(figures(results, LEVEL))


def figures(results: Path, team: str) -> Figures:
    """By sort: how often the first seat wins by number of players, the deals that win, and what is used."""
    found, uses, turns = (scan(results, GAME, name) for name in ("games", "uses", "turns"))
    assert found is not None
    assert uses is not None
    assert turns is not None
    games = found.filter(pl.col("team") == team).collect()
    joined = uses.collect().join(games.select("number", "players", "shares"), on="number")
    shown: Figures = {"begins": begins(games), "wins": wins(joined), "rounds": rounds(games)}
    shown |= {sort: used(joined.filter(pl.col("sort") == sort)) for sort in (SECRET, *OTHERS)}
    shown["met"] = met(turns.collect().join(games.select("number"), on="number"))
    return shown


def begins(games: pl.DataFrame) -> Parts:
    first = games.with_columns(share=pl.col("shares").list.get(pl.col("first").cast(pl.UInt32)))
    counts = first.group_by("players").agg(pl.col("share").sum(), pl.len()).sort("players")
    return {str(players): Part(share, number, number / players) for players, share, number in counts.iter_rows()}


def wins(uses: pl.DataFrame) -> Parts:
    """By secret goal: the victories of the seats that were dealt it."""
    dealt = uses.filter((pl.col("sort") == SECRET) & (pl.col("offered") > 0))
    dealt = dealt.with_columns(share=pl.col("shares").list.get(pl.col("seat").cast(pl.UInt32)))
    counts = dealt.group_by("item").agg(pl.col("share").sum(), pl.len(), (1 / pl.col("players")).sum().alias("even"))
    return {item: Part(share, number, even) for item, share, number, even in counts.sort("item").iter_rows()}


def used(uses: pl.DataFrame) -> Parts:
    counts = uses.group_by("item").agg(pl.col("used").sum(), pl.col("offered").sum()).sort("item")
    return {item: Part(some, whole) for item, some, whole in counts.iter_rows()}


def rounds(games: pl.DataFrame) -> Parts:
    """Games that end in rounds 7 to 14, and those that the guard against standstill ends."""
    number = len(games)
    right = games["measure_round"].is_between(7, 14).sum()
    found = {"7 to 14": Part(int(right), number)}
    for reason in sorted(set(games["reason"])):
        found[reason] = Part(games["reason"].to_list().count(reason), number)
    score = games["measure_score"].list.mean().mean()
    kingdom = games["measure_kingdom"].list.mean().mean()
    length = games["measure_round"].median()
    for name, value in (("median", length), ("score", score), ("kingdom", kingdom)):
        assert isinstance(value, float)
        found[name] = Part(value, 1)
    return found


def met(turns: pl.DataFrame) -> Parts:
    """By round: the games in which the first secret goal was met by its end."""
    number = turns["number"].n_unique()
    first = turns.filter(pl.col("curve_secrets_met") > 0).group_by("number").agg(pl.col("turn").min())["turn"]
    return {str(turn): Part(int((first <= turn).sum()), number) for turn in (1, 2, 3, 5, 8)}


def tables(found: Figures) -> Iterator[str]:
    """In Markdown."""
    yield "| players | who begins wins | even |"
    yield "|---|---|---|"
    for players, share in found["begins"].items():
        yield f"| {players} | {percent(share)} | {100 / int(players):.0f} % |"
    yield ""
    yield "| secret goal | wins, beside even | fulfilled |"
    yield "|---|---|---|"
    for item, won in found["wins"].items():
        low, high = won.interval()
        even = won.even / max(won.whole, 1)
        yield (
            f"| {item} | {100 * won.edge:+.0f} ({100 * (low - even):+.0f} to {100 * (high - even):+.0f}, {won.whole}) "
            f"| {percent(found[SECRET][item])} |"
        )
    yield ""
    for sort in OTHERS:
        yield f"{sort}, used: " + ", ".join(f"{item} {percent(part)}" for item, part in found[sort].items())
        yield ""
    yield "first secret goal met by the end of round: " + ", ".join(
        f"{turn}: {percent(part)}" for turn, part in found["met"].items()
    )
    yield ""
    length = found["rounds"]
    yield ", ".join(
        f"{name} {part.some:.1f}" if part.whole == 1 else f"{name} {percent(part)}" for name, part in length.items()
    )


def percent(part: Part) -> str:
    if not part.whole:
        return "–"
    low, high = part.interval()
    return f"{100 * part.share:.0f} % ({100 * low:.0f}–{100 * high:.0f}, {part.whole})"


def picture(now: Figures) -> str:
    """How much more often a secret goal wins, how often it is fulfilled, and who begins."""
    with style():
        canvas = Canvas(11, 3.5, columns=3)
        edge, done, start = canvas.panels
        items, seats = list(now["wins"]), list(now["begins"])
        places = range(len(items))
        edge.barh(places, [now["wins"][item].edge for item in items], 0.6, color=colour(0))
        done.barh(places, [now[SECRET][item].share for item in items], 0.6, color=colour(0))
        start.bar(range(len(seats)), [now["begins"][seat].edge for seat in seats], 0.6, color=colour(0))
        for panel, title, (low, high) in (
            (edge, "secret goals: victories beside even", (-EDGE, EDGE)),
            (done, "secret goals: fulfilled", USED),
        ):
            panel.axvspan(low, high, color=PALE_COLOUR, zorder=0)
            panel.set_title(title)
            panel.set_yticks(places, items if panel is edge else [""] * len(items))
        canvas.percent_axis(edge, None, "x", signed=True)
        canvas.percent_axis(done, 1.0, "x")
        start.axhspan(-BEGINS, BEGINS, color=PALE_COLOUR, zorder=0)
        start.set_title("who begins: victories beside even")
        start.set_xticks(range(len(seats)), [f"{seat} players" for seat in seats])
        canvas.percent_axis(start, None, signed=True)
        return canvas.svg("How much secret goals and the first turn decide; pale is what is aimed at")
