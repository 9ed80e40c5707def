"""Nobody is told what they may not know: not by a view, a tale, a question, a refusal, or an imagined position."""

from __future__ import annotations

from mattock.testing.conformance.secrets import *
