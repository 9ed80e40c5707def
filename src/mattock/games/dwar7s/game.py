"""Dwar7s Fall behind the front door: options, actions, and the answers every game owes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.action import Catalogue
from mattock.core.chance import Chance
from mattock.core.decision import Decision
from mattock.core.game import Game, State
from mattock.core.option import Option, listed
from mattock.core.outcome import Outcome
from mattock.core.refusal import BadOption, Refusal
from mattock.games.dwar7s.components import Box, load_box
from mattock.games.dwar7s.imagine import imagined
from mattock.games.dwar7s.lexicon import REASONS, Lexicon
from mattock.games.dwar7s.refusals import GAME_OVER, NOT_NOW, REFUSALS
from mattock.games.dwar7s.rules.score import score_of, winners_of
from mattock.games.dwar7s.rules.setup import set_up
from mattock.games.dwar7s.state import STAGES, Fall
from mattock.games.dwar7s.table import TABLE
from mattock.games.dwar7s.view import decision_of, view_of

if TYPE_CHECKING:
    from mypy_extensions import i64

OPTIONS: Final = (
    Option("players", (2, 3, 4)),
    Option("goals_to_end", (3, 2, 4)),
    Option("shared_kingdoms", ("full", "split")),
    Option("ogres", ("all", "gentle")),
    Option("first", (None,), free=True),
    Option("components", (None,), free=True),
)


class Edition:
    """One set of components with the words and actions that go with it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.names = Lexicon(box)
        self.catalogue = TABLE.catalogue("dwar7s", self.names)


class Dwar7s(Game):
    """The rules of Dwar7s Fall."""

    name = "dwar7s"
    rules = "dwar7s 1"
    turn_rule = "D3.1"

    def __init__(self) -> None:
        super().__init__(OPTIONS)
        self.editions: dict[str, Edition] = {}

    def edition(self, components: str | None) -> Edition:
        """Built once for each set of components."""
        box = load_box(components)
        if box.digest not in self.editions:
            self.editions[box.digest] = Edition(box)
        return self.editions[box.digest]

    def catalogue(self, components: str | None = None) -> Catalogue:
        return self.edition(components).catalogue

    def begin(self, options: dict[str, object], chance: Chance, tell: bool) -> State:
        players, goals_to_end = options["players"], options["goals_to_end"]
        assert isinstance(players, int)
        assert isinstance(goals_to_end, int)
        first = checked_first(options["first"], players)
        components = options["components"]
        if components is not None and not isinstance(components, str):
            raise BadOption(f"components={components!r}: give the path of a file")
        edition = self.edition(components)
        fall = Fall(self, edition.catalogue, options, chance, edition.box, edition.names)
        fall.goals_to_end = goals_to_end
        fall.is_split = options["shared_kingdoms"] == "split"
        fall.all_ogres = edition.box.gentle_ogres if options["ogres"] == "gentle" else edition.box.ogres
        fall.telling = tell
        set_up(fall, players, -1 if first is None else first)
        fall.telling = False
        return fall

    def offer(self, state: State, numbers: list[i64]) -> None:
        assert isinstance(state, Fall)
        for verb in TABLE.asked[state.stage]:
            verb.offer(state, numbers)

    def refuse(self, state: State, number: i64) -> i64:
        assert isinstance(state, Fall)
        verb = TABLE.of[number]
        if (verb.asked_in >> state.stage) & 1:
            return verb.refuse(state, number - verb.first)
        return GAME_OVER if state.result else NOT_NOW

    def explain(self, state: State, number: i64, code: i64) -> Refusal:
        assert isinstance(state, Fall)
        verb = TABLE.of[number]
        reason, rule = REFUSALS[code]
        if code == NOT_NOW:
            return Refusal(reason, verb.rule, {"verb": verb.name, "asked": STAGES[state.stage]})
        params: dict[str, object] = {"verb": verb.name}
        for name, sort, thing in verb.params(number - verb.first):
            params[name] = state.names.name(sort, thing)
        params.update(verb.missing(state, number - verb.first, code))
        return Refusal(reason, rule, params)

    def apply(self, state: State, number: i64) -> None:
        assert isinstance(state, Fall)
        verb = TABLE.of[number]
        verb.do(state, number - verb.first)

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

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, Fall)
        check_seat(state, seat)
        return view_of(state, seat)

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Fall)
        check_seat(state, seat)
        return imagined(state, seat, chance)


def checked_first(first: object, players: int) -> int | None:
    """The seat that begins, or None: it is drawn (D2.6)."""
    if first is None:
        return None
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players:
        raise BadOption(f"first={first!r}: allowed are None, {listed(tuple(range(players)))}")
    return first


def check_seat(fall: Fall, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < fall.players:
        raise BadOption(f"seat={seat!r}: allowed are None, {listed(tuple(range(fall.players)))}")
