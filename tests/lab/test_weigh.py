"""The weigh-in: from the table where it holds, else played now; and what comes nearest to a wanted rate."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.lab import weigh
from mattock.lab.weigh import Expectation, NotTogether, played_as, proposals, rows_known, simulated, table

DIFFICULTIES = ("easy", "normal", "hard", "epic")


def test_the_table_holds_for_the_rules_and_components_of_today() -> None:
    """If this fails, `python -m scripts.weigh_table runedar` renews it."""
    for game, found in table().items():
        state = mattock.game(game).new(seed=0)
        assert (found["rules"], found["components"]) == (state.rules, state.components)
    for players in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            levels = [one.level for one in rows_known("runedar", setting(players, difficulty))]
            assert levels == ["random", "apprentice", "assistant", "journeyman", "foreman"]


def setting(players: int, difficulty: str) -> dict[str, Any]:
    return {"players": players, "difficulty": difficulty}


def test_who_begins_changes_nothing_and_house_rules_do() -> None:
    usual = rows_known("runedar", setting(2, "hard"))
    assert rows_known("runedar", {**setting(2, "hard"), "first": 1}) == usual
    assert rows_known("runedar", {**setting(2, "hard"), "dice": "standard"}) == usual
    assert rows_known("runedar", {**setting(2, "hard"), "dice": "blades"}) == []
    assert rows_known("runedar", {}) == rows_known("runedar", setting(2, "normal"))
    assert not played_as({"players": 2, "difficulty": "hard"} | defaults(), {"players": 3}, "runedar")


def defaults() -> dict[str, Any]:
    return {"dice": "standard", "open_hands": False}


def test_an_owners_box_is_not_in_the_table(tmp_path: Path) -> None:
    rows = [f'[[difficulty]]\nid = "{name}"\nrubble = 3\nsource = "rulebook"\n' for name in DIFFICULTIES]
    (tmp_path / "mine.toml").write_text("".join(rows))
    assert rows_known("runedar", {**setting(2, "hard"), "components": str(tmp_path / "mine.toml")}) == []


def test_what_is_played_now_says_how_little_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {**setting(2, "easy"), "dice": "blades"}
    monkeypatch.setattr(weigh, "SLOWDOWN", 10**9)
    assert [one.level for one in simulated("runedar", options, seconds=0.2)] == ["random"]
    monkeypatch.setattr(weigh, "SLOWDOWN", 0)
    monkeypatch.setattr(weigh, "LEVEL_SECONDS", {"random": 0.5, "apprentice": 1.0})
    found = simulated("runedar", options, seconds=2)
    assert [one.level for one in found] == ["random", "apprentice"]
    assert all(one.games >= 1 for one in found)
    assert all(low <= one.rate <= high for one in found for low, high in [one.interval])


def test_a_game_of_each_against_all_cannot_be_weighed() -> None:
    with pytest.raises(NotTogether):
        rows_known("dwar7s", {})
    with pytest.raises(mattock.BadOption):
        rows_known("runedar", {"players": 9})


def test_the_nearest_settings_are_proposed_for_each_level(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {"easy": 80, "normal": 55, "hard": 38, "epic": 10}
    rows = [
        {"options": setting(players, difficulty), "level": "journeyman", "won": won + players, "games": 100}
        for players in (1, 2)
        for difficulty, won in rates.items()
    ]
    state = mattock.game("runedar").new(seed=0)
    monkeypatch.setattr(
        weigh, "table", lambda: {"runedar": {"rules": state.rules, "components": state.components, "rows": rows}}
    )
    (found,) = proposals("runedar", {}, 0.4, players=(1, 2))
    assert found.options == setting(2, "hard")
    assert found.expected == Expectation("journeyman", 40, 100)
    (found,) = proposals("runedar", {}, 0.9, players=(1,))
    assert found.options == setting(1, "easy")
