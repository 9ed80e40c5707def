"""Law 2: any moment can be cloned; a clone has the same luck before it and nothing else in common."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock.core.state import State
from mattock.testing.adapter import Case, all_cases, registered
from mattock.testing.moments import assert_same, begin, encoded, moments, seats, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = pytest.mark.parametrize("name", registered())
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


def fingerprint(state: mattock.State) -> bytes:
    views = [state.view(seat) for seat in seats(state)]
    return encoded([state.snapshot(), views, [action.code for action in state.legal()], state.journal().to_text()])


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_a_clone_is_equal_and_goes_its_own_way(name: str, data: st.DataObject) -> None:
    case, state = data.draw(moments(name, running=True))
    before, luck = fingerprint(state), state.chance.fork().below(1 << 30, "test")
    twin = state.clone()
    assert_same(fingerprint(twin), before)
    for _ in walk(case, twin, data.draw(st.integers(0, 99))):
        pass
    assert_same(fingerprint(state), before)
    assert state.chance.fork().below(1 << 30, "test") == luck
    end = fingerprint(twin)
    for _ in walk(case, state, data.draw(st.integers(0, 99))):
        pass
    assert_same(fingerprint(twin), end)


@GAMES
@settings(max_examples=15)
@given(data=st.data())
def test_with_the_same_luck_a_clone_has_the_same_future(name: str, data: st.DataObject) -> None:
    case, state = data.draw(moments(name, running=True))
    twin = state.clone()
    for ours, theirs in zip(walk(case, state, 1), walk(case, twin, 1), strict=True):
        assert ours == theirs
    assert_same(fingerprint(twin), fingerprint(state))


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_a_position_can_be_sent_as_data_and_gone_on_with_elsewhere(name: str, data: st.DataObject) -> None:
    """With the same luck it has the same future; only its past stays behind."""
    case, state = data.draw(moments(name, running=True))
    sent = msgspec.json.decode(msgspec.json.encode(state.snapshot()))
    other = case.game.restore(sent, state.chance.fork(), **state.options)
    assert other.snapshot() == state.snapshot()
    with pytest.raises(mattock.MattockError, match="imagined"):
        other.journal()
    for ours, theirs in zip(walk(case, state, 1), walk(case, other, 1), strict=True):
        assert ours == theirs
    assert other.snapshot() == state.snapshot()


@GAMES
@settings(max_examples=15)
@given(data=st.data())
def test_playing_in_turn_on_two_clones_mixes_nothing(name: str, data: st.DataObject) -> None:
    case, state = data.draw(moments(name, running=True))
    alone, mixed, other = state.clone(), state.clone(), state.clone()
    steps = data.draw(st.integers(1, 40))
    for _, _ in zip(walk(case, alone, 1), range(steps), strict=False):
        pass
    for _, _, _ in zip(walk(case, mixed, 1), range(steps), walk(case, other, 2), strict=False):
        pass
    ahead = min(len(alone.journal().moves), len(mixed.journal().moves))
    assert alone.journal().moves[:ahead] == mixed.journal().moves[:ahead]


@GAMES
def test_looking_changes_nothing(name: str) -> None:
    state = begin(Case(name, {}), 1)
    before = fingerprint(state)
    for seat in seats(state):
        state.view(seat)
        state.imagine(seat, mattock.Seeded(1))
    state.clone()
    state.journal()
    for action in state.catalogue.actions:
        state.why_not(action)
    assert_same(fingerprint(state), before)


def fields_of(path: Path, cls: str) -> list[str]:
    """The attributes that the `__init__` of a class sets, read from its source: compiled classes do not tell."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == cls:
            return sorted({field for part in node.body if is_init(part) for field in assigned_in(part)})
    raise LookupError(f"{path} has no class {cls}")


def is_init(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def assigned_in(function: ast.stmt) -> Iterator[str]:
    for node in ast.walk(function):
        for target in targets_of(node):
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                yield target.attr


def targets_of(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def source_of(cls: type[mattock.State]) -> Path:
    """Where the class of a position is written; a compiled module lies beside its source."""
    module = sys.modules[cls.__module__]
    assert module.__file__ is not None
    return Path(module.__file__).with_name(f"{cls.__module__.rpartition('.')[2]}.py")


def test_attributes_are_found_in_the_source() -> None:
    assert {"game", "options", "chance", "history", "tale", "recording"} <= set(fields_of(source_of(State), "State"))


@EACH_CASE
def test_every_number_of_a_position_is_cloned_and_told_by_the_snapshot(case: Case) -> None:
    """Change each attribute in turn: the clone has it, the snapshot shows it. So none was forgotten in either."""
    state = begin(case, 2)
    numbers = [field for field in fields_of(source_of(type(state)), type(state).__name__) if is_number(state, field)]
    assert numbers
    for field in numbers:
        check_cloned(state, state, field)


@EACH_CASE
def test_every_piece_of_a_position_is_cloned_and_told_by_the_snapshot(case: Case) -> None:
    """Lists of pieces are copied with what is in them."""
    state = begin(case, 2)
    source = source_of(type(state))
    for field in fields_of(source, type(state).__name__):
        pieces = getattr(state, field)
        if not isinstance(pieces, list) or not pieces or type(pieces[0]).__module__ != type(state).__module__:
            continue
        assert getattr(state.clone(), field) is not pieces
        for index, piece in enumerate(pieces):
            assert getattr(state.clone(), field)[index] is not piece
            for number in fields_of(source, type(piece).__name__):
                if is_number(piece, number):
                    check_cloned(state, piece, number, path=(field, index))


@EACH_CASE
def test_what_all_games_remember_is_cloned(case: Case) -> None:
    state = begin(case, 2, fair=True)
    state.play(state.legal()[0])
    own = {"chance", "tale", "telling"}  # the luck is forked, the tale begins again
    for field in set(fields_of(source_of(State), "State")) - own:
        assert getattr(state.clone(), field) is getattr(state, field), field
    state.recording = False
    assert state.clone().recording is False
    assert state.clone().chance is not state.chance


def is_number(owner: object, field: str) -> bool:
    return isinstance(getattr(owner, field), int)


def check_cloned(state: mattock.State, owner: object, field: str, path: tuple[str, int] | None = None) -> None:
    before, value = state.snapshot(), getattr(owner, field)
    setattr(owner, field, not value if isinstance(value, bool) else value + 1)
    twin: object = state.clone()
    copied = twin if path is None else getattr(twin, path[0])[path[1]]
    assert getattr(copied, field) == getattr(owner, field), f"{field} is not cloned"
    assert state.snapshot() != before, f"{field} is not in the snapshot"
    setattr(owner, field, value)
    assert state.snapshot() == before
