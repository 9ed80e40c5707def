"""Questions that change nothing, answered out of what the seat knows: a world imagined from its own sight."""

from __future__ import annotations

import contextlib
from enum import Enum, auto
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from msgspec.structs import replace

from mattock.core.chance import Scripted
from mattock.core.deed import play_action
from mattock.core.game import luck_from
from mattock.core.refusal import LuckRanOut
from mattock.core.refusal import Refusal as RuleRefusal
from mattock.core.state import State
from mattock.server.ws.answers import PreviewAnswer, PreviewResult, WhyNot
from mattock.server.ws.messages import Preview, Why
from mattock.tables import Person, Table
from mattock.tables.log.answers import Malformed, NoSuchSeat, NotNow, NotYours, TableRefusal
from mattock.tables.log.entries import TaleLine
from mattock.tables.log.redaction import tale_lines, visible_tale
from mattock.wire.encode import offered
from mattock.wire.messages import RefusalData, ViewData


class PathError(Enum):
    """Why a path cannot be followed: an action is illegal, or luck or the end of the game comes before its end."""

    REFUSED = auto()
    UNKNOWN = auto()
    OVER = auto()


Ending: TypeAlias = Literal["turn", "game"] | None

UNKNOWN_FUTURE: Final = PreviewResult()
GAME_OVER_FUTURE: Final = PreviewResult(ends="game")
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
    return why_at(position(table), question)


def why_at(state: State, question: Why) -> WhyNot | Malformed:
    """The answer in a position."""
    seat = question.seat
    number = state.catalogue.numbers.get(question.action)
    if number is None:
        return Malformed(problem=f"no action {question.action!r}", field="action")
    found: RuleRefusal | None = RuleRefusal("not_your_turn", state.game.turn_rule, {"seat": int(state.to_move)})
    if state.is_over or state.to_move == seat:
        walk = follow_path(imagined(state, seat), seat, question.after)
        if not isinstance(walk, FollowedPath) or walk.is_cut:
            return Malformed(problem=f"after {', '.join(question.after)}: that cannot be foreseen", field="after")
        found = walk.world.why_not(state.catalogue.actions[number])
    return WhyNot(refusal=None if found is None else RefusalData(found.code, found.rule, found.params))


def preview(table: Table, person: Person, question: Preview) -> PreviewAnswer | TableRefusal:
    """Only worlds imagined by the seat are looked into, so no truth can show that it does not know."""
    refusal = why_not_ask(table, person, question.seat)
    if refusal is not None:
        return refusal
    if table.asked != question.seat:
        return NotYours(code="not_your_turn")
    return preview_at(position(table), question)


def preview_at(state: State, question: Preview) -> PreviewAnswer:
    """The answer in a position in which the seat is to move."""
    worlds = Worlds(state, question.seat)
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


class FollowedPath(NamedTuple):
    """The world at the end of a path and the tale on the way; `is_open` if something hidden was shown.

    `is_cut` if luck is asked on it: then the world is left as it is at that moment, and `ends` says what this luck
    would bring to an end.
    """

    world: State
    tale: list[TaleLine]
    is_open: bool
    is_cut: bool = False
    ends: Ending = None


def follow_path(world: State, seat: int, path: list[str]) -> FollowedPath | PathError:
    """Follow a path as far as no luck is asked and the game goes on."""
    walk = FollowedPath(world, [], is_open=False)
    for at, code in enumerate(path, 1):
        if walk.is_cut:
            break
        if walk.world.to_move != seat:
            return PathError.REFUSED
        number = walk.world.catalogue.numbers.get(code)
        if number is None or walk.world.game.refuse(walk.world, number):
            return PathError.REFUSED
        ahead = walk.world.clone()
        done = play_action(ahead, number)
        if done.luck and ahead.game.can_be_cut:
            walk = until_luck(walk, number)._replace(ends=ending(ahead, seat) if at == len(path) else None)
            continue
        if done.luck:
            return PathError.UNKNOWN
        if ahead.is_over:
            return PathError.OVER
        tale = tale_lines(ahead.tale, ahead.players)
        walk = FollowedPath(ahead, walk.tale + tale, is_open=walk.is_open or done.has_shown, ends=ending(ahead, seat))
    return walk


def ending(world: State, seat: int) -> Ending:
    return "game" if world.is_over else None if world.to_move == seat else "turn"


def until_luck(walk: FollowedPath, number: int) -> FollowedPath:
    """Play an action up to the first question to luck, without a tale."""
    is_open = walk.is_open or walk.world.game.reveals(walk.world, number)
    ahead = walk.world.clone()
    ahead.chance = Scripted([])
    with contextlib.suppress(LuckRanOut):
        ahead.step(number)
    return FollowedPath(ahead, [], is_open, is_cut=True)


def future(worlds: Worlds, seat: int, path: list[str]) -> PreviewResult | None:
    """What was hidden and is shown may be hidden from others only: then all worlds look the same to the seat. Where
    they do not, what is so in all of them is told.
    """
    walk = follow_path(worlds[0], seat, path)
    if walk is PathError.REFUSED:
        return None
    if not isinstance(walk, FollowedPath):
        return GAME_OVER_FUTURE if walk is PathError.OVER and is_agreed(worlds, seat, path, "game") else UNKNOWN_FUTURE
    seen = preview_result(walk, seat)
    if walk.is_cut and walk.ends and not is_agreed(worlds, seat, path, walk.ends):
        seen = replace(seen, ends=None)
    if walk.is_open:
        now = cast("ViewData", worlds[0].view(seat))
        for number in range(1, COMPARED_WORLDS):
            other = follow_path(worlds[number], seat, path)
            if not isinstance(other, FollowedPath):
                return UNKNOWN_FUTURE
            seen = common(seen, preview_result(other, seat), now)
    return seen


def is_agreed(worlds: Worlds, seat: int, path: list[str], ends: Ending) -> bool:
    """Whether the path ends the same way in all worlds, each with luck of its own."""
    walks = (follow_path(worlds[number], seat, path) for number in range(1, COMPARED_WORLDS))
    return all(
        ends == ("game" if walk is PathError.OVER else walk.ends if isinstance(walk, FollowedPath) else None)
        for walk in walks
    )


def common(one: PreviewResult, other: PreviewResult, now: ViewData) -> PreviewResult:
    """The facts on which two worlds agree."""
    if one == other:
        return one
    tale = [event for event in one.tale if event in other.tale]
    legal = [action for action in one.legal if action in other.legal]
    certain = agreed(now, one.view or one.certain, other.view or other.certain)
    ends = one.ends if one.ends == other.ends else None
    return PreviewResult(None, tale, legal, cast("ViewData", certain), ends)


def agreed(now: object, one: object, other: object) -> object:
    """The value on which two worlds agree, else the present one."""
    if one == other:
        return one
    if isinstance(now, dict) and isinstance(one, dict) and isinstance(other, dict) and now.keys() == one.keys():
        return {key: agreed(now[key], one[key], other.get(key)) for key in now}
    if isinstance(now, list) and isinstance(one, list) and isinstance(other, list) and len(now) == len(one):
        return [agreed(*three) for three in zip(now, one, other, strict=True)] if len(other) == len(now) else now
    return now


def preview_result(walk: FollowedPath, seat: int) -> PreviewResult:
    view = cast("ViewData", walk.world.view(seat))
    if walk.is_cut:
        return PreviewResult(certain=view, ends=walk.ends)
    choices = walk.world.legal() if walk.world.to_move == seat else []
    legal = [offered(action) for action in choices]
    return PreviewResult(view, visible_tale(walk.tale, (seat,)), legal, ends=walk.ends)
