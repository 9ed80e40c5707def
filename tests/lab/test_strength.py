"""The results in `docs` are those of the bots as they are: games are played again and end as they stand there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from mattock.bots.levels import JOURNEYMAN_BUDGET
from mattock.lab.budget_curve import curve_of
from mattock.lab.ladder import Match, matches, played
from mattock.lab.play import play_game
from mattock.lab.results import Tally, read_tallies
from mattock.lab.strength import PAGE, STALL, page

DOCS: Final = Path(__file__).parents[2] / "docs"
ROWS: Final = {row.id: row for row in matches()}
FOUND: Final = read_tallies(DOCS / "strength.json")
UNPLAYED: Final = {"dwar7s-master-journeymen-4", "dwar7s-masters-2", "dwar7s-masters-4"} | {
    name for name, row in ROWS.items() if row.game == "runedar" and row.level == "master"
}  # until values are balanced
QUICK: Final = 16_000  # iterations of a game: what longer ones may show, `mattock ladder` does


def work(row: Match, decisions: int) -> int:
    """How many iterations a game takes; a decision without any takes about as long as one."""
    costs = {"random": 1, "apprentice": 1, "journeyman": JOURNEYMAN_BUDGET.iterations, "master": row.iterations or 0}
    levels = (row.level, row.opponent or row.level)
    return decisions * sum(costs[level] for level in levels) // 2


def samples() -> list[tuple[str, int]]:
    """Of each match the first, the last and the shortest game, where they are quick."""
    found: list[tuple[str, int]] = []
    for name, tally in FOUND.items():
        lengths = [game.decisions for game in tally.games]
        wanted = sorted({0, len(lengths) - 1, lengths.index(min(lengths))})
        quick = [index for index in wanted if work(ROWS[name], lengths[index]) <= QUICK]
        found += [(name, index) for index in quick]
    return found


@pytest.mark.parametrize(("name", "index"), samples())
def test_a_game_of_the_ladder_goes_as_it_stands_in_the_results(name: str, index: int) -> None:
    cells = ROWS[name].cells()
    number, seat = divmod(index, len(cells))
    found, again = FOUND[name].games[index], played(play_game(cells[seat], number), seat)
    if found.starter is None:  # played before it was written down
        again = msgspec.structs.replace(again, starter=None)
    assert again == found


def test_every_level_but_the_master_is_played_again_in_both_games() -> None:
    again = {(ROWS[name].game, ROWS[name].level) for name, _ in samples()}
    assert again == {(game, level) for game in ("dwar7s", "runedar") for level in ("apprentice", "journeyman")}


def test_every_game_of_the_ladder_has_its_result_and_no_other_has() -> None:
    counts = {name: row.count for name, row in ROWS.items() if name not in UNPLAYED}
    assert counts == {name: len(tally.games) for name, tally in FOUND.items()}
    assert ROWS.keys() == FOUND.keys() | UNPLAYED


def test_the_page_and_its_picture_say_what_the_results_say() -> None:
    assert (DOCS / PAGE).read_text(encoding="utf-8") == page(list(ROWS.values()), FOUND)
    curve = curve_of(list(ROWS.values()), FOUND)
    assert curve is not None
    assert [point.seconds for point in curve.points] == ["0.03 s", "0.1 s", "0.3 s", "1 s"]


def stalls(tally: Tally) -> float:
    """The most that the rate of stalled games may be."""
    return tally.interval_of(STALL)[1]


@pytest.mark.parametrize("name", ["dwar7s-journeymen-2", "dwar7s-journeymen-4"])
def test_journeymen_hardly_ever_meet_the_stall_guard(name: str) -> None:
    assert len(FOUND[name].games) >= 300
    assert stalls(FOUND[name]) < 0.02


@pytest.mark.parametrize("name", ["dwar7s-journeyman-apprentice", "dwar7s-master-journeyman"])
def test_each_level_beats_the_next_below(name: str) -> None:
    assert FOUND[name].rate >= 0.75
    assert FOUND[name].interval[0] > 0.65


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_journeymen_get_out_of_the_siege_and_twice_as_often_as_apprentices(players: int) -> None:
    journeyman, apprentice = (FOUND[f"runedar-normal-{players}-{level}"].rate for level in ("journeyman", "apprentice"))
    assert journeyman >= max(0.2, 2 * apprentice)
    assert FOUND[f"runedar-easy-{players}-apprentice"].rate <= 0.25
