"""What the OpenAPI document says of refusals and limits is what the types say."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta
from msgspec.inspect import type_info

from mattock.server.http.openapi import COMMON_REFUSALS, TABLE_REFUSALS, least, limits_of, refusals
from mattock.server.http.replies import STATUS, tag_of


def test_refusals_stand_under_their_status_and_name_each_of_them() -> None:
    found = refusals(*TABLE_REFUSALS)
    assert list(found) == sorted(found)
    for kind in (*COMMON_REFUSALS, *TABLE_REFUSALS):
        description = found[STATUS[tag_of(kind)]].description
        assert description is not None
        assert f"`{tag_of(kind)}`" in description


@pytest.mark.parametrize(
    ("annotation", "limits"),
    [
        (Annotated[int, Meta(ge=0, le=9)], {"ge": 0, "le": 9}),
        (Annotated[str, Meta(min_length=1, pattern="x")] | None, {"min_length": 1, "pattern": "x"}),
        (Annotated[list[int], Meta(min_length=1, max_length=3)], {"min_items": 1, "max_items": 3}),
        (bool, {}),
    ],
)
def test_limits_go_by_the_names_of_the_document(annotation: object, limits: dict[str, object]) -> None:
    assert limits_of(type_info(annotation)) == limits


def test_the_least_number_is_told_even_where_it_is_nought() -> None:
    assert least(type_info(Annotated[int, Meta(ge=0)] | None)) == 0
    assert least(type_info(int)) is None
    assert least(type_info(str)) is None
