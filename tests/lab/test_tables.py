"""The layout of the results: what users' notebooks count on, held with its number and its description."""

from __future__ import annotations

import re
from pathlib import Path

import mattock
from mattock.lab.tables import KEYS, SCHEMA, TABLES, schema_of

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"
# Whoever changes a column gives `SCHEMA` another number, and this table.
COLUMNS = {
    "games": (
        "number cell game rules components box players team bots first won winners shares scores reason title decisions"
    ),
    "turns": "number turn decisions",
    "uses": "number sort item seat offered used",
    "decisions": "number decision turn seat question choices verb action",
}
OF_A_GAME = ("option_", "measure_", "curve_")


def test_the_columns_of_version_1_are_as_they_were() -> None:
    assert SCHEMA == 1
    for game in mattock.game_names():
        for table in TABLES:
            shared = [name for name in schema_of(table, game) if not name.startswith(OF_A_GAME)]
            assert shared == COLUMNS[table].split()


def test_the_page_describes_every_column_and_every_key() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert f"### Layout, version {SCHEMA}" in text
    said = set(re.findall(r"`([a-z_…]+)`", text))
    assert {name for columns in COLUMNS.values() for name in columns.split()} <= said
    assert {f"{prefix}…" for prefix in OF_A_GAME} <= said
    for table, keys in KEYS.items():
        assert f"`{table}`, sorted by {', '.join(f'`{key}`' for key in keys)}:" in text
