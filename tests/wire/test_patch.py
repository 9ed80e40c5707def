"""What has changed of a view, told by operations: carried out on the view before, they give the view now."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from mattock.core.fragment import Fragment
from mattock.wire.patch import Known, patch_of
from tests.patching import Json, patched

FRAGMENTS = [
    Fragment(
        {
            "number": number,
            "of": number // 4,
            "name": "orc",
            "at": [number % 3],
            **({"lit": True} if number > 5 else {}),
        }
    )
    for number in range(8)
]
LISTS = st.lists(st.sampled_from(FRAGMENTS), max_size=8)
VIEWS = st.dictionaries(
    st.sampled_from(["board", "gold", "odds"]), LISTS | st.none() | st.integers() | st.lists(st.integers())
)


def patch(before: dict[str, object], now: dict[str, object]) -> list[Json]:
    steps: list[Json] = msgspec.json.decode(msgspec.json.encode(patch_of(before, now, {})))
    return steps


@given(VIEWS, VIEWS)
def test_carried_out_in_their_order_operations_make_one_view_of_the_other(
    before: dict[str, object], now: dict[str, object]
) -> None:
    assert patched(before, patch(before, now)) == now


@given(VIEWS)
def test_of_what_is_the_same_nothing_is_said(view: dict[str, object]) -> None:
    assert patch(view, dict(view)) == []


@given(st.lists(st.sampled_from(FRAGMENTS[1:]), max_size=7, unique_by=id), st.data())
def test_of_a_list_only_the_fragments_are_told_that_are_new(board: list[Fragment], data: st.DataObject) -> None:
    """One goes and one comes somewhere: two operations at the most, however long the list."""
    now = list(board)
    if now:
        del now[data.draw(st.integers(0, len(now) - 1))]
    new = Fragment({"number": 99})
    now.insert(data.draw(st.integers(0, len(now))), new)
    steps = patch({"board": [FRAGMENTS[0], *board]}, {"board": [FRAGMENTS[0], *now]})
    assert len(steps) <= 2
    assert [step["value"] for step in steps if "value" in step] == [new]


def test_of_a_fragment_only_the_fields_are_told_that_differ() -> None:
    before = Fragment(
        {"card": "axe", "at": 1, "free": 2, "walls": [], "dwarfs": {"blue": 1}, "turn": 0, "ready": ["blue"]}
    )
    now = Fragment({"card": "axe", "at": 1, "free": 3, "walls": [], "dwarfs": {"blue": 1}, "turn": 0})
    assert patch({"board": [FRAGMENTS[0], before]}, {"board": [FRAGMENTS[0], now]}) == [
        {"op": "replace", "path": "/board/1/free", "value": 3},
        {"op": "remove", "path": "/board/1/ready"},
    ]


def test_a_fragment_that_differs_in_most_fields_is_told_whole() -> None:
    before, now = Fragment({"card": "axe", "at": 1, "free": 2}), Fragment({"card": "pick", "at": 4, "free": 2})
    assert patch({"board": [before]}, {"board": [now]}) == [{"op": "replace", "path": "/board/0", "value": now}]


def test_what_was_found_for_one_audience_serves_the_next_one_of_the_same_fragments_alone() -> None:
    before, now = Fragment({"a": 0, "b": 0, "c": 0}), Fragment({"a": 1, "b": 0, "c": 0})
    other = Fragment({"a": 0, "b": 2, "c": 0})
    known: Known = {}
    first = patch_of({"board": [before]}, {"board": [now]}, known)
    assert patch_of({"board": [before]}, {"board": [now]}, known)[0] is first[0]
    (step,) = patch_of({"board": [before]}, {"board": [other]}, known)
    assert step.path == "/board/0/b"
