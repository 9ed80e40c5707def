"""Addresses that `mattock bot` takes; a mistake in one is said before anything is tried."""

from __future__ import annotations

import pytest

from mattock.cli.bot import is_address


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000", "https://example.org", "http://[::1]:8000/under/"])
def test_an_address_is_taken(url: str) -> None:
    assert is_address(url)


@pytest.mark.parametrize(
    "url",
    ["example.org", "ftp://x", "http://", "http://127.0.0.1:99999", "http://127.0.0.1:abc", "http://\x01", "http://["],
)
def test_what_is_no_address_is_not(url: str) -> None:
    assert not is_address(url)
