"""A game of another package is played everywhere after `pip install`, without a change to any file of mattock."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mattock.texts import languages
from tests.examples.third_game import NAME, SOURCE, command, finished
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer, open_live_server


def test_the_package_passes_its_own_tests_and_the_conformance_suite(site: Path) -> None:
    """In a process of its own, as its author runs them."""
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    pytest_run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests"]
    done = subprocess.run(pytest_run, cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 170


def test_it_is_listed_simulated_and_its_options_are_options(site: Path) -> None:
    assert "liars_dice: Liar's Dice, 2 players" in command(site, "games").stdout
    simulated = command(site, "simulate", NAME, "--games", "30", "--dice", "3", "--ones", "wild", "--seed", "5")
    assert simulated.returncode == 0, simulated.stderr
    assert "bluff called" in simulated.stdout
    refused = command(site, "simulate", NAME, "--dice", "4")
    assert (refused.returncode, "dice='4': allowed are 5, 3, 2" in refused.stderr) == (2, True)


@pytest.mark.parametrize("language", languages())
def test_it_is_played_at_a_terminal_in_every_language(site: Path, language: str) -> None:
    """Against a bot, always with the last choice: a doubt, or the highest bid."""
    typed = "?\nw\nl\nr L2.2\n" + "999\n1\n" * 200
    played = command(
        site, "--language", language, "play", NAME, "--dice", "2", "--seed", "4", "--bots", "apprentice", typed=typed
    )
    assert played.returncode == 0, played.stderr[-500:] + played.stdout[-500:]
    titles = {"en": "Liar's Dice", "de": "Lügenwürfel", "es": "Dados mentirosos"}
    assert titles[language] in played.stdout
    assert "L2.2" in played.stdout
    assert "TextMissing" not in played.stderr


def opened(host: Guest, **options: object) -> str:
    made = host.asks("POST", "/tables", {"game": NAME, "options": {"dice": 2, **options}})
    return str(made["table"])


def test_the_server_lists_it_with_labels_and_texts(dice_server: LiveServer) -> None:
    ada = Guest(dice_server, "Ada")
    games = {game["game"]: game for game in ada.asks("GET", "/games")}
    assert games.keys() == {"dwar7s", "runedar", NAME}
    assert games[NAME]["title"] == {"de": "Lügenwürfel", "en": "Liar's Dice", "es": "Dados mentirosos"}
    assert games[NAME]["scene"] is False
    assert {name: game["together"] for name, game in games.items()} == {"dwar7s": False, "runedar": True, NAME: False}
    assert games[NAME]["chronicle"]["de"] == "Halle der Lügner"
    assert games[NAME]["daily"]["title"]["es"] == "Los dados del día"
    ones = next(option for option in games[NAME]["options"] if option["name"] == "ones")
    assert ones["labels"][1]["de"] == "zählen als jede Zahl"
    texts = ada.asks("GET", f"/games/{NAME}/texts/es")
    assert "action-doubt = Dudar" in texts["messages"]
    assert "**L2.2**" in texts["book"]
    assert (texts["paragraphs"]["counted"], texts["secret"]) == ("L3.2", ["roll"])


@pytest.mark.parametrize("levels", [("apprentice", "journeyman"), ("master", "apprentice")])
def test_bots_of_every_level_play_it_on_the_server(dice_server: LiveServer, levels: tuple[str, str]) -> None:
    ada = Guest(dice_server, "Ada")
    table = opened(ada)
    for seat, level in enumerate(levels):
        ada.asks("POST", f"/tables/{table}/commands", {"do": "seat_bot", "seat": seat, "level": level})
    ada.asks("POST", f"/tables/{table}/commands", {"do": "start"})
    assert finished(ada, table)["looks"][0]["view"]["outcome"]["reason"] in {"bluff", "doubt"}


def test_two_programs_play_it_over_sockets(dice_server: LiveServer, site: Path) -> None:
    ada = Guest(dice_server, "Ada")
    table = opened(ada)
    secret = ada.asks("POST", f"/tables/{table}/links", {})["secret"]
    environment = {**os.environ, "PYTHONPATH": str(site)}
    hire = [
        sys.executable,
        "-m",
        "mattock.cli",
        "bot",
        "--url",
        dice_server.url,
        "--level",
        "apprentice",
        "--table",
        table,
    ]
    bots = [subprocess.Popen([*hire, "--secret", secret, "--name", name], env=environment) for name in ("Bo", "Cy")]
    try:
        deadline = time.monotonic() + 60
        while not all(seat["owner"] for seat in ada.asks("GET", f"/tables/{table}")["standing"]["seats"]):
            assert time.monotonic() < deadline, "nobody has come"
            time.sleep(0.1)
        ada.asks("POST", f"/tables/{table}/commands", {"do": "start"})
        finished(ada, table)
        assert [bot.wait(20) for bot in bots] == [0, 0]
    finally:
        for bot in bots:
            bot.kill()


def test_nobody_is_told_what_lies_under_the_other_cup(dice_server: LiveServer) -> None:
    ada, bo = Guest(dice_server, "Ada"), Guest(dice_server, "Bo")
    table = opened(ada)
    secret = ada.asks("POST", f"/tables/{table}/links", {})["secret"]
    bo.asks("POST", f"/tables/{table}/enter", {"secret": secret})
    for seat, guest in enumerate((ada, bo)):
        guest.asks("POST", f"/tables/{table}/commands", {"do": "sit", "seat": seat})
    ada.asks("POST", f"/tables/{table}/commands", {"do": "start"})
    looks = [guest.asks("GET", f"/tables/{table}")["looks"] for guest in (ada, bo)]
    rolls = [[player["roll"] is not None for player in own[0]["view"]["players"]] for own in looks]
    assert rolls == [[True, False], [False, True]]


LATE = """
from liars_dice.game import LiarsDice
from mattock.core.manifest import Manifest

