"""Every game ends, things add up all the way, and the way is as wide as the adapter says."""

from __future__ import annotations

from mattock.testing.conformance.endings import *
