"""Options of games as options of a command: their flags, their help, and the values that words become."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import mattock
from mattock.cli.game_options import SHARED_OPTIONS, as_values, parameters, values_text, with_game_options


def example(players: int = 2, *, options: dict[str, Any]) -> int:
    assert players == 2
    return len(options)


def test_a_command_takes_every_option_of_every_game_besides_its_own() -> None:
    command = with_game_options(example)
    names = set(inspect.signature(command).parameters)
    wanted = {option.name for game in mattock.game_names() for option in mattock.game(game).options} - SHARED_OPTIONS
    assert names == wanted | {"players"}
    assert len(parameters()) == len(wanted)


def test_only_options_that_are_given_reach_the_command() -> None:
    nothing: dict[str, Any] = {parameter.name: None for parameter in parameters()}
    command = with_game_options(example)
    assert command(players=2, **nothing) == 0
    assert command(players=2, **{**nothing, "difficulty": "easy"}) == 1


def test_the_help_says_what_an_option_takes() -> None:
    options = {(name, option.name): option for name in mattock.game_names() for option in mattock.game(name).options}
    assert values_text(options["runedar", "difficulty"]) == "normal, easy, hard, epic (normal)"
    assert values_text(options["runedar", "dwarfs"]) == "one for each player, as in a,b"
    assert values_text(options["runedar", "open_hands"]) == "yes or no"


@pytest.mark.parametrize(
    ("game", "given", "value"),
    [
        ("runedar", {"dwarfs": "ylva,toke"}, {"dwarfs": ["ylva", "toke"]}),
        ("runedar", {"difficulty": "hard"}, {"difficulty": "hard"}),
        ("runedar", {"open_hands": True}, {"open_hands": True}),
        ("dwar7s", {"goals_to_end": "3"}, {"goals_to_end": 3}),
        ("dwar7s", {"goals_to_end": "many"}, {"goals_to_end": "many"}),
        ("dwar7s", {"unknown": "x"}, {"unknown": "x"}),
    ],
)
def test_words_become_the_values_that_the_game_knows(game: str, given: dict[str, Any], value: dict[str, Any]) -> None:
    assert as_values(given, mattock.game(game).options) == value
