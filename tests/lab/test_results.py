"""What came of matches, in a file that anybody can compare line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.core.refusal import BadOption
from mattock.lab.results import Played, Tally, read_tallies, write_tallies

GAMES = [Played(1.0, 5, "goals", 80, 1.0), Played(0.5, 3, "stall", 120), Played(0.0, 1, "goals", 90, 1.0)]


def test_a_tally_adds_its_games_up() -> None:
    tally = Tally(GAMES)
    assert (tally.rate, tally.points) == (0.5, 3.0)
    assert tally.reasons == {"goals": 2, "stall": 1}
    assert tally.starters == [1.0, 1.0]
    low, high = tally.interval
    assert low < 0.5 < high
    assert tally.interval_of("goals")[0] < 2 / 3 < tally.interval_of("goals")[1]


def test_of_no_games_there_is_a_tally_too() -> None:
    assert (Tally().rate, Tally().points, Tally().interval) == (0.0, 0.0, (0.0, 1.0))


def test_what_is_written_is_read_again_a_line_a_match(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "ladder.json"
    assert read_tallies(path) == {}
    write_tallies(path, {"b": Tally(GAMES), "a": Tally()})
    assert read_tallies(path) == {"a": Tally(), "b": Tally(GAMES)}
    assert [line[:3] for line in path.read_text(encoding="utf-8").splitlines()[1:3]] == ['"a"', '"b"']


def test_a_file_of_something_else_is_refused_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text("[1]", encoding="utf-8")
    with pytest.raises(BadOption, match=r"ladder\.json"):
        read_tallies(path)
