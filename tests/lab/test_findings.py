"""What the page on strength says in words follows from the figures, and from nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.lab.findings import findings
from mattock.lab.ladder import Match
from mattock.lab.results import Tally
from mattock.lab.strength import page
from tests.lab.made_up import tally


def siege(level: str, players: int, difficulty: str = "normal") -> Match:
    iterations = 250 if level == "master" else None
    return Match(
        id=f"{difficulty}-{players}-{level}",
        game="runedar",
        level=level,
        seeds=20,
        iterations=iterations,
        options={"players": players, "difficulty": difficulty},
    )


def won(games: int, of: int = 20) -> Tally:
    return tally([1.0] * games + [0.0] * (of - games))


def said(rows: list[Match], *results: Tally) -> list[str]:
    return findings(rows, {row.id: tally for row, tally in zip(rows, results, strict=True)})


MASTERS = [siege("master", players) for players in (1, 2)]
JOURNEYMEN = [siege("journeyman", players) for players in (1, 2)]


def test_that_strong_players_win_nearly_always_is_said_with_the_figures() -> None:
    found, _ = said(MASTERS + JOURNEYMEN[1:], won(20), won(18), won(19))
    assert "who plays well wins nearly always (master 90 to 100 %, journeyman 95 %," in found
    assert "`reconstructed`" in found


def test_where_only_masters_win_nearly_always_it_is_not_said_of_all_who_play_well() -> None:
    assert not any("nearly always" in found for found in said(MASTERS + JOURNEYMEN, won(20), won(18), won(12), won(11)))


def test_that_strong_players_hardly_ever_win_is_said_too() -> None:
    (found,) = said(MASTERS, won(1), won(2))
    assert "hardly ever wins (master 5 to 10 %," in found


def test_of_a_game_that_is_neither_nothing_is_said() -> None:
    assert said(MASTERS, won(10), won(12)) == []


@pytest.mark.parametrize(("games", "is_told"), [(10, True), (2, False)])
def test_levels_that_may_be_equal_by_chance_are_named(games: int, is_told: bool) -> None:
    found = said([MASTERS[0], JOURNEYMEN[0]], won(12), won(games))
    apart = "wins more often than a journeyman with 1 player (60 % and 10 %)."
    alike = "cannot be told from a journeyman with 1 player (60 % and 50 %): the difference may be chance."
    assert found == [f"runedar, normal: a master {alike if is_told else apart}"]


@pytest.mark.parametrize(("games", "is_told"), [(9, True), (18, False)])
def test_difficulties_that_a_beginner_does_not_feel_are_named_with_both_rates(games: int, is_told: bool) -> None:
    found = said([siege("apprentice", 3), siege("apprentice", 3, "easy")], won(8), won(games))
    assert bool(found) is is_told
    assert all("normal from easy with 3 players (40 % and 45 %)" in sentence for sentence in found)


def test_the_page_holds_the_sentences_and_says_where_its_matches_stand_and_what_a_second_is() -> None:
    tallies = {MASTERS[0].id: won(20)}
    text = page(MASTERS, tallies)
    assert "\n- runedar, normal: who plays well wins nearly always" in text
    assert "`src/mattock/games/<game>/ladder.toml`" in text
    assert "at 30,000 a second" in text
    own = page(MASTERS, tallies, Path("own.toml"))
    assert "`mattock ladder --file own.toml`" in own
    assert "src/mattock/lab" not in own
