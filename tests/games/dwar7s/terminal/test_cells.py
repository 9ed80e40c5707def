"""A card of the table in a few letters, at any size: whose it is, who stands on it, what lies on it."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import position
from tests.games.dwar7s.terminal.screens import drawn
from tests.paragraphs import rule


@pytest.mark.parametrize(("width", "name", "crew"), [(80, "‖R Tavern", "BR·   need 2"), (40, "R Tavern", "BR·   /2")])
def test_a_card_says_what_it_is_in_any_size(width: int, name: str, crew: str) -> None:
    text = "\n".join(
        drawn(
            position(
                {(0, 0): "blue_castle", (1, 0): "red_tavern", (2, 0): "blue_ruby_mine", (3, 0): "red_dragon"},
                dwarfs={"red_tavern": "blue red"},
            ),
            width,
        )
    )
    assert name in text
    assert crew in text


def test_the_smallest_cards_keep_colour_kind_area_dwarfs_stack_spell_and_choice() -> None:
    fall = position(
        {(0, 0): "blue_castle", (1, 0): ["red_ruby_mine", "blue_gold_mine/2"], (2, 0): "red_dragon/1"},
        dwarfs={"blue_gold_mine": "blue red"},
    )
    assert drawn(fall, 20, {(1, 0): 12}) == [
        "╺━━━━━┓     ·     ╻",
        " BCa a┃BGo b RDr b┃",
        " ···  ┃BR·   ·····┃",
        "      ┃≡2z12      ┃",
        "·     ┗━━━━━━━━━━━┛",
    ]


@rule("D7.3")
@pytest.mark.parametrize(
    ("neighbour", "said"), [("red_frost_giant/1", "frozen"), ("red_dragon/2", "no dig"), ("red_tavern/1", "need 2")]
)
def test_what_a_monster_does_to_a_castle_is_said(neighbour: str, said: str) -> None:
    text = "\n".join(drawn(position({(0, 0): "blue_castle", (0, 1): neighbour})))
    assert said in text
    assert (said == "frozen") == ("frozen" in text)
    assert (said == "no dig") == ("no dig" in text)


@rule("D5.3")
@pytest.mark.parametrize(("crew", "said"), [("", "···"), ("blue", "B··"), ("red red", "RR·"), ("blue red red", "BRR ")])
def test_every_slot_is_seen(crew: str, said: str) -> None:
    assert said in "\n".join(drawn(position({(0, 0): "blue_tavern"}, dwarfs={"blue_tavern": crew})))
