"""A deed is one thing that a player does, asked for in small actions, chosen all together and played one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.state import State, luck_since_cut

if TYPE_CHECKING:
    from mypy_extensions import i64


class PlayedAction:
    """One action of a deed as it went: the numbers that luck answered; `has_shown`: somebody saw something hidden;
    `has_taught`: so that taking it back is no longer its player's own affair; `is_last`: the deed ends with it.
    """

    def __init__(self, luck: list[int], has_shown: bool, has_taught: bool, is_last: bool) -> None:
        self.luck = luck
        self.has_shown = has_shown
        self.has_taught = has_taught
        self.is_last = is_last


def play_action(state: State, number: i64) -> PlayedAction:
    """Play a legal action in place; its tale is then the state's. What the history held before is cut off.

    Those who win or lose together may show each other what they have: it teaches them nothing that hinders an undo.
    """
    game, seat = state.game, int(state.to_move)
    is_private = game.is_private(number)
    has_shown = game.reveals(state, number)
    state.history = None
    state.play(state.catalogue.actions[number])
    luck = luck_since_cut(state)
    has_told = not is_private and any(not event.kind.is_open for event in state.tale)
    is_last = not is_private and has_new_choice(state, seat, luck)
    has_taught = len(luck) > 0 or has_told or (has_shown and not game.instinct(state).together)
    return PlayedAction(luck, has_shown or has_told, has_taught, is_last)


def has_new_choice(state: State, seat: int, luck: list[int]) -> bool:
    """Whether the seat has learned something, or lost the turn, so that what it does next is a new choice.

    So it is where luck has answered, where the tale shows the seat what others do not see, where another seat is asked
    and where the game is over. What an action shows to others alone, such as a card laid from the hand, taught its
    player nothing.
    """
    if luck or state.is_over or state.to_move != seat:
        return True
    return any(event.is_private_to(seat) for event in state.tale)
