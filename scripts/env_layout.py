"""`python -m scripts.env_layout`: write the layout of observations, field by field, into `docs/env-layout.md`.

`python -m scripts.env_layout GAME PLAYERS` prints that of another number of players.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from mattock.core.registry import registry
from mattock.envs.tensors import Tensors

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "env-layout.md"
PLAYERS: Final = 2
HEAD: Final = """# Layout of observations

Written by `python -m scripts.env_layout`, for two players; with a game and a number of players it prints the layout for
those. Features are bytes: a set has a feature for each member, 0 or 1, and a count is at most 127. Players are counted
from the viewer, who is player 0. What a field is for is told in [environments](envs.md).
"""


def table(game: str, players: int) -> str:
    """The fields of a layout as a table of Markdown."""
    layout = Tensors(game, {"players": players}).layout
    rows = [f"## {game}, {players} players: version {layout.version}, {layout.size} features", ""]
    rows += ["| from | features | up to | field | meaning |", "|---:|---:|---:|---|---|"]
    start = 0
    for field in layout.fields:
        rows.append(f"| {start} | {field.size} | {field.high} | {field.name} | {field.about} |")
        start += field.size
    return "\n".join(rows) + "\n"


def page() -> str:
    games = [name for name, found in registry().manifests.items() if found.tensor is not None]
    return "\n".join([HEAD, *(table(game, PLAYERS) for game in games)])


if __name__ == "__main__":
    if sys.argv[1:]:
        print(table(sys.argv[1], int(sys.argv[2])))
    else:
        PAGE.write_text(page(), encoding="utf-8")
