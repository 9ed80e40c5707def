"""The test kit for games: a suite that every game must pass, whichever package it comes from.

    # conftest.py
    from mattock.testing import register
    from my_adapter import MyAdapter

    register(MyAdapter())

    # test_conformance.py
    from mattock.testing.conformance import *

It needs the extra `testing`. `Adapter` is what the suite must be told about a game.
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("mattock.testing.adapter", "mattock.testing.moments", "mattock.testing.conformance")

from mattock.testing.adapter import Adapter, Ledger, register  # noqa: E402 - pytest must know them before

__all__ = ["Adapter", "Ledger", "register"]
