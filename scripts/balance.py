"""Measures what the games of bots are like with the values in the box, and searches those that are ours to set.

    python -m scripts.balance GAME [--results FOLDER] [--jobs N]
    python -m scripts.balance GAME --search OUT.toml [--games 100] [--jobs N]
    python -m scripts.balance GAME --effects [--balance FILE] [--games 600] [--jobs N]

The first plays the games of the game's `measured.toml`, or those of `scripts.weigh_table` where it has none (it can be
interrupted and goes on where it stopped), prints the tables of `docs/balance.md` and draws its picture. The
second searches within the bounds of the game's `balance.toml`, on other deals, and writes the best box found as an
owner's file; each trial is a line beside it. The third plays games whose boxes differ in all knobs at once, and prints
what each knob does by itself.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import polars as pl

from mattock.cli.lab import run_experiment
from mattock.lab.balance import Trial, box_text, candidate, default_rows, played, read_balance, search
from mattock.lab.dataset import scan
from mattock.lab.engines import engine_of
from mattock.lab.intervals import wilson
from mattock.lab.measures import measures_of
from mattock.lab.report.canvas import Canvas, colour, style
from scripts import balance_rivals
from scripts.balance_effects import drawn_games, effects, is_won, share_used
from scripts.weigh_table import EXPERIMENT

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "mattock" / "games"
PICTURES = ROOT / "docs" / "pictures"
LEVEL = "journeyman"
DIFFICULTIES = ("easy", "normal", "hard", "epic")
AIM = {(None, level): (rate, 1.0) for level, rate in zip(DIFFICULTIES, (0.60, 0.40, 0.25, 0.12), strict=True)}
BEFORE = ROOT / "docs" / "balance-before.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--search", type=Path)
    parser.add_argument("--effects", action="store_true")
    parser.add_argument("--balance", type=Path, help="in the place of the game's `balance.toml`")
    parser.add_argument("--games", type=int)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    balance = given.balance or GAMES / given.game / "balance.toml"
    if given.search is not None:
        search_values(balance, given.search, given.games, given.jobs)
        return
    if given.effects:
        print("\n".join(effect_table(balance, given.games or 600, given.jobs)))
        return
    own = GAMES / given.game / "measured.toml"
    experiment = own if own.exists() else EXPERIMENT
    results = given.results or ROOT / "build" / (f"balance-{given.game}" if own.exists() else "weigh")
    run_experiment(experiment, results, "processes", given.jobs, None)
    drawn = show_rivals(results, given.game) if own.exists() else show_team(results, given.game)
    (PICTURES / f"balance-{given.game}.svg").write_text(drawn, encoding="utf-8")


def show_team(results: Path, game: str) -> str:
    print("\n".join(tables(results, game)))
    return picture(results, game)


def show_rivals(results: Path, game: str) -> str:
    """The tables of each level of bots; the picture is the journeymen's."""
    games = scan(results, game, "games")
    assert games is not None
    for team in games.select("team").unique().sort("team").collect()["team"]:
        print(f"\n{team}\n", *balance_rivals.tables(balance_rivals.figures(results, game, team)), sep="\n")
    return balance_rivals.picture(balance_rivals.figures(results, game, LEVEL))


def search_values(path: Path, out: Path, games: int | None, jobs: int | None) -> None:
    """Write each better box as soon as it is found: a search may be interrupted."""
    balance = read_balance(path)
    if games is not None:
        balance = msgspec.structs.replace(balance, games=games)
    box = default_rows(balance)
    best: Trial | None = None
    with out.with_suffix(".jsonl").open("w", encoding="utf-8") as log:
        for trial in search(balance, lambda levels: played(balance, box, levels, engine_of(jobs))):
            print(json.dumps(trial._asdict()), file=log, flush=True)
            print(f"{trial.loss:8.2f}  {trial.levels}", flush=True)
            if best is None or trial.loss < best.loss:
                best = trial
                out.write_text(box_text(candidate(balance, box, trial.levels)), encoding="utf-8")


def effect_table(path: Path, games: int, jobs: int | None) -> Iterator[str]:
    """By knob and level: how many games had it, and by how many points of a hundred it changes each measure."""
    balance = read_balance(path)
    played = list(drawn_games(balance, default_rows(balance), games, engine_of(jobs)))
    sorts = [use.sort for use in measures_of(balance.game).uses if use.offered is not None or not use.by_seat]
    columns = {"won": [is_won(game) for game in played]}
    columns |= {f"{sort} used": [share_used(game, sort) for game in played] for sort in sorts}
    found = {name: effects(played, values) for name, values in columns.items()}
    yield "| knob | level | games | " + " | ".join(found) + " |"
    yield "|---|---|---|" + "---|" * len(found)
    for at, one in enumerate(found["won"]):
        count = sum(game.levels.get(one.knob) == one.level for game in played)
        cells = [f"{100 * row[at].change:+.0f} ± {100 * row[at].error:.0f}" for row in found.values()]
        yield f"| {one.knob} | {one.level} | {count} | " + " | ".join(cells) + " |"


def tables(results: Path, game: str) -> Iterator[str]:
    """What `docs/balance.md` shows, in Markdown."""
    games, uses = scan(results, game, "games"), scan(results, game, "uses")
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


def picture(results: Path, game: str) -> str:
    """How often journeymen won before and win now, by difficulty, a panel for each number of players."""
    games = scan(results, game, "games")
    assert games is not None
    now = games.filter(pl.col("team") == LEVEL).group_by("players", "option_difficulty")
    counts = {row[:2]: row[2:] for row in now.agg(pl.col("won").sum(), pl.len()).collect().iter_rows()}
    rows = [row for row in json.loads(BEFORE.read_text(encoding="utf-8"))[game] if row["level"] == LEVEL]
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


if __name__ == "__main__":
    main()
