"""The Siege of Runedar behind the front door: options, actions, and the answers every game owes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.action import Catalogue
from mattock.core.chance import Chance
from mattock.core.decision import Decision
from mattock.core.game import Game, State
from mattock.core.option import Option, listed
from mattock.core.outcome import Outcome
from mattock.core.refusal import BadOption, Refusal
from mattock.games.runedar.components import Box, load_box
from mattock.games.runedar.lexicon import DWARFS, REASONS, Lexicon
from mattock.games.runedar.refusals import GAME_OVER, NOT_NOW, REFUSALS
from mattock.games.runedar.rules.end import ESCAPED
from mattock.games.runedar.rules.setup import set_up
from mattock.games.runedar.state import STAGES, Siege
from mattock.games.runedar.table import TABLE
from mattock.games.runedar.view import decision_of, imagined, view_of

if TYPE_CHECKING:
    from mypy_extensions import i64

OPTIONS: Final = (
    Option("players", (2, 1, 3, 4)),
    Option("difficulty", ("normal", "easy", "hard", "epic")),
    Option("dice", ("standard", "blades")),
    Option("open_hands", (False, True)),
    Option("first", (None,), free=True),
    Option("dwarfs", (None,), free=True),
    Option("components", (None,), free=True),
)


class Edition:
    """One set of components with the words and actions that go with it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.names = Lexicon(box)
        self.catalogue = TABLE.catalogue("runedar", self.names)


class Runedar(Game):
    """The rules of The Siege of Runedar."""

    name = "runedar"
    rules = "runedar 1"
    turn_rule = "R3.1"

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
        players = options["players"]
        assert isinstance(players, int)
        options["first"] = checked_first(options["first"], players)
        options["dwarfs"] = checked_dwarfs(options["dwarfs"], players)
        components = options["components"]
        if components is not None and not isinstance(components, str):
            raise BadOption(f"components={components!r}: give the path of a file")
        edition = self.edition(components)
        siege = Siege(self, edition.catalogue, options, chance, edition.box, edition.names)
        siege.faces = edition.box.dice[str(options["dice"])]
        siege.open_hands = options["open_hands"] is True
        siege.telling = tell
        first = options["first"]
        set_up(siege, players, first if isinstance(first, int) else -1, edition.box.rubble[str(options["difficulty"])])
        siege.telling = False
        return siege

    def offer(self, state: State, numbers: list[i64]) -> None:
        assert isinstance(state, Siege)
        for verb in TABLE.asked[state.stage]:
            verb.offer(state, numbers)

    def refuse(self, state: State, number: i64) -> i64:
        assert isinstance(state, Siege)
        verb = TABLE.of[number]
        if (verb.asked_in >> state.stage) & 1:
            return verb.refuse(state, number - verb.first)
        return GAME_OVER if state.result else NOT_NOW

    def explain(self, state: State, number: i64, code: i64) -> Refusal:
        assert isinstance(state, Siege)
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
        assert isinstance(state, Siege)
        verb = TABLE.of[number]
        verb.do(state, number - verb.first)

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

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, Siege)
        check_seat(state, seat)
        return view_of(state, seat)

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Siege)
        check_seat(state, seat)
        return imagined(state, seat, chance)


def checked_first(first: object, players: int) -> int | None:
    """The seat that begins, or None: it is drawn (R2.10)."""
    if first is None:
        return None
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players:
        raise BadOption(f"first={first!r}: allowed are None, {listed(tuple(range(players)))}")
    return first


def checked_dwarfs(dwarfs: object, players: int) -> list[str]:
    """A dwarf for each player; by default the first ones (R2.5)."""
    if dwarfs is None:
        return list(DWARFS[:players])
    if not isinstance(dwarfs, (list, tuple)) or len(dwarfs) != players or len(set(map(str, dwarfs))) != players:
        raise BadOption(f"dwarfs={dwarfs!r}: choose {players} different ones of {listed(DWARFS)}")
    for dwarf in dwarfs:
        if dwarf not in DWARFS:
            raise BadOption(f"dwarfs={dwarfs!r}: choose {players} different ones of {listed(DWARFS)}")
    return list(dwarfs)


def check_seat(siege: Siege, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < siege.players:
        raise BadOption(f"seat={seat!r}: allowed are None, {listed(tuple(range(siege.players)))}")


def title_of(titles: list[tuple[int, int, str]], score: int) -> str | None:
    for lowest, highest, title in titles:
        if lowest <= score <= highest:
            return title
    return None
