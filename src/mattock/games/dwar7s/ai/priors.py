"""Priors: how likely a sensible beginner is to choose each action, question by question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.action import Catalogue
from mattock.games.dwar7s.ai.placement import weigh_spaces, weigh_turns
from mattock.games.dwar7s.ai.requirements import Requirements
from mattock.games.dwar7s.ai.task_value import TaskValues
from mattock.games.dwar7s.box.load import Box
from mattock.games.dwar7s.box.schema import TRADING_GOALS
from mattock.games.dwar7s.cards import (
    CARDS,
    CROWN,
    GEM_KINDS,
    KIND_COUNT,
    MERCENARY,
    RUBY_MINE,
    THIEF,
)
from mattock.games.dwar7s.packed_counts import total
from mattock.games.dwar7s.rules.dwarfs import neighbour
from mattock.games.dwar7s.rules.ogres import enemies_stand
from mattock.games.dwar7s.state import (
    ACTIONS,
    AMBUSHING,
    DIGGING,
    DISCARD,
    FLEEING,
    RESOLVE,
    ROBBING,
    SCARING,
    SENDING,
    SPACE,
    STEALING,
    SWAPPING,
    TRADE,
    TURNING,
    Fall,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

STOP_WEIGHT: Final = 6
MAX_WEIGHT: Final = 1000  # a secret goal that can be revealed counts for good
# The useful order (D6.1): monsters, whatever they stop, what the store is paid with, the store.
ORDER: Final[list[int]] = [60, 300, 300, 300, 300, 200, 5, 900, 600]
# How much playing each ogre tempts; the Mercenary keeps them.
OGRE_WEIGHTS: Final[list[int]] = [15, 15, 15, 200, 150]
GEM_WORTHS: Final[list[int]] = [12, 8, 10, 20, 15]


@final
class Priors:
    """The numbers of the verbs in a catalogue, and the leanings that go with them."""

    def __init__(self, box: Box, requirements: Requirements, catalogue: Catalogue) -> None:
        self.requirements = requirements
        self.trading_worths: list[i64] = [trading_worth(box, goal) for goal in range(TRADING_GOALS)]
        firsts: dict[str, int] = {}
        for action in catalogue.actions:
            firsts.setdefault(action.verb, action.id)
        self.stop: i64 = firsts["stop"]
        self.reveal: i64 = firsts["reveal"]
        self.lay: i64 = firsts["lay"]
        self.turn: i64 = firsts["turn"]
        self.place: i64 = firsts["place"]
        self.move: i64 = firsts["move"]
        self.play: i64 = firsts["play"]
        self.resolve: i64 = firsts["resolve"]
        self.buy: i64 = firsts["buy"]
        self.decline: i64 = firsts["decline"]
        self.dig: i64 = firsts["dig"]
        self.discard: i64 = firsts["discard"]
        self.beside: i64 = firsts["beside"]
        self.cover: i64 = firsts["cover"]
        self.ambush: i64 = firsts["ambush"]
        self.send: i64 = firsts["send"]
        self.swap: i64 = firsts["swap"]
        self.scare: i64 = firsts["scare"]
        self.flee: i64 = firsts["flee"]
        self.steal: i64 = firsts["steal"]
        self.rob: i64 = firsts["rob"]
        self.order: i64 = firsts["order"]

    def write(self, fall: Fall, numbers: list[i64], weights: list[i64]) -> None:
        """Append a weight for each action; all of them answer the same question."""
        stage = fall.stage
        if stage == ACTIONS:
            self.weigh_actions(fall, numbers, weights)
        elif stage == SPACE:
            weigh_spaces(fall, numbers, weights, self.beside, self.cover)
        elif stage == TURNING:
            weigh_turns(fall, fall.space, numbers, weights, self.turn)
        elif stage == RESOLVE:
            for number in numbers:
                weights.append(MAX_WEIGHT if number == self.reveal else ORDER[(number - self.resolve) % KIND_COUNT])
        elif stage == TRADE:
            for number in numbers:
                weights.append(2 if number == self.decline else self.trading_worths[number - self.buy])
        elif stage == DISCARD:
            self.weigh_discards(fall, numbers, weights)
        elif stage == DIGGING:
            self.weigh_digs(fall, numbers, weights)
        elif stage == STEALING:
            task_values = TaskValues(self.requirements, fall)
            for number in numbers:
                weights.append(10 + task_values.tasks[RUBY_MINE + (number - self.steal) % GEM_KINDS])
        elif stage == ROBBING:
            for number in numbers:
                weights.append(1 + 10 * total(fall.seats[fall.seat_of[number - self.rob]].ogres))
        elif AMBUSHING <= stage <= FLEEING:
            self.weigh_brawl(fall, numbers, weights)
        else:
            for number in numbers:
                weights.append(MAX_WEIGHT if number == self.reveal else 1)

    def weigh_actions(self, fall: Fall, numbers: list[i64], weights: list[i64]) -> None:
        if len(numbers) == 1:
            weights.append(1)
            return
        task_values = TaskValues(self.requirements, fall)
        place, move, play = self.place, self.move, self.play
        lay, reveal = self.lay, self.reveal
        number: i64
        for number in numbers:
            if number >= play:
                weights.append(self.to_play(fall, task_values, number - play))
            elif number >= move:
                weights.append(self.to_move(fall, task_values, number - move))
            elif number >= place:
                weights.append(task_values.to_place(fall, number - place))
            elif number >= lay:
                weights.append(task_values.to_lay(fall, number - lay))
            else:
                weights.append(MAX_WEIGHT if number == reveal else STOP_WEIGHT)

    def to_move(self, fall: Fall, task_values: TaskValues, arg: i64) -> i64:
        """A dwarf that is of no use where it stands may go; one from the pile would be as quick."""
        start = arg // 4
        target = neighbour(fall, start, arg % 4)
        gain = task_values.to_place(fall, target)
        if is_idle(fall, task_values, start):
            return gain if task_values.pile else gain * 2
        return 1 if task_values.pile else 1 + gain // 8

    def to_play(self, fall: Fall, task_values: TaskValues, ogre: i64) -> i64:
        tempting: i64 = OGRE_WEIGHTS[ogre]
        if ogre < THIEF and enemies_stand(fall):
            tempting *= 2
        return max(2, tempting // 10) if task_values.secret == MERCENARY and ogre != CROWN else tempting

    def weigh_discards(self, fall: Fall, numbers: list[i64], weights: list[i64]) -> None:
        """Prefer to discard what is worth least."""
        task_values = TaskValues(self.requirements, fall)
        for number in numbers:
            if number == self.reveal:
                weights.append(MAX_WEIGHT)
                continue
            arg = number - self.discard
            if arg < GEM_KINDS:
                worth = task_values.tasks[RUBY_MINE + arg] // self.requirements.gives[RUBY_MINE + arg]
                worth += 8 * fall.box.gem_points[arg]
            else:
                worth = GEM_WORTHS[arg - GEM_KINDS] * (5 if task_values.secret == MERCENARY else 1)
            weights.append(1 + 20000 // (10 + worth * worth))

    def weigh_digs(self, fall: Fall, numbers: list[i64], weights: list[i64]) -> None:
        """Prefer to dig up what is wanted more; in one's own kingdom also what is worth more."""
        task_values = TaskValues(self.requirements, fall)
        realm = fall.me().realm
        for number in numbers:
            if number == self.decline:
                weights.append(20)
                continue
            card = number - self.dig
            bared = fall.below[card]
            gain = task_values.tasks[bared % KIND_COUNT] - task_values.tasks[card % KIND_COUNT]
            if (realm >> card) & 1:
                gain += 15 * (fall.box.points[bared] - fall.box.points[card])
            weights.append(max(1, 20 + gain))

    def weigh_brawl(self, fall: Fall, numbers: list[i64], weights: list[i64]) -> None:
        """Ogres against dwarfs: bring one's own to where they are wanted, and those of others away from there."""
        task_values = TaskValues(self.requirements, fall)
        stage = fall.stage
        number: i64
        for number in numbers:
            if stage == AMBUSHING:
                weights.append(ambush_weight(fall, task_values, number - self.ambush))
            elif stage == SENDING:
                weights.append(40 if is_idle(fall, task_values, number - self.send) else 6)
            elif stage == SWAPPING:
                weights.append(swap_weight(fall, task_values, number - self.swap))
            elif stage == SCARING:
                weights.append(scare_weight(fall, task_values, number - self.scare))
            else:
                weights.append(flee_weight(fall, task_values, number - self.flee))


