"""Law 2: any moment can be cloned; a clone has the same luck before it and nothing else in common."""

from __future__ import annotations

from mattock.testing.conformance.clones import *