def fails(*_, **__):
    raise RuntimeError("not today")

def broken(name, words="liars_dice.words", **methods):
    return Manifest(type("Broken", (LiarsDice,), {"name": name, **methods})(), words=words)

LOTTO = broken("lotto", contract=fails)
HALMA = broken("halma", words="mumbling")
RUMMY = broken("rummy", new=fails)
"""


def test_broken_packages_are_named_in_a_line_each_and_the_others_are_played(site: Path, tmp_path: Path) -> None:
    """One that raises, one that exits, one with another thing than a manifest, one that takes a name that is taken, and
    three that only fail when they are asked for something: their contract, their texts, a new game.
    """
    entries = {"ludo": "no_such_module:MANIFEST", "chess": "os:sep", "runedar": "os:sep", "poker": "exiting:MANIFEST"}
    (tmp_path / "exiting.py").write_text("raise SystemExit(3)", encoding="utf-8")
    (tmp_path / "late.py").write_text(LATE, encoding="utf-8")
    (tmp_path / "mumbling" / "en").mkdir(parents=True)
    (tmp_path / "mumbling" / "en" / "game.ftl").write_text("game-title = { $gap", encoding="utf-8")
    entries |= {name: f"late:{name.upper()}" for name in ("lotto", "halma", "rummy")}
    for name, value in entries.items():
        info = tmp_path / f"broken_{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken-{name}\nVersion: 1\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[mattock.games]\n{name} = {value}\n", encoding="utf-8")
    both = Path(f"{site}{os.pathsep}{tmp_path}")
    listed = command(both, "games")
    assert [line.partition(":")[0] for line in listed.stdout.splitlines()] == ["dwar7s", "runedar", NAME]
    assert sorted(line.split("'")[1] for line in listed.stderr.splitlines()) == sorted(entries)
    with open_live_server(tmp_path / "tables.db", site, tmp_path) as live_server:
        games = Guest(live_server, "Ada").asks("GET", "/games")
        assert [game["game"] for game in games] == ["dwar7s", "runedar", NAME]
