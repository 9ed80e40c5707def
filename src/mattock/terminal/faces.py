"""The games that can be played at a terminal, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mattock.terminal.dwar7s.face import Dwar7sFace
from mattock.terminal.face import Face
from mattock.terminal.runedar.face import RunedarFace

FACES: Final[Mapping[str, Face]] = {"runedar": RunedarFace(), "dwar7s": Dwar7sFace()}
