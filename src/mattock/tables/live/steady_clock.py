"""A clock that neither jumps nor runs backwards when the clock of the machine is set."""

from __future__ import annotations

import time
from collections.abc import Callable


def since_boot() -> float:
    """Seconds that a machine asleep counts too, where the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """The time of day as it was when the clock was made, and what has passed since: deadlines stay where they are when
    somebody sets the machine's clock.
    """

    def __init__(self, wall: Callable[[], float] | None = None, steady: Callable[[], float] | None = None) -> None:
        self._steady = steady or since_boot
        self.offset = (wall or time.time)() - self._steady()

    def __call__(self) -> float:
        return self._steady() + self.offset

    def reach(self, at: float) -> None:
        """Never show a time before this one, which the store has already."""
        self.offset = max(self.offset, at - self._steady())
