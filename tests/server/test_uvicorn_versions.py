"""The server speaks with uvicorn's inside only where every package has a version that was tried."""

from __future__ import annotations

import pytest

from mattock.server.uvicorn_versions import UVICORN, WEBSOCKETS, are_known


@pytest.mark.parametrize(
    ("uvicorn", "websockets", "with_uvicorn", "with_both"),
    [
        ("0.54.0", "17.4", True, True),
        ("0.54.3", "18.0", True, False),
        ("0.55.0", "17.4", False, False),
        ("0.540.0", "16.1", False, False),
    ],
)
def test_all_packages_that_are_asked_for_must_be_known(
    uvicorn: str, websockets: str, with_uvicorn: bool, with_both: bool
) -> None:
    installed = {"uvicorn": uvicorn, "websockets": websockets}.__getitem__
    assert are_known(UVICORN, installed) == with_uvicorn
    assert are_known(WEBSOCKETS, installed) == with_both


def test_the_installed_versions_are_known() -> None:
    assert are_known(WEBSOCKETS)
