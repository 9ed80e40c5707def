"""The picture: every place where it lies, everybody in it, at 80 columns, and nothing told by colour alone."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import mattock
from mattock.games.runedar import places
from mattock.games.runedar.terminal.fortress import WIDTH, Frame, goblin_line, layout, picture
from mattock.texts import Texts
from tests.games.runedar.positions import play, position
from tests.paragraphs import rule

TEXTS = Texts(
    "en", "runedar", pieces=mattock.game("runedar").pieces(), people=["brynja", "torvald", "eldrun", "thrain"]
)


def drawn(view: dict[str, Any]) -> list[str]:
    return [row.plain for row in picture(view, TEXTS)]


def test_a_siege_in_full_swing() -> None:
    siege = position(
        players=3,
        place="tannery_wall",
        orcs={"tannery_wall": 2, "foundry": 1, "carpenters_outside": 3},
        gold=7,
        stock={"wood": 4},
        sections=2,
        goblins=["goblin_2_wants", "goblin_2_rubble"],
        trolls={"troll_3x2": [0], "troll_5x1": []},
        engines={"catapult": 1},
    )
    assert drawn(siege.view(0)) == [
        "                    ┌─ Tunnel entrance courtyard ──────────┐ ┌─────────────────┐",
        " Tunnel             │                                      │ │ Tunnel tower    │",
        " [ ][ ][#][#][#]    │ goblin 2: 1 leather 1 metal          │ │                 │",
        " 2 of 5 completed   │ goblin 2: 3 rubble                   │ │                 │",
        "                    │ troll: circles (1) (1) (1) (1) (1)   │ │                 │",
        "                    │ troll: circles x (2) (2)             │ └──┬──────────────┘",
        "┌─Outside─┬─ Wall ──┼─ Foundry ──┬─ Chamber ──┬─Carpenter's┼─ Wall ──┬─Outside─┐",
        "│         │         │ 10 metal   │ 7 gold     │ 4 wood     │         │ 3 orcs  │",
        "│         │         │ 1 orc      │ Torvald    │            │         │         │",
        "│         │         │            │ Eldrun     │            │         │         │",
        "└─────────┴────┬────┼─ Tannery ──┴────────────┴────────────┼────┬────┴─────────┘",
        "┌──────────────┴──┐ │ 10 leather                           │ ┌──┴──────────────┐",
        "│ Third tower     │ │                                      │ │ Second tower    │",
        "│                 │ ├─ Tannery wall ───────────────────────┤ │                 │",
        "│                 ├─┤ 2 orcs                               ├─┤                 │",
        "│                 │ │ »Brynja                              │ │                 │",
        "└─────────────────┘ ├─ Outside the tannery wall ───────────┤ └─────────────────┘",
        "Siege tower         │                                      │ Catapult",
        "in the reserve      └──────────────────────────────────────┘ at Torvald",
    ]


@pytest.mark.parametrize("place", places.NAMES)
def test_a_dwarf_is_seen_wherever_it_stands(place: str) -> None:
    rows = drawn(position(players=1, place=place).view(0))
    frame = layout(3)[place]
    inside = [row.ljust(WIDTH)[frame.left + 1 : frame.right] for row in rows[frame.top + 1 : frame.bottom]]
    assert any("»Brynja" in line for line in inside)
    assert "".join(rows).count("Brynja") == 1


@pytest.mark.parametrize("place", places.NAMES)
def test_four_dwarfs_find_room_in_every_place(place: str) -> None:
    siege = position(players=4, place=place, orcs={place: 2} if place in places.NAMES[1:10] else {})
    for dwarf in siege.dwarfs:
        dwarf.place = places.NAMES.index(place)
    text = "\n".join(drawn(siege.view(0)))
    for name in ("»B", "T", "E", "Th"):
        assert name in text


@pytest.mark.parametrize("place", places.NAMES[1:10])
def test_orcs_are_seen_wherever_they_stand(place: str) -> None:
    rows = drawn(position(orcs={place: 4}).view(0))
    frame = layout(3)[place]
    assert any("4 orcs" in row.ljust(WIDTH)[frame.left : frame.right] for row in rows[frame.top : frame.bottom])


def touch(one: Frame, other: Frame) -> bool:
    """Two frames share a border, not only a corner."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return (across == 0 and down > 0) or (down == 0 and across > 0)


@rule("R1.2", "R1.3")
def test_frames_touch_exactly_where_one_step_leads_and_no_tower_is_between() -> None:
    frames = layout(3)
    steps = {frozenset((places.NAMES[a], places.NAMES[b])) for a, b in places.STEPS}
    drawn_steps = {
        frozenset((one, other)) for one, other in itertools.combinations(frames, 2) if touch(frames[one], frames[other])
    }
    through_towers = {pair for pair in steps if any("tower" in name for name in pair)}
    along_walls = {pair for pair in steps if all(name.endswith("_wall") for name in pair)}
    assert drawn_steps == steps - through_towers - along_walls


@pytest.mark.parametrize("seed", range(4))
def test_no_position_of_a_game_is_wider_than_the_screen(seed: int) -> None:
    state = mattock.game("runedar").new(players=4, seed=seed)
    choice = mattock.Seeded(seed)
    while not state.is_over:
        assert max(len(row) for row in drawn(state.view(None))) <= WIDTH
        offered = state.legal()
        state.play(offered[choice.below(len(offered), "choice")])


@pytest.mark.parametrize("tile", mattock.game("runedar").pieces()["goblin"])
def test_what_a_goblin_wants_fits_on_its_line(tile: str) -> None:
    siege = position(sections=int(tile[7]), goblins=[tile])
    line = goblin_line(siege.view(0)["goblins"][0], TEXTS)  # type: ignore[index]
    assert line in "\n".join(drawn(siege.view(0)))


@rule("R17.1")
def test_a_lying_machine_is_told_from_a_raised_one() -> None:
    lying = position(players=1, hand=["orc"], siege_next=["w1_c9"], hired=["cancel"])
    play(lying, "reveal")
    assert drawn(lying.view(0))[-1].startswith("lying, Brynja")
