"""Bad arguments get one clear line and exit code 2; questions about the command get an answer and 0."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.core.registry import registry
from tests.cli.command import Command, is_one_line, started


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("fly", "No such command 'fly'"),
        ("--fly", "No such option: --fly"),
        ("play", "Missing argument 'game'"),
        ("play chess", "no game 'chess': known are dwar7s, runedar"),
        ("play runedar --players 7", "players=7: allowed are 2, 1, 3, 4"),
        ("play runedar --players 0", "players=0: allowed are"),
        ("play runedar --players two", "Invalid value for '--players'"),
        ("play runedar --difficulty brutal", "difficulty='brutal': allowed are 'normal', 'easy', 'hard', 'epic'"),
        ("play runedar --dice loaded", "dice='loaded': allowed are 'standard', 'blades'"),
        ("play runedar --first 3", "first=3: allowed are 1, 2"),
        ("play runedar --first 0", "first=0: allowed are 1, 2"),
        ("play runedar --players 4 --first 5", "first=5: allowed are 1, 2, 3, 4"),
        ("play runedar --loud", "No such option: --loud"),
        ("play runedar extra", "unexpected extra argument"),
        ("play runedar --components nowhere.toml", "nowhere.toml: cannot be read"),
        ("play runedar --journal nowhere/siege.jsonl", "nowhere/siege.jsonl: No such file or directory"),
        ("play dwar7s --players 1", "players=1: allowed are 2, 3, 4"),
        ("play dwar7s --first 3", "first=3: allowed are 1, 2"),
        ("play dwar7s --goals-to-end 5", "goals_to_end=5: allowed are 3, 2, 4"),
        ("play dwar7s --goals-to-end many", "Invalid value for '--goals-to-end'"),
        ("play dwar7s --shared-kingdoms half", "shared_kingdoms='half': allowed are 'full', 'split'"),
        ("play dwar7s --ogres none", "ogres='none': allowed are 'all', 'gentle'"),
        ("play dwar7s --components nowhere.toml", "nowhere.toml: cannot be read"),
        ("play dwar7s --difficulty easy", "unknown option 'difficulty': known are players, goals_to_end,"),
        ("play dwar7s --dice blades", "unknown option 'dice': known are players, goals_to_end,"),
        ("play dwar7s --open-hands", "unknown option 'open_hands': known are players, goals_to_end,"),
        ("play runedar --goals-to-end 3", "unknown option 'goals_to_end': known are players, difficulty,"),
        ("play runedar --shared-kingdoms full", "unknown option 'shared_kingdoms': known are players, difficulty,"),
        ("play runedar --ogres all", "unknown option 'ogres': known are players, difficulty,"),
        ("simulate dwar7s --dice standard", "unknown option 'dice': known are players, goals_to_end,"),
        ("simulate runedar --ogres gentle", "unknown option 'ogres': known are players, difficulty,"),
        ("simulate chess", "no game 'chess'"),
        ("simulate runedar --games 0", "Invalid value for '--games'"),
        ("simulate runedar --jobs 0", "Invalid value for '--jobs'"),
        ("simulate runedar --difficulty x", "difficulty='x'"),
        ("simulate runedar --components nowhere.toml", "nowhere.toml: cannot be read"),
        ("replay", "Missing argument 'journal'"),
        ("replay nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("replay .", "Is a directory"),
        ("verify nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
        ("components fly", "No such command 'fly'"),
        ("components show", "Missing argument 'game'"),
        ("components show chess", "no game 'chess'"),
        ("components show runedar --components nowhere.toml", "nowhere.toml: cannot be read"),
        ("components check", "Missing argument 'file'"),
        ("components check nowhere.toml", "Missing argument '--game'"),
        ("components check nowhere.toml --game runedar", "nowhere.toml: cannot be read"),
        ("components check nowhere.toml --game chess", "no game 'chess'"),
    ],
)
def test_a_bad_argument_gets_one_clear_line(
    run: Command, arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments.split())
    assert result.code == 2
    assert result.out == ""
    assert is_one_line(result.err)
    assert result.err.startswith("mattock: ")
    assert said.lower() in result.err.lower()


def test_the_version_is_told(run: Command) -> None:
    assert run("--version") == (0, f"mattock {mattock.__version__}\n", "")


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_without_a_command_the_commands_are_listed(run: Command, arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.code, result.err) == (0, "")
    for command in ("play", "simulate", "replay", "verify", "components", "games"):
        assert command in result.out


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "components", "components show"])
def test_every_command_explains_itself(run: Command, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.code == 0
    assert f"Usage: mattock {command}" in result.out


def test_components_alone_lists_what_it_can_do(run: Command) -> None:
    result = run("components")
    assert result.code == 0
    assert "check" in result.out


def test_the_games_are_listed(run: Command) -> None:
    assert run("games").out == ("dwar7s: Dwar7s Fall, 2 to 4 players\nrunedar: The Siege of Runedar, 1 to 4 players\n")


def test_the_command_runs_as_a_process_of_its_own() -> None:
    process = started("play", "runedar", "--players", "9")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert is_one_line(err)


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    process = started("components", "show", "runedar")
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.wait()
    assert process.stderr is not None
    assert process.stdin is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    process.stdin.close()


def test_whoever_ends_a_long_answer_early_ends_it_like_any_pipe() -> None:
    process = started("components", "show", "runedar")
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait() == 141
    assert process.stderr is not None
    assert process.stdin is not None
    process.stderr.close()
    process.stdin.close()


def test_a_broken_game_is_named_at_the_start_and_the_others_are_listed(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry(), "problems", ["the game 'ludo' of 'ludo-for-mattock' cannot be played: ValueError"])
    result = run("games")
    assert result.err == "mattock: the game 'ludo' of 'ludo-for-mattock' cannot be played: ValueError\n"
    assert result.code == 0
    assert "runedar" in result.out
