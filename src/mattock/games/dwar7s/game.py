"""The rules of Dwar7s Fall as a `Game`: options, actions, and all that every game must answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mattock.core.chance import Chance
from mattock.core.contract import Contract
from mattock.core.decision import Decision
from mattock.core.game import PrintedData
from mattock.core.options import Option, checked_pick, checked_seat
from mattock.core.outcome import Outcome
from mattock.core.refusal import Refusal
from mattock.core.ruleset import CompiledBox, Ruleset
from mattock.core.state import State
from mattock.core.verb import NOT_NOW
from mattock.games.dwar7s.ai.evaluation import FallInstinct
from mattock.games.dwar7s.ai.sampling import imagined
from mattock.games.dwar7s.box.load import Box, load_box
from mattock.games.dwar7s.box.printed import printed_in
from mattock.games.dwar7s.cards import COLOURS
from mattock.games.dwar7s.names import REASONS, PieceNames
from mattock.games.dwar7s.refusals import REFUSALS
from mattock.games.dwar7s.rules.not_now import told_with, why_not_now
from mattock.games.dwar7s.rules.score import score_of, winners_of
from mattock.games.dwar7s.rules.setup import set_up
from mattock.games.dwar7s.state import CORRECTED_RULES_VERSION, STAGES, Fall
from mattock.games.dwar7s.verbs import TABLE
from mattock.games.dwar7s.view import decision_of, open_view, own_views
from mattock.games.dwar7s.view_types import OpenView, OwnView

if TYPE_CHECKING:
    from mypy_extensions import i64

OPTIONS: Final = (
    Option("players", (2, 3, 4)),
    Option("goals_to_end", (3, 2, 4)),
    Option("shared_kingdoms", ("full", "split")),
    Option("ogres", ("all", "gentle")),
    Option("first", (None,), free=True),
    Option("colours", (None,), per_seat=COLOURS, since=CORRECTED_RULES_VERSION),
    Option("components", (None,), free=True),
)


class Dwar7s(Ruleset[Fall, Box]):
    """The rules of Dwar7s Fall."""

    name = "dwar7s"
    rules_version = CORRECTED_RULES_VERSION
    turn_rule = "D3.1"
    can_be_cut = True

    def __init__(self) -> None:
        super().__init__(OPTIONS, TABLE, REFUSALS, STAGES)

    def open_box(self, components: str | None, version: int) -> Box:
        return load_box(components, version)

    def pieces(self, components: str | None = None, version: int | None = None) -> PrintedData:
        return cast("PrintedData", printed_in(self.open_box(components, self.version_or_newest(version))))

    def contract(self) -> Contract:
        """Imported late: only what writes schemas asks for it."""
        from mattock.games.dwar7s.contract import CONTRACT

        return CONTRACT

    def compile_box(self, box: Box) -> CompiledBox[Box]:
        names = PieceNames(box)
        catalogue = TABLE.catalogue(self.name, names)
        return CompiledBox(box, names, catalogue, FallInstinct(box, catalogue))

    def blank(self, options: dict[str, object], chance: Chance, version: int) -> State:
        """A position with its options set, before anything is dealt (D2.4, D13)."""
        players, goals_to_end = options["players"], options["goals_to_end"]
        assert isinstance(players, int)
        assert isinstance(goals_to_end, int)
        checked_seat("first", options["first"], players)
        compiled = self.compiled_box(options["components"], version)
        fall = Fall(self, compiled.catalogue, compiled.names, options, chance, compiled.box)
        if "colours" in options:
            colours = checked_pick("colours", options["colours"], COLOURS, players)
            options["colours"] = colours
            fall.choose_colours(colours)
        fall.players = players
        fall.goals_to_end = goals_to_end
        fall.is_split = options["shared_kingdoms"] == "split"
        fall.all_ogres = compiled.box.gentle_ogres if options["ogres"] == "gentle" else compiled.box.ogres
        return fall

    def reveals(self, state: State, number: i64) -> bool:
        """Beside what it shows itself, an action may meet secret goals: they are revealed, or seem not to be there."""
        assert isinstance(state, Fall)
        return super().reveals(state, number) or meets_goals(state, number)

    def explain(self, state: State, number: i64, code: i64) -> Refusal:
        """Refuse an action of another part of the turn with a reason of its own."""
        assert isinstance(state, Fall)
        verb = self.table.of[number]
        reason = why_not_now(state, verb, number - verb.first) if code == NOT_NOW else code
        refusal = super().explain(state, number, reason)
        if code == NOT_NOW:
            refusal.params.update(told_with(state, number - verb.first, reason))
        return refusal

    def set_up(self, state: State) -> None:
        assert isinstance(state, Fall)
        first = state.options["first"]
        set_up(state, first if isinstance(first, int) else -1)

    def decision(self, state: State) -> Decision | None:
        assert isinstance(state, Fall)
        return decision_of(state)

    def outcome(self, state: State) -> Outcome | None:
        """Most points win; ties go by kingdom and dwarfs (D11.2, D11.3)."""
        assert isinstance(state, Fall)
        if state.result == 0:
            return None
        scores = tuple([score_of(state, seat) for seat in range(state.players)])
        return Outcome(tuple(winners_of(state)), REASONS[state.result], scores)

    def open_view(self, state: State) -> OpenView:
        assert isinstance(state, Fall)
        return open_view(state)

    def own_views(self, state: State, seats: list[int | None]) -> list[OwnView]:
        assert isinstance(state, Fall)
        return own_views(state, seats)

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Fall)
        return imagined(state, seat, chance)


def meets_goals(fall: Fall, number: i64) -> bool:
    """Whether a legal action shows anything about secret goals in a turn of others, before the game ends (D8.2)."""
    after = fall.clone()
    after.step(number)
    if after.result:
        return False
    pairs = zip(fall.seats, after.seats, strict=True)
    return any(one.is_revealed != two.is_revealed or one.passed_up != two.passed_up for one, two in pairs)
