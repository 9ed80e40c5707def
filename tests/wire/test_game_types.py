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
