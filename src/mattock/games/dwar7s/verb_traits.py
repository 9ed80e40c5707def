"""What clients are told of verbs, so that they can lead through a turn without its rules."""

from __future__ import annotations

from typing import Final

from mattock.games.dwar7s.verbs import VERBS
from mattock.games.dwar7s.view_types import VerbTraits

ONWARD: Final = ("stop", "end_turn", "decline")
"""How a turn goes on when nothing is chosen: each ends a phase, or gives up a task."""

AT_ONCE: Final = ("place", "move", "resolve", "decline", "reveal", "discard")
"""They need no second thought: nothing more is asked, and where no luck answers they can be taken back."""

TASKS: Final = ("stop", "resolve", "buy", "dig")
"""They lead through the tasks of a turn (D6); nothing is declined."""


def verb_traits() -> dict[str, VerbTraits]:
    return {
        verb.name: {
            "onward": ONWARD.index(verb.name) + 1 if verb.name in ONWARD else 0,
            "at_once": verb.name in AT_ONCE,
            "is_task": verb.name in TASKS,
        }
        for verb in VERBS
    }
