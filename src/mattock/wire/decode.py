"""Finds the field that is wrong in a message that does not fit its type."""

from __future__ import annotations

import re
from typing import Final

QUOTED_FIELD: Final = re.compile(r"field `([^`]+)`")
PLACE: Final = re.compile(r" - at `(?:key` in `)?\$\.?([^`]*)`$")


def field_of(error: Exception) -> str | None:
    """The path of the field that msgspec complains about, such as `settings.wait` or `paths[0][2]`; None for none."""
    text = str(error)
    place, named = PLACE.search(text), QUOTED_FIELD.search(text)
    steps = [found[1] for found in (place, named) if found is not None and found[1]]
    return ".".join(steps) or None
