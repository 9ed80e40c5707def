"""What clients are told of verbs, so that they can lead through a turn without its rules."""

from __future__ import annotations

from typing import Final

from mattock.games.dwar7s.verbs import VERBS
from mattock.games.dwar7s.view_types import VerbTraits

ONWARD_VERBS: Final = ("stop", "end_turn", "decline")
"""How a turn goes on when nothing is chosen: each ends a phase, or gives up a task."""

IMMEDIATE_VERBS: Final = ("place", "move", "resolve", "decline", "reveal", "discard")
"""They need no second thought: nothing more is asked, and where no luck answers they can be taken back."""

TASK_VERBS: Final = ("stop", "resolve", "buy", "dig")
"""They lead through the tasks of a turn (D6); nothing is declined."""


def verb_traits() -> dict[str, VerbTraits]:
    return {
        verb.name: {
            "onward": ONWARD_VERBS.index(verb.name) + 1 if verb.name in ONWARD_VERBS else 0,
            "at_once": verb.name in IMMEDIATE_VERBS,
            "is_task": verb.name in TASK_VERBS,
        }
        for verb in VERBS
    }
