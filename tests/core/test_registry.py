"""Games are found by their entry points; a broken package is named, and the others play on."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from mattock.core.manifest import Manifest
from mattock.core.options import Option
from mattock.core.refusal import UnknownGame
from mattock.core.registry import GROUP, Registry, game, game_names, manifest, registry

GOOD = EntryPoint("runedar", "mattock.games.runedar.manifest:MANIFEST", GROUP)


def broken(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_the_games_that_come_along_are_registered_like_any_other() -> None:
    assert game_names() == ["dwar7s", "runedar"]
    assert registry().problems == []
    assert all(game(name).name == name and manifest(name).game is game(name) for name in game_names())


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (broken("ludo", "no_such_package:MANIFEST"), "No module named 'no_such_package'"),
        (broken("ludo", "mattock.core.registry:MANIFEST"), "has no attribute 'MANIFEST'"),
        (broken("ludo", "mattock.core.registry:GROUP"), "no Manifest but str"),
        (broken("ludo", "mattock.games.runedar.manifest:MANIFEST"), "its manifest is of the game 'runedar'"),
        (broken("runedar", "elsewhere:MANIFEST"), "another package has a game of that name"),
        (broken("ludo", "ludo_without_players:MANIFEST"), "it has no option 'players'"),
        (broken("ludo", "ludo_that_raises:MANIFEST"), "ValueError: two"),
        (broken("ludo", "ludo_without_words:MANIFEST"), "its words are not found: No module named 'ludo_words'"),
        (broken("ludo", "ludo_in_no_language:MANIFEST"), "'mattock.core' has no texts in English"),
    ],
)
def test_a_broken_package_is_named_in_a_line_and_the_others_play_on(
    entry: EntryPoint, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfit = ModuleType("ludo_without_players")
    unfit.MANIFEST = Manifest(type("Ludo", (), {"name": "ludo", "options": ()})(), words="", arguments="")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ludo_without_players", unfit)
    for name, words in (("ludo_without_words", "ludo_words"), ("ludo_in_no_language", "mattock.core")):
        speechless = ModuleType(name)
        options = (Option("players", (2,)),)
        speechless.MANIFEST = Manifest(type("Ludo", (), {"name": "ludo", "options": options})(), words=words)  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, name, speechless)
    raising = ModuleType("ludo_that_raises")
    raising.__getattr__ = refuse  # type: ignore[method-assign]
    monkeypatch.setitem(sys.modules, "ludo_that_raises", raising)
    found = Registry([GOOD, entry])
    assert list(found.manifests) == ["runedar"]
    (problem,) = found.problems
    assert said in problem
    assert entry.name in problem
    assert "\n" not in problem


def refuse(name: str) -> object:
    raise ValueError(f"two\nlines about {name}")


def test_an_entry_that_is_listed_twice_is_one_game() -> None:
    found = Registry([GOOD, GOOD])
    assert (list(found.manifests), found.problems) == (["runedar"], [])


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess': known are dwar7s, runedar"):
        game("chess")
