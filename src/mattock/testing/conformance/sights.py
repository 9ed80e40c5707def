"""What a bot is given: what its seat knows, at the table or far from it, and nothing else."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock.core.sight import Sight, sight_from
from mattock.testing.adapter import Case, registered
from mattock.testing.moments import assert_same, begin, encoded, moments

GAMES = pytest.mark.parametrize("name", registered())


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_a_sight_from_afar_is_as_good_as_one_at_the_table(name: str, data: st.DataObject) -> None:
    """It has equal views and choices, and with equal luck equal imagined worlds."""
    case, state = data.draw(moments(name, running=True))
    for seat in range(state.players):
        here = Sight(state, seat)
        sent = msgspec.json.decode(msgspec.json.encode(here.to_dict(mattock.Seeded(1))))
        there = sight_from(case.game, sent, components=case.components)
        assert_same(encoded(there.view()), encoded(here.view()))
        assert there.legal() == here.legal()
        assert bool(here.legal()) is (seat == state.to_move)
        assert there.imagine(mattock.Seeded(2)).snapshot() == here.imagine(mattock.Seeded(2)).snapshot()


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_what_is_sent_afar_does_not_depend_on_what_the_seat_may_not_know(name: str, data: st.DataObject) -> None:
    _, state = data.draw(moments(name))
    for seat in range(state.players):
        other = state.imagine(seat, mattock.Seeded(data.draw(st.integers(0, 99))))
        sent = [Sight(world, seat).to_dict(mattock.Seeded(3)) for world in (state, other)]
        assert_same(encoded(sent[0]), encoded(sent[1]))


@GAMES
def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(name: str) -> None:
    state = begin(Case(name, {}), 1)
    for seat in (state.players, -1, "0", 1.0, True):
        for look in (state.view, lambda seat: Sight(state, seat), lambda seat: state.imagine(seat, mattock.Seeded(1))):
            with pytest.raises(mattock.BadOption, match="allowed"):
                look(seat)
    with pytest.raises(mattock.BadOption, match="seat=None: allowed are 0, 1"):
        Sight(state, None)


@GAMES
def test_a_sight_of_other_rules_or_components_is_refused(name: str) -> None:
    state = begin(Case(name, {}), 1)
    sent = Sight(state, 0).to_dict(mattock.Seeded(1))
    with pytest.raises(mattock.BadOption, match="rules"):
        sight_from(state.game, {**sent, "rules": f"{name} 0"})
    with pytest.raises(mattock.BadOption, match="components"):
        sight_from(state.game, {**sent, "components": "0" * 16})


@GAMES
@pytest.mark.parametrize("field", ["game", "rules", "components", "options", "seat", "world"])
@pytest.mark.parametrize("value", [..., None, 7, "x", [], {"players": "many"}], ids=repr)
def test_a_sight_with_a_part_missing_or_of_another_kind_is_refused(name: str, field: str, value: object) -> None:
    sent = Sight(begin(Case(name, {}), 1), 0).to_dict(mattock.Seeded(1))
    broken = {other: part for other, part in sent.items() if other != field or value is not ...}
    if value is not ...:
        broken[field] = value
    with pytest.raises(mattock.BadOption):
        sight_from(mattock.game(name), broken)


@GAMES
@settings(max_examples=50)
@given(data=st.data())
def test_a_sight_with_a_world_that_is_no_position_is_refused(name: str, data: st.DataObject) -> None:
    """One field of the world, or of one of its rows, is missing or of another kind."""
    _, state = data.draw(moments(name, running=True))
    sent = msgspec.json.decode(msgspec.json.encode(Sight(state, 0).to_dict(mattock.Seeded(1))))
    world = sent["world"]
    rows = [row for part in world.values() if isinstance(part, list) for row in part if isinstance(row, dict)]
    place = data.draw(st.sampled_from([world, *rows]))
    field = data.draw(st.sampled_from(sorted(place)))
    wrong: object = data.draw(st.sampled_from([..., None, "x", 0.5, {}, [{}], ["x"]]))
    if wrong is ...:
        del place[field]
    else:
        place[field] = wrong
    with pytest.raises(mattock.BadOption):
        sight_from(state.game, sent)


@GAMES
@settings(max_examples=25)
@given(data=st.data())
def test_a_sight_holds_nothing_of_the_position_that_its_seat_may_not_know(name: str, data: st.DataObject) -> None:
    """A look into its data finds a world that could as well be another."""
    _, state = data.draw(moments(name))
    for seat in range(state.players):
        other = state.imagine(seat, mattock.Seeded(data.draw(st.integers(0, 99))))
        held = [Sight(world, seat)._world for world in (state, other)]
        assert held[0] is not state
        assert_same(encoded(held[0].snapshot()), encoded(held[1].snapshot()))
