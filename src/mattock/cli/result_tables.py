"""Tables of results of many games: wins of all players together, or of each for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from mattock.cli.statistics import percent
from mattock.lab.cell import GameResult
from mattock.lab.intervals import wilson
from mattock.texts import Texts


def win_rate(trials: Sequence[GameResult], texts: Texts) -> RenderableType:
    """For a game that all win or lose together: how often it was won, with the interval."""
    wins = sum(bool(trial.winners) for trial in trials)
    low, high = wilson(wins, len(trials))
    rate = {"rate": percent(wins / len(trials)), "low": percent(low), "high": percent(high)}
    return Text(texts.say("cli-win-rate", wins=wins, **rate))


def seat_shares(trials: Sequence[GameResult], texts: Texts) -> RenderableType:
    """For a game of each against all: how often each seat and the starting player won; shared wins count for each."""
    table = Table(texts.say("cli-winner"), *map(right, (texts.say("cli-count"), texts.say("cli-share"))))
    table.add_column(texts.say("cli-interval"), justify="right")
    rows = {texts.seat(seat): [seat in trial.winners for trial in trials] for seat in range(trials[0].players)}
    rows[texts.say("cli-beginner")] = [trial.first in trial.winners for trial in trials]
    rows[texts.say("cli-shared")] = [len(trial.winners) > 1 for trial in trials]
    for name, won in rows.items():
        low, high = wilson(sum(won), len(won))
        share = f"{percent(sum(won) / len(won))} %"
        table.add_row(name, str(sum(won)), share, texts.say("cli-between", low=percent(low), high=percent(high)))
    return table


def right(title: str) -> Column:
    return Column(title, justify="right")
