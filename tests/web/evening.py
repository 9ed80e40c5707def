"""A game that is known before it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import pytest

from tests.kit.browser.arranged import arranged_table, kinds_of, script_of
from tests.kit.browser.guest import Guest
from tests.kit.browser.player import Script

EASY: Final[dict[str, Any]] = {"difficulty": "easy"}
SHORT: Final[dict[str, Any]] = {"goals_to_end": 2}


@dataclass(frozen=True)
class Evening:
    """A game with its luck. `level` is how its people play: as such a bot; if `curious`, everything once first."""

    game: str
    luck: str
    level: str
    players: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    curious: bool = True

    @property
    def all_options(self) -> dict[str, Any]:
        return {"players": self.players, **self.options}

    @property
    def script(self) -> Script:
        return written(self)

    @property
    def kinds(self) -> list[str]:
        return kinds_of(self.game, self.luck, self.script, **self.all_options)

    def table(self, people: list[Guest], before: int = 0, *, coach: bool | None = None) -> str:
        return arranged_table(self.game, people, self.luck, self.script[:before], coach=coach, **self.all_options)


@cache
def written(evening: Evening) -> Script:
    return script_of(evening.game, evening.luck, evening.level, curious=evening.curious, **evening.all_options)


A_WHOLE_GAME: Final = pytest.mark.parametrize(
    "evening",
    [Evening("runedar", "luck 971", "random", 1, EASY), Evening("dwar7s", "luck 47", "apprentice", 2, SHORT)],
    ids=["siege", "fall"],
)
