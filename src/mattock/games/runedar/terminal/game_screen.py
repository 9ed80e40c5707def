"""The screen of The Siege of Runedar at a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from mattock.core.game import PrintedData
from mattock.core.state import State
from mattock.games.runedar.odds import chances
from mattock.games.runedar.terminal.screen import screen
from mattock.games.runedar.terminal.usable import usable_now
from mattock.terminal.game_screen import GameScreen, View
from mattock.texts import Texts

ODDS_SHOWN: Final = 6


class RunedarScreen(GameScreen):
    """Hands are hidden, dice are rolled, and mercenaries wait to be hired."""

    # Deeds first, then steps, then ways to stop, and hires last, where they do not get chosen by mistake.
    order = (
        *("activate", "reveal", "take", "remove", "lay", "put"),
        *("work", "dig", "close", "direct", "shoot", "dig_at", "roll", "fell", "cover", "wound"),
        *("fill", "scrap", "move", "rest", "proceed", "finish", "end_turn", "hire"),
    )
    plain = frozenset(
        (
            *("not_now", "no_such_symbol", "card_not_in_hand", "same_place", "orc_card", "engine_not_due"),
            *("no_orc_there", "no_such_troll", "no_such_circle", "no_hit_goblin", "no_rubble_there"),
            *("no_card_there", "space_taken", "does_not_need_it"),
        )
    )
    apart = ("mercenary", "space")
    pictured = frozenset({"cards", "refill"})
    example = "R9.4"

    def turn(self, view: View) -> object:
        return view["turn"]

    def hides(self, view: View) -> bool:
        """Hands, unless one plays alone or the table lays them open (R2.11, R18.2)."""
        return len(view["dwarfs"]) > 1 and not view["options"]["open_hands"]

    def screen(
        self, state: State, seat: int | None, texts: Texts, pieces: PrintedData, width: int, *, asked: bool
    ) -> RenderableType:
        return screen(state.view(seat), texts, pieces, width, usable_now(state) if asked else {})

    def aside(self, state: State, texts: Texts, pieces: PrintedData, width: int) -> RenderableType | None:
        """Before a roll: how likely so many hits are."""
        decision = state.decision
        if decision is None or decision.kind != "muster":
            return None
        params = decision.params
        faces = pieces["dice"][str(state.options["dice"])]["faces"]
        assert isinstance(faces, list)
        dice, hits = params["dice"], params["hits"]
        assert isinstance(dice, int)
        assert isinstance(hits, int)
        odds = chances(faces, dice, crossbows=params["mode"] == "long", besides=hits)
        said = [
            texts.say("terminal-odds-hits", hits=least, percent=round(100 * chance))
            for least, chance in list(odds.items())[:ODDS_SHOWN]
        ]
        return Text(texts.say("terminal-odds", chances=", ".join(said)), "dim") if said else None
