"""Law 1: what is offered is accepted, and all else is refused with a reason and without a trace."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock.testing.adapter import Case, adapter, all_cases, registered
from mattock.testing.moments import assert_same, begin, encoded, moments, seats
from mattock.texts.rulebook import paragraphs

GAMES = pytest.mark.parametrize("name", registered())
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


def trace(state: mattock.State) -> bytes:
    """Everything that a refused action could have left behind."""
    views = [state.view(seat) for seat in seats(state)]
    return encoded([state.snapshot(), state.journal().bodies(), views, [event.to_dict() for event in state.tale]])


@EACH_CASE
def test_every_action_has_its_own_number_code_and_data(case: Case) -> None:
    catalogue = begin(case, 0).catalogue
    assert 0 < len(catalogue.actions) < 1000
    assert [action.id for action in catalogue.actions] == list(range(len(catalogue.actions)))
    assert len({action.code for action in catalogue.actions}) == len(catalogue.actions)
    assert len(set(catalogue.actions)) == len(catalogue.actions)
    for action in catalogue.actions:
        assert action.game == case.name
        assert catalogue.by_code(action.code) is action
        assert catalogue.by_data(action.to_dict()) is action
        assert action.to_dict() == {"verb": action.verb, **action.params}


@GAMES
def test_the_game_makes_each_of_its_actions_from_data(name: str) -> None:
    game = mattock.game(name)
    for action in game.new(seed=1).catalogue.actions:
        again = game.action(action.to_dict())
        assert again == action
        assert hash(again) == hash(action)
        assert again.id == action.id


@GAMES
def test_numbers_of_actions_are_the_same_in_every_game(name: str) -> None:
    first, second = mattock.game(name).new(seed=1), mattock.game(name).new(seed=2)
    assert [action.code for action in first.catalogue.actions] == [action.code for action in second.catalogue.actions]


@GAMES
def test_an_action_cannot_be_changed(name: str) -> None:
    action = mattock.game(name).new(seed=1).legal()[0]
    for field in ("id", "verb", "params", "code", "game"):
        with pytest.raises(AttributeError):
            setattr(action, field, getattr(action, field))
    number, data = action.id, action.to_dict()
    action.params["verb"] = "something else"
    action.to_dict()["verb"] = "something else"
    assert (action.id, action.to_dict()) == (number, data)


@GAMES
@settings(max_examples=40)
@given(data=st.data())
def test_what_is_offered_is_exactly_what_is_not_refused(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    offered = [*state.legal(), *state.private_actions()]
    assert len(set(offered)) == len(offered)
    assert state.legal_ids() == [action.id for action in state.legal()]
    assert [action.id for action in offered if state.game.is_private(action.id)] == [
        action.id for action in state.private_actions()
    ]
    free = {action for action in state.catalogue.actions if state.why_not(action) is None}
    assert free == set(offered)


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_every_refusal_has_a_known_code_and_a_paragraph_of_the_rules(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    for action in state.catalogue.actions:
        refusal = state.why_not(action)
        if refusal is not None:
            assert refusal.code in adapter(name).codes
            assert re.fullmatch(r"[a-z]+(_[a-z]+)*", refusal.code)
            assert refusal.rule in paragraphs()
            assert refusal == state.why_not(action)


@GAMES
@settings(max_examples=12)
@given(data=st.data())
def test_a_refused_action_raises_its_refusal_and_changes_nothing(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    refused = [action for action in state.catalogue.actions if state.why_not(action) is not None]
    before, position, luck = trace(state), state.snapshot(), state.chance.fork()
    for action in refused:
        refusal = state.why_not(action)
        with pytest.raises(mattock.IllegalMove) as caught:
            state.play(action)
        assert refusal == mattock.Refusal(caught.value.code, caught.value.rule, caught.value.params)
        assert state.snapshot() == position
    assert_same(trace(state), before)
    assert [state.chance.fork().below(1000, "test")] == [luck.below(1000, "test")]


@GAMES
@settings(max_examples=20)
@given(data=st.data())
def test_every_offered_action_can_be_played(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name, running=True))
    played = len(state.journal().moves)
    for action in [*state.legal(), *state.private_actions()]:
        future = state.clone()
        tale = future.play(action)
        assert future.tale == tale
        assert future.journal().moves[played].code == action.code
        assert len(future.journal().moves) == played + 1
        assert future.is_over or future.legal()


@GAMES
@settings(max_examples=20)
@given(data=st.data())
def test_a_game_that_runs_asks_a_seat_that_can_answer_and_one_that_is_over_asks_nobody(
    name: str, data: st.DataObject
) -> None:
    _, state = data.draw(moments(name))
    decision = state.decision
    assert (decision is None) is state.is_over
    assert (state.outcome is None) is not state.is_over
    assert bool(state.legal()) is not state.is_over
    assert state.to_move in seats(state)
    if decision is not None:
        assert decision.seat == state.to_move
        assert len(state.legal()) <= adapter(name).widest


@GAMES
@settings(max_examples=5)
@given(data=st.data())
def test_something_that_is_no_action_of_the_game_is_refused(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    before = trace(state)
    stranger = mattock.Action("another game", 0, "sing", ())
    for thing in (stranger, None, 0, "", {}, object()):
        refusal = state.why_not(thing)
        assert refusal is not None
        assert refusal.code == "other_game"
        assert refusal.rule in paragraphs()
        with pytest.raises(mattock.IllegalMove) as caught:
            state.play(thing)
        assert caught.value.code == "other_game"
    assert_same(trace(state), before)


@GAMES
@settings(max_examples=5)
@given(data=st.data())
def test_an_action_made_by_hand_that_is_in_no_catalogue_is_refused(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name, running=True))
    before = trace(state)
    known = state.legal()[0]
    size = len(state.catalogue.actions)
    for forged in (
        mattock.Action(name, size, "sing", ()),
        mattock.Action(name, -1, "sing", ()),
        mattock.Action(name, known.id, "sing", (("song", "of another box"),)),
    ):
        refusal = state.why_not(forged)
        assert refusal is not None
        assert refusal.rule in paragraphs()
        with pytest.raises(mattock.IllegalMove):
            state.play(forged)
    assert_same(trace(state), before)
