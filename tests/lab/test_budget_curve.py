"""Strength over the time to think: which matches make a curve, and what is written about it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mattock.lab.budget_curve import Curve, curve_of, draw
from mattock.lab.ladder import Match, matches
from mattock.lab.results import Tally
from mattock.lab.strength import publish
from tests.lab.made_up import tally


def master(iterations: int | None, **changes: object) -> Match:
    row = Match(
        id=f"master-{iterations}",
        game="dwar7s",
        level="master",
        iterations=iterations,
        opponent="journeyman",
        seeds=5,
        options={"players": 2},
    )
    return msgspec.structs.replace(row, **changes)


def won(games: int, of: int = 10) -> Tally:
    return tally([1.0] * games + [0.0] * (of - games))


ROWS = [master(30_000), master(3_000), master(9_000)]
RESULTS = {"master-3000": won(7), "master-9000": won(8), "master-30000": won(9)}


def found_curve() -> Curve:
    curve = curve_of(ROWS, RESULTS)
    assert curve is not None
    return curve


def test_a_curve_goes_from_the_smallest_budget_to_the_greatest() -> None:
    curve = found_curve()
    assert [point.iterations for point in curve.points] == [3_000, 9_000, 30_000]
    assert [point.tally.rate for point in curve.points] == [0.7, 0.8, 0.9]
    assert [point.seconds for point in curve.points] == ["0.1 s", "0.3 s", "1 s"]


@pytest.mark.parametrize(
    "other",
    [
        master(90_000, opponent="apprentice"),
        master(90_000, options={"players": 4}),
        master(90_000, game="runedar", opponent=None),
        master(None, level="journeyman"),
    ],
    ids=["opponent", "players", "together", "level"],
)
def test_a_match_that_differs_in_more_than_the_budget_is_on_no_curve_with_the_others(other: Match) -> None:
    other = msgspec.structs.replace(other, id="other")
    assert curve_of([*ROWS, other], {**RESULTS, "other": won(1)}) == found_curve()


def test_what_was_not_played_is_not_on_the_curve_and_one_budget_makes_none() -> None:
    played = {name: tally for name, tally in RESULTS.items() if name != "master-9000"}
    curve = curve_of(ROWS, played)
    assert curve is not None
    assert [point.iterations for point in curve.points] == [3_000, 30_000]
    assert curve_of(ROWS, {"master-9000": won(8)}) is None
    assert curve_of([], {}) is None


def test_the_ladder_has_budgets_of_a_tenth_of_a_second_to_one() -> None:
    curve = curve_of(matches(), {row.id: won(5) for row in matches()})
    assert curve is not None
    assert (curve.game, curve.players, curve.opponent) == ("dwar7s", 2, "journeyman")
    assert {"0.1 s", "0.3 s", "1 s"} <= {point.seconds for point in curve.points}


def test_the_picture_says_budgets_rates_games_and_what_no_gain_would_be(tmp_path: Path) -> None:
    draw(found_curve(), tmp_path / "new" / "budget.svg")
    text = (tmp_path / "new" / "budget.svg").read_text(encoding="utf-8")
    for label in ("3,000", "about 0.1 s", "30,000", "about 1 s", "70 % of 10", "90 % of 10", "as strong as journeyman"):
        assert f">{label}<" in text


def test_the_same_results_make_the_same_picture_and_others_another(tmp_path: Path) -> None:
    better = {**RESULTS, "master-30000": won(10)}
    for name, results in (("one", RESULTS), ("again", RESULTS), ("better", better)):
        publish(made(tmp_path / name), ROWS, results)
    one, again, other = (read(tmp_path / name) for name in ("one", "again", "better"))
    assert one == again
    assert one[1] != other[1]


def test_the_page_shows_the_picture_and_tells_it_to_those_who_do_not_see_it(tmp_path: Path) -> None:
    publish(tmp_path, ROWS, RESULTS)
    page = (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert "0.1 s 70 %, 0.3 s 80 %, 1 s 90 %](pictures/budget.svg)" in page


def test_without_two_budgets_there_is_no_picture(tmp_path: Path) -> None:
    publish(tmp_path, ROWS, {"master-9000": won(8)})
    assert "picture" not in (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["strength.md"]


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def read(folder: Path) -> tuple[str, bytes]:
    return (folder / "strength.md").read_text(encoding="utf-8"), (folder / "pictures" / "budget.svg").read_bytes()
