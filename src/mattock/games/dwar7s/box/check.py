"""What one row or table of this game's box asks of another (D1, D4, D6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mattock.core.box.loader import BoxRules, Tables
from mattock.core.box.reader import Row
from mattock.games.dwar7s.cards import GEMS

MINES_AND_TAVERN: Final = ["ruby_mine", "emerald_mine", "diamond_mine", "gold_mine", "tavern"]
MONSTER_IDS: Final = ["dragon", "frost_giant"]
RESEARCHER: Final = "researcher"
WIZARD: Final = "wizard"


class Dwar7sBoxRules(BoxRules):
    """The checks of this game."""

    def check_row(self, row: Row) -> None:
        if row.table in _ROW_RULES:
            _ROW_RULES[row.table](row)

    def check_together(self, tables: Tables) -> None:
        """Every trading goal can be paid with the gems there are (D6.6)."""
        for goal in tables["trading"]:
            for at in range(len(GEMS)):
                _check_cost(goal, tables["gem"][at], at)


def _check_cost(goal: Row, gem: Row, at: int) -> None:
    asked = goal.lists["cost"][at]
    number = gem.numbers["number"]
    if asked <= number:
        return
    if goal.owned or not gem.owned:
        raise goal.mistake(f"cost.{GEMS[at]}", f"cannot be paid: it is {asked}, and only {number} exist")
    raise gem.mistake("number", f"is too small: {goal.label()} costs {asked}")


def _check_kingdom(row: Row) -> None:
    """A task can be done (D6.1), a monster leaves nobody behind (D6.8), and what is given fits the card (D6)."""
    needs, slots = row.numbers["needs"], row.numbers["slots"]
    if needs > slots:
        raise row.mistake("needs", f"must be at most its {slots} slots, not {needs}")
    is_monster = row.id in MONSTER_IDS
    if is_monster and needs != slots:
        raise row.mistake("slots", f"must be {needs}, for a monster needs all of them")
    if is_monster and "defeated" not in row.fields:
        raise row.mistake("defeated", "is missing")
    if not is_monster and "defeated" in row.fields:
        raise row.mistake("defeated", "is for monsters only")
    gives = row.id in MINES_AND_TAVERN
    if gives and row.numbers["gives"] == 0:
        raise row.mistake("gives", "must be 1 to 9" if "gives" in row.fields else "is missing")
    if not gives and "gives" in row.fields:
        raise row.mistake("gives", "is for mines and the tavern only")
    if len(set(row.lists["walls"])) != len(row.lists["walls"]):
        raise row.mistake("walls", "must name each side at most once")


def _check_trading(row: Row) -> None:
    if not any(row.lists["cost"]):
        raise row.mistake("cost", "must ask for a gem")


def _check_secret(row: Row) -> None:
    """The researcher counts cards, the wizard names a gem, and nobody else does (D8)."""
    _check_given(row, "cards", row.id == RESEARCHER, RESEARCHER)
    _check_given(row, "gem", row.id == WIZARD, WIZARD)


def _check_given(row: Row, field: str, wanted: bool, owner: str) -> None:
    if wanted and field not in row.fields:
        raise row.mistake(field, "is missing")
    if not wanted and field in row.fields:
        raise row.mistake(field, f"is for the {owner} only")


_ROW_RULES: Final[dict[str, Callable[[Row], None]]] = {
    "kingdom": _check_kingdom,
    "trading": _check_trading,
    "secret": _check_secret,
}
