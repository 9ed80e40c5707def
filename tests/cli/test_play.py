"""`mattock play`: a game through the pipe, its luck, its journal, and every way to stop."""

from __future__ import annotations

import random
import re
import signal
from pathlib import Path

import pytest

import mattock
from tests.cli.command import Command, is_one_line, started
from tests.paragraphs import rule


def keys(seed: int, count: int = 4000) -> str:
    """A player who types numbers, and Enter where the keyboard is passed on."""
    rng = random.Random(seed)
    return "".join(rng.choice(["1\n", "1\n", "2\n", "3\n", "4\n", "\n"]) for _ in range(count))


def test_a_game_is_played_to_its_end_and_can_be_verified(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "siege.jsonl"
    result = run("play", "runedar", "--players", 1, "--difficulty", "easy", "--journal", journal, typed=keys(1))
    assert (result.code, result.err) == (0, "")
    promised = re.search(r"Commitment: ([0-9a-f]{64})\n", result.out)
    told = re.search(r"fits the commitment: ([0-9a-f]{64})\n", result.out)
    assert promised is not None
    assert told is not None
    assert mattock.Fair(bytes.fromhex(told[1])).commitment == promised[1]
    assert result.out.index(promised[0]) < result.out.index("Turn 1:") < result.out.index(told[0])
    assert "The chronicles call you" in result.out
    verified = run("verify", journal)
    assert verified.code == 0
    assert promised[1] in verified.out


@rule("D11.4")
def test_a_game_of_dwar7s_goes_through_the_pipe_and_can_be_verified_and_retold(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "fall.jsonl"
    result = run("play", "dwar7s", "--journal", journal, typed=keys(1, 12000))
    assert (result.code, result.err) == (0, "")
    assert "The game ends after round" in result.out
    assert run("verify", journal).out.endswith("all else that can be checked is well.\n")
    retold = run("replay", journal, "--picture")
    assert retold.code == 0
    assert "The game is over" in retold.out


def test_the_options_of_dwar7s_reach_the_game(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "fall.jsonl"
    options = ["--players", 4, "--goals-to-end", 2, "--shared-kingdoms", "split", "--ogres", "gentle", "--first", 3]
    result = run("play", "dwar7s", *options, "--seed", "x", "--journal", journal, typed="\nq\n")
    assert "2 goals end it, shared kingdoms are divided, no Thief and no Crown." in " ".join(result.out.split())
    assert "Round 1: Green" in result.out
    found = mattock.Journal.from_text(journal.read_text(encoding="utf-8"), unfinished=True).options
    assert (found["players"], found["goals_to_end"], found["first"]) == (4, 2, 2)
    assert (found["shared_kingdoms"], found["ogres"]) == ("split", "gentle")


@rule("D2.4")
def test_the_players_of_dwar7s_choose_their_colours(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "fall.jsonl"
    options = ["--colours", "yellow,green", "--first", 1, "--seed", "x", "--journal", journal]
    assert "Round 1: Yellow" in run("play", "dwar7s", *options, typed="\nq\n").out
    found = mattock.Journal.from_text(journal.read_text(encoding="utf-8"), unfinished=True).options
    assert found["colours"] == ["yellow", "green"]
    refused = run("play", "dwar7s", "--colours", "yellow,yellow")
    assert refused.code == 2
    assert "colours=['yellow', 'yellow']" in refused.err


def test_an_owners_cards_of_dwar7s_are_played_with(run: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    rows = [("ruby", 7), ("emerald", 9), ("diamond", 8), ("gold", 10)]
    lines = [f'[[gem]]\nid = "{gem}"\nnumber = {count}\npoints = 1\nsource = "rulebook"\n' for gem, count in rows]
    box.write_text("".join(lines).replace("number = 7", "number = 5"), encoding="utf-8")
    result = run("play", "dwar7s", "--components", box, typed="\nq\n")
    assert "Piles: 5 rubies, 9 emeralds" in result.out


def test_the_same_seed_and_keys_give_the_same_game(run: Command) -> None:
    games = [run("play", "runedar", "--players", 1, "--seed", 5, typed=keys(2, 80)).out for _ in range(2)]
    assert games[0] == games[1]
    assert "Commitment" not in games[0], "seeded luck promises nothing"


def test_the_options_reach_the_game(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "siege.jsonl"
    options = ["--players", 3, "--difficulty", "epic", "--dice", "blades", "--open-hands", "--first", 2, "--seed", "x"]
    result = run("play", "runedar", *options, "--journal", journal, typed="q\n")
    assert "epic, dice with more blades" in " ".join(result.out.split())
    assert "12 rubble" in result.out
    assert "Turn 1: Torvald" in result.out
    assert "Pass the keyboard" not in result.out
    found = mattock.Journal.from_text(journal.read_text(encoding="utf-8"), unfinished=True)
    assert found.options["first"] == 1
    assert found.options["open_hands"] is True


def test_q_quits_without_another_question(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "siege.jsonl"
    result = run("play", "runedar", "--players", 1, "--journal", journal, typed="q\n")
    assert (result.code, result.err) == (0, "")
    assert "The game stops here." in result.out
    assert "it has no end" in " ".join(result.out.split())
    assert "secret" not in result.out, "the luck of a game that may go on stays secret"
    assert run("replay", journal).code == 2
    assert run("replay", journal, "--unfinished").code == 0


def test_the_end_of_the_input_stops_calmly(run: Command) -> None:
    result = run("play", "runedar", typed="\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("The game stops here.\n")


def test_a_journal_is_never_overwritten(run: Command, tmp_path: Path) -> None:
    journal = tmp_path / "siege.jsonl"
    journal.write_text("precious", encoding="utf-8")
    result = run("play", "runedar", "--journal", journal, typed=keys(1))
    assert result.code == 2
    assert is_one_line(result.err)
    assert "File exists" in result.err
    assert journal.read_text(encoding="utf-8") == "precious"


def test_an_owners_box_is_played_with(run: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    rows = [("easy", 1), ("normal", 2), ("hard", 3), ("epic", 4)]
    lines = [f'[[difficulty]]\nid = "{name}"\nrubble = {rubble}\nsource = "rulebook"\n' for name, rubble in rows]
    box.write_text("\n".join(lines), encoding="utf-8")
    journal = tmp_path / "siege.jsonl"
    result = run("play", "runedar", "--players", 1, "--components", box, "--journal", journal, typed="1\nq\n")
    assert "2 rubble blocks the tunnel." in result.out
    assert run("replay", journal, "--unfinished").code == 2, "made with other components"
    assert run("replay", journal, "--unfinished", "--components", box).code == 0


@pytest.mark.parametrize("before", ["Number, or ? for help > ", "Enter, or ? for help > "])
def test_an_interrupt_is_one_calm_line(before: str, tmp_path: Path) -> None:
    journal = tmp_path / "siege.jsonl"
    seed = 1 if before.startswith("Number") else 2
    process = started("play", "runedar", "--players", 1, "--seed", seed, "--journal", journal)
    assert process.stdout is not None
    shown = ""
    while not shown.endswith("for help > "):
        letter = process.stdout.read(1)
        assert letter, shown
        shown += letter
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert err == "\nStopped.\n"
    assert mattock.Journal.from_text(journal.read_text(encoding="utf-8"), unfinished=True).moves == []
