"""Every command speaks the language it is asked for, or that of the system, or English."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.cli.language import system_language
from tests.cli.command import Command, journal_of, written

TITLES = {"en": "The Siege of Runedar", "de": "Die Schlacht von Runedar", "es": "El asedio de Runedar"}

in_every_language = pytest.mark.parametrize("language", TITLES)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return written(tmp_path / "siege.jsonl", journal_of(mattock.Fair(b"a secret"), players=2))


@in_every_language
def test_the_games_are_listed_in_the_language_asked_for(run: Command, language: str) -> None:
    result = run("--language", language, "games")
    assert result.code == 0
    assert TITLES[language] in result.out


@in_every_language
def test_the_language_can_be_set_once_for_all(run: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("MATTOCK_LANGUAGE", language)
    assert TITLES[language] in run("games").out


def test_the_language_of_the_system_is_spoken(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    assert TITLES["es"] in run("games").out
    assert TITLES["de"] in run("--language", "de", "games").out


def test_a_language_lasts_for_one_command(run: Command) -> None:
    assert TITLES["de"] in run("--language", "de", "games").out
    assert TITLES["en"] in run("games").out


def test_an_unknown_language_is_refused_in_one_line(run: Command) -> None:
    result = run("--language", "tlh", "games")
    assert (result.code, result.out) == (2, "")
    assert result.err == "mattock: no language 'tlh': known are de, en, es\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_what_we_do_not_speak_is_english(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_game_is_played_in_german_and_so_are_its_rules(run: Command) -> None:
    result = run("--language", "de", "play", "runedar", "--players", "1", "--seed", "1", typed="r R9.4\nq\n")
    assert TITLES["de"] in result.out
    assert "Geröll, das mit einem Kobold kam" in " ".join(result.out.split())


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("replay",), {"de": "Zug 1: ", "es": "Turno 1: "}),
        (("verify",), {"de": "Glück", "es": "suerte"}),
        (("components", "show", "dwar7s"), {"de": "Königreichskarten", "es": "Cartas de reino"}),
        (("simulate", "dwar7s", "--games", "1", "--seed", "1"), {"de": "Spiel", "es": "partida"}),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
)
@pytest.mark.parametrize("language", ["de", "es"])
def test_commands_answer_in_the_language_asked_for(
    run: Command, journal: Path, command: tuple[str, ...], said: dict[str, str], language: str
) -> None:
    file = [str(journal)] if command[0] in ("replay", "verify") else []
    result = run("--language", language, *command, *file)
    assert result.code == 0, result.err
    assert said[language] in result.out
