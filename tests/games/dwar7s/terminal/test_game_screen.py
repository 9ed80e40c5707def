"""What the terminal knows of Dwar7s Fall: an order of all verbs, where choices lie, and the four ways to turn."""

from __future__ import annotations

from mattock.games.dwar7s.refusals import REFUSALS
from mattock.games.dwar7s.state import STAGES
from mattock.games.dwar7s.terminal.game_screen import Dwar7sScreen
from mattock.games.dwar7s.verbs import VERBS
from mattock.texts import Texts
from tests.games.dwar7s.positions import DWAR7S, play, position

SCREEN = Dwar7sScreen()
PIECES = DWAR7S.pieces()
TEXTS = Texts("en", "dwar7s", pieces=PIECES, people=["blue", "red"])


def test_every_verb_has_its_place_and_every_name_means_something() -> None:
    assert sorted(SCREEN.order) == sorted(verb.name for verb in VERBS)
    assert SCREEN.folded <= set(SCREEN.order)
    assert SCREEN.plain <= {code for code, _ in REFUSALS}
    assert SCREEN.pictured <= set(STAGES)


def test_secrets_are_hidden_whoever_plays() -> None:
    assert SCREEN.hides(position().view(0))


def test_a_turn_is_told_from_the_next() -> None:
    fall = position()
    assert SCREEN.turn(fall.view(0)) == (1, 0)


def test_choices_are_numbered_as_one_reads_the_table() -> None:
    fall = position({(0, 0): "blue_castle", (3, -1): "red_tavern", (1, 0): "red_castle"})
    place = SCREEN.places(fall.view(0))
    actions = [fall.catalogue.by_code(f"place:{card}") for card in ("blue_castle", "red_castle", "red_tavern")]
    assert [action.code for action in sorted(actions, key=place)] == [
        "place:red_tavern",
        "place:blue_castle",
        "place:red_castle",
    ]
    assert place(fall.catalogue.by_code("stop")) == (0, 0)


def test_the_ways_to_turn_a_card_stand_beside_that_question_alone() -> None:
    fall = position({(0, 0): "blue_castle"}, hand={"blue": "tavern"})
    assert SCREEN.aside(fall, TEXTS, PIECES, 80) is None
    play(fall, "lay:tavern", "beside:blue_castle:east")
    assert fall.decision is not None
    assert (SCREEN.aside(fall, TEXTS, PIECES, 80) is not None) == (fall.decision.kind == "turn")
