"""The levels by name."""

from __future__ import annotations

import math
from typing import Final

from mattock.bots.assistant import Assistant
from mattock.bots.bot import Bot
from mattock.bots.budget import Budget, checked_budget
from mattock.bots.search_bot import SearchBot
from mattock.bots.simple import Apprentice, RandomBot
from mattock.core.game import luck_from
from mattock.core.refusal import BadOption, not_allowed

LEVELS: Final = ("random", "apprentice", "assistant", "journeyman", "foreman", "master")
"""The weakest first: one that is there for measuring, and five to play with."""

JOURNEYMAN_BUDGET: Final = Budget(math.inf, 32)
"""A journeyman's: a glance at the likely choices."""

FOREMAN_BUDGET: Final = Budget(math.inf, 250)
"""A foreman's: some milliseconds."""


def bot(level: object, *, seed: object = None, seconds: object = None, iterations: object = None) -> Bot:
    """A bot of a level. `seconds` and `iterations` are how long a master thinks about a decision (1 s)."""
    if level not in LEVELS:
        raise not_allowed("level", level, ", ".join(LEVELS))
    if level != "master" and (seconds is not None or iterations is not None):
        raise BadOption(f"level={level!r}: only a master takes seconds or iterations")
    luck = luck_from(seed, None)
    if level == "master":
        return SearchBot(level, luck, checked_budget(seconds, iterations))
    if level == "foreman":
        return SearchBot(level, luck, FOREMAN_BUDGET)
    if level == "journeyman":
        return SearchBot(level, luck, JOURNEYMAN_BUDGET)
    if level == "assistant":
        return Assistant(level, luck)
    return Apprentice(level, luck) if level == "apprentice" else RandomBot(level, luck)
