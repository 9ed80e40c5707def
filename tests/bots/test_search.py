"""The tree search: quick ways to look up what is known must find the same as slow ones."""

from __future__ import annotations

import gc
import math
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

import mattock
from mattock.bots import Sight, bot, coach
from mattock.bots.rollout import roll_out
from mattock.bots.search import EXPLORATION, FAIR_START, HOPELESS_CHANCE, Fork, Search
from mattock.core.playout import play_randomly


@dataclass
class Twig:
    """A node of the plain search below."""

    seat: int
    weight: float = 1.0
    visits: float = 0.0
    total: float = 0.0
    twigs: dict[int, Twig] = field(default_factory=dict)

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class PlainSearch:
    """As a book would write it: every choice gets its node at once, and each is looked up each time."""

    def __init__(self, sight: Sight, luck: mattock.Chance) -> None:
        self.sight, self.luck, self.instinct = sight, luck, sight.instinct()
        self.root = Twig(sight.seat)
        self.low, self.high = 1.0, 0.0

    def iterate(self) -> None:
        world, node, path = self.sight.imagine(self.luck), self.root, [self.root]
        turn = self.instinct.turn_of(world)
        while not world.is_over and (node.visits or node is self.root):
            numbers = [action.id for action in world.legal()]
            number = numbers[0]
            if len(numbers) > 1:
                turn = self.instinct.turn_of(world)
                number = self.selected(node, world, numbers)
                node = node.twigs[number]
                path.append(node)
            world.step(number)
        chances = roll_out(self.instinct, world, turn, self.luck)
        for node in path:
            node.visits += 1
            node.total += chances[node.seat]
            if node.visits >= 4:
                self.low, self.high = min(self.low, node.mean()), max(self.high, node.mean())

    def selected(self, node: Twig, world: mattock.State, numbers: list[int]) -> int:
        if any(number not in node.twigs for number in numbers):
            weights: list[int] = []
            self.instinct.priors(world, numbers, weights)
            for number, weight in zip(numbers, weights, strict=True):
                node.twigs.setdefault(number, Twig(world.to_move, float(weight)))
        twigs = [node.twigs[number] for number in numbers]
        drive = EXPLORATION * math.sqrt(sum(twig.visits for twig in twigs) + 1) / sum(twig.weight for twig in twigs)
        unknown = node.mean() if node.seat == twigs[0].seat else 0.5 * (self.low + self.high)
        unknown = self.scaled(unknown)
        if node.visits and node.mean() < HOPELESS_CHANCE and node.seat == twigs[0].seat:
            unknown = max(unknown, FAIR_START)
        scores = [
            (self.scaled(twig.mean()) if twig.visits else unknown) + drive * twig.weight / (1 + twig.visits)
            for twig in twigs
        ]
        best = max(scores)
        return numbers[scores.index(best) if best > -1 else 0]  # far below everything known, all are the same

    def scaled(self, worth: float) -> float:
        spread = self.high - self.low
        return (worth - self.low) / spread if spread > 0 else worth


@pytest.mark.parametrize("game", mattock.game_names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_search_finds_what_a_plain_one_finds(game: str, players: int) -> None:
    state = mattock.game(game).new(players=players, seed=players)
    dice = mattock.Seeded(1)
    asked = 0
    while not state.is_over and asked < 4:
        play_randomly(state, dice, 25)
        if len(state.legal()) < 2:
            continue
        asked += 1
        sight = Sight(state, state.to_move)
        plain, quick = PlainSearch(sight, mattock.Seeded(asked)), Search(sight, mattock.Seeded(asked))
        for _ in range(150):
            plain.iterate()
        quick.run(150, math.inf)
        expected = {number: (twig.visits, twig.total) for number, twig in plain.root.twigs.items()}
        assert {node.number: (node.visits, node.total) for node in quick.ranking()} == expected
    assert asked


def test_a_ranking_names_every_choice_even_those_never_followed() -> None:
    state = mattock.game("dwar7s").new(seed=1)
    search = Search(Sight(state, state.to_move), mattock.Seeded(1))
    assert search.ranking() == []
    search.run(1, math.inf)
    ranking = search.ranking()
    assert {node.number for node in ranking} == {action.id for action in state.legal()}
    assert [node.visits for node in ranking] == [1.0] + [0.0] * (len(ranking) - 1)


def test_a_fork_keeps_what_it_knows_when_a_world_offers_something_else() -> None:
    fork = Fork(0, [3, 5, 8], [10, 20, 30])
    followed = fork.node(1)
    assert not fork.knows([5, 9])
    fork.note(0, [5, 9], [99, 40])
    fork.turn_to([5, 9])
    assert fork.node(0) is followed
    assert fork.weights == [20, 40]
    assert fork.knows([3, 5])
    fork.turn_to([3, 5, 8])
    assert fork.node(1) is followed
    assert fork.weights == [10, 20, 30]


def test_where_luck_brings_another_seat_to_move_its_choices_are_its_own() -> None:
    fork = Fork(0, [3, 5], [1, 1])
    assert not fork.knows([5, 7])
    fork.note(1, [5, 7], [1, 1])
    fork.turn_to([7])
    assert fork.chooser() == 1
    assert fork.node(0).seat == 1
    fork.turn_to([5])
    assert fork.chooser() == 0
    assert fork.node(0).seat == 0


@pytest.fixture
def no_collection() -> Iterator[None]:
    """Hypothesis listens to the garbage collector in Python, and an interrupt that comes there is lost."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
@pytest.mark.parametrize("level", ["master", "coach"])
def test_whoever_thinks_can_be_interrupted(level: str) -> None:
    state = mattock.game("dwar7s").new(seed=1)
    sight = Sight(state, state.to_move)
    alarm = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    start = time.monotonic()
    alarm.start()
    with pytest.raises(KeyboardInterrupt):
        bot("master", seconds=30).choose(sight) if level == "master" else coach(state, sight.seat, seconds=30)
    assert time.monotonic() - start < 10


@pytest.mark.parametrize("game", mattock.game_names())
def test_a_walk_begins_with_the_choice_it_is_told(game: str) -> None:
    state = mattock.game(game).new(seed=2)
    search = Search(Sight(state, state.to_move), mattock.Seeded(1))
    for number in [action.id for action in state.legal()]:
        search.walk(number)
    assert {node.number: node.visits for node in search.ranking()} == dict.fromkeys(
        [action.id for action in state.legal()], 1.0
    )


def test_of_choices_never_followed_the_ranking_begins_with_what_instinct_leans_to() -> None:
    state = mattock.game("dwar7s").new(seed=1)
    search = Search(Sight(state, state.to_move), mattock.Seeded(1))
    search.run(1, math.inf)
    fork = search.root.fork
    assert fork is not None
    weights = dict(zip(fork.offered, fork.weights, strict=True))
    rest = [weights[node.number] for node in search.ranking()[1:]]
    assert rest == sorted(rest, reverse=True)


@pytest.mark.parametrize("game", mattock.game_names())
def test_who_looks_ahead_rolls_out_through_as_many_turns_more(game: str) -> None:
    for seed in range(5):
        for ahead in (1, 2):
            world = mattock.game(game).new(players=4, seed=seed)
            first, instinct = world.to_move, world.game.instinct(world)
            roll_out(instinct, world, instinct.turn_of(world), mattock.Seeded(seed), ahead)
            assert (world.to_move - first) % 4 == ahead + 1
