"""The picture of the table: walls and gaps as the rules have them, everybody on it, nothing told by colour alone."""

from __future__ import annotations

import pytest

import mattock
from mattock.games.dwar7s.terminal.areas import areas_in
from mattock.games.dwar7s.terminal.layout import LINES, layout
from mattock.games.dwar7s.terminal.palette import KINGDOMS, OWNERLESS_COLOURS, SHARED_KINGDOM_COLOUR
from mattock.games.dwar7s.terminal.picture import draw
from mattock.terminal.canvas import HEAVY
from tests.games.dwar7s.positions import position
from tests.games.dwar7s.terminal.screens import TEXTS, drawn
from tests.paragraphs import rule

ROW = {(x, 0): name for x, name in enumerate(["blue_castle", "red_tavern", "blue_ruby_mine", "red_dragon"])}


def test_a_table_in_the_middle_of_a_game() -> None:
    fall = position(
        {
            (0, 0): "blue_castle/3",
            (1, 0): ["red_ruby_mine", "blue_gold_mine/1"],
            (1, 1): "red_dragon/2",
            (-1, 1): "red_castle",
            (0, 1): "blue_dragon/1",
        },
        dwarfs={"blue_gold_mine": "blue blue", "red_dragon": "red", "red_castle": "blue"},
    )
    assert drawn(fall) == [
        "             ┏━━━━━━━━━━━━╸            ╻",
        "             ┃★B Castle  a ★B Gold    a┃",
        "             ┃···   need 2 BB·    ready┃",
        "             ┃no dig       ≡2 stopped  ┃",
        "╺━━━━━━━━━━━━┫            ┏━━━━━━━━━━━━┛",
        " ‖R Castle  b┃★B Dragon  a┃‖R Dragon",
        " B··   need 2┃····· need 5┃R···· need 5",
        "             ┃            ┃",
        "·            ┗━━━━━━━━━━━━┻━━━━━━━━━━━━╸",
    ]


@rule("D4.3")
@pytest.mark.parametrize("seed", range(3))
def test_a_border_is_drawn_closed_exactly_where_it_is(seed: int) -> None:
    state = mattock.game("dwar7s").new(players=4, seed=seed)
    choice = mattock.Seeded(seed)
    for _ in range(150):
        offered = [action for action in state.legal() if action.verb != "stop"] or state.legal()
        state.play(offered[choice.below(len(offered), "choice")])
    view = state.view(None)
    stacks = {(stack["x"], stack["y"]): stack for stack in view["table"]}  # type: ignore[attr-defined]
    assert len(stacks) > 8
    (part,) = layout(stacks, 200, has_rim=False)
    rows = [row.plain.ljust(part.width) for row in draw(part, stacks, view, TEXTS, {})]
    for column in part.columns:
        for row in part.rows:
            stack = stacks.get((column.number, row.number))
            beside = stacks.get((column.number + 1, row.number))
            if stack is not None and beside is not None:
                border = {rows[row.start + 1 + line][column.end] for line in range(LINES)}
                assert border == ({" "} if "east" in stack["open"] else {HEAVY[5]})
            below = stacks.get((column.number, row.number + 1))
            if stack is not None and below is not None:
                border = set(rows[row.end][column.start + 1 : column.end])
                assert border == ({" "} if "south" in stack["open"] else {HEAVY[10]})


@rule("D7.1", "D7.2")
def test_areas_are_told_apart_by_letter_and_ground() -> None:
    fall = position(
        {(0, 0): "blue_castle", (0, 1): "red_gold_mine/1", (5, 0): "red_castle", (5, 1): "green_castle/2"}, players=3
    )
    areas = areas_in(fall.view(None))
    by_card = {stack["card"]: areas[stack["area"]] for stack in fall.view(None)["table"]}  # type: ignore[attr-defined]
    assert by_card["blue_castle"] == by_card["red_gold_mine"]
    assert by_card["blue_castle"].ground == KINGDOMS["blue"]
    assert by_card["red_castle"].ground == SHARED_KINGDOM_COLOUR
    assert by_card["blue_castle"].letter != by_card["red_castle"].letter != ""


def test_a_lone_card_without_a_castle_needs_no_letter() -> None:
    view = position({(0, 0): "blue_tavern"}).view(None)
    (area,) = areas_in(view).values()
    assert (area.letter, area.ground) == ("", OWNERLESS_COLOURS[0])


def test_an_empty_table_is_called_empty() -> None:
    assert drawn(position()) == ["The table is empty."]


def test_every_line_has_the_colours_of_its_card() -> None:
    fall = position({(0, 0): "blue_castle"}, dwarfs={"blue_castle": "red"})
    (part,) = layout([(0, 0)], 80, has_rim=False)
    view = fall.view(None)
    lines = draw(part, {(0, 0): view["table"][0]}, view, TEXTS, {})  # type: ignore[index]
    styles = [str(span.style) for line in lines for span in line.spans]
    assert any("#ffffff on #2a62c9" in style for style in styles), "blue's card"
    assert any("#ffffff on #b3261e" in style for style in styles), "red's dwarf"
    assert any(KINGDOMS["blue"] in style for style in styles)
