"""Whether checked rows make a whole box: sizes, ids, and what one field asks of another (R2).

Where two rows contradict each other the owner's is blamed: the default box is taken as right.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mattock.games.runedar.box_file import ComponentsError, Row
from mattock.games.runedar.box_schema import ACTIONS, LOST, OF_EACH_RESOURCE, ORC, RESOURCES, WON, Table

GOBLIN_KINDS: Final = ["wants", "any", "rubble", "hits"]
# The scores that need a title: gold saved or goblins defeated, from lowest to highest (R16.1, R16.2).
SCORES: Final = {WON: (1, 20), LOST: (0, 9)}


def ordered(file: str, table: Table, rows: list[Row]) -> list[Row]:
    """The rows of one table in the order of play, once each of them and their number is right."""
    if table.name in _ROW_RULES:
        for row in rows:
            _ROW_RULES[table.name](row)
    _check_ids(rows)
    _check_sizes(file, table, rows)
    rows = sorted(rows, key=lambda row: (row.numbers.get(table.group, 0), row.numbers.get(table.then, 0)))
    if table.name == "title":
        for outcome in SCORES:
            _check_titles(file, outcome, [row for row in rows if row.numbers["outcome"] == outcome])
    return rows


def check_together(tables: dict[str, list[Row]]) -> None:
    """What holds between tables: no two cards share an id, and every upgrade can be paid for on every space."""
    _check_ids(tables["starting"] + tables["upgrade"])
    for card in tables["upgrade"]:
        for space in tables["space"]:
            _check_cost(card, space)


def goblin_kind(row: Row) -> int:
    """Which of the four things a goblin tile says (R15.2 to R15.4); -1 if it is not exactly one."""
    said = [sum(row.lists["wants"]), row.numbers["any"], row.numbers["rubble"], row.numbers["hits"]]
    kinds = [kind for kind in range(len(said)) if said[kind]]
    return kinds[0] if len(kinds) == 1 else -1


def _check_ids(rows: list[Row]) -> None:
    seen: dict[str, Row] = {}
    for row in rows:
        if row.id in seen:
            earlier = seen[row.id]
            culprit, other = (row, earlier) if row.owned else (earlier, row)
            raise culprit.mistake("id", f"is also that of {other.label()}")
        seen[row.id] = row


def _check_sizes(file: str, table: Table, rows: list[Row]) -> None:
    """Each group has its number of rows (R2.2 to R2.8). A row too many is named; one too few has no name."""
    counts = dict.fromkeys(table.sizes, 0)
    for row in rows:
        value = row.numbers.get(table.group, 0)
        if value in counts:
            counts[value] += 1
            if counts[value] > table.sizes[value]:
                raise row.mistake(table.group, f"is one too many: {_wanted(table, value)}")
    for value, count in counts.items():
        if count < table.sizes[value]:
            problem = f"{_wanted(table, value)}, not {count}"
            raise ComponentsError(file, f"table {table.name}", table.group, problem)


def _wanted(table: Table, value: int) -> str:
    """The size of a group, in words."""
    size = table.sizes[value]
    rows = "1 row is needed" if size == 1 else f"{size} rows are needed"
    return f"{rows} with {table.group} = {table.field(table.group).word_for(value)}" if table.group else rows


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
        raise row.mistake("/".join(GOBLIN_KINDS), "exactly one of these is needed, and not of nothing")


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
