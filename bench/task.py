"""What can be measured, and what we want of it: both are rows of a table that each module of this package fills.

Another game, or another subject (a server), is one more module with `TASKS` and `TARGETS`, which `subjects` names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Run = Callable[[], int]  # does some units of work and says how many


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to measure. `prepare` makes ready and gives what is to be run."""

    key: str
    title: str
    prepare: Callable[[], Run]
    unit: str = "decisions"
    needs: str = ""  # the package of a peer, which may be missing
    plain: bool = False  # run mattock's sources uncompiled
    shows_time: bool = False  # show the time for one unit instead of units a second
    by_median: bool = False  # runs differ widely: the median run of a slice stands for all of them


@dataclass(frozen=True, slots=True)
class Target:
    """What a task should reach: so many times the pace of another one, at most so many times its time, or one unit
    within so many seconds.
    """

    key: str
    times: float = 0.0
    at_most: float = 0.0
    than: str = ""
    within: float = 0.0
    compiled: bool = True  # only asked of compiled code
