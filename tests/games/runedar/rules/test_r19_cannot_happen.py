"""Chapter R19: what never comes up with the printed counts, looked for in many games.

Plain random games end early, so others are played by veterans, whose decks are ten upgrades and the two orc cards,
from the first section on or a later one: they dig, fight, last until trolls gather, and sometimes win.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

import mattock
from mattock.core.bits import count
from mattock.games.runedar import places
from mattock.games.runedar.rules.turn import begin_turn
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, RUNEDAR, look, play, position, set_board
from tests.paragraphs import rule

DIFFICULTIES = ("easy", "normal", "hard", "epic")
UPGRADES_OF_SEAT = (37, 27, 12)  # the numbers of the first red, grey and yellow card
# How much likelier than anything else a lively player does something.
LIKING = {
    "dig": 400,
    "direct": 80,
    "close": 40,
    "take": 60,
    "wound": 20,
    "work": 20,
    "fill": 30,
    "end_turn": 0,
    "rest": 0,
}


class Moment(NamedTuple):
    """What could go wrong at one decision of a game."""

    trolls: int
    tokens: int
    rubble: int
    goblin_rubble: int
    goblins: int
    sections: int
    siege_left: int
    cards: tuple[int, ...]


class Course(NamedTuple):
    """A game: its moments, which sections were opened beside a troll, and the events that ended it."""

    moments: list[Moment]
    opened_beside_troll: int
    endings: list[str]


def moment_of(siege: Siege) -> Moment:
    cards = [count(dwarf.hand) for dwarf in siege.dwarfs]
    cards[siege.active] += count(siege.played)
    return Moment(
        count(siege.trolls),
        count(siege.covered),
        siege.rubble,
        siege.rubble_of(0) + siege.rubble_of(1),
        sum(siege.goblin_in(slot) >= 0 for slot in (0, 1)),
        siege.sections,
        count(siege.siege_left),
        tuple(cards),
    )


def new_game(seed: int) -> Siege:
    siege = RUNEDAR.new(players=seed % 4 + 1, difficulty=DIFFICULTIES[seed // 4 % 4], seed=seed)
    assert isinstance(siege, Siege)
    return siege


def veterans(seed: int) -> Siege:
    siege = position(players=seed % 3 + 1, difficulty=DIFFICULTIES[seed // 3 % 4], sections=seed % 5, rubble=2)
    siege.goblins_beaten = 2 * siege.sections
    siege.chance = mattock.Seeded(seed)
    for dwarf, first in zip(siege.dwarfs, UPGRADES_OF_SEAT, strict=False):
        dwarf.owned = ((1 << 10) - 1) << first | 0b11 << 10
        dwarf.hand = 0b11111 << first + seed % 6
        dwarf.pool = dwarf.owned & ~dwarf.hand
    set_board(siege, [None] * 5)  # no upgrade is there twice
    begin_turn(siege)
    return siege


def liking_of(siege: Siege, action: mattock.Action) -> int:
    """Moves to the courtyard or to an orc are liked better than others."""
    if action.verb == "move":
        place = str(action.params["place"])
        return 24 if place == "tunnel_courtyard" or siege.orcs_at(places.NAMES.index(place)) else 4
    return LIKING.get(action.verb, 4)


def choose(siege: Siege, choice: mattock.Chance) -> mattock.Action:
    """One of the legal actions, the likelier the better it is liked."""
    actions = siege.legal()
    likings = [100 * liking_of(siege, action) + 1 for action in actions]
    answer = choice.below(sum(likings), "choice")
    for action, liking in zip(actions, likings, strict=True):
        answer -= liking
        if answer < 0:
            return action
    raise AssertionError("the likings add up")


def course_of(siege: Siege, seed: int) -> Course:
    choice = mattock.Seeded(f"choice {seed}")
    moments, beside, tale = [moment_of(siege)], 0, list[str]()
    while not siege.is_over:
        before = siege.sections
        tale = [event.name for event in siege.play(choose(siege, choice))]
        moments.append(moment_of(siege))
        beside += siege.sections > before and siege.trolls != 0
    return Course(moments, beside, [name for name in tale if name in ("game_won", "game_lost")])


@pytest.fixture(scope="module")
def courses() -> list[Course]:
    games = [new_game(seed) for seed in range(24)] + [veterans(seed) for seed in range(24)]
    return [course_of(siege, seed) for seed, siege in enumerate(games)]


@pytest.fixture(scope="module")
def moments(courses: list[Course]) -> list[Moment]:
    return [moment for course in courses for moment in course.moments]


@rule("R19.1")
def test_the_games_looked_at_go_far_enough_to_tell(courses: list[Course], moments: list[Moment]) -> None:
    assert {name for course in courses for name in course.endings} == {"game_won", "game_lost"}
    assert max(moment.sections for moment in moments) == 5
    assert max(moment.trolls for moment in moments) >= 2
    assert max(moment.tokens for moment in moments) >= 4
    assert any(moment.goblin_rubble for moment in moments)
    assert any(moment.trolls and moment.goblins for moment in moments)
    assert min(moment.siege_left for moment in moments) < 25


@rule("R19.1")
def test_goblins_never_come_beside_a_troll(courses: list[Course]) -> None:
    assert sum(course.opened_beside_troll for course in courses) == 0


@rule("R19.1", "R2.4")
def test_rubble_of_a_section_and_of_goblins_never_lies_out_together_so_twelve_suffice(moments: list[Moment]) -> None:
    assert not any(moment.rubble and moment.goblin_rubble for moment in moments)
    assert not any(moment.rubble and moment.goblins for moment in moments)
    assert max(moment.rubble + moment.goblin_rubble for moment in moments) <= 12


@rule("R19.1", "R2.4")
def test_the_rubble_of_two_goblins_is_never_more_than_twelve() -> None:
    box = new_game(0).box
    for level in range(1, 6):
        brought = [rubble for tile, rubble in enumerate(box.goblin_rubble) if box.goblin_level[tile] == level]
        assert sum(sorted(brought)[-2:]) <= 12


@rule("R19.1", "R2.4")
def test_ten_damage_tokens_suffice(moments: list[Moment]) -> None:
    assert max(moment.tokens for moment in moments) <= 10
    circles = [len(tile) for tile in new_game(0).box.troll_circles]
    # Four trolls stand there at most, each with a circle open, for with the last one covered it is gone.
    assert max(sum(some) - 4 for some in combinations(circles, 4)) <= 10


@rule("R19.1", "R2.4")
def test_four_troll_figures_suffice(moments: list[Moment]) -> None:
    assert max(moment.trolls for moment in moments) <= 4
    siege = position(
        engines={"siege_tower": 0},
        trolls={"troll_4x1": [], "troll_5x1": [], "troll_3x2": [], "troll_2x3": []},
        hired=EVERYONE,
    )
    play(siege, "activate:siege_tower")
    assert len(look(siege, "trolls")) == 4
    assert siege.is_over


@rule("R19.1", "R5.1")
def test_the_siege_deck_is_never_empty_while_the_game_goes_on(courses: list[Course]) -> None:
    assert min(moment.siege_left for course in courses for moment in course.moments[:-1]) >= 1


@rule("R19.1", "R13.1")
def test_no_turn_has_more_or_fewer_than_five_cards(moments: list[Moment]) -> None:
    assert Counter(number for moment in moments for number in moment.cards).keys() == {5}


@rule("R19.1", "R16.2")
def test_a_game_is_either_won_or_lost(courses: list[Course]) -> None:
    assert {len(course.endings) for course in courses} == {1}


@rule("R19.1")
def test_with_an_owners_file_tokens_and_rubble_are_unlimited(tmp_path: Path) -> None:
    rows = [f'[[troll]]\nid = "big_{number}"\ncircles = [1, 1, 1, 1, 1, 1]\n' for number in range(5)]
    rows += [f'[[difficulty]]\nid = "{name}"\nrubble = 90\n' for name in DIFFICULTIES]
    rows += [
        f'[[goblin]]\nid = "heap_{level}_{tile}"\nlevel = {level}\nrubble = 15\n'
        for level in range(1, 6)
        for tile in range(4)
    ]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(row + 'source = "rulebook"\n' for row in rows), encoding="utf-8")
    siege = position(
        components=str(file),
        place="tunnel_courtyard",
        hand=["great_axe", "bent_shovel", "worn_pick"],
        goblins=["heap_1_0", "heap_1_1"],
        sections=1,
        trolls={f"big_{number}": range(4) for number in range(4)},
        dice=[1, 1, 1, 1, 1],
        hired=EVERYONE,
    )
    play(siege, "lay:great_axe", "direct", "roll", *(f"cover:big_{number}:1" for number in range(4)))
    assert count(siege.covered) == 20
    play(siege, "lay:bent_shovel", "dig", "dig_at:1")
    assert [row["rubble"] for row in look(siege, "goblins")] == [14, 15]
    assert RUNEDAR.new(components=str(file), seed=1).view(None)["rubble"] == 90
