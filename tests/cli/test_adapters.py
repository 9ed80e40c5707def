"""What the commands know of each game comes from its manifest; a game without a report is told by seat."""

from __future__ import annotations

import pytest

import mattock
from mattock.cli import adapters
from mattock.cli.adapters import Report, box_of, report_of
from mattock.cli.result_tables import seat_shares
from mattock.core.manifest import Manifest
from mattock.core.refusal import UnknownGame


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_a_game_names_its_report(game: str) -> None:
    found = report_of(game)
    assert isinstance(found, Report)
    assert found.load_box is not None
    assert [row.id for row in box_of(game, None).rows]


def test_a_game_without_a_report_is_told_by_seat_and_has_no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Manifest(mattock.game("runedar"), words="mattock.games.runedar.words")
    monkeypatch.setattr(adapters, "manifest", lambda name: plain)
    assert report_of("plain") == Report()
    assert report_of("plain").results is seat_shares
    with pytest.raises(UnknownGame, match="the game 'plain' has no box of components"):
        box_of("plain", None)
