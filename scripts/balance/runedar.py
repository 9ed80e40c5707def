"""What `scripts.balance` shows of the siege: how often each level of bots wins, how it is lost, and what is used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import polars as pl

from mattock.lab.dataset import scan
from mattock.lab.intervals import wilson
from mattock.lab.report.canvas import Canvas, colour, style
from scripts.checkout import ROOT

GAME = "runedar"
LEVEL = "journeyman"
DIFFICULTIES = ("easy", "normal", "hard", "epic")
AIM = {(None, level): (rate, 1.0) for level, rate in zip(DIFFICULTIES, (0.60, 0.40, 0.25, 0.12), strict=True)}
BEFORE = ROOT / "docs" / "balance-before.json"


def show(results: Path) -> str:
    """Print the tables of `docs/balance.md`; the picture is an SVG."""
    print("\n".join(tables(results)))
    return picture(results)


def tables(results: Path) -> Iterator[str]:
    """What `docs/balance.md` shows, in Markdown."""
    games, uses = scan(results, GAME, "games"), scan(results, GAME, "uses")
    assert games is not None
    assert uses is not None
    yield from won(games.collect())
    yield from endings(games.collect())
    yield from used(games.collect(), uses.collect())


def won(games: pl.DataFrame) -> Iterator[str]:
    by = ["team", "option_difficulty", "players"]
    counts = {row[:3]: row[3:] for row in games.group_by(by).agg(pl.col("won").sum(), pl.len()).iter_rows()}
    players = sorted({key[2] for key in counts})
    yield "| bots | difficulty | " + " | ".join(f"{number} players" for number in players) + " |"
    yield "|---|---|" + "---|" * len(players)
    for team in sorted({key[0] for key in counts}):
        for difficulty in dict.fromkeys(games["option_difficulty"]):
            cells = [rate(*counts.get((team, difficulty, number), (0, 0))) for number in players]
            yield f"| {team} | {difficulty} | " + " | ".join(cells) + " |"
    yield ""


def rate(wins: int, played: int) -> str:
    if not played:
        return "–"
    low, high = wilson(wins, played)
    return f"{100 * wins / played:.0f} % ({100 * low:.0f}–{100 * high:.0f}, {played})"


def endings(games: pl.DataFrame) -> Iterator[str]:
    """Ways to lose, by bots and number of players; gold of won games and turns."""
    reasons = sorted(set(games.filter(~pl.col("won"))["reason"]))
    yield "| bots | players | lost | " + " | ".join(reasons) + " | won with 3 to 14 gold | longest, turns |"
    yield "|---|---|---|" + "---|" * (len(reasons) + 2)
    for (team, players), some in games.group_by("team", "players", maintain_order=True):
        lost, gold = some.filter(~pl.col("won")), some.filter(pl.col("won"))["measure_gold"]
        shares = [percent(lost["reason"].to_list().count(reason), len(lost)) for reason in reasons]
        ends = [percent(len(gold.filter(gold.is_between(3, 14))), len(gold)), str(max(some["measure_turn"].to_list()))]
        yield f"| {team} | {players} | {len(lost)} | " + " | ".join([*shares, *ends]) + " |"
    yield ""


def used(games: pl.DataFrame, uses: pl.DataFrame) -> Iterator[str]:
    """Upgrades that journeymen take of those that come on the board; mercenaries that they hire in won games."""
    joined = uses.join(games.filter(pl.col("team") == LEVEL).select("number", "won"), on="number")
    for sort, some in (("upgrade", joined), ("mercenary", joined.filter(pl.col("won")))):
        yield f"| {sort} | used | of |"
        yield "|---|---|---|"
        counts = some.filter(pl.col("sort") == sort).group_by("item", maintain_order=True)
        for item, number, offered in counts.agg(pl.col("used").sum(), pl.col("offered").sum()).iter_rows():
            yield f"| {item} | {percent(number, offered)} | {offered} |"
        yield ""


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def picture(results: Path) -> str:
    """How often journeymen won before and win now, by difficulty, a panel for each number of players."""
    games = scan(results, GAME, "games")
    assert games is not None
    now = games.filter(pl.col("team") == LEVEL).group_by("players", "option_difficulty")
    counts = {row[:2]: row[2:] for row in now.agg(pl.col("won").sum(), pl.len()).collect().iter_rows()}
    rows = [row for row in json.loads(BEFORE.read_text(encoding="utf-8"))[GAME] if row["level"] == LEVEL]
    before = {tuple(row["options"].values()): (row["won"], row["games"]) for row in rows}
    players = sorted({key[0] for key in counts})
    with style():
        canvas = Canvas(9, 3, columns=len(players), share_y=True)
        for panel, number in zip(canvas.panels, players, strict=True):
            panel.set_title(f"{number} player{'s' * (number > 1)}")
            canvas.percent_axis(panel)
            for index, (name, found) in enumerate((("before", before), ("now", counts), ("aim", AIM))):
                line = {key[1]: rates for key, rates in found.items() if key[0] in (number, None)}
                levels = [level for level in DIFFICULTIES if level in line]
                shown = [line[level][0] / line[level][1] for level in levels]
                panel.plot(levels, shown, "--" if name == "aim" else "o-", color=colour(index), label=name)
        canvas.legend()
        return canvas.svg("Sieges that journeymen win, by difficulty: before, now, and what was aimed at")
