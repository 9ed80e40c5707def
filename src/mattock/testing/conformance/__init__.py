"""What every game promises, as tests of those that are registered: import them all into a module of one's own tests."""

from __future__ import annotations

from mattock.testing.conformance.actions import *
from mattock.testing.conformance.any_order import *
from mattock.testing.conformance.clones import *
from mattock.testing.conformance.contract import *
from mattock.testing.conformance.endings import *
from mattock.testing.conformance.journals import *
from mattock.testing.conformance.secrets import *
from mattock.testing.conformance.sights import *
