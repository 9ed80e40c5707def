"""Law 2: everything waits as data. A journal rebuilds any moment, and all that is told can be sent."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock.testing.adapter import Case, all_cases, registered
from mattock.testing.moments import SECRET, Moment, assert_same, begin, encoded, moments, seats, walk

GAMES = pytest.mark.parametrize("name", registered())
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


def played_out(case: Case, seed: int, *, fair: bool = False) -> mattock.State:
    state = begin(case, seed, fair=fair)
    for _ in walk(case, state, seed):
        pass
    return state


def fingerprint(state: mattock.State) -> bytes:
    """What can be asked of a position, all of it."""
    asked = [state.snapshot(), state.to_move, state.is_over, [action.code for action in state.legal()]]
    decision, outcome = state.decision, state.outcome
    asked += [decision and decision.to_dict(), outcome and outcome.to_dict()]
    return encoded([*asked, *(state.view(seat) for seat in seats(state))])


@EACH_CASE
def test_the_same_seed_gives_the_same_journal(case: Case) -> None:
    first, second = played_out(case, 3), played_out(case, 3)
    assert first.journal().to_text() == second.journal().to_text()
    assert_same(fingerprint(first), fingerprint(second))


@EACH_CASE
def test_other_seeds_give_other_deals(case: Case) -> None:
    deals = {tuple(begin(case, seed).journal().deal) for seed in range(10)}
    assert len(deals) > 5


@EACH_CASE
def test_a_journal_read_back_is_the_journal_written(case: Case) -> None:
    journal = played_out(case, 4, fair=True).journal()
    again = mattock.Journal.from_text(journal.to_text())
    assert again == journal
    assert again.to_text() == journal.to_text()


@EACH_CASE
def test_a_journal_rebuilds_every_moment_of_its_game(case: Case) -> None:
    state = begin(case, 5)
    seen = {0: fingerprint(state)}
    for played, _ in enumerate(walk(case, state, 5), 1):
        if played % 40 == 0 or state.is_over:
            seen[played] = fingerprint(state)
    journal = mattock.Journal.from_text(state.journal().to_text())
    for played, then in seen.items():
        assert_same(fingerprint(case.game.rebuild(journal, upto=played, components=case.components)), then)


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_a_rebuilt_position_is_the_position_and_has_its_future(name: str, data: st.DataObject) -> None:
    case, state = data.draw(moments(name))
    journal = mattock.Journal.from_text(state.journal().to_text())
    rebuilt = case.game.rebuild(journal, components=case.components)
    assert_same(fingerprint(rebuilt), fingerprint(state))
    assert rebuilt.journal().to_text() == state.journal().to_text()
    rebuilt.chance = state.chance.fork()
    for theirs, ours, _ in zip(walk(case, rebuilt, 1), walk(case, state, 1), range(20), strict=False):
        assert theirs == ours
    assert_same(fingerprint(rebuilt), fingerprint(state))


@GAMES
def test_the_journal_of_a_fair_game_is_derived_again_from_its_secret(name: str) -> None:
    case = Case(name, {})
    journal = played_out(case, 6, fair=True).journal()
    assert journal.secret is not None
    secret = bytes.fromhex(journal.secret)
    assert secret.startswith(SECRET)
    assert mattock.Fair(secret).commitment == journal.commitment
    assert case.game.rebuild(journal, luck=mattock.Fair(secret)).journal() == journal
    other = case.game.rebuild(journal, upto=0, luck=mattock.Fair(b"another secret"))
    assert other.journal().deal != journal.deal


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_all_that_is_told_is_plain_data(name: str, data: st.DataObject) -> None:
    moment: Moment = data.draw(moments(name))
    state = moment.state
    before = state.clone()
    decision, outcome = state.decision, state.outcome
    said: list[object] = [decision and decision.to_dict(), outcome and outcome.to_dict(), state.snapshot()]
    said += [state.view(seat) for seat in seats(state)]
    said += [action.to_dict() for action in state.catalogue.actions]
    said += [why.to_dict() for action in state.catalogue.actions if (why := state.why_not(action))]
    if not state.is_over:
        tale = before.play(state.legal()[0])
        said += [event.to_dict() for event in tale]
        said += [event.seen_by(seat) for event in tale for seat in seats(state)]
    for one in said:
        assert json.loads(json.dumps(one)) == one
        assert msgspec.json.decode(msgspec.json.encode(one)) == one


@GAMES
@settings(max_examples=15)
@given(data=st.data())
def test_what_was_given_away_is_not_the_position_itself(name: str, data: st.DataObject) -> None:
    """Somebody who scribbles in a view, a journal or a tale changes nothing but the copy."""
    case, kept_safe = data.draw(moments(name, running=True))
    state = case.game.rebuild(kept_safe.journal(), components=case.components)  # shares nothing with other tests
    state.chance = mattock.Seeded(1)
    before = fingerprint(state)
    for seat in seats(state):
        scribble(state.view(seat))
    scribble(state.snapshot())
    scribble(state.journal().options)
    scribble(state.journal().deal)
    if state.decision is not None:
        scribble(state.decision.params)
    state.legal().clear()
    state.legal_ids().clear()
    assert_same(fingerprint(state), before)
    tale = state.play(state.legal()[0])
    kept = list(tale)
    if not state.is_over:
        state.play(state.legal()[0])
    assert tale == kept


def scribble(data: object) -> None:
    """Spoil plain data as deep as it goes."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data["scribbled"] = "here"
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.append("scribbled")
