"""Areas and kingdoms told apart (D7): a small letter and a ground for each."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import NamedTuple

from mattock.games.dwar7s.terminal.palette import KINGDOMS, OWNERLESS_COLOURS, SHARED_KINGDOM_COLOUR
from mattock.terminal.game_screen import View


class Area(NamedTuple):
    """A letter, which a lone card without a castle does not need, and a ground."""

    letter: str
    ground: str


def areas_in(view: View) -> Mapping[int, Area]:
    """All areas by their number in the view; letters go as one reads the picture."""
    found: dict[int, Area] = {}
    letters, wilds = iter(ascii_lowercase), 0
    for first in view["table"]:
        number = first["area"]
        if number in found:
            continue
        stacks = [stack for stack in view["table"] if stack["area"] == number]
        owners = [stack["colour"] for stack in stacks if stack["kind"] == "castle"]
        if owners:
            ground = KINGDOMS[owners[0]] if len(owners) == 1 else SHARED_KINGDOM_COLOUR
        else:
            ground, wilds = OWNERLESS_COLOURS[wilds % len(OWNERLESS_COLOURS)], wilds + 1
        letter = next(letters) if owners or len(stacks) > 1 else ""
        found[number] = Area(letter, ground)
    return found
