"""States as values: copies, pickles, equality and a hash that is the same in every process."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import mattock
from mattock import Arranged, Chance, Fair, Journal, Scripted, Seeded, State
from mattock.core.chance import RecordedLuck
from tests.paragraphs import ROOT

GAMES = pytest.mark.parametrize("name", mattock.game_names())
GENTLE = ROOT / "tests" / "conformance" / "adapters" / "dwar7s_gentle.toml"


def played(name: str, seed: int, actions: int = 40, chance: Chance | None = None) -> State:
    """A game in its middle."""
    state = mattock.game(name).new(players=3, chance=chance or Seeded(seed))
    go_on(state, seed, actions)
    return state


def go_on(state: State, seed: int, actions: int = 10_000) -> None:
    dice = random.Random(seed)
    for _ in range(actions):
        if state.is_over:
            return
        state.play(dice.choice(state.legal()))


def through_pickle(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))
    return again


@GAMES
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, through_pickle])
@pytest.mark.parametrize("seed", range(4))
def test_a_copy_has_the_same_past_and_the_same_future(name: str, way: object, seed: int) -> None:
    assert callable(way)
    state = played(name, seed)
    before = state.journal()
    twin = way(state)
    assert twin is not state
    assert twin == state
    assert twin.journal() == before
    go_on(twin, 1)
    assert state.journal() == before
    go_on(state, 1)
    assert twin == state
    assert twin.journal().to_text() == state.journal().to_text()


@GAMES
@pytest.mark.parametrize(
    "chance", [Fair(b"secret"), Arranged({"dice": [0, 1]}, 7), RecordedLuck(Seeded(7))], ids=lambda one: one.kind
)
def test_every_source_of_luck_goes_along(name: str, chance: Chance) -> None:
    state = played(name, 1, chance=chance.fork())
    twin = through_pickle(state)
    go_on(state, 2)
    go_on(twin, 2)
    assert twin.journal().to_text() == state.journal().to_text()


def test_scripted_luck_goes_along_from_where_it_stands() -> None:
    luck = Scripted([3, 1, 2])
    luck.below(6, "dice")
    twin = copy.deepcopy(luck)
    assert [twin.below(6, "dice"), twin.below(6, "dice")] == [1, 2]
    assert luck.below(6, "dice") == 1


@GAMES
def test_an_imagined_position_goes_along(name: str) -> None:
    world = played(name, 1).imagine(0, Seeded(5))
    twin = through_pickle(world)
    assert twin == world
    with pytest.raises(mattock.MattockError, match="no journal"):
        twin.journal()


@GAMES
def test_journals_can_be_copied_and_pickled(name: str) -> None:
    state = played(name, 1)
    for journal in (state.journal(), finished(name).journal()):
        for again in (copy.copy(journal), copy.deepcopy(journal), pickle.loads(pickle.dumps(journal))):
            assert isinstance(again, Journal)
            assert again == journal
            assert again.to_text() == journal.to_text()


def finished(name: str) -> State:
    state = played(name, 3)
    go_on(state, 3)
    return state


@GAMES
def test_a_game_that_is_installed_stays_the_one_it_is(name: str) -> None:
    game = mattock.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is copy.deepcopy(game) is game


@GAMES
def test_the_same_position_is_equal_whatever_luck_comes(name: str) -> None:
    state, other = played(name, 1), played(name, 1)
    other.chance = Seeded(99)
    assert state == other
    assert hash(state) == hash(other)
    assert len({state, other, state.clone()}) == 1


@GAMES
def test_another_position_option_or_rule_is_not_equal(name: str) -> None:
    state, dice = played(name, 1), random.Random(1)
    seen = {state.clone()}
    for _ in range(20):
        state.play(dice.choice(state.legal()))
        assert all(state != one for one in seen)
        seen.add(state.clone())
    assert len(seen) == 21
    game = mattock.game(name)
    assert game.new(players=2, seed=1) != game.new(players=3, seed=1)
    assert game.new(players=2, seed=1) != game.new(players=2, seed=1, rules=f"{name} 1")
    assert state != name


def test_other_components_are_not_equal_and_must_be_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(GENTLE.read_bytes())
    state = mattock.game("dwar7s").new(players=2, seed=1, components=str(file))
    assert state != mattock.game("dwar7s").new(players=2, seed=1)
    pickled = pickle.dumps(state)
    assert pickle.loads(pickled) == state
    file.write_text(file.read_text(encoding="utf-8") + "\n# touched\n", encoding="utf-8")
    assert pickle.loads(pickled) == state


@GAMES
def test_the_hash_is_the_same_in_another_process(name: str) -> None:
    code = f"from tests.core.test_state import played; print(hash(played({name!r}, 5)))"
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert said == [str(hash(played(name, 5)))] * 2
