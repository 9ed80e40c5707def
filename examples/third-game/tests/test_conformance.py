"""The game keeps every promise of a game of mattock."""

from __future__ import annotations

from mattock.testing.conformance import *  # noqa: F403
