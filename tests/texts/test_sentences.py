"""A few sentences word by word: names, plurals, lists, what a card adds, what a view adds."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.outcome import Outcome
from mattock.core.refusal import Refusal, UnknownGame
from mattock.texts import TextMissing, Texts, UnknownLanguage, languages
from tests.games.runedar.positions import RUNEDAR, play, position

ENGLISH = Texts("en", "runedar", pieces=mattock.game("runedar").pieces(), people=["brynja", "torvald"])


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "orcs_came", "place": "tannery_outside", "count": 1, "left": 9},
         "An orc gathered outside the tannery wall; orcs left in the reserve: 9."),
        ({"event": "orcs_came", "place": "foundry_outside", "count": 3, "left": 5},
         "3 orcs gathered outside the foundry wall; orcs left in the reserve: 5."),
        ({"event": "dwarf_moved", "seat": 1, "start": "carpenters", "place": "tunnel_tower", "magic": True},
         "Torvald moved by magic from the carpenter's to the tunnel tower."),
        ({"event": "cards_drawn", "seat": 0, "count": 5}, "Brynja drew 5 cards."),
        ({"event": "cards_drawn", "seat": 0, "count": 2, "cards": ["axe", "orc"]}, "Brynja drew Axe and Orc."),
        ({"event": "dice_rolled", "seat": 0, "faces": [2, "crossbow", 3], "hits": 5, "mode": "close"},
         "Brynja rolled 2, crossbow and 3: 5 hits."),
        ({"event": "dice_rolled", "seat": 0, "faces": ["crossbow"], "hits": 1, "mode": "long"},
         "Brynja rolled crossbow: 1 crossbow."),
        ({"event": "dice_rolled", "seat": 0, "faces": [], "hits": 4, "mode": "close"},
         "Brynja attacked without dice: 4 hits."),
        ({"event": "goblin_came", "goblin": "goblin_3_wants"},
         "Out of it came a level 3 goblin (wants 1 wood, 1 leather and 1 metal)."),
        ({"event": "troll_came", "troll": "troll_3x2"},
         "A troll (circles 2, 2, 2) stepped into the tunnel entrance courtyard."),
        ({"event": "siege_revealed", "siege": "w3_c10", "left": 21},
         "The siege card shows 1 orc outside the tannery wall and the siege tower; siege cards left: 21."),
        ({"event": "engine_came", "seat": 0, "engine": "catapult", "lying": True},
         "The catapult came to Brynja, lying down."),
        ({"event": "resources_returned", "resources": {"wood": 2, "leather": 0, "metal": 1}},
         "Back to the workshops: 2 wood and 1 metal."),
        ({"event": "hired", "seat": 0, "mercenary": "orcs", "cost": 4, "left": 9},
         "Brynja hired the axe band for 4 gold; gold left: 9."),
        ({"event": "game_lost", "reason": "gold", "goblins": 3}, "Defeat. All gold is lost. Goblins defeated: 3."),
    ],
)  # fmt: skip
def test_an_event_is_told_in_a_sentence(event: dict[str, object], sentence: str) -> None:
    assert ENGLISH.event(event) == sentence


def test_an_action_shows_the_number_on_the_card_in_use() -> None:
    siege = position(place="tannery", hand=["master_tools"], board=["tool_belt", None, None, None, None])
    play(siege, "lay:master_tools")
    view = siege.view(0)
    assert ENGLISH.action({"verb": "work", "resource": "any"}, view) == "Work 3 leather"
    assert ENGLISH.action({"verb": "close"}, view) == "Attack at close range with 2 dice"
    assert ENGLISH.action({"verb": "rest"}, view) == "Do nothing with it"


def test_an_action_names_what_lies_where_it_points() -> None:
    view = position(board=["saw", None, None, None, None], goblins=["goblin_1_any", None]).view(0)
    assert ENGLISH.action({"verb": "take", "space": 1}, view) == "Take the Saw"
    assert ENGLISH.action({"verb": "put", "on": "space_1"}, view) == "Place one on the Saw"
    assert (
        ENGLISH.action({"verb": "put", "on": "goblin_1"}, view)
        == "Place one on the level 1 goblin (wants 2 of any kind)"
    )
    assert ENGLISH.action({"verb": "put", "on": "goblin_2"}, view) == "Place one on the goblin 2"


def test_a_refusal_says_what_is_missing() -> None:
    siege = position(hand=["spear"], board=["axe", None, None, None, None], laid={1: {"wood": 1}})
    refusal = siege.why_not(RUNEDAR.action({"verb": "take", "space": 1}))
    assert refusal is not None
    assert ENGLISH.refusal(refusal, siege.view(0)) == "For the Axe you still need 1 wood and 1 metal."


def test_a_refusal_out_of_turn_says_what_is_asked() -> None:
    siege = position(hand=["orc"])
    refusal = siege.why_not(RUNEDAR.action({"verb": "roll"}))
    assert refusal is not None
    assert ENGLISH.refusal(refusal) == "Not now: what is asked is to play the orc cards."
    assert ENGLISH.refusal(Refusal("other_game", "R3.1", {"game": "runedar"})) == "That belongs to another game."


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome((0, 1), "escaped", (1, 1), "survivors"), "The chronicles call you Survivors: 1 nugget saved."),
        (Outcome((), "gold", (8, 8), "almost_free"), "The chronicles call you Almost Free: 8 goblins defeated."),
    ],
)
def test_the_chronicle_has_the_last_word(outcome: Outcome, sentence: str) -> None:
    assert ENGLISH.outcome(outcome) == sentence


def test_a_card_of_an_owners_file_gets_a_name_out_of_its_id() -> None:
    assert ENGLISH.name("card", "grandmothers_pan") == "Grandmothers Pan"


def test_pieces_that_nobody_described_are_still_named() -> None:
    bare = Texts("en", "runedar")
    assert bare.event({"event": "goblin_came", "goblin": "goblin_1_any"}) == "Out of it came a Goblin 1 Any."
    assert bare.seat(2) == "Player 3"


def test_alone_at_the_table_nobody_is_numbered() -> None:
    assert ENGLISH.at_table(["eldrun"]).seat(0) == "Eldrun"


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    assert "en" in languages()
    with pytest.raises(UnknownLanguage, match=r"'tlh': known are .*en"):
        Texts("tlh")


def test_a_game_without_texts_is_answered_with_those_that_have_some() -> None:
    with pytest.raises(UnknownGame, match="runedar"):
        Texts("en", "chess")


def test_a_missing_text_or_value_is_an_error_and_no_gap() -> None:
    with pytest.raises(TextMissing, match="no text 'nonsense'"):
        ENGLISH.say("nonsense")
    with pytest.raises(TextMissing, match="screen-gold"):
        ENGLISH.say("screen-gold")
