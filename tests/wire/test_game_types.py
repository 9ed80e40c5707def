"""The types of one game are read strictly: nothing more, nothing less, and what is secret may be missing."""

from __future__ import annotations

import msgspec
import pytest

from tests.wire.small_game import TYPES, seen


@pytest.mark.parametrize("view", [seen(), seen(hint="red", asked=None), seen(asked={"kind": "pass"})], ids=str)
def test_a_view_that_fits_is_read(view: dict[str, object]) -> None:
    msgspec.convert(view, TYPES.view)


@pytest.mark.parametrize(
    "view",
    [
        seen(more=1),
        seen(piles={"blue": 2}),
        seen(piles={"red": "2"}),
        seen(asked={"kind": "take"}),
        seen(asked={"kind": "pass", "most": 3}),
        seen(asked={"kind": "other"}),
        seen(hint="blue"),
        {name: part for name, part in seen().items() if name != "seat"},
    ],
    ids=str,
)
def test_a_view_that_does_not_fit_is_refused(view: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(view, TYPES.view)


def test_a_secret_fact_may_be_missing_and_a_nullable_one_none() -> None:
    told = [b'{"event":"card_drawn","seat":1}', b'{"event":"card_drawn","seat":1,"card":"red"}']
    for event in (*told, b'{"event":"aimed","at":null}'):
        msgspec.json.decode(event, type=TYPES.event)
    for event in (b'{"event":"card_drawn","card":"red"}', b'{"event":"card_drawn","seat":null}', b'{"event":"aimed"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(event, type=TYPES.event)


@pytest.mark.parametrize(
    ("params", "fits"),
    [
        ({}, True),
        ({"verb": "put", "at": 1, "room": 2}, True),
        ({"colour": "any word: an action has another sort than the reason"}, True),
        ({"at": "1"}, False),
        ({"weather": "fine"}, False),
    ],
)
def test_a_refusal_tells_what_its_action_and_its_reason_tell(params: dict[str, object], fits: bool) -> None:
    refusal = {"code": "no_room", "rule": "X3", "params": params}
    if fits:
        msgspec.convert(refusal, TYPES.refusal)
        return
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(refusal, TYPES.refusal)


def test_a_refusal_has_one_of_the_codes() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"code": "", "rule": "", "params": {}}, TYPES.refusal)
