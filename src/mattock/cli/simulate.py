"""`mattock simulate`: a progress bar while random players play, then a table of what came of it."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import mattock
from mattock.cli.adapters import report_of
from mattock.cli.language import current_language
from mattock.cli.result_tables import right
from mattock.cli.screen import Screen
from mattock.cli.statistics import percent, quantile
from mattock.lab.cell import Cell, GameResult
from mattock.lab.engines import engine_of
from mattock.lab.play import RANDOM, play_batch
from mattock.lab.runner import run
from mattock.texts import Texts
from mattock.texts.story import people_of

INTERRUPTED: Final = 130
SHARES: Final = (0.05, 0.5, 0.95)


def simulate_games(name: str, options: dict[str, Any], games: int, seed: str | None, jobs: int) -> int:
    """Play, and show the table of results; an interrupt shows what was played so far."""
    example = mattock.game(name).new(seed=0, **options)  # a bad option is told before any bar is drawn
    texts = Texts(current_language(), game=name, people=people_of(example))
    seed = secrets.token_hex(4) if seed is None else seed
    cell = Cell(name, options, (RANDOM,) * example.players, seed, range(games))
    trials: list[GameResult] = []
    code = 0
    begun = time.perf_counter()
    try:
        with progress_bar(texts) as progress:
            task = progress.add_task("", total=games)
            for answer in run([cell], engine_of(jobs), play_batch):
                trials += answer.results
                progress.update(task, completed=len(trials))
    except KeyboardInterrupt:
        code = INTERRUPTED
    elapsed = time.perf_counter() - begun
    console = Screen()
    console.print(Text(texts.say("cli-trials", games=len(trials), asked=games, seed=seed), "bold"))
    if trials:
        show_results(console, name, trials, texts)
        speed = round(sum(trial.decisions for trial in trials) / elapsed)
        console.print(Text(texts.say("cli-speed", speed=speed, jobs=jobs)))
    return code


def progress_bar(texts: Texts) -> Progress:
    """A bar on the error stream if that is a terminal, so that the output holds the table alone."""
    columns = (TextColumn(texts.say("cli-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show_results(console: Console, game: str, trials: Sequence[GameResult], texts: Texts) -> None:
    console.print(report_of(game).results(trials, texts))
    console.print(endings(trials, texts))
    console.print(lengths(trials, texts))


def endings(trials: Sequence[GameResult], texts: Texts) -> Table:
    """How the games ended, the most frequent way first."""
    table = Table(texts.say("cli-ending"), right(texts.say("cli-count")), right(texts.say("cli-share")))
    counts = Counter(trial.reason for trial in trials)
    for reason, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])):
        table.add_row(texts.name("reason", reason, "short"), str(count), f"{percent(count / len(trials))} %")
    return table


def lengths(trials: Sequence[GameResult], texts: Texts) -> Table:
    """The length of the games and what was left at the end, each with mean and spread."""
    heads = [texts.say("cli-mean"), *(texts.say("cli-quantile", share=round(share * 100)) for share in SHARES)]
    table = Table(texts.say("cli-measure"), *map(right, heads))
    columns = {"decisions": [trial.decisions for trial in trials]}
    columns |= {name: [value for trial in trials for value in trial.measures[name]] for name in trials[0].measures}
    for name, values in columns.items():
        ordered = sorted(values)
        spread = (str(quantile(ordered, share)) for share in SHARES)
        table.add_row(texts.say(f"cli-measure-{name}"), f"{sum(values) / len(values):.1f}", *spread)
    return table
