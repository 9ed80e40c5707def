"""Everything that clients are told fits the types which the game declares: nothing more, nothing less, nothing else."""

from __future__ import annotations

from mattock.testing.conformance.contract import *
