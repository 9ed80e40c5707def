"""What is shown of games of each against all: parts of a whole, beside what they would be if all were even."""

from __future__ import annotations

import polars as pl
import pytest

from scripts.balance.dwar7s import Part, begins, met, percent, rounds, tables, used, wins


def games() -> pl.DataFrame:
    """The first seat wins the first and loses the second."""
    return pl.DataFrame(
        {
            "players": [2, 2],
            "first": [0, 1],
            "shares": [[1.0, 0.0], [1.0, 0.0]],
            "reason": ["goals", "stall"],
            "measure_round": [9, 20],
            "measure_score": [[30, 20], [10, 20]],
            "measure_kingdom": [[8, 4], [6, 2]],
        }
    )


def uses() -> pl.DataFrame:
    """The king is dealt twice and revealed by the winner; the hunter never wins."""
    rows = [
        ("secret", "king", 0, 1, 1),
        ("secret", "king", 0, 1, 0),
        ("secret", "hunter", 1, 1, 0),
        ("ogre", "thief", 0, 4, 3),
    ]
    found = pl.DataFrame(rows, schema=["sort", "item", "seat", "offered", "used"], orient="row")
    return found.with_columns(players=pl.lit(2), shares=pl.lit([1.0, 0.0]))


def test_who_begins_is_counted_by_the_number_of_players() -> None:
    assert begins(games()) == {"2": Part(1.0, 2, 1.0)}


def test_a_secret_goal_is_weighed_against_an_even_share() -> None:
    found = wins(uses())
    assert found == {"hunter": Part(0.0, 1, 0.5), "king": Part(2.0, 2, 1.0)}
    assert (found["king"].edge, found["hunter"].edge) == (0.5, -0.5)


def test_what_is_used_is_a_part_of_what_was_offered() -> None:
    assert used(uses().filter(pl.col("sort") == "ogre")) == {"thief": Part(3, 4)}


def test_rounds_and_ends_are_told_with_their_means() -> None:
    found = rounds(games())
    assert found["7 to 14"] == Part(1, 2)
    assert found["stall"] == Part(1, 2)
    assert (found["median"].some, found["score"].some, found["kingdom"].some) == (14.5, 20.0, 5.0)


def test_a_goal_met_stays_met_in_later_rounds() -> None:
    turns = pl.DataFrame({"number": [0, 0, 1, 1], "turn": [1, 2, 1, 2], "curve_secrets_met": [0, 1, 0, 0]})
    assert {turn: part.some for turn, part in met(turns).items()} == {"1": 0, "2": 1, "3": 1, "5": 1, "8": 1}
    assert met(turns)["2"].whole == 2


def test_every_figure_is_in_the_tables_with_its_interval() -> None:
    found = {"begins": begins(games()), "wins": wins(uses()), "rounds": rounds(games())}
    found |= {sort: used(uses().filter(pl.col("sort") == sort)) for sort in ("secret", "ogre", "trading")}
    found["met"] = {"1": Part(0, 2)}
    text = "\n".join(tables(found))
    assert "| king | +50 " in text
    assert "thief 75 % (30–95, 4)" in text
    assert percent(Part(0, 0)) == "–"


@pytest.mark.parametrize("part", [Part(3, 4), Part(0, 9)])
def test_an_interval_holds_its_share(part: Part) -> None:
    low, high = part.interval()
    assert low <= part.share <= high
