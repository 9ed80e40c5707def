"""What the terminal knows of a siege: an order of all verbs, whose hands are hidden, and the odds before a roll."""

from __future__ import annotations

import mattock
from mattock.games.runedar.refusals import REFUSALS
from mattock.games.runedar.stages import STAGES
from mattock.games.runedar.terminal.game_screen import RunedarScreen
from mattock.games.runedar.verbs import VERBS
from mattock.texts import Texts
from tests.games.runedar.positions import EVERYONE, RUNEDAR, play, position

SCREEN = RunedarScreen()
PIECES = RUNEDAR.pieces()
TEXTS = Texts("en", "runedar", pieces=PIECES)


def test_every_verb_has_its_place_and_every_name_means_something() -> None:
    assert sorted(SCREEN.order) == sorted(verb.name for verb in VERBS)
    assert SCREEN.plain <= {code for code, _ in REFUSALS}
    assert SCREEN.pictured <= set(STAGES)


def test_hands_are_hidden_where_others_sit_and_do_not_play_openly() -> None:
    for players, open_hands, hidden in ((1, False, False), (2, False, True), (2, True, False)):
        view = RUNEDAR.new(players=players, open_hands=open_hands, seed=1).view(0)
        assert SCREEN.hides(view) is hidden


def test_a_turn_is_told_from_the_next() -> None:
    siege = position()
    assert SCREEN.turn(siege.view(0)) == siege.turn


def test_the_odds_stand_beside_an_attack_and_nothing_beside_other_questions() -> None:
    siege = position(hand=["dull_knife"], place="tannery", orcs={"tannery": 1}, hired=EVERYONE)
    assert SCREEN.aside(siege, TEXTS, PIECES, 80) is None
    play(siege, "lay:dull_knife", "close")
    said = SCREEN.aside(siege, TEXTS, PIECES, 80)
    assert said is not None
    assert "%" in str(said)
    assert isinstance(siege, mattock.State)
