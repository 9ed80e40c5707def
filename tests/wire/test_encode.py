"""The encoder: what several are told alike is encoded once, and says the same."""

from __future__ import annotations

import msgspec

import mattock
from mattock.core.chance import Seeded
from mattock.core.fragment import Fragment
from mattock.wire.encode import (
    encode,
    encoded_action,
    encoded_fields,
    encoded_fragment,
    encoded_lists,
    offered,
    pre_encoded,
    with_encoded_fragments,
)
from mattock.wire.messages import SeatView, ViewData


def test_a_part_that_is_encoded_already_stands_in_its_message_as_itself() -> None:
    assert encode([1, pre_encoded({"a": [2]})]) == b'[1,{"a":[2]}]'


def test_an_action_and_a_fragment_are_encoded_once() -> None:
    action = mattock.game("runedar").new(chance=Seeded(1), players=2).legal()[0]
    fragment = Fragment({"gold": 1})
    assert encoded_action(action) is encoded_action(action)
    assert encode(encoded_action(action)) == encode(offered(action))
    assert encoded_fragment(fragment) is encoded_fragment(fragment)
    assert encode(encoded_fragment(fragment)) == b'{"gold":1}'


def test_a_view_with_its_lists_encoded_says_the_same() -> None:
    view: dict[str, object] = {"gold": 3, "board": [Fragment({"a": 1}), Fragment({"b": 2})], "none": [], "seats": [1]}
    assert encode(encoded_lists(view)) == encode(view)
    assert encode(with_encoded_fragments(view["board"])) == encode(view["board"])
    assert with_encoded_fragments(view["seats"]) is view["seats"]


def test_a_message_with_its_fields_encoded_says_the_same() -> None:
    view: ViewData = msgspec.convert({"game": "runedar", "to_move": 0, "options": {}}, dict)  # type: ignore[assignment]
    message = SeatView(1, view, [])
    assert encode(encoded_fields(message)) == encode(message)
