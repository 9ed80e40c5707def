"""The tables of an experiment with their words: what was played, from easy to hard, as people say it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.lab.engines import SerialEngine
from mattock.lab.report.source import ReportSource
from tests.lab.experiments import played, written


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("lab")
    played(written(base, games=2), base / "out", SerialEngine())
    return base / "out"


def test_what_differs_between_the_games_is_found(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    assert source.varying() == ["difficulty"]
    assert source.group == "difficulty"
    assert source.levels("difficulty") == ["easy", "hard"]
    assert source.players == sorted(source.players)
    assert len(source.teams) == len(set(source.teams))
    assert source.together


def test_things_are_called_what_players_call_them(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    assert source.team("master:1250") == "master (1,250)"
    assert source.team("master, apprentice") == "master, apprentice"
    assert source.value("difficulty", "hard") == source.texts.say("option-difficulty-hard")
    assert source.question("end_turn") == "end turn"
    assert source.turn_word


def test_what_has_no_words_is_called_by_its_name(folder: Path) -> None:
    source = ReportSource(folder, "runedar", "en")
    assert source.option("colour_of_beard") == "colour of beard"
    assert source.value("difficulty", "impossible") == "impossible"
    assert source.reason("the_moon_fell") == "the moon fell"
    use = source.measures.uses[0]
    assert source.item(use, "rubber_duck") == "Rubber duck"
