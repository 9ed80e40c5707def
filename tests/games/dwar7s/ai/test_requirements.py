"""What tasks and goals ask for, as bots read it, is what the box says."""

from __future__ import annotations

from mattock.games.dwar7s.ai.requirements import Requirements
from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.cards import CARDS, MONSTERS

BOX = load_box()
REQUIREMENTS = Requirements(BOX)


def test_every_column_is_that_of_the_box() -> None:
    for name in ("needs", "slots", "gives", "goal_cost"):
        assert list(getattr(REQUIREMENTS, name)) == list(getattr(BOX, name))


def test_a_task_is_tight_where_it_needs_every_spot_of_its_card_but_on_monsters() -> None:
    tight = {card for card in range(CARDS) if REQUIREMENTS.tight >> card & 1}
    monsters = {card for card in range(CARDS) if MONSTERS >> card & 1}
    full = {card for card in range(CARDS) if BOX.needs[card] == BOX.slots[card]}
    assert tight == full - monsters
    assert tight
    assert full & monsters
