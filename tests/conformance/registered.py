"""Puts the games that come along under the conformance suite; other games bring tests of their own."""

from __future__ import annotations

from mattock.testing import register
from tests.conformance.adapters.dwar7s import ADAPTER as DWAR7S
from tests.conformance.adapters.runedar import ADAPTER as RUNEDAR

register(DWAR7S)
register(RUNEDAR)
