"""Nobody is told what they may not know: not by a view, a tale, a question, a refusal, or an imagined position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock.core.playout import play_randomly
from mattock.testing.adapter import Case, adapter, all_cases, registered
from mattock.testing.moments import SECRET, assert_same, begin, choose, encoded, moments, seats, walk

GAMES = pytest.mark.parametrize("name", registered())
EACH_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


def asked_of(state: mattock.State) -> bytes:
    """All that the seat to move can learn by asking: what is offered, and why everything else is not."""
    answers = [state.why_not(action) for action in state.catalogue.actions]
    offered = [action.code for action in (*state.legal(), *state.private_actions())]
    return encoded([offered, [why and why.to_dict() for why in answers]])


@GAMES
@settings(max_examples=60)
@given(data=st.data())
def test_positions_that_differ_in_what_a_seat_may_not_know_look_alike_to_it(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    before = state.snapshot()
    for seat in seats(state):
        other = state.imagine(seat, mattock.Seeded(data.draw(st.integers(0, 9999))))
        assert_same(encoded(other.view(seat)), encoded(state.view(seat)))
        assert other.decision == state.decision
        assert other.outcome == state.outcome
        if seat == state.to_move:
            assert_same(asked_of(other), asked_of(state))
    assert state.snapshot() == before


@EACH_CASE
def test_views_of_several_seats_at_once_are_those_of_each_alone(case: Case) -> None:
    state = begin(case, 1)
    for step, _ in enumerate(walk(case, state, 1)):
        if step % 9 and not state.is_over:
            continue
        asked = [None, *seats(state)]
        assert state.views(asked) == [state.view(seat) for seat in asked]
        assert all(("outcome" in view) is state.is_over for view in state.views(asked))


@GAMES
@settings(max_examples=40)
@given(data=st.data())
def test_a_seat_is_told_the_same_tale_of_its_turn_whatever_is_hidden_from_it(name: str, data: st.DataObject) -> None:
    """Fair luck answers each stream by itself, so two such positions meet the same luck."""
    case, state = data.draw(moments(name, fair=True, running=True))
    seat = state.to_move
    other = state.imagine(seat, state.chance.fork())
    for ours, theirs in zip(walk(case, state, 1), walk(case, other, 1), strict=True):
        if case.adapter.revealing.intersection(event.name for event in [*ours, *theirs]):
            break
        told, retold = ([event.seen_by(seat) for event in tale] for tale in (ours, theirs))
        assert_same(encoded(told), encoded(retold))
        if state.to_move != seat or state.is_over:
            break
        assert_same(encoded(other.view(seat)), encoded(state.view(seat)))
        assert other.legal() == state.legal()


@EACH_CASE
def test_luck_that_one_seat_alone_learns_is_not_heard_by_the_others(case: Case) -> None:
    """Each action is played twice, with other luck in the streams that a listener never learns: nothing is noticed."""
    state, listened, differed = begin(case, 1, fair=True), 0, 0
    dice = random.Random(1)
    while not state.is_over:
        action = choose(case, state, dice, leaning=True)
        for seat in seats(state):
            ours, theirs = state.clone(), state.clone()
            if twist_luck_hidden_from(seat, case, theirs):
                tales = [[event.seen_by(seat) for event in world.play(action)] for world in (ours, theirs)]
                assert_same(encoded(tales[0]), encoded(tales[1]))
                if seat is not None:  # an onlooker sees what the only player of a game is asked next
                    assert_same(encoded(ours.view(seat)), encoded(theirs.view(seat)))
                listened += 1
                differed += ours.snapshot() != theirs.snapshot()
        state.play(action)
    assert (differed > 0) is (listened > 0)


def twist_luck_hidden_from(seat: int | None, case: Case, state: mattock.State) -> bool:
    """Let the streams that only others learn go on elsewhere; whether there are any."""
    luck = state.chance
    assert isinstance(luck, mattock.Fair)
    others = [other for other in seats(state) if other is not None and other != seat]
    streams = [stream for other in others for stream in case.adapter.private_streams(state, other)]
    for stream in streams:
        luck.counters[stream] = luck.counters.get(stream, 0) + 1000
    return bool(streams)


@EACH_CASE
def test_a_private_action_answers_nothing_and_is_known_to_its_player_alone(case: Case) -> None:
    """Nobody else sees, is told, is asked or imagines anything else, whether it was played or not."""
    state, tried = begin(case, 1, fair=True), 0
    private = {action.verb for action in state.catalogue.actions if case.game.is_private(action.id)}
    for played, _ in enumerate(walk(case, state, 1)):
        assert not {action.verb for action in state.legal()} & private
        for action in state.private_actions() if played % 5 == 0 else ():
            assert action.verb in private
            twin, tried = state.clone(), tried + 1
            assert not case.game.reveals(state, action.id)
            assert twin.play(action) == []
            assert_private(state, twin)
    assert (tried > 0) is bool(private)


def assert_private(state: mattock.State, twin: mattock.State) -> None:
    """The player to move has played a private action on the twin."""
    assert twin.decision == state.decision
    assert twin.legal() == state.legal()
    assert twin.snapshot() != state.snapshot()
    for seat in seats(state):
        if seat != state.to_move:
            assert_same(encoded(twin.view(seat)), encoded(state.view(seat)))
            ours, theirs = (world.imagine(seat, mattock.Seeded(7)).snapshot() for world in (state, twin))
            assert ours == theirs


@EACH_CASE
def test_a_tale_shows_secret_facts_to_nobody_but_their_owner(case: Case) -> None:
    state = begin(case, 1)
    tales = [state.tale, *walk(case, state, 1)]
    for event in (event for tale in tales for event in tale):
        whole = event.to_dict()
        public = event.seen_by(None)
        assert public.items() <= {**whole}.items()
        knowing = [seat for seat in seats(state) if event.seen_by(seat) != public]
        assert len(knowing) <= 1
        assert all(event.seen_by(seat) == whole for seat in knowing)
        assert knowing or whole == public, f"nobody may know all of {event.name}"


@GAMES
def test_the_representation_of_an_event_shows_no_secret(name: str) -> None:
    """A tale that is printed, logged or quoted by a failing test is read by everybody."""
    state = begin(Case(name, {}), 1)
    for event in state.tale:
        open_facts = event.seen_by(None).values()
        for field, value in event.to_dict().items():
            if value not in open_facts:
                assert repr(field) not in repr(event)
                assert repr(value) not in repr(event)


@GAMES
@settings(max_examples=40)
@given(data=st.data())
def test_what_is_imagined_does_not_depend_on_the_truth(name: str, data: st.DataObject) -> None:
    """Two truths that a seat cannot tell apart lead to the same imagined position, if the luck is the same."""
    _, state = data.draw(moments(name))
    for seat in seats(state):
        other = state.imagine(seat, mattock.Seeded(data.draw(st.integers(0, 99))))
        luck = data.draw(st.integers(0, 99))
        ours, theirs = state.imagine(seat, mattock.Seeded(luck)), other.imagine(seat, mattock.Seeded(luck))
        assert ours.snapshot() == theirs.snapshot()


@GAMES
def test_every_hidden_thing_that_fits_is_imagined_as_often_as_it_should_be(name: str) -> None:
    """Where the possibilities can be listed, none is left out, none is foreign, none is favoured, whatever is asked."""
    case, tried = Case(name, {}), Counter[Hashable]()
    for seed in range(2):
        state = begin(case, seed)
        for _ in walk(case, state, seed):
            for seat in seats(state):
                expected = Counter(case.adapter.possible(state, seat) or ())
                sort = (state.decision and state.decision.kind, seat == state.to_move, frozenset(expected.values()))
                if 1 < len(expected) <= 30 and not tried[sort]:
                    tried[sort] += 1
                    check_distribution(case, state, seat, expected)
    assert len(tried) > 2


def check_distribution(case: Case, state: mattock.State, seat: int | None, expected: Counter[Hashable]) -> None:
    """Chi-squared against the list; seven deviations beyond its mean is nothing that chance does."""
    samples = 40 * len(expected)
    luck = mattock.Seeded(f"imagining {len(expected)}")
    seen = Counter(case.adapter.hidden(state.imagine(seat, luck), seat) for _ in range(samples))
    assert seen.keys() <= expected.keys()
    assert case.adapter.hidden(state, seat) in expected
    shares = {hidden: samples * weight / expected.total() for hidden, weight in expected.items()}
    distance = sum((seen[hidden] - share) ** 2 / share for hidden, share in shares.items())
    freedom = len(expected) - 1
    assert distance < freedom + 7 * (2 * freedom) ** 0.5


@GAMES
@settings(max_examples=40)
@given(data=st.data())
def test_what_is_imagined_is_possible(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    for seat in seats(state):
        possible = adapter(name).possible(state, seat)
        if possible is not None:
            worlds = [state, *(state.imagine(seat, mattock.Seeded(luck)) for luck in range(6))]
            assert {adapter(name).hidden(world, seat) for world in worlds} <= set(possible)


@EACH_CASE
def test_what_is_imagined_varies_where_there_is_anything_to_imagine(case: Case) -> None:
    state, varied, counted = begin(case, 1), 0, 0
    for played, _ in enumerate(walk(case, state, 1)):
        for seat in seats(state) if played % 12 == 0 else ():
            possible = case.adapter.possible(state, seat)
            if possible is None or len(set(possible)) > 1:
                worlds = [state.imagine(seat, mattock.Seeded(luck)) for luck in range(4)]
                varied += len({case.adapter.hidden(world, seat) for world in worlds}) > 1
                counted += 1
    assert varied >= 0.7 * counted


@GAMES
@settings(max_examples=15)
@given(data=st.data())
def test_an_imagined_position_is_a_position_like_any_other(name: str, data: st.DataObject) -> None:
    """It can be asked, cloned and played to its end; only a journal it has none, for its past may be untrue."""
    _, state = data.draw(moments(name, running=True))
    for seat in seats(state):
        dream = state.imagine(seat, mattock.Seeded(1))
        with pytest.raises(mattock.MattockError, match="imagined"):
            dream.journal()
        twin = dream.clone()
        dream.play(dream.legal()[0])
        assert twin.snapshot() != dream.snapshot() or dream.tale
        play_randomly(twin, mattock.Seeded(2), adapter(name).longest)
        assert twin.outcome is not None
        with pytest.raises(mattock.MattockError, match="imagined"):
            twin.journal()


@GAMES
def test_an_imagined_position_keeps_neither_the_luck_nor_the_past_of_the_true_one(name: str) -> None:
    state = begin(Case(name, {}), 1, fair=True)
    state.play(state.legal()[0])
    luck = mattock.Seeded(5)
    dream = state.imagine(state.to_move, luck)
    assert dream.chance is luck
    assert dream.history is None
    assert dream.tale == []
    assert dream.luck_kind == "seeded"


@EACH_CASE
def test_neither_seed_nor_secret_is_ever_said(case: Case) -> None:
    seed = "thx-1138-is-the-seed"
    for state in (case.game.new(seed=seed, **case.options), begin(case, 1, fair=True)):
        dice = walk(case, state, 3)
        for tale in (state.tale, *(next(dice, []) for _ in range(60))):
            assert not secrets_in(everything_said(state, tale), seed)
    game = case.game.new(seed=seed, **case.options)
    assert seed not in game.journal().to_text()


def everything_said(state: mattock.State, tale: list[mattock.Event]) -> bytes:
    said: list[object] = [state.view(seat) for seat in seats(state)]
    said += [event.to_dict() for event in tale]
    said += [repr(thing) for thing in (state, state.decision, state.outcome, state.chance, state.game, tale)]
    said += [why.to_dict() for action in state.catalogue.actions[::7] if (why := state.why_not(action))]
    decision = state.decision
    return encoded([*said, decision and decision.to_dict()])


def secrets_in(said: bytes, seed: str) -> list[bytes]:
    secrets = [seed.encode(), SECRET, SECRET.hex().encode(), str(mattock.Seeded(seed).state).encode()]
    return [secret for secret in secrets if secret in said]


@GAMES
def test_an_unfinished_fair_game_keeps_its_secret(name: str) -> None:
    case = Case(name, {})
    state = begin(case, 1, fair=True)
    for _ in walk(case, state, 1):
        if not state.is_over:
            assert state.journal().secret is None
    assert state.journal().secret is not None


@EACH_CASE
def test_an_action_that_could_not_be_hidden_says_that_it_reveals(case: Case) -> None:
    """A seat that thought the action impossible, or expected another end of it in some world, learns from it."""
    state, dice, revealing = begin(case, 1, fair=True), random.Random(1), 0
    while not state.is_over:
        action = choose(case, state, dice, leaning=True)
        worlds = [state.imagine(seat, state.chance.fork()) for seat in range(state.players)]
        reveals = case.game.reveals(state, action.id)
        state.play(action)
        revealing += reveals
        asked_luck = state.history is not None and state.history.number < 0
        if reveals or asked_luck or state.is_over:
            continue
        for seat, world in enumerate(worlds):
            is_unseen = case.game.is_private(action.id) and seat != state.to_move
            assert is_unseen or world.why_not(action) is None, f"{action} shows seat {seat} something"
            if not is_unseen:
                world.play(action)
            assert_same(encoded(world.view(seat)), encoded(state.view(seat)))
    assert revealing or case.options.get("players") == 1 or case.options.get("open_hands")
