"""`mattock weigh`: how often bots win a game with these options."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

import mattock
from mattock.cli.language import current_language
from mattock.cli.result_tables import right
from mattock.cli.screen import Screen
from mattock.cli.statistics import percent
from mattock.core.refusal import BadOption, shown
from mattock.lab.weigh import Expectation, dealt, proposals, rows_known, simulated
from mattock.texts import Texts

SAMPLE_GAMES: Final = 10


def weigh_game(game: str, options: dict[str, Any], target: float | None) -> int:
    """Print a line for each level; with a target, propose options that come near it."""
    if target is not None and not 0 < target < 1:
        error = BadOption(f"target={shown(target)}: allowed are numbers above 0 and below 1")
        raise error.saying("out_of_time", option="target", value=shown(target), high="1")
    state = dealt(game, options)
    texts, console = Texts(current_language(), game=game), Screen()
    if target is not None:
        show_proposals(console, texts, game, options, target)
        return 0
    found = rows_known(game, options)
    source = "cli-weigh-table" if found else "cli-weigh-played"
    found = found or simulated(game, options)
    console.print(Text(title_of(texts, options, state.players), "bold"))
    show_expectations(console, texts, found)
    console.print(Text(texts.say(source, version=mattock.__version__)))
    return 0


def title_of(texts: Texts, options: dict[str, Any], players: int) -> str:
    """The game, and what was chosen for it."""
    chosen = [
        value_name(texts, name, value) for name, value in options.items() if name not in {"players", "components"}
    ]
    return ", ".join([texts.say("cli-weigh", title=texts.say("game-title"), players=players), *chosen])


def show_expectations(console: Screen, texts: Texts, found: list[Expectation]) -> None:
    table = Table(texts.say("lab-bots"), *map(right, heads(texts)))
    for one in found:
        table.add_row(level_name(texts, one.level), *cells(texts, one))
    console.print(table)


def heads(texts: Texts) -> list[str]:
    return [texts.say("cli-weigh-won"), texts.say("cli-interval"), texts.say("cli-count")]


def cells(texts: Texts, one: Expectation) -> list[str]:
    low, high = one.interval
    interval = texts.say("cli-between", low=percent(low), high=percent(high))
    rate = texts.say("cli-weigh-in-ten", rate=round(100 * one.rate), times=round(SAMPLE_GAMES * one.rate))
    return [rate, interval, str(one.games)]


def level_name(texts: Texts, code: str) -> str:
    """`master:250` thinks 250 iterations about a decision."""
    level, _, iterations = code.partition(":")
    name = texts.say(f"level-{level}")
    return f"{name} ({int(iterations):,})" if iterations else name


def show_proposals(console: Screen, texts: Texts, game: str, options: dict[str, Any], target: float) -> None:
    counts = next(option.values for option in mattock.game(game).options if option.name == "players")
    players = [options["players"]] if "players" in options else sorted(int(str(count)) for count in counts)
    found = proposals(game, options, target, players=players)
    console.print(Text(texts.say("cli-weigh-target", target=percent(target)), "bold"))
    table = Table(texts.say("lab-bots"), texts.say("cli-weigh-settings"), *map(right, heads(texts)))
    for one in found:
        said = [texts.say("lab-players", players=one.options["players"])]
        said += [value_name(texts, name, value) for name, value in one.options.items() if name != "players"]
        table.add_row(level_name(texts, one.expected.level), texts.listed(said), *cells(texts, one.expected))
    console.print(table)


def value_name(texts: Texts, option: str, value: object) -> str:
    key = f"option-{option}-{str(value).lower()}"
    return texts.say(key) if texts.bundle.has(key) else str(value)
