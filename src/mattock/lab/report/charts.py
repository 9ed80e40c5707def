"""The plots of a report: one function for each, from figures to a picture with its words and its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import polars as pl

from mattock.lab.measures import Use
from mattock.lab.report import figures
from mattock.lab.report.canvas import COLOURS, EVEN_COLOUR, GREY_COLOUR, Canvas, colour, points
from mattock.lab.report.figures import Rate
from mattock.lab.report.source import ReportSource

MAX_COLUMNS: Final = 3
BINS: Final = 24


class Chart(NamedTuple):
    """A picture, what it shows in a sentence, and the figures behind it, the first row as heads."""

    name: str
    title: str
    note: str
    svg: str
    table: list[list[str]]


def charts(source: ReportSource) -> Iterator[Chart]:
    """All charts for what was recorded."""
    if source.together:
        yield win_rates(source)
    else:
        for from_first in (False, True):
            rates = figures.seat_rates(source, from_first=from_first)
            if rates:
                yield seats(source, rates, from_first=from_first)
    if source.measures.measures:
        yield endings(source)
        yield lengths(source)
    if source.turns is not None:
        for name in source.measures.curves:
            yield curve(source, name)
        yield decisions_per_turn(source)
    if source.uses is not None:
        for use in source.measures.uses:
            yield uses(source, use)
    if source.decisions is not None:
        yield questions(source)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def win_rates(source: ReportSource) -> Chart:
    """Win rates by the game's scale, such as difficulty, and by players; a panel for each kind of bots."""
    teams, players = source.teams, source.players
    columns = ["team", "players", *([] if source.group is None else [f"option_{source.group}"])]
    found = figures.win_rates(source, *columns)
    levels: list[Any] = [None] if source.group is None else source.levels(source.group)
    across = min(len(teams), MAX_COLUMNS)
    canvas = Canvas(9.6, 3.5 * -(-len(teams) // across), -(-len(teams) // across), across)
    for panel, team in zip(canvas.panels, teams, strict=False):
        panel.set_title(source.team(team))
        for index, count in enumerate(players):
            keys = [(team, count, *([] if source.group is None else [level])) for level in levels]
            rates = [(at, found[key]) for at, key in enumerate(keys) if key in found]
            shift = (index - (len(players) - 1) / 2) * 0.14
            label = source.say("lab-players", players=count)
            draw_rates(panel, [(at + shift, one) for at, one in rates], colour(index), label)
        panel.set_xticks(range(len(levels)), [shown(source, level) for level in levels])
        canvas.percent_axis(panel)
        panel.set_xlim(-0.6, len(levels) - 0.4)
    canvas.panels[0].set_ylabel(source.say("lab-won"))
    canvas.legend()
    heads = [source.say("lab-bots"), source.say("lab-players-head")]
    heads += [shown(source, level) or source.say("lab-won") for level in levels]
    rows = [
        [source.team(team), str(count), *(cell(found.get(key_of(source, team, count, level))) for level in levels)]
        for team in teams
        for count in players
    ]
    title, note = source.say("lab-win-rate"), source.say("lab-win-rate-note")
    return Chart("win-rate", title, note, canvas.svg(title), [heads, *rows])


def key_of(source: ReportSource, team: str, players: int, level: object) -> tuple[object, ...]:
    return (team, players) if source.group is None else (team, players, level)


def shown(source: ReportSource, level: object) -> str:
    return "" if source.group is None else source.value(source.group, level)


def cell(found: Rate | None) -> str:
    return "–" if found is None else found.words


def draw_rates(panel: Any, rates: Sequence[tuple[float, Rate]], paint: str, label: str) -> None:
    """Dots with whiskers, and a thin line that leads the eye."""
    if not rates:
        return
    x = [at for at, _ in rates]
    y = [one.rate for _, one in rates]
    below = [max(0.0, one.rate - one.low) for _, one in rates]
    above = [max(0.0, one.high - one.rate) for _, one in rates]
    panel.plot(x, y, color=paint, linewidth=1.2, alpha=0.35)
    panel.errorbar(x, y, (below, above), fmt="o", color=paint, markersize=6, elinewidth=1.8, label=label)


def seats(source: ReportSource, found: dict[int, list[Rate]], *, from_first: bool) -> Chart:
    """Victories by seat against an even share, among bots of one level."""
    canvas = Canvas(9.6, 3.4, 1, len(found))
    rows = []
    for panel, (players, rates) in zip(canvas.panels, found.items(), strict=False):
        panel.set_title(source.say("lab-players", players=players))
        panel.axhline(1 / players, color=EVEN_COLOUR, linestyle="--", linewidth=1.2)
        panel.set_xticks(range(players), [str(seat + 1) for seat in range(players)])
        panel.set_xlabel(source.say("lab-begins" if from_first else "lab-seat"))
        panel.set_xlim(-0.6, players - 0.4)
        for seat, one in enumerate(rates):
            draw_rates(panel, [(seat, one)], colour(seat), "")
            rows.append([str(players), str(seat + 1), one.words])
        top = max(one.high for one in rates)
        canvas.percent_axis(panel, min(1.0, 1.15 * top))
    name = "first" if from_first else "seats"
    key, more = ("lab-first", "lab-first-note") if from_first else ("lab-seats", "lab-seats-note")
    title, note = source.say(key), source.say(more)
    heads = [source.say("lab-players-head"), source.say("lab-begins" if from_first else "lab-seat")]
    return Chart(name, title, note, canvas.svg(title), [[*heads, source.say("lab-won")], *rows])


def endings(source: ReportSource) -> Chart:
    """Stacked over the turns, a colour for each way to end."""
    longest = int(source.games.select(figures.last_turn(source).max()).item() or 1)
    width = max(1, -(-longest // BINS))
    found = figures.endings(source, width)
    totals = found.group_by("reason").agg(pl.col("games").sum()).sort("games", descending=True)
    canvas = Canvas(9.6, 3.8)
    panel = canvas.panels[0]
    ground = dict.fromkeys(range(0, longest + width, width), 0)
    all_games = max(source.games.height, 1)
    for index, (reason, _) in enumerate(totals.iter_rows()):
        part = found.filter(pl.col("reason") == reason)
        spans, counts = part["from"].to_list(), part["games"].to_list()
        panel.bar(
            [span + width / 2 for span in spans],
            [count / all_games for count in counts],
            width * 0.92,
            bottom=[ground[span] / all_games for span in spans],
            color=colour(index),
            label=source.reason(reason),
        )
        for span, count in zip(spans, counts, strict=True):
            ground[span] += count
    panel.set_xlabel(source.turn_word)
    panel.set_ylabel(source.say("lab-share-of-games"))
    canvas.percent_axis(panel, None)
    canvas.legend()
    key, more = ("lab-lost", "lab-lost-note") if source.together else ("lab-ended", "lab-ended-note")
    title, note = source.say(key), source.say(more)
    rows = [[source.reason(reason), str(count), percent(count / all_games)] for reason, count in totals.iter_rows()]
    heads = [source.say("lab-reason"), source.say("lab-games"), source.say("lab-share-of-games")]
    return Chart("endings", title, note, canvas.svg(title), [heads, *rows])


def lengths(source: ReportSource) -> Chart:
    """A line for nine games in ten, a thick one for the middle half, a dot for the median."""
    found = figures.lengths(source)
    order = [(team, count) for team in source.teams for count in source.players if (team, count) in found]
    canvas = Canvas(9.6, 0.9 + 0.34 * len(order))
    panel = canvas.panels[0]
    for at, key in enumerate(order):
        low, lower, middle, upper, high = found[key].values
        paint = colour(source.players.index(key[1]))
        panel.plot([low, high], [at, at], color=paint, linewidth=1.6, alpha=0.7)
        panel.plot([lower, upper], [at, at], color=paint, linewidth=7, alpha=0.55, solid_capstyle="round")
        panel.plot([middle], [at], "o", color="white", markeredgecolor=paint, markersize=7, markeredgewidth=2)
    names = [f"{source.team(team)}, {source.say('lab-players', players=count)}" for team, count in order]
    panel.set_yticks(range(len(order)), names)
    panel.set_ylim(len(order) - 0.4, -0.6)
    panel.set_xlim(left=0)
    panel.set_xlabel(source.turn_word)
    canvas.grid(panel, "x")
    title, note = source.say("lab-length"), source.say("lab-length-note")
    heads = ["", source.say("lab-games"), *(f"{share:.0%}".replace("%", " %") for share in figures.SHARES)]
    rows = [
        [name, str(found[key].games), *(f"{value:.0f}" for value in found[key].values)]
        for name, key in zip(names, order, strict=True)
    ]
    return Chart("length", title, note, canvas.svg(title), [heads, *rows])


def lines(source: ReportSource, column: str, axis: str) -> tuple[Canvas, list[list[str]]]:
    """A value over the turns with its spread: won and lost apart, or by the number of players."""
    by = "won" if source.together else "players"
    canvas = Canvas(9.6, 3.8)
    panel = canvas.panels[0]
    rows = []
    for index, (key, part) in enumerate(figures.curve(source, column, by).items()):
        label = named_group(source, key)
        paint = COLOURS[3 if key else 0] if isinstance(key, bool) else colour(index)
        turns, means = part["turn"].to_list(), part["mean"].to_list()
        panel.fill_between(turns, part["low"].to_list(), part["high"].to_list(), color=paint, alpha=0.16, linewidth=0)
        panel.plot(turns, means, color=paint, linewidth=2.2, label=label)
        quarter = max(1, len(turns) // 4)
        rows += [[label, str(turn), f"{mean:.1f}"] for turn, mean in list(zip(turns, means, strict=True))[::quarter]]
    panel.set_xlabel(source.turn_word)
    panel.set_ylabel(axis)
    panel.set_ylim(bottom=0)
    panel.set_xlim(left=1)
    canvas.whole_numbers(panel)
    canvas.grid(panel, "y")
    canvas.legend()
    return canvas, [["", source.turn_word, axis], *rows]


def named_group(source: ReportSource, key: object) -> str:
    if isinstance(key, bool):
        return source.say("lab-won-games" if key else "lab-lost-games")
    return source.say("lab-players", players=int(str(key)))


def curve(source: ReportSource, name: str) -> Chart:
    axis = source.optional(f"lab-curve-{name}", name.replace("_", " "))
    canvas, table = lines(source, f"curve_{name}", axis)
    title = source.say("lab-curve", what=axis)
    return Chart(f"curve-{name}", title, source.say("lab-curve-note"), canvas.svg(title), table)


def decisions_per_turn(source: ReportSource) -> Chart:
    canvas, table = lines(source, "decisions", source.say("lab-decisions"))
    title, note = source.say("lab-decisions-per-turn"), source.say("lab-curve-note")
    return Chart("decisions", title, note, canvas.svg(title), table)


def uses(source: ReportSource, use: Use) -> Chart:
    """How often each thing is used, and beside it how much more its users win."""
    found = figures.use_effects(source, use)
    canvas = Canvas(9.6, 1.3 + 0.25 * len(found), 1, 2, share_y=True)
    left, right = canvas.panels
    places = range(len(found))
    names = [source.item(use, one.item) for one in found]
    is_share = use.offered is not None or all(one.use <= 1 for one in found)
    left.barh(places, [one.use for one in found], color=COLOURS[2], height=0.72)
    left.set_yticks(places, names)
    left.set_ylim(len(found) - 0.4, -0.6)
    left.set_title(source.say("lab-use-offered" if use.offered else "lab-use-game"))
    canvas.grid(left, "x")
    if is_share:
        canvas.percent_axis(left, 1.0, "x")
    right.axvline(0, color=EVEN_COLOUR, linewidth=1.2)
    for at, one in enumerate(found):
        if one.more is not None:
            gap, low, high = one.more
            paint = GREY_COLOUR if low <= 0 <= high else COLOURS[3] if gap > 0 else COLOURS[0]
            right.plot([low, high], [at, at], color=paint, linewidth=1.8)
            right.plot([gap], [at], "o", color=paint, markersize=5)
    right.set_title(source.say("lab-worth"))
    canvas.percent_axis(right, None, "x", signed=True)
    title = source.optional(f"lab-sort-{use.sort}", use.sort)
    note = source.say("lab-use-note" if use.offered else "lab-use-often-note")
    heads = ["", source.say("lab-use-offered" if use.offered else "lab-use-game"), source.say("lab-worth")]
    number: Callable[[float], str] = percent if is_share else "{:.1f}".format
    rows = [[name, number(one.use), worth_words(one)] for name, one in zip(names, found, strict=True)]
    return Chart(f"use-{use.sort}", title, note, canvas.svg(title), [heads, *rows])


def worth_words(one: figures.UseEffect) -> str:
    if one.more is None:
        return "–"
    gap, low, high = map(points, one.more)
    return f"{gap} ({low} … {high})"


def questions(source: ReportSource) -> Chart:
    """Which questions players are asked, and with how many choices."""
    found = figures.questions(source)
    canvas = Canvas(9.6, 1.2 + 0.26 * found.height, 1, 2, share_y=True)
    left, right = canvas.panels
    names = [source.question(kind) for kind in found["question"]]
    heads = [source.say("lab-asked"), source.say("lab-choices")]
    for panel, column, head, paint in zip(
        (left, right), ("asked", "choices"), heads, (COLOURS[1], COLOURS[4]), strict=True
    ):
        panel.barh(range(len(names)), found[column].to_list(), color=paint, height=0.72)
        panel.set_title(head)
        canvas.grid(panel, "x")
    left.set_yticks(range(len(names)), names)
    left.set_ylim(len(names) - 0.4, -0.6)
    title, note = source.say("lab-questions"), source.say("lab-questions-note")
    rows = [[name, f"{row[1]:.1f}", f"{row[2]:.1f}"] for name, row in zip(names, found.iter_rows(), strict=True)]
    return Chart("questions", title, note, canvas.svg(title), [["", *heads], *rows])
