"""The table has no edge and the screen has one: cards shrink, then the picture comes in parts; nothing is left out."""

from __future__ import annotations

from itertools import pairwise

import pytest

import mattock
from mattock.games.dwar7s.terminal.layout import MAX_COLUMN, MIN_COLUMN, layout
from tests.games.dwar7s.positions import DWAR7S, position
from tests.games.dwar7s.terminal.screens import drawn, shown
from tests.paragraphs import rule


def line(cards: int) -> list[tuple[int, int]]:
    return [(x, 0) for x in range(-3, cards - 3)]


@pytest.mark.parametrize(
    ("cards", "width", "room"),
    [(6, 80, 12), (7, 80, 10), (8, 80, 8), (9, 80, 7), (13, 80, 5), (9, 120, 12), (19, 120, 5)],
)
def test_cards_are_as_large_as_they_fit(cards: int, width: int, room: int) -> None:
    (part,) = layout(line(cards), width, has_rim=False)
    assert {column.room for column in part.columns} == {room}
    assert part.width <= width
    assert MIN_COLUMN <= room <= MAX_COLUMN


@rule("D4.1")
@pytest.mark.parametrize("cards", [14, 20, 36])
@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("has_rim", [True, False])
def test_a_table_too_wide_comes_in_parts_that_overlap(cards: int, width: int, has_rim: bool) -> None:
    parts = layout(line(cards), width, has_rim=has_rim)
    seen = [column.number for part in parts for column in part.columns]
    assert sorted(set(seen)) == list(range(-3 - has_rim, cards - 3 + has_rim))
    assert all(part.width <= width for part in parts)
    for one, following in pairwise(parts):
        assert one.columns[-1].number == following.columns[0].number
        assert following.columns[0].start == 0


def test_every_card_of_a_very_wide_table_is_drawn_and_the_parts_are_named() -> None:
    cards = [
        f"{colour}_{kind}" for colour in ("blue", "red") for kind in ("castle", "tavern", "ruby_mine", "gold_mine")
    ]
    fall = position({(x, 0): card for x, card in enumerate(cards)})
    rows = drawn(fall, 44)
    assert "Columns 1 to 7 of 8, from west to east" in rows
    assert "Columns 7 to 8 of 8, from west to east" in rows
    text = "\n".join(rows)
    for sign in ("BCa", "BTa", "BRu", "BGo", "RCa", "RTa", "RRu", "RGo"):
        assert sign in text


def test_free_spaces_have_numbers_and_a_narrow_rim() -> None:
    fall = position({(0, 0): "blue_castle"})
    numbers = {(0, -1): 1, (-1, 0): 2, (1, 0): 3, (0, 1): 4}
    assert drawn(fall, 80, numbers) == [
        "",
        "          ‹1›",
        "     ╺━━━━━━━━━━━━┓",
        "      ★B Castle  a┃",
        " ‹2›  ···   need 2┃‹3›",
        "                  ┃",
        "     ·            ╹",
        "          ‹4›",
        "",
    ]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seed", range(3))
def test_no_screen_of_a_game_is_wider_than_the_terminal(width: int, seed: int) -> None:
    state = DWAR7S.new(players=4, seed=seed)
    choice = mattock.Seeded(seed)
    for number in range(160):
        if number % 5 == 0:
            text = shown(state, state.to_move, width, asked=True)
            assert max(map(len, text.splitlines())) <= width
            assert "{" not in text
        offered = [action for action in state.legal() if action.verb != "stop"] or state.legal()
        state.play(offered[choice.below(len(offered), "choice")])
