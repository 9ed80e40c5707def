"""Options of the installed games as options of a command: `goals_to_end` is `--goals-to-end`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import update_wrapper
from inspect import Parameter
from typing import Annotated, Any, Final

import typer

from mattock.core.options import Option
from mattock.core.registry import registry

SHARED_OPTIONS: Final = frozenset({"players", "first", "components"})
"""Options of every game, which commands declare themselves."""


def with_game_options(command: Callable[..., int]) -> Callable[..., int]:
    """A command that takes every option of every game besides its own; those given reach it as `options`."""
    added = {parameter.name: parameter for parameter in parameters()}

    def run(**given: Any) -> int:
        options = {name: value for name in added if (value := given.pop(name)) is not None}
        return command(**given, options=options)

    signature = inspect.signature(command, eval_str=True)
    own = [parameter for name, parameter in signature.parameters.items() if name != "options"]
    update_wrapper(run, command)
    run.__signature__ = signature.replace(parameters=[*own, *added.values()])  # type: ignore[attr-defined]
    return run


def parameters() -> list[Parameter]:
    """A parameter for each name; where two games share a name, the help describes both."""
    found: dict[str, list[tuple[str, Option]]] = {}
    for name, manifest in registry().manifests.items():
        for option in manifest.game.options:
            if option.name not in SHARED_OPTIONS:
                found.setdefault(option.name, []).append((name, option))
    return [parameter(name, games) for name, games in found.items()]


def parameter(name: str, games: list[tuple[str, Option]]) -> Parameter:
    said = "; ".join(f"{game}: {values_text(option)}" for game, option in games)
    flag, kinds = "--" + name.replace("_", "-"), {type(option.default) for _, option in games}
    if kinds == {bool}:
        kind: object = Annotated[bool | None, typer.Option(flag, help=said, show_default=False)]
    else:
        words = int | None if kinds == {int} else str | None
        kind = Annotated[words, typer.Option(flag, help=said, show_default=False)]
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def values_text(option: Option) -> str:
    """Describe the values that an option takes, and its default."""
    if option.free:
        return "one for each player, as in a,b"
    if isinstance(option.default, bool):
        return "yes or no"
    return f"{', '.join(str(value) for value in option.values)} ({option.default})"


def as_values(options: dict[str, Any], known: tuple[Option, ...]) -> dict[str, object]:
    """Convert words from the command line: a free option takes a list, others one of their known values."""
    by_name = {option.name: option for option in known}
    return {name: as_value(value, by_name.get(name)) for name, value in options.items()}


def as_value(given: Any, option: Option | None) -> object:
    """Convert one word; where games share a name, it may be a number for one of them."""
    if option is None or not isinstance(given, str):
        return given
    if option.free:
        return given.split(",")
    return next((value for value in option.values if str(value) == given), given)
