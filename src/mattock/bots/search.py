"""Information-set Monte Carlo tree search: one tree over the choices, walked through in ever new imagined worlds.

Luck is met as it falls (the tree is open-loop), so a node stands for all positions that the same choices lead to. The
instinct says which choices to look at first, and how things stand where the walk leaves the tree.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from mattock.bots.rollout import roll_out
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.sight import Sight
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

CURIOSITY: Final = 0.8
DEEPEST: Final = 200
CLOCK: Final = 32  # iterations between two looks at it


class Node:
    """A choice: who makes it, how much instinct leans to it, and what came of it for that seat."""

    def __init__(self, number: i64, seat: i64, weight: float) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.weight = weight
        self.visits = 0.0  # counted in floats, which divide without being turned
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """One question, and all that was thought about it. It can be gone on with at any time."""

    def __init__(self, sight: Sight, luck: Chance) -> None:
        self.sight = sight
        self.luck = luck
        self.instinct: Instinct = sight.instinct()
        self.root = Node(-1, sight.seat, 1.0)
        self.iterations: i64 = 0
        self.low = 1.0
        self.high = 0.0

    def run(self, iterations: int, deadline: float) -> None:
        """Think, until so many iterations are made or the monotonic clock reaches the deadline."""
        most: i64 = iterations
        done: i64 = 0
        while done < most:
            if done % CLOCK == 0 and time.monotonic() >= deadline:
                return
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """One walk: down the tree, out of it by instinct, and back with what was found."""
        world = self.sight.imagine(self.luck)
        path = [self.root]
        node = self.root
        numbers: list[i64] = []
        steps: i64 = 0
        turn = self.instinct.turn_of(world)
        while not world.is_over and steps < DEEPEST and (node.visits or node is self.root):
            numbers.clear()
            world.game.offer(world, numbers)
            if len(numbers) == 1:
                world.step(numbers[0])
            else:
                node = self.selected(node, world, numbers)
                turn = self.instinct.turn_of(world)
                world.step(node.number)
                path.append(node)
            steps += 1
        self.learn(path, roll_out(self.instinct, world, turn, self.luck))
        self.iterations += 1

    def selected(self, node: Node, world: State, numbers: list[i64]) -> Node:
        """The child to follow: what promises most, by what came of it and by instinct (PUCT)."""
        children = node.children
        known: list[Node] = []
        for number in numbers:
            child = children.get(number)
            if child is None:
                self.expand(node, world, numbers)
                return self.selected(node, world, numbers)
            known.append(child)
        visits = 0.0
        weights = 0.0
        for child in known:
            visits += child.visits
            weights += child.weight
        drive = CURIOSITY * math.sqrt(visits + 1.0) / weights
        spread = self.high - self.low
        unknown = node.mean() if node.seat == known[0].seat else 0.5 * (self.low + self.high)
        best = known[0]
        most = -1.0
        for child in known:
            worth = child.total / child.visits if child.visits else unknown
            if spread > 0.0:
                worth = (worth - self.low) / spread
            score = worth + drive * child.weight / (1.0 + child.visits)
            if score > most:
                best, most = child, score
        return best

    def expand(self, node: Node, world: State, numbers: list[i64]) -> None:
        weights: list[i64] = []
        self.instinct.weigh(world, numbers, weights)
        seat = world.to_move
        for index in range(len(numbers)):
            number = numbers[index]
            if number not in node.children:
                node.children[number] = Node(number, seat, float(weights[index]))

    def learn(self, path: list[Node], chances: list[float]) -> None:
        for node in path:
            node.visits += 1.0
            node.total += chances[node.seat]
            if node.visits >= 4:
                mean = node.total / node.visits
                self.low = min(self.low, mean)
                self.high = max(self.high, mean)

    def ranking(self) -> list[Node]:
        """The choices at hand, the most visited first."""
        return sorted(self.root.children.values(), key=lambda node: (node.visits, node.mean()), reverse=True)
