"""Games of other packages are tried before they are offered; one that fails is named, and the others stay."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from mattock.core import registry as games
from mattock.core.registry import GROUP, Registry
from mattock.texts import guest_games
from mattock.texts.bundle import TextMissing

ENTRIES = [EntryPoint(name, f"mattock.games.{name}.manifest:MANIFEST", GROUP) for name in ("dwar7s", "runedar")]


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """Both games, as if another package had brought them."""
    found = Registry(ENTRIES)
    assert list(found.guests) == ["dwar7s", "runedar"]
    monkeypatch.setattr(games, "registry", lambda: found)
    monkeypatch.setattr(guest_games, "registry", lambda: found)
    return found


def test_games_that_can_be_played_stay(guests: Registry) -> None:
    guest_games.leave_out_broken_games.__wrapped__()
    assert (list(guests.manifests), guests.problems) == (["dwar7s", "runedar"], [])


@pytest.mark.parametrize("error", [TextMissing("no text\nat all"), SystemExit(3)])
def test_one_that_fails_is_named_in_a_line(
    guests: Registry, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def try_out(name: str) -> None:
        if name == "dwar7s":
            raise error

    monkeypatch.setattr(guest_games, "try_out", try_out)
    guest_games.leave_out_broken_games.__wrapped__()
    assert list(guests.manifests) == list(guests.guests) == ["runedar"]
    (problem,) = guests.problems
    assert problem.startswith("the game 'dwar7s' of ")
    assert problem.endswith(f"{type(error).__name__}: {str(error).splitlines()[0]}")
