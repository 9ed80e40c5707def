"""What was asked for on the command line, as options of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.cli.options import options_of, seat_of
from mattock.core.refusal import BadOption


def test_only_what_was_given_is_an_option() -> None:
    assert options_of("runedar", {}) == {}
    given = options_of("runedar", {}, players=3, components=Path("box.toml"), first=2)
    assert given == {"players": 3, "components": "box.toml", "first": 1}


@pytest.mark.parametrize("player", [0, 3, -1])
def test_players_are_counted_from_1_to_as_many_as_play(player: int) -> None:
    assert [seat_of(number, 2, "first") for number in (1, 2)] == [0, 1]
    with pytest.raises(BadOption, match="1, 2"):
        seat_of(player, 2, "first")
