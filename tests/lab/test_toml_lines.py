"""Where a field stands in a file that Python has read without telling."""

from __future__ import annotations

import pytest

from mattock.lab.toml_lines import line_of

FILE = """\
name = "trial"
"games" = 5

[[arm]]
game = "runedar"
options.players = 2

[[arm]]
game = "dwar7s"
[arm.options]
players = 3
"""


@pytest.mark.parametrize(
    ("index", "field", "line"),
    [
        (None, "name", 1),
        (None, "games", 2),
        (0, "game", 5),
        (0, "options.players", 6),
        (1, "game", 9),
        (1, "options.players", 11),
        (1, "bots", 8),
        (0, "bots", 4),
        (None, "bots", 1),
    ],
)
def test_the_line_of_a_field_or_of_the_head_of_its_table(index: int | None, field: str, line: int) -> None:
    assert line_of(FILE, "arm", index, field) == line
