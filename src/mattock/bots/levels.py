"""The levels by name."""

from __future__ import annotations

import math
import os
from typing import Final

from mattock.bots.bot import Bot
from mattock.bots.simple import Apprentice, RandomBot
from mattock.bots.thinker import Thinker
from mattock.core.chance import Seeded
from mattock.core.refusal import BadOption

LEVELS: Final = ("random", "apprentice", "journeyman", "master")
GLANCE: Final = 32  # iterations of a journeyman: a look at the likely choices
SECONDS: Final = 1.0  # of a master, unless told otherwise
UNLIMITED: Final = 1 << 60


def bot(
    level: str, *, seed: int | str | None = None, seconds: float | None = None, iterations: int | None = None
) -> Bot:
    """A bot of a level. `seconds` and `iterations` are how long a master thinks about a decision (1 s)."""
    if level not in LEVELS:
        raise BadOption(f"level={level!r}: allowed are {', '.join(LEVELS)}")
    if level != "master" and (seconds is not None or iterations is not None):
        raise BadOption(f"level={level!r}: only a master takes seconds or iterations")
    if seconds is not None and not 0 < seconds < math.inf:
        raise BadOption(f"seconds={seconds!r}: allowed are numbers above 0")
    if iterations is not None and not 0 < iterations <= UNLIMITED:
        raise BadOption(f"iterations={iterations!r}: allowed are whole numbers from 1")
    luck = Seeded(os.urandom(16).hex() if seed is None else seed)
    if level == "master":
        usual = SECONDS if iterations is None else math.inf
        return Thinker(level, luck, usual if seconds is None else seconds, iterations or UNLIMITED)
    if level == "journeyman":
        return Thinker(level, luck, math.inf, GLANCE)
    return Apprentice(level, luck) if level == "apprentice" else RandomBot(level, luck)
