"""Results that are certain: no luck is asked on the way, and nothing hidden changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.bots.bot import victory_shares
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.sight import Sight
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final = 1
LOST: Final = -1
OPEN: Final = 0
WORLD_COUNT: Final = 12  # in which a result must come out the same, where rivals have secrets that count
MAX_POSITIONS: Final = 400  # that are looked at for a way to win within the turn


def result_for(instinct: Instinct, world: State, seat: i64) -> i64:
    """Whether a finished game is won or lost for a seat; a shared win counts as neither."""
    outcome = world.outcome
    if outcome is None:
        return OPEN
    share = victory_shares(instinct, outcome, world.players)[seat]
    return WON if share >= 1.0 else LOST if share <= 0.0 else OPEN


def is_certain(sight: Sight, instinct: Instinct, luck: Chance, line: list[i64], result: i64) -> bool:
    """Does the line of one's own actions end like that whatever is hidden? Partners have nothing to hide from the end
    of a game, rivals have: there it is played in several imagined worlds.
    """
    if instinct.together:
        return True
    for _ in range(WORLD_COUNT):
        world = sight.imagine(luck)
        follow(world, line)
        if result_for(instinct, world, sight.seat) != result:
            return False
    return True


def follow(world: State, line: list[i64]) -> None:
    """Play the actions of the line, and those between and after them that are the only ones. Where another world
    refuses one, it has ended differently.
    """
    numbers: list[i64] = []
    index = 0
    while not world.is_over:
        numbers.clear()
        world.game.offer(world, numbers)
        if index < len(line) and line[index] in numbers:
            world.step(line[index])
            index += 1
        elif len(numbers) == 1:
            world.step(numbers[0])
        else:
            return


class WinFinder:
    """Looks for a certain win among one's own actions, as far as the turn goes: each action at first, then the likely
    ones to their end.
    """

    def __init__(self, sight: Sight, instinct: Instinct, luck: Chance) -> None:
        self.sight = sight
        self.instinct = instinct
        self.luck = luck
        self.left: i64 = MAX_POSITIONS

    def find(self) -> list[i64]:
        """The actions that lead to a certain win; none if there are none, or none was found in time."""
        world = self.sight.imagine(self.luck)
        if world.is_over or world.to_move != self.sight.seat or not self.instinct.may_win(world):
            return []
        line: list[i64] = []
        if self.wins(world, line) and is_certain(self.sight, self.instinct, self.luck, line, WON):
            return line
        return []

    def wins(self, world: State, line: list[i64]) -> bool:
        """Is there a win from here? Then `line` is the way."""
        numbers: list[i64] = []
        world.game.offer(world, numbers)
        afters: list[State] = []
        for number in numbers:
            after = world.clone()
            after.has_drawn = False
            after.step(number)
            if after.is_over and not after.has_drawn and result_for(self.instinct, after, self.sight.seat) == WON:
                line.append(number)
                return True
            afters.append(after)
        self.left -= len(numbers)
        for index in self.by_weight(world, numbers):
            if self.left <= 0:
                return False
            after = afters[index]
            if after.is_over or after.has_drawn or after.to_move != self.sight.seat:
                continue
            line.append(numbers[index])
            if self.wins(after, line):
                return True
            line.pop()
        return False

    def by_weight(self, world: State, numbers: list[i64]) -> list[int]:
        """The indexes of the actions in the list, the likely ones first."""
        weights: list[i64] = []
        self.instinct.priors(world, numbers, weights)
        return sorted(range(len(numbers)), key=lambda index: -weights[index])
