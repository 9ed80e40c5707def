"""The server of the tests, for programs at its other end."""

from __future__ import annotations

from tests.server.conftest import place

__all__ = ["place"]
