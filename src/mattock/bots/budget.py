"""How long a search may think; a wrong value is refused with a message, compiled or not."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from mattock.core.refusal import BadOption, out_of_range, shown

DEFAULT_SECONDS: Final = 1.0
MAX_SECONDS: Final = 1_000_000
UNLIMITED: Final = 10**12


class Budget(NamedTuple):
    """Seconds and iterations; the search ends when either is used up."""

    seconds: float
    iterations: int

    def times(self, count: int) -> Budget:
        """This budget multiplied; an unlimited one stays unlimited."""
        seconds = self.seconds * count
        return Budget(
            seconds if math.isinf(seconds) else min(MAX_SECONDS - 1.0, seconds), min(UNLIMITED, self.iterations * count)
        )


def checked_budget(seconds: object, iterations: object) -> Budget:
    """One second by default; with iterations alone, no limit of time."""
    if seconds is None and iterations is None:
        return Budget(DEFAULT_SECONDS, UNLIMITED)
    if seconds is None:
        return Budget(math.inf, checked_iterations(iterations))
    return Budget(checked_seconds(seconds), UNLIMITED if iterations is None else checked_iterations(iterations))


def checked_seconds(seconds: object) -> float:
    if not isinstance(seconds, (int, float)) or isinstance(seconds, bool) or not 0 < seconds < MAX_SECONDS:
        error = BadOption(f"seconds={shown(seconds)}: allowed are numbers above 0 and below {MAX_SECONDS}")
        raise error.saying("out_of_time", option="seconds", value=shown(seconds), high=str(MAX_SECONDS))
    return float(seconds)


def checked_iterations(iterations: object) -> int:
    if not isinstance(iterations, int) or isinstance(iterations, bool) or not 1 <= iterations <= UNLIMITED:
        raise out_of_range("iterations", iterations, 1, UNLIMITED)
    return iterations
