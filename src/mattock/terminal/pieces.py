"""What is printed on the pieces of a game, as plain data by sort and id: for texts, cards on the screen and odds."""

from __future__ import annotations

from mattock.terminal.face import Printed
from mattock.terminal.faces import FACES

__all__ = ["Printed", "printed_on"]


def printed_on(components: str | None = None, game: str = "runedar") -> Printed:
    """The pieces of the default box, or of an owner's file."""
    return FACES[game].printed_on(components)
