"""Questions that change nothing, answered out of what the seat knows: a world imagined from its own sight."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple, cast

from mattock.core.deed import act
from mattock.core.game import luck_from
from mattock.core.refusal import Refusal as RuleRefusal
from mattock.core.state import State
from mattock.server.ws.answers import PreviewAnswer, PreviewResult, WhyNot
from mattock.server.ws.messages import Preview, Why
from mattock.tables import Person, Table
from mattock.tables.log.answers import Malformed, NoSuchSeat, NotNow, NotYours, TableRefusal
from mattock.tables.log.entries import TaleLine
from mattock.tables.log.redaction import tale_lines, told_tale
from mattock.wire.encode import offered
from mattock.wire.messages import RefusalData, ViewData


class Lost(Enum):
    """Why a path cannot be looked down: it is not legal, or luck or the end of the game lies on it."""

    REFUSED = auto()
    UNKNOWN = auto()


UNKNOWN_FUTURE: Final = PreviewResult()
COMPARED_WORLDS: Final = 8


def why_not_ask(table: Table, person: Person, seat: int) -> TableRefusal | None:
    """A question is asked by a seat of one's own, and when the cards are dealt."""
    if seat >= len(table.record.seats):
        return NoSuchSeat(seat=seat)
    if seat not in table.seats_of(person):
        return NotYours(code="not_your_seat")
    return NotNow(code="not_started") if table.state is None else None


def position(table: Table) -> State:
    assert table.state is not None
    return table.state


def why(table: Table, person: Person, question: Why) -> WhyNot | TableRefusal:
    """Any action of the game may be asked about at any time. While others are asked, that is the reason."""
    refusal = why_not_ask(table, person, question.seat)
    if refusal is not None:
        return refusal
    state, seat = position(table), question.seat
    number = state.catalogue.numbers.get(question.action)
    if number is None:
        return Malformed(problem=f"no action {question.action!r}")
    found: RuleRefusal | None = RuleRefusal("not_your_turn", state.game.turn_rule, {"seat": int(state.to_move)})
    if state.is_over or state.to_move == seat:
        walk = walked(imagined(state, seat), seat, question.after)
        if not isinstance(walk, Walk):
            return Malformed(problem=f"after {', '.join(question.after)}: that cannot be foreseen")
        found = walk.world.why_not(state.catalogue.actions[number])
    return WhyNot(refusal=None if found is None else RefusalData(found.code, found.rule, found.params))


def preview(table: Table, person: Person, question: Preview) -> PreviewAnswer | TableRefusal:
    """Only worlds imagined by the seat are looked into, so no truth can show that it does not know."""
    refusal = why_not_ask(table, person, question.seat)
    if refusal is not None:
        return refusal
    if table.asked != question.seat:
        return NotYours(code="not_your_turn")
    worlds = Worlds(position(table), question.seat)
    return PreviewAnswer(futures=[future(worlds, question.seat, path) for path in question.paths])


class Worlds:
    """Worlds that a seat cannot tell from the true one, imagined as they are needed."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._found: list[State] = []

    def __getitem__(self, number: int) -> State:
        while len(self._found) <= number:
            self._found.append(imagined(self._state, self._seat))
        return self._found[number]


def imagined(state: State, seat: int) -> State:
    """One of them; it remembers whether luck was asked."""
    world = state.imagine(seat, luck_from(None, None))
    world.recording = True
    return world


class Walk(NamedTuple):
    """Where a path leads, and what was told on the way; `is_open` if something hidden was shown or told there."""

    world: State
    tale: list[TaleLine]
    is_open: bool


def walked(world: State, seat: int, path: list[str]) -> Walk | Lost:
    """Down a path, as far as no luck is asked and the game goes on."""
    walk = Walk(world, [], is_open=False)
    for code in path:
        if walk.world.to_move != seat:
            return Lost.REFUSED
        number = walk.world.catalogue.numbers.get(code)
        if number is None or walk.world.game.refuse(walk.world, number):
            return Lost.REFUSED
        ahead = walk.world.clone()
        done = act(ahead, number)
        if done.luck or ahead.is_over:
            return Lost.UNKNOWN
        tale = tale_lines(ahead.tale, ahead.players)
        walk = Walk(ahead, walk.tale + tale, is_open=walk.is_open or done.has_shown)
    return walk


def future(worlds: Worlds, seat: int, path: list[str]) -> PreviewResult | None:
    """What was hidden and is shown may be hidden from others only: then all worlds look the same to the seat. Where
    they do not, what is so in all of them is told.
    """
    walk = walked(worlds[0], seat, path)
    if not isinstance(walk, Walk):
        return None if walk is Lost.REFUSED else UNKNOWN_FUTURE
    seen = told(walk, seat)
    if walk.is_open:
        for number in range(1, COMPARED_WORLDS):
            other = walked(worlds[number], seat, path)
            if not isinstance(other, Walk):
                return UNKNOWN_FUTURE
            seen = common(seen, told(other, seat))
    return seen


def common(one: PreviewResult, other: PreviewResult) -> PreviewResult:
    """What two worlds tell alike, in the words of the first."""
    if one == other:
        return one
    tale = [event for event in one.tale if event in other.tale]
    return PreviewResult(None, tale, [action for action in one.legal if action in other.legal])


def told(walk: Walk, seat: int) -> PreviewResult:
    choices = walk.world.legal() if walk.world.to_move == seat else []
    legal = [offered(action) for action in choices]
    return PreviewResult(cast("ViewData", walk.world.view(seat)), told_tale(walk.tale, (seat,)), legal)
