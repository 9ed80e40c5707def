"""Classes that researchers extend in plain Python, compiled or not; and what `docs/extending.md` shows."""

from __future__ import annotations

import math
import os
import pickle
import re
import shutil
import subprocess
import sys
from pathlib import Path

import mattock
from mattock import Action, Chance, Game, Seeded, State
from mattock.bots import Bot, OtherInstinct, Search, SearchBot, Sight
from mattock.bots.budget import Budget
from tests.bots.nim import HEAP, Heap, Nim
from tests.paragraphs import ROOT

PAGE = ROOT / "docs" / "extending.md"


def example() -> str:
    """All code of the page, one after the other."""
    return "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))


def test_the_page_runs_compiled_or_not(tmp_path: Path) -> None:
    """Here, and where nothing is compiled: with the same luck both choose the same."""
    shutil.copytree(
        ROOT / "src" / "mattock", tmp_path / "mattock", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    said = [answer_in(sources) for sources in (ROOT / "src", tmp_path)]
    assert said[0] == said[1]
    assert said[0].startswith("Action(")


def answer_in(sources: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", example()]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


class Loaded(Chance):
    """Luck that always answers the highest number."""

    kind = "loaded"

    def below(self, n: int, stream: str) -> int:
        return n - 1

    def fork(self) -> Chance:
        return Loaded()


class Last(Bot):
    """Takes what is offered last."""

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        return actions[-1]


class Counting(Search):
    """Counts its walks another way."""

    walks = 0

    def iterate(self) -> None:
        self.walks += 1
        super().iterate()


class Only(OtherInstinct):
    """A policy that leans to one action alone, and a value that calls everything even."""

    asked = 0

    def priors(self, state: State, numbers: list[int], weights: list[int]) -> None:
        weights.extend(10_000_000 if number == numbers[-1] else 1 for number in numbers)

    def chances(self, state: State, players: int, chances: list[float]) -> None:
        self.asked += 1
        chances.extend(1 / players for _ in range(players))


class OnlyBot(SearchBot):
    def instinct(self, sight: Sight) -> OtherInstinct:
        return Only(sight.instinct())


class Narrow(Sight):
    """Imagines one world only."""

    def imagine(self, chance: Chance) -> State:
        return super().imagine(Seeded(1))


class Renamed(Game):
    """Rules with a name of their own."""

    name = "renamed"


def new_heap(left: int) -> Heap:
    state = Nim().new(chance=Loaded())
    assert isinstance(state, Heap)
    state.left = left
    return state


def test_luck_of_ones_own_is_asked() -> None:
    assert new_heap(HEAP).to_move == 1
    siege = mattock.game("runedar").new(chance=Loaded(), players=2)
    assert siege.journal().luck == "loaded"
    assert siege.clone().chance.below(6, "dice") == 5


def test_a_game_of_ones_own_is_searched_to_its_end() -> None:
    """Who leaves a multiple of four wins: the search has to find it without any help."""
    for left in (5, 6, 7):
        state = new_heap(left)
        search = Search(Sight(state, state.to_move), Seeded(1))
        search.run(400, math.inf)
        assert search.ranking()[0].number + 1 == left % 4


def test_a_game_of_ones_own_has_a_journal_and_can_be_rebuilt() -> None:
    state = Nim().new(seed=1)
    bot = mattock.bots.bot("journeyman", seed=1)
    while not state.is_over:
        state.play(bot.choose(Sight(state, state.to_move)))
    again = Nim().rebuild(state.journal())
    assert again == state
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_bot_of_ones_own_plays_a_whole_game() -> None:
    state = mattock.game("dwar7s").new(players=2, seed=3)
    bot = Last("last", Seeded(1))
    for _ in range(20):
        offered = state.legal()
        action = bot.choose(Sight(state, state.to_move))
        assert action == offered[-1]
        state.play(action)


def test_a_search_calls_the_methods_that_were_overridden() -> None:
    state = mattock.game("dwar7s").new(players=2, seed=3)
    search = Counting(Narrow(state, state.to_move), Seeded(1))
    search.run(50, math.inf)
    assert search.walks == search.iterations == 50


def test_an_outside_policy_and_value_lead_the_search() -> None:
    state = mattock.game("dwar7s").new(players=2, seed=3)
    sight = Sight(state, state.to_move)
    only = Only(sight.instinct())
    search = Search(sight, Seeded(1), instinct=only)
    search.run(50, math.inf)
    assert only.asked >= 50
    assert search.root.mean() == 0.5
    assert OnlyBot("only", Seeded(1), Budget(math.inf, 50)).choose(sight) == state.legal()[-1]


def test_rules_can_be_named_anew() -> None:
    assert Renamed(()).rules == "renamed 1"
