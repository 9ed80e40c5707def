"""Law 1: what is offered is accepted, and all else is refused with a reason and without a trace."""

from __future__ import annotations

from mattock.testing.conformance.actions import *
