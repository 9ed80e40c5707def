"""Plays some games and prints a digest of all that each of them said: the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
import json
import random

import mattock
from mattock.core import game as core
from mattock.testing.adapter import Case, all_cases
from tests.conformance import registered  # noqa: F401 - the games to play


def digest(case: Case, seed: int) -> str:
    """Journal, tales, views, questions, offers, refusals and imagined positions of one game, as one hash.

    Odd seeds have fair luck and lean towards what is seldom seen.
    """
    is_odd = seed % 2 == 1
    luck = mattock.Fair(str(seed).encode()) if is_odd else mattock.Seeded(seed)
    state = case.game.new(chance=luck, **case.options)
    dice, told = random.Random(seed), hashlib.sha256()
    while not state.is_over:
        offered = state.legal()
        action = dice.choices(offered, [case.adapter.weight(one) if is_odd else 1 for one in offered])[0]
        refusal, decision = state.why_not(dice.choice(state.catalogue.actions)), state.decision
        said: list[object] = [[one.code for one in offered], refusal and refusal.to_dict()]
        said += [decision and decision.to_dict(), [event.to_dict() for event in state.play(action)]]
        said += [state.snapshot(), state.view(state.to_move)]
        said += [state.imagine(None, mattock.Seeded(seed)).snapshot()]
        told.update(json.dumps(said).encode())
    told.update(state.journal().to_text().encode())
    return told.hexdigest()


def digests() -> dict[str, str]:
    """Two games under each set of options."""
    return {f"{case} {seed}": digest(case, seed) for case in all_cases() for seed in range(2)}


if __name__ == "__main__":
    print(json.dumps({"engine": core.__file__, "digests": digests()}))
