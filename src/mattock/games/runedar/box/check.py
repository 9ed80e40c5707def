"""What one row or table of this game's box asks of another (R2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mattock.core.box.loader import BoxRules, Tables, check_ids
from mattock.core.box.reader import ComponentsError, Row
from mattock.core.box.schema import BoxTable
from mattock.games.runedar.box.schema import ACTIONS, GOBLIN_FIELDS, LOST, OF_EACH_RESOURCE, ORC, RESOURCES, WON

MAX_CARDS: Final = 62  # a set of cards is a mask of so many bits (`core/bits.py`)
# The scores that need a title: gold saved or goblins defeated, from lowest to highest (R16.1, R16.2).
SCORES: Final = {WON: (1, 20), LOST: (0, 9)}


class RunedarBoxRules(BoxRules):
    """The checks of this game."""

    def check_row(self, row: Row) -> None:
        if row.table in _ROW_RULES:
            _ROW_RULES[row.table](row)

    def check_table(self, file: str, table: BoxTable, rows: list[Row]) -> None:
        if table.name == "title":
            for outcome in SCORES:
                _check_titles(file, outcome, [row for row in rows if row.numbers["outcome"] == outcome])

    def check_together(self, tables: Tables) -> None:
        """No two cards share an id, and every upgrade can be paid for on every space."""
        check_ids(tables["starting"] + tables["upgrade"])
        cards = sum(row.numbers["count"] for row in tables["starting"]) + len(tables["upgrade"])
        if cards > MAX_CARDS:
            raise ComponentsError("upgrades.toml", "table upgrade", "id", f"{cards} cards are more than {MAX_CARDS}")
        for card in tables["upgrade"]:
            for space in tables["space"]:
                _check_cost(card, space)


def goblin_kind(row: Row) -> int:
    """Which of the four things a goblin tile says (R15.2 to R15.4); -1 if it is not exactly one."""
    said = [row.numbers.get(field, 0) + sum(row.lists.get(field, [])) for field in GOBLIN_FIELDS]
    kinds = [kind for kind, amount in enumerate(said) if amount]
    return kinds[0] if len(kinds) == 1 else -1


def _check_cost(card: Row, space: Row) -> None:
    """Ten of each resource exist (R2.1): card and space together must not ask for more (R11.1)."""
    for at in range(len(RESOURCES)):
        total = card.lists["cost"][at] + space.lists["cost"][at]
        if total > OF_EACH_RESOURCE:
            culprit, other = (card, space) if card.owned else (space, card)
            problem = f"cannot be paid: with {other.label()} it is {total}, and only {OF_EACH_RESOURCE} exist"
            raise culprit.mistake(f"cost.{RESOURCES[at]}", problem)


def _check_titles(file: str, outcome: int, rows: list[Row]) -> None:
    """The titles of an outcome follow each other without a gap, from its lowest score to its highest."""
    due, last = SCORES[outcome]
    for row in rows:
        if row.numbers["lowest"] != due:
            raise row.mistake("lowest", f"must be {due}, the next score without a title")
        if not due <= row.numbers["highest"] <= last:
            raise row.mistake("highest", f"must be {due} to {last}, not {row.numbers['highest']}")
        due = row.numbers["highest"] + 1
    if due <= last:
        raise ComponentsError(file, "table title", "highest", f"scores {due} to {last} have no title")


def _check_card(row: Row) -> None:
    """Every card but the orc's has an action beside its move (R7.4); the orc's has none (R2.5)."""
    has_action = any(row.numbers[name] for name in ACTIONS)
    is_orc = row.id == ORC
    if is_orc and (has_action or row.numbers["move"]):
        raise row.mistake("move" if row.numbers["move"] else "/".join(ACTIONS), "an orc card has no action")
    if is_orc and row.numbers.get("count", 1) == 1:
        raise row.mistake("count", "must be 2 for the orc card")
    if not is_orc and row.numbers.get("count", 1) == 2:
        raise row.mistake("count", "must be 1, for only the orc card comes twice")
    if not is_orc and not has_action:
        raise row.mistake("/".join(ACTIONS), "one of these is needed")


def _check_siege(row: Row) -> None:
    """A siege card shows something, and orcs come with a wall (R6)."""
    if row.numbers["orcs"] and "wall" not in row.fields:
        raise row.mistake("wall", "is missing, for orcs come outside a wall")
    if "wall" in row.fields and not row.numbers["orcs"]:
        raise row.mistake("orcs", "is missing, for a wall is named")
    if not any(row.numbers[name] for name in ("orcs", "tower", "catapult", "arrow")):
        raise row.mistake("orcs/tower/catapult/arrow", "one of these is needed")


def _check_goblin(row: Row) -> None:
    if goblin_kind(row) < 0:
        raise row.mistake("/".join(GOBLIN_FIELDS), "exactly one of these is needed, and not of nothing")


def _check_dice(row: Row) -> None:
    """A die can hit, and it can shoot (R10.2, R10.4)."""
    faces = row.lists["faces"]
    if 0 not in faces:
        raise row.mistake("faces", "must have a crossbow")
    if not any(faces):
        raise row.mistake("faces", "must have a hit")


_ROW_RULES: Final[dict[str, Callable[[Row], None]]] = {
    "starting": _check_card,
    "upgrade": _check_card,
    "siege": _check_siege,
    "goblin": _check_goblin,
    "dice": _check_dice,
}
