"""Games bring files for the lab; whoever reads them finds each under its game, and only those that are there."""

from __future__ import annotations

import tomllib

import pytest

import mattock
from mattock.core.registry import manifest
from mattock.lab.game_files import files_of_games


def test_every_game_that_comes_along_brings_its_own_matches_of_the_ladder() -> None:
    found = files_of_games("ladder.toml")
    assert set(found) == set(mattock.game_names())
    for game, file in found.items():
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["match"]
        assert {row["game"] for row in rows} == {game}


def test_a_file_that_a_game_does_not_bring_is_left_out() -> None:
    assert set(files_of_games("weigh.json")) == {"runedar"}
    assert files_of_games("nothing.toml") == {}


def test_a_game_without_a_folder_for_the_lab_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest("runedar"), "lab", None)
    assert set(files_of_games("ladder.toml")) == {"dwar7s"}
