"""What a bot is given: what its seat knows, at the table or far from it, and nothing else."""

from __future__ import annotations

from mattock.testing.conformance.sights import *
