"""Law 2: everything waits as data. A journal rebuilds any moment, and all that is told can be sent."""

from __future__ import annotations

from mattock.testing.conformance.journals import *
