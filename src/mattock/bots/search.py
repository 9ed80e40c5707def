"""Information-set Monte Carlo tree search: one tree over the choices, walked through in ever new imagined worlds.

Luck is met as it falls (the tree is open-loop), so a node stands for all positions that the same choices lead to. The
instinct says which choices to look at first, and how things stand where the walk leaves the tree.
"""

from __future__ import annotations

import math
import signal
import time
from typing import TYPE_CHECKING, Final

from mattock.bots.proof import LOST, OPEN, WON, WinFinder, is_certain, result_for
from mattock.bots.rollout import roll_out
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

EXPLORATION: Final = 0.8
HOPELESS_CHANCE: Final = 0.01  # where less than that was found, what was not tried yet is the only hope
FAIR_START: Final = 0.5  # of the span of all that was found
MAX_DEPTH: Final = 200
CLOCK_INTERVAL: Final = 32  # iterations between two looks at it, and at whether somebody interrupts


class Node:
    """A choice that was followed: who made it, and what came of it for that seat."""

    def __init__(self, number: i64, seat: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.visits = 0.0  # counted in floats, which divide without being turned
        self.total = 0.0
        self.proof: i64 = OPEN  # for the seat that asks
        self.is_tested = False
        self.fork: Fork | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Fork:
    """The choices after one, as the world met last offers them, and how much instinct leans to each.

    Most are never followed and get no node; they are `seat`'s. Worlds that offer something else are rare: only then
    are the choices of all worlds so far looked up by number.
    """

    def __init__(self, seat: i64, offered: list[i64], weights: list[i64]) -> None:
        self.seat: i64 = seat
        self.offered = offered
        self.weights = weights
        self.nodes: list[Node | None] = [None] * len(offered)
        self.all_weights: dict[int, int] = {}
        self.all_nodes: dict[int, Node] = {}

    def node(self, index: int) -> Node:
        """The node of one of the choices offered."""
        node = self.nodes[index]
        if node is None:
            node = Node(self.offered[index], self.seat)
            self.nodes[index] = node
            self.all_nodes[node.number] = node
        return node

    def chooser(self) -> i64:
        """The seat that chooses."""
        node = self.nodes[0]
        return self.seat if node is None else node.seat

    def knows(self, offered: list[i64]) -> bool:
        """Has each of these been offered before?"""
        if not self.all_weights:
            self.note(self.seat, self.offered, self.weights)
        return all(number in self.all_weights for number in offered)

    def note(self, seat: i64, offered: list[i64], weights: list[i64]) -> None:
        """Remember what is offered for the first time; where luck has brought another seat to move, as its choices."""
        for index in range(len(offered)):
            number = offered[index]
            if number not in self.all_weights:
                self.all_weights[number] = weights[index]
                if seat != self.seat:
                    self.all_nodes[number] = Node(number, seat)

    def turn_to(self, offered: list[i64]) -> None:
        """Take over what another world offers; all of it has been offered before."""
        self.offered = offered
        self.weights = [self.all_weights[number] for number in offered]
        self.nodes = [self.all_nodes.get(number) for number in offered]


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """The search about one question. It can be continued at any time.

    Its walks end with the turn in which they leave the tree, or so many turns further `ahead`. Priors and evaluation
    are those of the game, or of another `instinct`.
    """

    def __init__(self, sight: Sight, luck: Chance, ahead: i64 = 0, instinct: Instinct | None = None) -> None:
        self.sight = sight
        self.luck = luck
        self.ahead: i64 = ahead
        self.instinct: Instinct = sight.instinct() if instinct is None else instinct
        self.root = Node(-1, sight.seat)
        self.iterations: i64 = 0
        self.squares = 0.0  # of what the walks found for the seat that asks
        self.low = 1.0
        self.high = 0.0
        self.has_looked = False

    def run(self, iterations: int, deadline: float) -> None:
        """Think until so many iterations are made, the clock reaches the deadline, or the result is proved."""
        self.look_for_win()
        most: i64 = iterations
        done: i64 = 0
        while done < most and self.root.proof == OPEN:
            if done % CLOCK_INTERVAL == 0:
                let_interrupt()
                if time.monotonic() >= deadline:
                    return
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """One walk: down the tree, out of it by instinct, and back with what was found."""
        self.walk(-1)

    def walk(self, first: i64) -> None:
        """Walk once, beginning with that choice; -1 lets the tree choose."""
        world = self.sight.imagine(self.luck)
        path = [self.root]
        node = self.root
        numbers: list[i64] = []
        steps: i64 = 0
        turn = self.instinct.turn_of(world)
        world.has_drawn = False
        is_own = True
        while not world.is_over and steps < MAX_DEPTH and (node.visits or node is self.root):
            numbers.clear()
            world.game.offer(world, numbers)
            is_own = is_own and world.to_move == self.root.seat
            if len(numbers) == 1:
                world.step(numbers[0])
            else:
                is_told = first >= 0 and node is self.root
                node = self.child_of_root(first, world, numbers) if is_told else self.selected(node, world, numbers)
                turn = self.instinct.turn_of(world)
                world.step(node.number)
                path.append(node)
            steps += 1
        if is_own and world.is_over and not world.has_drawn and not node.is_tested:
            self.prove(path, result_for(self.instinct, world, self.root.seat))
        chances = roll_out(self.instinct, world, turn, self.luck, self.ahead)
        self.learn(path, chances)
        self.squares += chances[self.root.seat] * chances[self.root.seat]
        self.iterations += 1

    def selected(self, node: Node, world: State, numbers: list[i64]) -> Node:
        """The child to follow: what promises most, by what came of it and by instinct (PUCT)."""
        fork = self.fork_at(node, world, numbers)
        if node.proof == WON:
            for child in fork.nodes:
                if child is not None and child.proof == WON:
                    return child
        visits = 0.0
        weights: i64 = 0
        for weight in fork.weights:
            weights += weight
        for child in fork.nodes:
            if child is not None:
                visits += child.visits
        drive = EXPLORATION * math.sqrt(visits + 1.0) / float(weights)
        low = self.low
        spread = self.high - low
        unknown = node.mean() if node.seat == fork.chooser() else 0.5 * (low + self.high)
        if spread > 0.0:
            unknown = (unknown - low) / spread
        if node.visits > 0.0 and node.total < HOPELESS_CHANCE * node.visits and node.seat == fork.chooser():
            unknown = max(unknown, FAIR_START)
        best = 0
        most = -1.0
        for index, child in enumerate(fork.nodes):
            score = drive * float(fork.weights[index])
            if child is None or not child.visits:
                score += unknown
            elif child.proof == LOST:
                continue
            else:
                worth = child.total / child.visits
                if spread > 0.0:
                    worth = (worth - low) / spread
                score = worth + score / (1.0 + child.visits)
            if score > most:
                best, most = index, score
        return fork.node(best)

    def child_of_root(self, number: i64, world: State, numbers: list[i64]) -> Node:
        """The child of the root with that number."""
        return self.fork_at(self.root, world, numbers).node(numbers.index(number))

    def fork_at(self, node: Node, world: State, numbers: list[i64]) -> Fork:
        """The fork after a node, turned to what this world offers. Mostly it is the same as the last time."""
        fork = node.fork
        if fork is None:
            fork = node.fork = Fork(world.to_move, numbers.copy(), self.weighed(world, numbers))
        elif fork.offered != numbers:
            if not fork.knows(numbers):
                fork.note(world.to_move, numbers, self.weighed(world, numbers))
            fork.turn_to(numbers.copy())
        return fork

    def weighed(self, world: State, numbers: list[i64]) -> list[i64]:
        weights: list[i64] = []
        self.instinct.priors(world, numbers, weights)
        return weights

    def learn(self, path: list[Node], chances: list[float]) -> None:
        for node in path:
            node.visits += 1.0
            node.total += chances[node.seat]
            if node.visits >= 4:
                mean = node.total / node.visits
                self.low = min(self.low, mean)
                self.high = max(self.high, mean)

    def prove(self, path: list[Node], result: i64) -> None:
        """One's own actions have ended the game, and luck was not asked: if nothing hidden could have changed that, it
        is known, and so may be what led there (MCTS-Solver).
        """
        leaf = path[-1]
        leaf.is_tested = True
        line = [node.number for node in path[1:]]
        if result == OPEN or not is_certain(self.sight, self.instinct, self.luck.fork(), line, result):
            return
        for node in reversed(path):
            if node is not leaf and result == LOST and not is_lost(node.fork):
                return
            node.proof = result

    def look_for_win(self) -> None:
        """Look once for a certain win within the turn, instead of waiting for the search to find it."""
        if self.has_looked:
            return
        self.has_looked = True
        line = WinFinder(self.sight, self.instinct, self.luck.fork()).find()
        if line and len(self.sight.legal()) > 1:
            self.walk(line[0])
            fork = self.root.fork
            if fork is not None:
                fork.node(fork.offered.index(line[0])).proof = WON
                self.root.proof = WON

    def ranking(self) -> list[Node]:
        """The choices at hand, what is proved first; then the most visited; of those that were never followed, what
        instinct leans to.
        """
        fork = self.root.fork
        if fork is None:
            return []
        ranked = [(fork.node(index), weight) for index, weight in enumerate(fork.weights)]
        ranked.sort(key=lambda one: (one[0].proof, one[0].visits, one[0].mean(), one[1]), reverse=True)
        return [node for node, _ in ranked]


def is_lost(fork: Fork | None) -> bool:
    """Whether every choice loses."""
    return fork is not None and all(node is not None and node.proof == LOST for node in fork.nodes)


def let_interrupt() -> None:
    """Ctrl-C is only heard where Python is interpreted, and compiled code is not: so call something that is."""
    signal.getsignal(signal.SIGINT)
