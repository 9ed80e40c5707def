"""Everything that is measured, module by module, in the order of the report. Others compare to the first task."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bench import bots, dwar7s, envs, peers, runedar
from bench.long_games import LongGame
from bench.task import Target, Task

TASKS: Final[tuple[Task, ...]] = (*peers.TASKS, *runedar.TASKS, *dwar7s.TASKS, *bots.TASKS, *envs.TASKS)
TARGETS: Final[tuple[Target, ...]] = (*runedar.TARGETS, *dwar7s.TARGETS, *bots.TARGETS, *envs.TARGETS)
# Long games by name of the game: their course is plotted.
LASTING: Final[Mapping[str, Callable[[int], list[LongGame]]]] = {"runedar": runedar.lasting_games}
