"""What a game's own texts say about it and its options before a table is opened."""

from __future__ import annotations

import mattock
from mattock.server.http.game_labels import kind_of, labels, option_of
from mattock.server.http.messages import GameOption

DWAR7S, RUNEDAR = ({option.name: option for option in mattock.game(name).options} for name in ("dwar7s", "runedar"))


def told(game: str, name: str) -> GameOption:
    option = {"dwar7s": DWAR7S, "runedar": RUNEDAR}[game][name]
    return option_of(game, option, 4)


def test_a_title_is_told_in_every_language_and_what_has_no_text_by_its_name() -> None:
    assert labels("runedar", "game-title", "?").keys() == {"de", "en", "es"}
    assert set(labels("runedar", "no-such-text", "Runedar").values()) == {"Runedar"}


def test_an_option_says_how_it_is_chosen() -> None:
    kinds = {name: kind_of(option) for name, option in RUNEDAR.items()}
    assert (kinds["players"], kinds["difficulty"], kinds["open_hands"]) == ("number", "word", "flag")
    assert (kinds["dwarfs"], kinds["first"]) == ("per_seat", "free")


def test_each_value_of_an_option_has_its_own_label() -> None:
    difficulty = told("runedar", "difficulty")
    assert len(difficulty.labels) == len(difficulty.choices) == 4
    assert len({label["en"] for label in difficulty.labels}) == 4
    assert (difficulty.seat_labels, difficulty.colours) == ([], [])


def test_what_is_picked_for_a_seat_has_a_label_a_seat_and_its_colour() -> None:
    colours = told("dwar7s", "colours")
    assert (colours.kind, colours.default, len(colours.seat_labels)) == ("per_seat", None, 4)
    assert len(colours.colours) == len(colours.choices)
    assert all(colour.startswith("#") for colour in colours.colours)
