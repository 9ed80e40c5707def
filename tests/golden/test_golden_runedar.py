"""What the golden games of Runedar show between them."""

from __future__ import annotations

import pytest

import mattock
from mattock.games.runedar.names import REASONS
from tests.golden.kept import BY_NAME, journal_of, kept_of
from tests.paragraphs import rule


@rule("R16.1", "R16.2")
def test_every_way_to_win_or_lose_is_golden() -> None:
    assert {kept.golden.ends for kept in kept_of("runedar")} == set(REASONS) - {""}


@rule("R16.1", "R17.1")
def test_every_number_of_players_wins_a_golden_game_and_a_lonely_one_loses_one() -> None:
    ends = {(journal_of(kept.name).options["players"], kept.golden.ends == "escaped") for kept in kept_of("runedar")}
    assert ends >= {(1, True), (2, True), (3, True), (4, True), (1, False)}


@rule("R8.2")
def test_a_golden_game_of_the_first_rules_could_not_be_played_under_newer_ones() -> None:
    """It places fewer resources than its cards show."""
    kept = BY_NAME["runedar/v1/won_alone"]
    journal = mattock.Journal.from_text(journal_of(kept.name).to_text())
    assert journal.rules == "runedar 1"
    journal.rules = "runedar 2"
    with pytest.raises(mattock.JournalImpossible):
        kept.game.rebuild(journal)


@rule("R2.6")
def test_a_golden_game_of_the_first_values_keeps_them() -> None:
    """The box has changed since, and the game, its pieces and its digest have not."""
    kept = BY_NAME["runedar/v2/won_by_four"]
    journal = mattock.Journal.from_text(journal_of(kept.name).to_text())
    assert journal.rules == "runedar 2"
    then, now = (kept.game.pieces(version=version)["card"]["deep_pick"] for version in (2, 3))
    assert (then["dig"], now["dig"]) == (5, 4)
    journal.rules = "runedar 3"
    with pytest.raises(mattock.JournalMismatch, match="components"):
        kept.game.rebuild(journal)
