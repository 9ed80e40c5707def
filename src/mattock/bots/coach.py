"""The coach: the best actions for a seat, what each is worth and why, from what the seat knows.

A coach can be asked at any time and goes on thinking as long as it is let.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from mattock.bots.action_rollouts import ActionRollouts
from mattock.bots.advice import GAIN, ONLY, Advice, Reason
from mattock.bots.budget import checked_budget
from mattock.bots.reasons import reason_for
from mattock.bots.search import Node, Search
from mattock.core.action import Action
from mattock.core.chance import Chance, Scripted
from mattock.core.game import luck_from
from mattock.core.refusal import BadOption, LuckRanOut
from mattock.core.sight import Sight
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_ADVICE: Final = 3
MIN_ADVICE: Final = 2
TURNS_AHEAD: Final = 1  # turns: what the other side does next belongs to how things stand
MAX_LOSS: Final = 0.1  # what is worth so much less than the best is no third advice
MIN_WALKS: Final = 8  # walks, without which nothing is said about an action
MIN_WALKS_SHARE: Final = 0.1  # of the best action's walks: so many each of the others gets, if there is time
MAX_COMPARED: Final = 6
WORLD_COUNT: Final = 16
LIKELY_SHARE: Final = 0.6  # of the walks after an action
SEARCH_SHARE: Final = 0.8  # of the time; the rest finds reasons
ITERATIONS_A_ROUND: Final = 40  # iterations of the search for each round of futures
MIN_ROUNDS: Final = 2  # rounds, without which nothing can be said about how much futures differ


def coach(
    state: State, seat: object, *, seconds: object = None, iterations: object = None, seed: object = None
) -> list[Advice]:
    """The two or three best actions for a seat that is asked, best first. It thinks for a second unless told."""
    checked_budget(seconds, iterations)
    thinker = Coach(Sight(state, seat), luck_from(seed, None))
    thinker.think(seconds=seconds, iterations=iterations)
    return thinker.advice()


class Coach:
    """The search about one question. With the same luck and iterations it gives the same advice.

    It may be given a search of another kind, about the same question.
    """

    def __init__(self, sight: Sight, luck: Chance, search: Search | None = None) -> None:
        self.actions = sight.legal()
        if not self.actions:
            raise BadOption(f"seat={sight.seat}: nothing is asked of it now")
        self.sight = sight
        self.luck = luck
        self.instinct = sight.instinct()
        self.search = Search(sight, luck, TURNS_AHEAD) if search is None else search
        self.futures: dict[int, ActionRollouts] = {}
        self.worlds: list[State] = []
        self.rounds = 0
        self.asked: list[int] = []
        self.now = ActionRollouts(self.instinct, sight.seat, sight.players)

    def think(self, *, seconds: object = None, iterations: object = None) -> None:
        """Think on; what was thought before is kept."""
        budget = checked_budget(seconds, iterations)
        start = time.monotonic()
        self.search.run(1, math.inf)
        self.search.run(budget.iterations - 1, start + SEARCH_SHARE * budget.seconds)
        self.think_of_others(min(MIN_WALKS, budget.iterations), start + budget.seconds)
        rounds = 0
        while rounds < MIN_ROUNDS or (
            rounds < budget.iterations // ITERATIONS_A_ROUND and time.monotonic() < start + budget.seconds
        ):
            self.look_round()
            rounds += 1

    def think_of_others(self, least: int, deadline: float) -> None:
        """Give walks to actions that the search dropped early: a few walks cannot say what they are worth."""
        nodes = self.search.ranking()[:MAX_ADVICE] if len(self.actions) > 1 else []
        for node in nodes:
            wanted = max(least, MIN_WALKS_SHARE * nodes[0].visits)
            while node.visits < wanted and (node.visits < least or time.monotonic() < deadline):
                self.search.walk(node.number)

    def compare(self, action: Action) -> None:
        """Try the futures of this action too, however low its value."""
        self.asked.append(action.id)

    def look_round(self) -> None:
        """One future of each action worth comparing, all out of the same imagined world."""
        if len(self.worlds) < WORLD_COUNT:
            self.worlds.append(self.sight.imagine(self.luck))
            self.now.look(self.worlds[self.rounds])
        world = self.worlds[self.rounds % WORLD_COUNT]
        for number in self.compared():
            self.roll(number, world)
        self.rounds += 1

    def roll(self, number: i64, world: State) -> None:
        futures = self.futures.get(number)
        if futures is None:
            futures = ActionRollouts(self.instinct, self.sight.seat, self.sight.players)
            self.futures[number] = futures
        twin = world.clone()
        twin.chance = self.luck
        turn = self.instinct.turn_of(twin)
        twin.step(number)
        futures.roll(twin, turn, self.luck)

    def compared(self) -> list[int]:
        if len(self.actions) == 1:
            return [self.actions[0].id]
        numbers = [node.number for node in self.search.ranking()[:MAX_COMPARED]]
        return numbers + [number for number in self.asked if number not in numbers]

    def advice(self) -> list[Advice]:
        """The two best actions so far, and the third unless it is far behind; the only one, if there is no choice."""
        if len(self.actions) == 1:
            return [self.judged(self.actions[0])]
        nodes = sorted(self.search.ranking()[:MAX_ADVICE], key=lambda node: node.mean(), reverse=True)
        by_number = {action.id: action for action in self.actions}
        least = self.calibrated(nodes[0]) - MAX_LOSS
        named = [node for place, node in enumerate(nodes) if place < MIN_ADVICE or self.calibrated(node) >= least]
        return [self.judged(by_number[node.number]) for node in named]

    def judged(self, action: Action) -> Advice:
        """The advice about any legal action, as far as is known."""
        node = self.node_of(action.id)
        chances = self.chances(action, self.calibrated(node))
        reason = self.reason(action.id)
        together, then = self.instinct.together, self.next_after(action, node)
        return Advice(action, self.sight.seat, chances, int(node.visits), reason, together=together, then=then)

    def next_after(self, action: Action, node: Node) -> Action | None:
        """What the action is for: the next of the same seat, if it is mostly the same and names something.

        A bare number (a space, a slot, a turn of a card) tells nothing before the question is seen.
        """
        world = self.after(action)
        if world is None or node.fork is None:
            return None
        for child in node.fork.all_nodes.values():
            then = self.sight.catalogue.actions[child.number]
            names_something = any(isinstance(value, str) for value in then.params.values())
            if names_something and child.visits >= LIKELY_SHARE * node.visits and world.why_not(then) is None:
                return then
        return None

    def after(self, action: Action) -> State | None:
        """A world in which the seat is asked again at once; None where luck or somebody else comes next."""
        world = self.worlds[0].clone()
        world.chance = Scripted([])
        try:
            world.step(action.id)
        except LuckRanOut:
            return None
        return world if not world.is_over and world.to_move == self.sight.seat else None

    def calibrated(self, node: Node) -> float:
        """The chance that was found, calibrated."""
        return self.instinct.calibrated(node.mean())

    def chances(self, action: Action, chance: float) -> tuple[float, ...]:
        """Everybody's chances after an action that leaves the seat that chance."""
        return self.futures_of(action.id).chances_with(chance)

    def futures_of(self, number: i64) -> ActionRollouts:
        """The rollouts after an action; one is made where there is none yet."""
        if number not in self.futures:
            self.roll(number, self.sight.imagine(self.luck))
        return self.futures[number]

    def node_of(self, number: i64) -> Node:
        """Where only one action is legal, the search takes it without a thought: all of it is about what follows."""
        if len(self.actions) > 1:
            for node in self.search.ranking():
                if node.number == number:
                    return node
        return self.search.root

    def reason_beside(self, action: Action, other: Action) -> Reason:
        """Why one action rather than one other."""
        return reason_for(self.futures_of(action.id), [self.futures_of(other.id)], self.now)

    def reason(self, number: i64) -> Reason:
        """Beside the others that were compared."""
        if len(self.actions) == 1:
            return Reason(ONLY, GAIN, self.sight.seat)
        others = [futures for other, futures in self.futures.items() if other != number]
        return reason_for(self.futures_of(number), others, self.now)
