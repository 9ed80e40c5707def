"""The rules of The Siege of Runedar as a `Game`: options, actions, and all that every game must answer."""

from __future__ import annotations

from typing import Final, cast

from mattock.core.chance import Chance
from mattock.core.contract import Contract
from mattock.core.decision import Decision
from mattock.core.game import PrintedData
from mattock.core.options import Option, checked_pick, checked_seat
from mattock.core.outcome import Outcome
from mattock.core.ruleset import CompiledBox, Ruleset
from mattock.core.state import State
from mattock.games.runedar.ai.evaluation import RunedarInstinct
from mattock.games.runedar.box.load import Box, load_box
from mattock.games.runedar.box.printed import printed_in
from mattock.games.runedar.names import DWARFS, REASONS, PieceNames
from mattock.games.runedar.refusals import REFUSALS
from mattock.games.runedar.rules.end import ESCAPED
from mattock.games.runedar.rules.setup import set_up
from mattock.games.runedar.stages import STAGES
from mattock.games.runedar.state import Siege
from mattock.games.runedar.verbs import TABLE
from mattock.games.runedar.view import decision_of, imagined, open_view, own_views
from mattock.games.runedar.view_types import OpenView, OwnView

OPTIONS: Final = (
    Option("players", (2, 1, 3, 4)),
    Option("difficulty", ("normal", "easy", "hard", "epic")),
    Option("dice", ("standard", "blades")),
    Option("open_hands", (False, True)),
    Option("first", (None,), free=True),
    Option("dwarfs", (None,), per_seat=DWARFS),
    Option("components", (None,), free=True),
)


class Runedar(Ruleset[Siege, Box]):
    """The rules of The Siege of Runedar."""

    name = "runedar"
    rules_version = 3
    turn_rule = "R3.1"

    def __init__(self) -> None:
        super().__init__(OPTIONS, TABLE, REFUSALS, STAGES)

    def open_box(self, components: str | None, version: int) -> Box:
        return load_box(components, version)

    def pieces(self, components: str | None = None, version: int | None = None) -> PrintedData:
        return cast("PrintedData", printed_in(self.open_box(components, self.version_or_newest(version))))

    def contract(self) -> Contract:
        """Imported late: only what writes schemas asks for it."""
        from mattock.games.runedar.contract import CONTRACT

        return CONTRACT

    def compile_box(self, box: Box) -> CompiledBox[Box]:
        names = PieceNames(box)
        catalogue = TABLE.catalogue(self.name, names)
        return CompiledBox(box, names, catalogue, RunedarInstinct(box, catalogue))

    def blank(self, options: dict[str, object], chance: Chance, version: int) -> State:
        players = options["players"]
        assert isinstance(players, int)
        checked_seat("first", options["first"], players)
        options["dwarfs"] = checked_pick("dwarfs", options["dwarfs"], DWARFS, players)
        compiled = self.compiled_box(options["components"], version)
        siege = Siege(self, compiled.catalogue, compiled.names, options, chance, compiled.box)
        siege.players = players
        siege.faces = compiled.box.dice[str(options["dice"])]
        siege.open_hands = options["open_hands"] is True
        siege.section_rubble = compiled.box.rubble[str(options["difficulty"])]
        return siege

    def set_up(self, state: State) -> None:
        assert isinstance(state, Siege)
        first = state.options["first"]
        set_up(state, first if isinstance(first, int) else -1)

    def decision(self, state: State) -> Decision | None:
        assert isinstance(state, Siege)
        return decision_of(state)

    def outcome(self, state: State) -> Outcome | None:
        """Victory counts nuggets saved, defeat counts goblins defeated (R16.1, R16.2, R16.3)."""
        assert isinstance(state, Siege)
        if state.result == 0:
            return None
        players = state.players
        won = state.result == ESCAPED
        score = state.gold if won else state.goblins_beaten
        title = title_of(state.box.titles_won if won else state.box.titles_lost, score)
        winners = tuple(range(players)) if won else ()
        return Outcome(winners, REASONS[state.result], (score,) * players, title)

    def open_view(self, state: State) -> OpenView:
        assert isinstance(state, Siege)
        return open_view(state)

    def own_views(self, state: State, seats: list[int | None]) -> list[OwnView]:
        assert isinstance(state, Siege)
        return own_views(state, seats)

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Siege)
        return imagined(state, seat, chance)


def title_of(titles: list[tuple[int, int, str]], score: int) -> str | None:
    for lowest, highest, title in titles:
        if lowest <= score <= highest:
            return title
    return None
