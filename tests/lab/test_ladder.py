"""The ladder: the same games for everybody, from every seat, and nothing lost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import mattock
from mattock.lab.cell import Cell, Contender
from mattock.lab.intervals import wilson
from mattock.lab.ladder import Match, chosen, matches, play_match
from mattock.lab.play import play_game
from mattock.lab.results import read_tallies, write_tallies
from mattock.lab.strength import page
from tests.lab.made_up import tally

DUEL = Match(id="duel", game="dwar7s", level="apprentice", opponent="random", seeds=2, options={"players": 3})
SIEGE = Match(id="siege", game="runedar", level="apprentice", seeds=2, options={"players": 2, "difficulty": "easy"})


def row(game: str, *, level: str = "apprentice", opponent: str | None = None, seeds: int = 1) -> str:
    """One match as it stands in a file."""
    against = "" if opponent is None else f'opponent = "{opponent}"\n'
    return (
        f'[[match]]\nid = "a"\ngame = "{game}"\nlevel = "{level}"\nseeds = {seeds}\n{against}'
        "options = { players = 2 }\n"
    )


def test_the_ladder_that_comes_with_mattock_can_be_played() -> None:
    rows = matches()
    assert len({row.id for row in rows}) == len(rows)
    assert {row.game for row in rows} == set(mattock.game_names())


def test_the_challenger_meets_every_seed_from_every_seat() -> None:
    cells = DUEL.cells()
    assert DUEL.count == 6
    for seat, cell in enumerate(cells):
        levels = [contender.level for contender in cell.seats]
        assert levels.index("apprentice") == seat
        assert levels.count("random") == 2
    assert [(cell.seed, cell.numbers) for cell in cells] == [("duel", range(2))] * 3


def test_played_together_all_seats_are_of_one_level() -> None:
    assert [cell.numbers for cell in SIEGE.cells()] == [range(2)]
    assert SIEGE.seating(0) == [Contender("apprentice")] * 2


def test_among_equals_no_game_is_counted_twice() -> None:
    equals = msgspec.structs.replace(DUEL, opponent=DUEL.level)
    assert [(cell.seed, cell.numbers) for cell in equals.cells()] == [("duel", range(2))]
    first, last = (Cell("dwar7s", {"players": 3}, tuple(equals.seating(turn)), "x", range(1)) for turn in (0, 2))
    assert play_game(first, 0) == play_game(last, 0)


@pytest.mark.parametrize("match", [DUEL, SIEGE], ids=["duel", "siege"])
def test_the_same_match_is_played_the_same_again(match: Match) -> None:
    first, second = (list(play_match(match, jobs=1))[-1] for _ in range(2))
    assert first == second
    assert len(first.games) == match.count


def test_the_shares_of_a_game_make_one_victory_or_are_everybodys() -> None:
    duel = play_game(Cell("dwar7s", {"players": 3}, (Contender("random"),) * 3, "x", range(1)), 0)
    assert sum(duel.shares) == pytest.approx(1.0)
    siege = play_game(Cell("runedar", {"players": 2}, (Contender("random"),) * 2, "x", range(1)), 0)
    assert siege.shares in {(0.0, 0.0), (1.0, 1.0)}


def test_masters_can_meet_masters_and_who_begins_is_told_apart_from_the_first_seat() -> None:
    mirror = Match(
        id="mirror",
        game="dwar7s",
        level="master",
        iterations=4,
        opponent="master",
        opponent_iterations=4,
        seeds=2,
        options={"players": 2, "first": 1},
    )
    assert mirror.is_mirror
    assert not msgspec.structs.replace(mirror, opponent_iterations=5).is_mirror
    games = list(play_match(mirror, jobs=1))[-1].games
    assert [game.starter for game in games] == [1 - game.share for game in games]
    assert "| master (4 iterations) | master (4 iterations) | 2 |" in page([mirror], {"mirror": tally([1.0, 0.0])})


def test_who_begins_has_a_rate_of_its_own() -> None:
    found = tally([1.0, 0.5, 0.0, 1.0])
    assert "| – |" in page([DUEL], {"duel": found})
    found.games = [msgspec.structs.replace(game, starter=0.25) for game in found.games]
    assert "| 25 % (5 – 70) |" in page([DUEL], {"duel": found})


def test_results_are_read_as_they_were_written_and_stand_on_the_page(tmp_path: Path) -> None:
    found = tally([1.0, 0.5, 0.0, 1.0], ["stall"])
    write_tallies(tmp_path / "strength.json", {"duel": found})
    assert read_tallies(tmp_path / "strength.json") == {"duel": found}
    text = page([DUEL, SIEGE], {"duel": found})
    assert "| dwar7s | 3 | apprentice | random | 4 | 62 % |" in text
    assert "| 40.0 | 3 / 1 / 0 | 4.6 – 69.9 % |" in text
    assert "Together" not in text


def test_no_results_are_no_error_and_false_ones_are(tmp_path: Path) -> None:
    assert read_tallies(tmp_path / "none.json") == {}
    (tmp_path / "false.json").write_text('{"duel": 1}')
    with pytest.raises(mattock.BadOption, match="not the results"):
        read_tallies(tmp_path / "false.json")


def test_a_match_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert chosen([DUEL, SIEGE], []) == [DUEL, SIEGE]
    assert chosen([DUEL, SIEGE], ["siege"]) == [SIEGE]
    with pytest.raises(mattock.BadOption, match="allowed are duel, siege"):
        chosen([DUEL, SIEGE], ["joust"])
    with pytest.raises(mattock.BadOption, match=r"runedar-normal-4-master, .*, …"):
        chosen(matches(), ["runedar-normal-4-mistress"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", r"there is no \[\[match\]\]"),
        ("match = 3", "not a ladder"),
        ('[[match]]\nid = "a"', "not a ladder"),
        (row("dwar7s", level="x", opponent="random"), "level='x'"),
        (row("dwar7s", opponent="random", seeds=0), "seeds"),
        (row("dwar7s", opponent="random") * 2, "2 matches are called 'a'"),
        (row("dwar7s"), "dwar7s needs an opponent"),
        (row("runedar", opponent="random"), "won together"),
        (row("dwar7s", level="master", opponent="random"), "a master needs iterations"),
        (row("dwar7s", opponent="master"), "a master needs iterations"),
        (row("dwar7s", opponent="random").replace("players = 2", ""), "how many players"),
    ],
)
def test_a_file_that_is_no_ladder_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "own.toml").write_text(text)
    with pytest.raises(mattock.BadOption, match=complaint):
        matches(tmp_path / "own.toml")


def test_an_interval_holds_its_rate_and_narrows_with_more_games() -> None:
    low, high = wilson(75, 100)
    assert low == pytest.approx(0.657, abs=0.001)
    assert high == pytest.approx(0.825, abs=0.001)
    assert wilson(750, 1000)[0] > low
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)
