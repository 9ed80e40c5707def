"""`mattock verify`: 0 if all is well, 1 if the journal is false, 2 if it cannot be read as one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import mattock
from tests.cli.command import Command, is_one_line, journal_of, resealed, written

SECRET = bytes(32)


@pytest.fixture
def journal() -> mattock.Journal:
    return journal_of(mattock.Fair(SECRET))


def test_a_fair_game_is_proved_number_by_number(run: Command, journal: mattock.Journal, tmp_path: Path) -> None:
    result = run("verify", written(tmp_path / "siege.jsonl", journal))
    assert (result.code, result.err) == (0, "")
    numbers = len(journal.deal) + sum(len(move.luck) for move in journal.moves)
    assert f"{len(journal.moves)} actions: the chain of sums is whole." in result.out
    assert f"all {numbers} numbers follow from it." in result.out
    assert re.search(r"hand:0 \d+, hand:1 \d+, siege \d+", result.out)
    assert result.out.endswith("The luck is proved, and all else that can be checked is well.\n")


def test_a_fair_game_of_dwar7s_is_proved_too(run: Command, tmp_path: Path) -> None:
    journal = journal_of(mattock.Fair(SECRET), game="dwar7s", players=2)
    result = run("verify", written(tmp_path / "fall.jsonl", journal))
    assert (result.code, result.err) == (0, "")
    assert f"Dwar7s Fall, {len(journal.moves)} actions: the chain of sums is whole." in result.out
    assert "secret:0 1, secret:1 1" in result.out
    assert result.out.endswith("The luck is proved, and all else that can be checked is well.\n")


@pytest.mark.parametrize("game", ["dwar7s", "runedar"])
def test_the_end_is_told_in_the_words_of_replay(run: Command, tmp_path: Path, game: str) -> None:
    """Players go by what the game calls them, not by a number."""
    path = written(tmp_path / "game.jsonl", journal_of(mattock.Fair(SECRET), game=game, players=2))
    end = run("replay", path).out.splitlines()[-1].split(maxsplit=1)[1]
    assert end in run("verify", path).out.splitlines()


def test_what_cannot_be_proved_is_said(run: Command, tmp_path: Path) -> None:
    result = run("verify", written(tmp_path / "siege.jsonl", journal_of(mattock.Seeded(1))))
    assert result.code == 0
    assert "The luck is seeded: " in result.out
    assert "where they came from cannot be checked" in result.out
    assert result.out.endswith("All that can be checked is well.\n")


SAID = {
    "en": ("The file says: ", "not proved: the promise covers the luck alone"),
    "de": ("Die Datei sagt: ", "nicht bewiesen: Das Versprechen gilt nur dem Glück"),
    "es": ("El archivo dice: ", "no quedan demostradas: la promesa solo cubre la suerte"),
}


@pytest.mark.parametrize("language", SAID)
def test_options_are_told_as_the_file_says_and_not_called_proved(run: Command, tmp_path: Path, language: str) -> None:
    """A difficulty that no action depended on can be changed without a trace."""
    path = tmp_path / "siege.jsonl"
    journal = journal_of(mattock.Fair(SECRET), limit=3, players=2, difficulty="easy")
    text = resealed(journal, lambda bodies: bodies[0]["options"].update(difficulty="hard"))
    path.write_text("".join(text.splitlines(keepends=True)[:-1]), encoding="utf-8")
    result = run("--language", language, "verify", path, "--unfinished")
    assert (result.code, result.err) == (0, "")
    says, warns = SAID[language]
    (line,) = (line for line in result.out.splitlines() if line.startswith(says))
    assert "Runedar, players 2, difficulty hard, dice standard, open_hands false, " in line
    assert warns in result.out


def test_an_unfinished_fair_game_keeps_its_secret(run: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "siege.jsonl", journal_of(mattock.Fair(SECRET), limit=15), foot=False)
    assert run("verify", path).code == 1
    result = run("verify", path, "--unfinished")
    assert result.code == 0
    assert "its secret is not told yet" in result.out
    assert "The game is not over." in result.out


def test_a_forged_number_is_named_with_its_action_and_stream(
    run: Command, journal: mattock.Journal, tmp_path: Path
) -> None:
    at = next(index for index, move in enumerate(journal.moves, 1) if move.code == "reveal")

    def forge(bodies: list[dict[str, Any]]) -> None:
        luck = bodies[at]["luck"]
        bodies[at]["luck"] = [luck[0] + (1 if luck[0] == 0 else -1), *luck[1:]]

    path = tmp_path / "siege.jsonl"
    path.write_text(resealed(journal, forge), encoding="utf-8")
    result = run("verify", path)
    assert (result.code, result.out) == (1, "")
    assert is_one_line(result.err)
    assert f"False: {path}: action {at} (reveal): " in result.err
    assert "'siege'" in result.err


def cut(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:-1])


def edited(text: str) -> str:
    return text.replace('"do":"', '"do":"x', 1)


@pytest.mark.parametrize(("change", "said"), [(cut, "the end is missing"), (edited, "line 2: ")])
def test_a_cut_or_edited_journal_is_false(
    run: Command, journal: mattock.Journal, tmp_path: Path, change: Any, said: str
) -> None:
    path = tmp_path / "siege.jsonl"
    path.write_text(change(journal.to_text()), encoding="utf-8")
    result = run("verify", path)
    assert (result.code, result.out) == (1, "")
    assert is_one_line(result.err)
    assert said in result.err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not a journal"),
        (b"dear diary\n", "not a journal"),
        (b"{}\n", "not a journal"),
        (b"[1]\n", "not a journal"),
        (bytes(range(256)), "not a journal"),
        (b"[" * 100_000, "not a journal"),
        (b'{"mattock": 99, "sum": ""}\n', "format 99; this version reads up to 1"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_journal_of_ours_is_bad_input(
    run: Command, tmp_path: Path, content: bytes, said: str, command: str
) -> None:
    path = tmp_path / "siege.jsonl"
    path.write_bytes(content)
    result = run(command, path)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert said in result.err


@pytest.mark.parametrize("head", [{"rules": "runedar 0"}, {"components": "0" * 16}, {"game": "chess"}])
def test_other_rules_components_and_games_cannot_be_judged(
    run: Command, journal: mattock.Journal, tmp_path: Path, head: dict[str, Any]
) -> None:
    path = tmp_path / "siege.jsonl"
    path.write_text(resealed(journal, lambda bodies: bodies[0].update(head)), encoding="utf-8")
    result = run("verify", path)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 9},
        {"players": None},
        {"seed": 1},
        {"chance": 1},
        {"dwarfs": [[]]},
        {"first": "x"},
        {"difficulty": {}},
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_impossible_options_in_a_journal_are_no_traceback(
    run: Command, journal: mattock.Journal, tmp_path: Path, options: dict[str, Any], command: str
) -> None:
    path = tmp_path / "siege.jsonl"
    path.write_text(resealed(journal, lambda bodies: bodies[0]["options"].update(options)), encoding="utf-8")
    result = run(command, path)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)


def test_a_damaged_byte_is_found_by_its_line(run: Command, journal: mattock.Journal, tmp_path: Path) -> None:
    path = tmp_path / "siege.jsonl"
    data = bytearray(journal.to_text().encode())
    data[len(data) // 2] = 0xFF
    path.write_bytes(bytes(data))
    result = run("verify", path)
    assert (result.code, result.out) == (1, "")
    assert is_one_line(result.err)