def ambush_weight(fall: Fall, task_values: TaskValues, card: i64) -> i64:
    own = fall.dwarfs_on(card, fall.active)
    others = fall.crowd_on(card) - own
    return max(1, 30 * others - 40 * own + (60 if is_idle(fall, task_values, card) else 0))


def swap_weight(fall: Fall, task_values: TaskValues, arg: i64) -> i64:
    card = arg % CARDS
    return task_values.to_place_instead(fall, card) + 10 * fall.dwarfs_on(card, fall.seat_of[arg // CARDS])


def scare_weight(fall: Fall, task_values: TaskValues, arg: i64) -> i64:
    seat: i64 = fall.seat_of[arg // CARDS]
    card = arg % CARDS
    if seat == fall.active:
        return 40 if is_idle(fall, task_values, card) else 4
    return 10 + 10 * fall.dwarfs_on(card, seat)


def flee_weight(fall: Fall, task_values: TaskValues, card: i64) -> i64:
    if fall.whose == fall.active:
        return task_values.to_place(fall, card)
    return 5 if fall.dwarfs_on(card, fall.whose) else 20


def trading_worth(box: Box, goal: int) -> int:
    """The worth of a trading goal: its points, less those of the gems it costs."""
    cost = sum(box.goal_cost[goal * GEM_KINDS + gem] * box.gem_points[gem] for gem in range(GEM_KINDS))
    return min(MAX_WEIGHT, max(1, 10 + box.goal_points[goal] - cost) ** 2)


def is_idle(fall: Fall, task_values: TaskValues, card: i64) -> bool:
    """Whether a dwarf of the seat to move is useless there: one too many, or on a task not wanted or impossible."""
    if not (fall.me().stands >> card) & 1:
        return False
    if not (task_values.distances.open >> card) & 1:
        return True
    return (
        fall.dwarfs_on(card, fall.active) > task_values.requirements.needs[card]
        or task_values.tasks[card % KIND_COUNT] < 8
    )
