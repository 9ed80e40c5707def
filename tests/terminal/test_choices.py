"""Choices are the legal actions, all of them, in a steady order; what is refused is explained, each kind once."""

from __future__ import annotations

import pytest

import mattock
from mattock.terminal.choices import choices, lines, refused_actions, refused_line
from mattock.terminal.screens import screen_of
from mattock.texts import Texts
from tests.games.dwar7s import positions as dwar7s
from tests.games.runedar.positions import play, position

GAMES = mattock.game_names()
RUNEDAR, DWAR7S = screen_of("runedar"), screen_of("dwar7s")
TEXTS = Texts("en", "runedar", pieces=mattock.game("runedar").pieces(), people=["brynja", "torvald"])
COLOURS = Texts("en", "dwar7s", pieces=mattock.game("dwar7s").pieces(), people=["blue", "red"])


def test_every_game_has_a_face() -> None:
    assert sorted(mattock.game_names()) == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_its_place_in_the_order(game: str) -> None:
    order = screen_of(game).order
    assert set(order) == {action.verb for action in mattock.game(game).catalogue().actions}
    assert len(order) == len(set(order))
    assert screen_of(game).folded <= set(order)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_choices_are_exactly_the_legal_actions_that_answer_the_question(game: str, seed: int) -> None:
    state = mattock.game(game).new(seed=seed)
    choice = mattock.Seeded(seed)
    while not state.is_over:
        offered = choices(state, screen_of(game))
        assert sorted(action.id for action in offered) == sorted(action.id for action in state.legal())
        state.play(offered[choice.below(len(offered), "choice")])


def test_deeds_come_before_steps_and_stopping() -> None:
    siege = position(place="carpenters", hand=["axe"], board=["saw", None, None, None, None])
    play(siege, "lay:axe")
    verbs = [action.verb for action in choices(siege, RUNEDAR)]
    assert verbs[0] == "work"
    assert verbs[-1] == "rest"


def test_the_reason_against_a_card_in_use_is_told_with_its_paragraph() -> None:
    siege = position(place="tannery", hand=["worn_pick"])
    play(siege, "lay:worn_pick")
    lines = [refused_line(entry, TEXTS, siege.view(0)) for entry in refused_actions(siege, RUNEDAR)]
    assert "Dig away 1 rubble — Your dwarf is not in the tunnel entrance courtyard. (R9.1)" in lines
    [reason] = [line for line in lines if line.startswith("Work 1 metal — Your dwarf is not in the workshop for")]
    assert reason.endswith("metal in the foundry. (R8.2)")
    assert "Attack at close range with 1 die — Nobody is here whom you could attack. (R10.1)" in lines
    assert not any("Shoot" in line for line in lines), "the card has no such symbol"


def test_many_actions_refused_for_one_reason_are_one_line() -> None:
    siege = position(hand=["old_crossbow"])
    play(siege, "lay:old_crossbow")
    entries = [entry for entry in refused_actions(siege, RUNEDAR) if entry.action.verb == "shoot"]
    assert len(entries) == 1
    assert entries[0].more == 8
    assert "(and 8 more)" in refused_line(entries[0], TEXTS, siege.view(0))


def test_what_is_possible_is_never_dark() -> None:
    siege = position(place="carpenters", hand=["axe"], orcs={"carpenters": 1})
    play(siege, "lay:axe")
    assert not {entry.action for entry in refused_actions(siege, RUNEDAR)} & set(siege.legal())


def test_spaces_are_numbered_as_one_reads() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle", (1, 0): "red_tavern"})
    dwar7s.play(fall, "lay:ruby_mine")
    seen = [dwar7s.seen_as(fall, action) for action in choices(fall, DWAR7S)]
    assert seen == ["at:0:-1", "at:1:-1", "at:-1:0", "at:2:0", "at:0:1", "at:1:1"]


def test_choices_that_stand_in_the_picture_are_one_line() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle", (1, 0): "red_tavern"}, hand={"blue": "ruby_mine tavern"})
    shown = lines(choices(fall, DWAR7S), DWAR7S, COLOURS, fall.view(0))
    assert [(line.numbers, line.text) for line in shown] == [
        ("1–2", "Lay the card of your hand with that number"),
        ("3–4", "Place a dwarf on the card with that number"),
        ("5", "Stop here: 4 actions unused"),
    ]


def test_a_single_choice_is_told_in_words_wherever_it_stands() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle"}, hand={"blue": "tavern"})
    shown = lines(choices(fall, DWAR7S), DWAR7S, COLOURS, fall.view(0))
    assert [line.text for line in shown[:2]] == ["Lay the tavern", "Place a dwarf on Blue's castle (0 of 2 there)"]


def test_the_reason_against_a_space_names_the_card_on_it() -> None:
    fall = dwar7s.position({(0, 0): "blue_castle", (1, 0): "red_tavern"})
    dwar7s.play(fall, "lay:ruby_mine")
    told = [refused_line(entry, COLOURS, fall.view(0)) for entry in refused_actions(fall, DWAR7S)]
    assert len(told) == 2
    assert any("Nothing is ever laid on a castle or on a monster. (D4.4)" in line for line in told)
    assert any("only equal symbols are stacked. (D4.4)" in line for line in told)


def test_goals_that_are_too_dear_are_told_one_by_one() -> None:
    fall = dwar7s.position(
        {(0, 0): "blue_general_store"},
        dwarfs={"blue_general_store": "blue blue blue"},
        gems={"blue": "ruby gold gold"},
        market="apples bread cheese",
    )
    dwar7s.play(fall, "stop")
    assert [entry.action.code for entry in refused_actions(fall, DWAR7S)] == ["buy:bread", "buy:cheese"]
