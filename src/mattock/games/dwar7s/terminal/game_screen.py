"""The screen of Dwar7s Fall at a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from mattock.core.action import Action
from mattock.core.game import PrintedData
from mattock.core.state import State
from mattock.games.dwar7s.terminal.numbers import NOT_ASKED, numbers_of, space_of, spaces_in
from mattock.games.dwar7s.terminal.screen import screen
from mattock.games.dwar7s.terminal.turning import turnings
from mattock.terminal.choices import choices
from mattock.terminal.game_screen import GameScreen, View
from mattock.texts import Texts


class Dwar7sScreen(GameScreen):
    """Ogre cards and secret goals are hidden; most choices are made on the table, by a number drawn there."""

    # What scores first, then cards, dwarfs and ogres, then ways to stop.
    order = (
        *("reveal", "lay", "beside", "cover", "turn", "place", "move", "play"),
        *("resolve", "buy", "dig", "ambush", "send", "swap", "scare", "flee", "steal", "rob", "discard"),
        *("decline", "stop", "end_turn", "order"),
    )
    plain = frozenset(
        (
            *("not_now", "card_not_in_hand", "card_not_in_play", "space_taken", "other_name", "no_dwarf_there"),
            *("no_card_there", "not_ready", "not_on_offer", "no_stack", "already_revealed", "ogre_not_held"),
            *("own_dwarf", "own_seat", "no_such_player", "nothing_to_take", "nothing_to_discard", "order_in_force"),
            *("after_actions", "kingdom_kept", "ogres_wait", "only_above_limit", "only_at_castle", "only_at_store"),
            "only_in_actions",
        )
    )
    apart = ("goal", "ogre")
    pictured = frozenset({"actions", "space"})
    folded = frozenset({"lay", "beside", "cover", "turn", "place"})
    example = "D4.1"

    def turn(self, view: View) -> object:
        return view["round"], view["to_move"]

    def hides(self, view: View) -> bool:
        """Secret goals and ogre cards, always (D12.1)."""
        del view
        return True

    def places(self, view: View) -> Callable[[Action], tuple[int, int]]:
        spaces = spaces_in(view)

        def place(action: Action) -> tuple[int, int]:
            x, y = space_of(action, spaces) or (0, 0)
            return y, x

        return place

    def screen(
        self, state: State, seat: int | None, texts: Texts, pieces: PrintedData, width: int, *, asked: bool
    ) -> RenderableType:
        view = state.view(seat)
        numbers = numbers_of(choices(state, self), view) if asked else NOT_ASKED
        return screen(view, texts, pieces, width, numbers)

    def aside(self, state: State, texts: Texts, pieces: PrintedData, width: int) -> RenderableType | None:
        """The four ways to turn a card."""
        decision = state.decision
        if decision is None or decision.kind != "turn":
            return None
        return turnings(state, choices(state, self), texts)
