"""Positions of random games, each with what its tensor says by name."""

from __future__ import annotations

from typing import Any

import mattock
from mattock.envs.tensors import Tensors


def moments_of(tensors: Tensors) -> list[tuple[mattock.State, int, dict[str, Any], dict[str, Any]]]:
    """Positions of some random games, each as one of the seats sees it."""
    found: list[tuple[mattock.State, int, dict[str, Any], dict[str, Any]]] = []
    for seed in range(3):
        state, choice, step = tensors.begin(mattock.Seeded(seed)), mattock.Seeded(seed), 0
        while not state.is_over:
            legal = state.legal_ids()
            state.step(legal[choice.below(len(legal), "choice")])
            step += 1
            if step % 5 == 0:
                seat = step % state.players
                found.append((state.clone(), seat, state.view(seat), tensors.named(tensors.observe(state, seat))))
    return found
