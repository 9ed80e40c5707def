"""Play, try, clone, rebuild and imagine in any order, as Hypothesis likes: the contract holds all the time."""

from __future__ import annotations

from mattock.testing.conformance.any_order import *
