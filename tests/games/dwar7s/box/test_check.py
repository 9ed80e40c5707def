"""What one row of a box asks of another: each mistake is named by its field (D1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mattock.games.dwar7s.box.load import ComponentsError, load_box
from tests.games.dwar7s.box.files import changed, written

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("name", "row", "old", "new", "field", "problem"),
    [
        ("kingdom", "castle", "needs = 2", "needs = 4", "needs", "at most its 3 slots"),
        ("kingdom", "castle", "needs = 2", "needs = 8", "needs", "must be 1 to 7"),
        ("kingdom", "dragon", "slots = 5", "slots = 6", "slots", "a monster needs all"),
        ("kingdom", "dragon", "defeated = 3\n", "", "defeated", "is missing"),
        ("kingdom", "tavern", "gives = 1", "gives = 1\ndefeated = 3", "defeated", "monsters only"),
        ("kingdom", "tavern", "gives = 1\n", "", "gives", "is missing"),
        ("kingdom", "tavern", "gives = 1\n", "gives = 0\n", "gives", "must be 1 to 9"),
        ("kingdom", "castle", "slots = 3", "slots = 3\ngives = 1", "gives", "mines and the tavern only"),
        ("kingdom", "castle", '["north", "east"]', '["north", "north"]', "walls", "at most once"),
        ("kingdom", "castle", '["north", "east"]', '["north", "up"]', "walls[2]", 'cannot be "up"'),
        ("kingdom", "castle", 'symbol = "giant"', 'symbol = "orc"', "symbol", 'cannot be "orc"'),
        ("trading", "apples", "ruby = 1, gold = 2", "", "cost", "must ask for a gem"),
        ("trading", "apples", "ruby = 1", "ruby = 8", "cost.ruby", "only 7 exist"),
        ("trading", "bread", 'id = "', 'id = "', "id", "also that of"),
        ("gems", "ruby", "number = 7", "number = 1", "number", "is too small"),
        ("gems", "ruby", "number = 7", "number = 16", "number", "0 to 15"),
        ("ogres", "crown", "copies = 2", "copies = 8", "copies", "0 to 7"),
        ("secrets", "researcher", "cards = 2\n", "", "cards", "is missing"),
        ("secrets", "king", "needs = 10", "needs = 10\ncards = 2", "cards", "researcher only"),
        ("secrets", "wizard", 'gem = "emerald"\n', "", "gem", "is missing"),
        ("secrets", "king", "needs = 10", 'needs = 10\ngem = "ruby"', "gem", "wizard only"),
        ("secrets", "king", 'source = "reconstructed"', 'source = "hearsay"', "source", "cannot be"),
    ],
)
def test_a_mistake_is_named_by_field(
    tmp_path: Path, name: str, row: str, old: str, new: str, field: str, problem: str
) -> None:
    text = changed(name, row, old, new)
    if problem == "also that of":
        text = text.replace('id = "cheese"', 'id = "bread"')
    with pytest.raises(ComponentsError) as caught:
        load_box(written(tmp_path, text))
    assert caught.value.field == field
    assert problem in caught.value.problem
