"""`mattock components`: every piece on the table with its source, and a mistake in a file named in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.cli.adapters import box_of
from mattock.games.runedar.box.load import load_box
from mattock.texts import Texts
from tests.cli.command import Command, is_one_line

TROLLS = "\n".join(
    f'[[troll]]\nid = "my_troll_{number}"\ncircles = [{number}]\nsource = "rulebook"\n' for number in range(1, 6)
)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(TROLLS, encoding="utf-8")
    return path


def test_the_whole_box_is_shown_with_its_sources(run: Command) -> None:
    result = run("components", "show", "runedar")
    assert (result.code, result.err) == (0, "")
    texts = Texts("en", "runedar")
    for row in load_box().rows:
        if row.table in ("starting", "upgrade"):
            assert texts.name("card", row.id) in result.out
    for title in ("Siege cards", "Goblin tiles", "Troll tiles", "Mercenaries", "Dice", "Difficulties"):
        assert title in result.out
    assert "level 3 goblin (wants 1 wood, 1 leather and 1 metal)" in result.out
    for word in ("rulebook", "inferred", "reconstructed"):
        assert word in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80


@pytest.mark.parametrize("game", mattock.game_names())
def test_every_row_has_its_line(run: Command, game: str) -> None:
    lines = [line.rstrip() for line in run("components", "show", game).out.splitlines()]
    assert sum(line.endswith(("  C", "  I", "  R")) for line in lines) == len(box_of(game, None).rows)


def test_the_cards_of_dwar7s_are_shown_with_all_that_is_printed_on_them(run: Command) -> None:
    result = run("components", "show", "dwar7s")
    assert (result.code, result.err) == (0, "")
    text = " ".join(result.out.split())
    for said in (
        "Ruby mine dragon 3 3 1 ruby 2 N E W C",
        "Frost giant giant 5 5 3 points 0 N S C",
        "Emerald 9 2 C",
        "Crown 2 steal all ogre cards of an opponent C",
        "Harvest pie 1 ruby, 1 emerald, 1 diamond and 1 gold 12 C",
        "Architect a kingdom of 8 or more cards 10 C",
    ):
        assert said in text
    assert max(len(line) for line in result.out.splitlines()) <= 80


def test_an_owners_cards_of_dwar7s_are_checked_and_marked(run: Command, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    counts = {"ambush": 5, "brute": 4, "panic": 2, "thief": 1, "crown": 1}
    own.write_text(
        "".join(f'[[ogre]]\nid = "{name}"\ncopies = {count}\nsource = "rulebook"\n' for name, count in counts.items()),
        encoding="utf-8",
    )
    assert run("components", "check", own, "--game", "dwar7s").out.startswith(f"{own}: fine. Own rows: 5 of ")
    assert run("components", "show", "dwar7s", "--components", own).out.count("R*") == 5
    other = run("components", "check", own, "--game", "runedar")
    assert other.code == 2
    assert is_one_line(other.err)
    assert "unknown table" in other.err


def test_rows_of_an_owners_file_are_marked(run: Command, own: Path) -> None:
    out = run("components", "show", "runedar", "--components", own).out
    assert out.count("R*") == 5
    assert "(box.toml)" in out
    assert "R*" not in run("components", "show", "runedar").out


def test_a_good_file_is_called_fine(run: Command, own: Path) -> None:
    result = run("components", "check", own, "--game", "runedar")
    assert (result.code, result.err) == (0, "")
    assert result.out == f"{own}: fine. Own rows: 5 of {len(load_box().rows)}.\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("circles = [3]", "circles = [-3]", ["troll row 3", "circles[1]", "-3"]),
        ("circles = [3]\n", "", ["troll row 3", "circles", "is missing"]),
        ('source = "rulebook"', 'source = "rumour"', ["troll row 1", "source", "rumour"]),
        ("[[troll]]", "[[trol]]", ["trol", "did you mean troll?"]),
        ("my_troll_2", "my_troll_1", ["troll row 2", "id", "is also that of"]),
        ("[[troll]]", "[[troll", ["is not TOML"]),
    ],
)
def test_a_mistake_is_named_with_file_row_and_field(
    run: Command, own: Path, old: str, new: str, said: list[str]
) -> None:
    own.write_text(TROLLS.replace(old, new, 1), encoding="utf-8")
    result = run("components", "check", own, "--game", "runedar")
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    for words in (str(own), *said):
        assert words in result.err
