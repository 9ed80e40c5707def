"""Chapter D6.1: whether the order of the tasks that wait makes a difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count, members
from mattock.games.dwar7s.cards import CARDS, CASTLE, GOLD_MINE, KIND_COUNT, RUBY_MINE, STORE, TAVERN
from mattock.games.dwar7s.state import RESOLVE, Fall

if TYPE_CHECKING:
    pass


def of_kinds(kinds: tuple[int, ...]) -> int:
    return sum(1 << card for card in range(CARDS) if card % KIND_COUNT in kinds)


MINES: Final = of_kinds(tuple(range(RUBY_MINE, GOLD_MINE + 1)))
TAVERNS: Final = of_kinds((TAVERN,))
TASKS_WITH_CHOICE: Final = of_kinds((STORE, CASTLE))


def tasks_in_any_order(fall: Fall) -> list[int]:
    """The cards whose tasks the player is asked for, if every order leads to the same; otherwise none.

    Mines and taverns do not touch each other: what two mines of a kind take from one pile is the same together. A store
    or a castle asks for a choice that changes what mines find, and a monster changes its area, but neither has to do
    with taverns. Luck comes after what is certain, and what asks for a choice comes last. The last task needs no word
    where no secret goal could be revealed before it (D8.1).
    """
    if fall.stage != RESOLVE:
        return []
    ready = fall.ready
    others = ready & ~(MINES | TAVERNS)
    if others and (count(others) > 1 or others & ~TASKS_WITH_CHOICE or ready & MINES):
        return []
    found = [*members(ready & MINES), *members(ready & TAVERNS), *members(others)]
    return found[:-1] if fall.me().is_revealed else found
