"""What lies beside the fortress: five meters in one grammar, the board, the mercenaries, and only one's own hand."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import mattock
from mattock.games.runedar.terminal.screen import screen
from mattock.games.runedar.terminal.usable import usable_now
from mattock.texts import Texts
from tests.games.runedar.positions import deal_hand, position
from tests.paragraphs import rule

PIECES = mattock.game("runedar").pieces()
TEXTS = Texts("en", "runedar", pieces=PIECES, people=["brynja", "torvald"])
NAMES = ["brynja", "torvald", "eldrun", "thrain"]


def shown(view: Any, width: int = 80, usable: Any = None, people: int = 2) -> str:
    paper = io.StringIO()
    console = Console(width=width, file=paper)
    console.print(screen(view, TEXTS.at_table(NAMES[:people]), PIECES, width, usable or {}))
    return paper.getvalue()


@rule("R16.2")
@pytest.mark.parametrize("width", [80, 120])
def test_all_five_ways_to_lose_are_on_the_screen(width: int) -> None:
    text = shown(position(gold=13, orcs={"tannery_wall": 4}).view(0), width)
    for meter in (
        "gold             13",
        "siege cards  50",
        "orcs in reserve   6",
        "troll tiles   5",
        "catapult cards    5",
    ):
        assert " ".join(meter.split()) in " ".join(text.split())


def test_a_meter_that_runs_low_is_marked_without_colour_too() -> None:
    text = shown(position(gold=5).view(0))
    assert "5! ██" in text.replace("  ", " ").replace("  ", " ")
    assert "20!" not in shown(position().view(0))


def test_the_next_arrow_is_previewed() -> None:
    assert "An arrow now would cost 2 nuggets!" in shown(position(orcs={"tannery": 1, "foundry": 1}).view(0))
    assert "An arrow now would cost no gold." in shown(position(orcs={"tannery_wall": 3}).view(0))


@rule("R11.1")
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_shows_what_is_wanted_and_what_is_laid(width: int) -> None:
    siege = position(
        board=["axe", "saw", None, "pick", None],
        laid={1: {"wood": 1}, 4: {"wood": 1, "leather": 1, "metal": 1}},
        blocked=[5],
    )
    text = shown(siege.view(0), width)
    assert "wood 1/2 metal 0/1" in text
    assert "completed!" in text
    assert "empty" in text
    assert "blocked" in text
    assert "close-range 3, 2 direct hits," in text


def test_mercenaries_are_shown_with_their_price_or_as_hired() -> None:
    narrow = shown(position(hired=["orcs"]).view(0))
    price = PIECES["mercenary"]["cancel"]["cost"]
    assert f"Scout ({price} gold)" in narrow
    assert "Axe band (hired)" in narrow
    assert f"{price} gold Scout cancels the siege card" in shown(position().view(0), 120)


@rule("R2.11", "R18.1")
@pytest.mark.parametrize("width", [80, 120])
def test_a_hand_is_shown_to_its_owner_only(width: int) -> None:
    siege = position(hand=["spear", "saw"], board=[None] * 5)
    deal_hand(siege, 1, ["great_axe", "mine_cart"])
    mine, theirs, nobodys = shown(siege.view(0), width), shown(siege.view(1), width), shown(siege.view(None), width)
    assert ("Spear" in mine, "Great Axe" in mine) == (True, False)
    assert ("Spear" in theirs, "Great Axe" in theirs) == (False, True)
    assert ("Spear" in nobodys, "Great Axe" in nobodys) == (False, False)
    assert "Torvald 2+" in mine


@rule("R18.2")
def test_open_hands_are_shown_to_all() -> None:
    siege = position(hand=["spear"], open_hands=True, board=[None] * 5)
    deal_hand(siege, 1, ["great_axe"])
    assert "Great Axe" in shown(siege.view(0))
    assert "Hand of Torvald" in shown(siege.view(0))


def test_what_a_card_can_do_here_and_now_is_marked() -> None:
    siege = position(place="carpenters", hand=["axe", "shovel"], orcs={})
    text = shown(siege.view(0), usable=usable_now(siege))
    assert "close-range 3, 2 direct hits, wood 2*" in text
    assert "dig 2, wood 2*" in text


@pytest.mark.parametrize(("width", "rows"), [(80, 50), (120, 40)])
def test_a_screen_fits(width: int, rows: int) -> None:
    siege = position(players=4, hand=["orc", "orc", "spear", "saw", "axe"])
    lines = shown(siege.view(0), width, people=4).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert len(lines) <= rows
