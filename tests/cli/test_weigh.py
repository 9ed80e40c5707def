"""`mattock weigh`: what it says, and what bad input gets."""

from __future__ import annotations

import pytest

from tests.cli.command import Command, is_one_line
from tests.cli.test_extras import with_base


def test_every_level_is_told_with_its_interval(run: Command) -> None:
    result = run("weigh", "runedar", "--players", 3, "--difficulty", "hard")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("The Siege of Runedar, 3 players, hard\n")
    levels = ("by chance", "apprentice", "assistant", "journeyman", "foreman")
    assert sorted(levels, key=result.out.index) == list(levels)
    for word in (" of 10", "95 % interval", "From the table"):
        assert word in result.out


def test_house_rules_are_played(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mattock.lab.weigh.simulated.__defaults__", (0.2,))
    result = run("--language", "de", "weigh", "runedar", "--dice", "blades")
    assert (result.code, result.err) == (0, "")
    assert "Eben gespielt" in result.out
    assert " von 10 " in result.out


def test_a_target_is_answered_with_settings(run: Command) -> None:
    result = run("--language", "es", "weigh", "runedar", "--players", 4, "--target", 0.4)
    assert (result.code, result.err) == (0, "")
    assert "Lo más cercano a 40.0 %" in result.out
    assert "4 jugadores" in result.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("weigh", "dwar7s"), "dwar7s is not won together"),
        (("weigh", "runedar", "--target", "2"), "target=2.0"),
        (("weigh", "runedar", "--difficulty", "ghastly"), "easy"),
        (("weigh", "chess"), "chess"),
    ],
)
def test_what_cannot_be_weighed_is_one_line(run: Command, arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert (result.code, result.out) == (2, "")
    assert is_one_line(result.err)
    assert said in result.err


def test_it_needs_no_extra(tmp_path_factory: pytest.TempPathFactory) -> None:
    code, out, err = with_base("weigh", "runedar", cwd=tmp_path_factory.mktemp("bare"))
    assert (code, err) == (0, "")
    assert "journeyman" in out
