"""The work on reviews, for a process of its own: it is done in slices, so that it can be stopped between any two.

A process that is new to a review begins it again; with the same seed it finds the same.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Final, NamedTuple

import msgspec

import mattock
from mattock.core.journal import Journal
from mattock.lab.review import Reviewer
from mattock.server.reviews.data import review_data

METHOD: Final = 2  # to be raised when reviews find other things than before
SEED: Final = 0
MAX_KEPT: Final = 2  # reviews under way that a process remembers
NICENESS: Final = 10


class ReviewSlice(NamedTuple):
    """How far a review has come; `body` is the rough one first, and at last the whole one."""

    progress: float
    body: bytes | None
    is_done: bool


class ReviewWork:
    """A review under way."""

    def __init__(self, journal: Journal) -> None:
        self.reviewer = Reviewer(journal, mattock.game(journal.game), None, None, SEED, self.note)
        self.progress = 0.0
        self.way = self.steps()

    def note(self, done: int, total: int) -> None:
        self.progress = max(self.progress, min(1.0, done / total))

    def steps(self) -> Generator[bytes | None]:
        """Compute step by step; yields what can be told after each step, if anything."""
        reviewer, game = self.reviewer, self.reviewer.game.name
        yield msgspec.json.encode(review_data(game, reviewer.rough(), rough=True))
        for _ in reviewer.steps():
            yield None
        yield msgspec.json.encode(review_data(game, reviewer.so_far(), rough=False))


RUNNING_REVIEWS: Final[OrderedDict[str, ReviewWork]] = OrderedDict()


def work_on(name: str, journal: str, seconds: float) -> ReviewSlice:
    """Go on with a review for so long, or until there is something to tell. Plain data in and out."""
    lower_priority()
    work = RUNNING_REVIEWS.get(name)
    if work is None:
        work = RUNNING_REVIEWS[name] = ReviewWork(Journal.from_text(journal))
        while len(RUNNING_REVIEWS) > MAX_KEPT:
            RUNNING_REVIEWS.popitem(last=False)
    deadline = time.monotonic() + seconds
    body = None
    for body in work.way:
        if body is not None or time.monotonic() >= deadline:
            break
    is_done = work.reviewer.is_whole and body is not None
    if is_done:
        drop(name)
    return ReviewSlice(1.0 if is_done else work.progress, body, is_done)


def drop(name: str) -> None:
    """Forget a review that nobody waits for."""
    RUNNING_REVIEWS.pop(name, None)


def lower_priority() -> None:
    """Lower the priority of this process, because people who play come first."""
    with contextlib.suppress(OSError, AttributeError):
        if os.getpriority(os.PRIO_PROCESS, 0) < NICENESS:
            os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
