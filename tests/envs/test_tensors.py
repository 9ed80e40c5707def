"""What a seat knows as numbers: true, complete as documented, and nothing that the seat does not know."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock.core.registry import manifest
from mattock.envs.tensors import Tensors
from mattock.testing.adapter import Case, all_cases
from mattock.testing.moments import begin, moments, walk
from scripts.env_layout import PAGE, page
from tests.envs.games import NAMES, TABLES, shown

# By game: the version of the layout, and a digest of it. Whoever changes a layout raises its version.
LAYOUTS = {"runedar": (2, "ed6964bc254fab2b"), "dwar7s": (2, "cbe46572b646f46c")}


# By game: how many actions there are, and a digest of their codes. New actions go to the end (`VerbTable`).
ACTIONS = {"runedar": (217, "75ca84a27f22a1f8"), "dwar7s": (891, "2dceb17eb45bb6eb")}


def digest(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_positions_that_differ_in_what_a_seat_may_not_know_have_the_same_tensor(name: str, data: st.DataObject) -> None:
    case, state = data.draw(moments(name))
    tensors = Tensors(name, case.options)
    for seat in range(state.players):
        twin = state.imagine(seat, mattock.Seeded(data.draw(st.integers(0, 9999))))
        assert np.array_equal(tensors.observe(twin, seat), tensors.observe(state, seat))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_from_one_seat_is_seen_by_its_owner(name: str) -> None:
    """Else the test above would hold for tensors that show no secret to anybody."""
    tensors = Tensors(name, {"players": 2})
    state = tensors.begin(mattock.Seeded(1))
    twins = [state.imagine(0, mattock.Seeded(seed)) for seed in range(20)]
    assert len({tensors.observe(twin, 1).tobytes() for twin in twins}) > 1


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_feature_stays_within_its_bounds(case: Case) -> None:
    tensors = Tensors(case.name, case.options)
    state = begin(case, 3)
    unused = np.concatenate([np.full(field.size, field.name == "") for field in tensors.layout.fields])
    assert unused.shape == tensors.highs.shape == (tensors.size,)
    for _ in walk(case, state, 3):
        observation = tensors.observe(state, state.to_move)
        assert (observation <= tensors.highs).all()
        assert not observation[unused].any()


@pytest.mark.parametrize(("name", "options"), TABLES, ids=shown)
def test_a_mask_has_the_legal_actions_and_nothing_else(name: str, options: dict[str, Any]) -> None:
    tensors = Tensors(name, options)
    state = tensors.begin(mattock.Seeded(5))
    choice = mattock.Seeded(5)
    while not state.is_over:
        mask = tensors.mask(state)
        legal = sorted(action.id for action in state.legal())
        assert np.flatnonzero(mask).tolist() == legal
        tensors.play(state, legal[choice.below(len(legal), "choice")])
    assert not tensors.mask(state).any()


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_keeps_its_version_or_raises_it(name: str) -> None:
    layouts = [Tensors(name, {"players": players}).layout for players in (2, 3)]
    rows = [f"{field.name} {field.size} {field.high}" for layout in layouts for field in layout.fields]
    assert (layouts[0].version, digest(rows)) == LAYOUTS[name]


@pytest.mark.parametrize("name", NAMES)
def test_actions_keep_their_numbers(name: str) -> None:
    count, known = ACTIONS[name]
    codes = Tensors(name, {}).codes
    assert digest(codes[:count]) == known


@pytest.mark.parametrize(("name", "options"), TABLES, ids=shown)
def test_options_and_components_change_no_number_of_an_action(name: str, options: dict[str, Any]) -> None:
    """Other components have other words for the same number."""
    plain, other = Tensors(name, {}), Tensors(name, options)
    assert plain.actions == other.actions
    if "components" not in options:
        assert plain.codes == other.codes
    assert [code.partition(":")[0] for code in plain.codes] == [code.partition(":")[0] for code in other.codes]


def test_a_game_without_tensors_has_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest("runedar"), "tensor", None)
    with pytest.raises(mattock.BadOption, match="no tensors"):
        Tensors("runedar", {})


def test_the_page_of_the_layout_is_up_to_date() -> None:
    """`python -m scripts.env_layout` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
