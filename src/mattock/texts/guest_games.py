"""Tries games of other packages before they are offered, so that a broken one does not break the others."""

from __future__ import annotations

from functools import cache

from mattock.core.manifest import load_part
from mattock.core.registry import manifest, registry
from mattock.texts.bundle import languages
from mattock.texts.sentences import Texts


@cache
def leave_out_broken_games() -> None:
    """Exclude each game that raises and name it in `registry().problems`; once a process."""
    for name in list(registry().guests):
        try:
            try_out(name)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's game raises, the others play on
            registry().leave_out(name, error)


def try_out(name: str) -> None:
    """Read its texts in every language and its contract, and begin a game."""
    found = manifest(name)
    if found.arguments is not None:
        load_part(found.arguments)
    for language in languages():
        Texts(language, name).say("game-title")
    found.game.contract()
    found.game.new(seed=0).view(None)
