"""Typed dictionaries as structs that allow no other field."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from mattock.wire.closed import StructCloser


class Dig(TypedDict):
    kind: Literal["dig"]
    left: int


class Use(TypedDict):
    """What a card is for."""

    kind: Literal["use"]
    card: str
    moved: NotRequired[bool]


class Place(TypedDict):
    asked: Dig | Use | None
    stock: dict[Literal["wood", "metal"], int]


def read(kind: Any, data: bytes) -> Any:
    return msgspec.json.decode(data, type=StructCloser({"Question": Dig | Use}).closed(kind))


def test_a_union_is_known_by_its_first_field() -> None:
    found = read(Place, b'{"asked": {"kind": "use", "card": "axe"}, "stock": {"wood": 1}}')
    assert found.asked.card == "axe"
    assert found.stock.wood == 1
    assert read(Place, b'{"asked": null, "stock": {}}').asked is None


@pytest.mark.parametrize(
    "data",
    [
        b'{"asked": null}',
        b'{"asked": null, "stock": {}, "more": 1}',
        b'{"asked": null, "stock": {"stone": 1}}',
        b'{"asked": {"kind": "use", "card": "axe", "left": 1}, "stock": {}}',
        b'{"asked": {"kind": "dig", "left": "1"}, "stock": {}}',
        b'{"asked": {"kind": "dance"}, "stock": {}}',
        b'{"asked": {"card": "axe"}, "stock": {}}',
    ],
)
def test_what_is_missing_unknown_or_of_another_type_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(Place, data)


def test_a_type_is_closed_once_and_keeps_what_is_said_of_it() -> None:
    closer = StructCloser()
    assert closer.closed(Use) is closer.closed(Use)
    assert closer.closed(Use).__doc__ == "What a card is for."
