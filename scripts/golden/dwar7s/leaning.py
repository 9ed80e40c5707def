"""A player of golden games that leans: it chooses at random, but what it likes more often."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mattock.core.action import Action
from mattock.core.state import State
from mattock.games.dwar7s.cards import CARD_NAMES, KIND_COUNT, KINDS
from mattock.games.dwar7s.state import Fall
from scripts.golden.kept import Player

NONE: Final[Mapping[str, float]] = MappingProxyType({})


class Leaning(NamedTuple):
    """How many times likelier an action is than another: by its verb, and for dwarfs by the card they are put on."""

    verbs: Mapping[str, float] = NONE
    places: Mapping[str, float] = NONE
    gather: float = 1.0  # once for each own dwarf that is there already

    def weight(self, fall: Fall, action: Action) -> float:
        weight = self.verbs.get(action.verb, 1.0)
        if action.verb != "place":
            return weight
        card = CARD_NAMES.index(str(action.params["card"]))
        here: int = fall.dwarfs_on(card, fall.active)
        return weight * self.places.get(KINDS[card % KIND_COUNT], 1.0) * self.gather**here


def leaning(taste: Leaning) -> Player:
    def play(state: State, seed: int) -> None:
        assert isinstance(state, Fall)
        luck = random.Random(seed)
        while not state.is_over:
            actions = [*state.legal(), *state.private_actions()]
            weights = [taste.weight(state, action) for action in actions]
            state.play(luck.choices(actions, weights)[0] if any(weights) else actions[0])

    return play
