"""Sentences of Dwar7s Fall word by word: colours, spaces, prices, what one may know, and what one still lacks."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.outcome import Outcome
from mattock.texts import Texts
from mattock.texts.arguments import EventFacts
from tests.games.dwar7s.positions import play, position
from tests.paragraphs import rule

ENGLISH = Texts("en", "dwar7s", pieces=mattock.game("dwar7s").pieces(), people=["blue", "red", "green"])
BARE = Texts("en", "dwar7s")

# A castle open to the south and west, a mine west of it, a stack south of it with a wall between them.
TABLE = {
    (0, 0): "blue_castle",
    (-1, 0): "red_diamond_mine",
    (0, 1): ("red_gold_mine", "blue_gold_mine"),
    (0, 2): "green_dragon",
}


def asked(fall: mattock.State) -> str:
    assert fall.decision is not None
    return ENGLISH.decision(fall.decision.to_dict(), fall.view(fall.to_move))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "secret_dealt", "seat": 1}, "Red was dealt a secret goal."),
        ({"event": "secret_dealt", "seat": 1, "secret": "wizard"},
         "Red was dealt a secret goal: the Wizard (5 or more emeralds in hand)."),
        ({"event": "goal_offered", "goal": "winter_feast", "left": 7},
         "On offer: winter feast for 1 ruby, 3 diamonds and 2 gold, worth 16 points; goals left in the deck: 7."),
        ({"event": "card_laid", "seat": 0, "card": "blue_tavern", "space": [4, -1], "turn": 1},
         "Blue laid the tavern."),
        ({"event": "card_laid", "seat": 0, "card": "blue_castle", "space": [0, 0], "turn": 0, "site": {}},
         "Blue laid the castle on the empty table."),
        ({"event": "card_laid", "seat": 1, "card": "red_dragon", "space": [0, 1], "turn": 1,
          "site": {"east": "red_castle", "south": "blue_tavern"}},
         "Red laid the dragon east of Red's castle and south of Blue's tavern."),
        ({"event": "card_laid", "seat": 1, "card": "red_dragon", "space": [0, 1], "turn": 1,
          "site": {"north": "blue_castle", "east": "red_castle", "south": "blue_tavern", "west": "red_tavern"}},
         "Red laid the dragon north of Blue's castle and east of Red's castle."),
        ({"event": "card_laid", "seat": 1, "card": "red_tavern", "space": [0, 0], "turn": 1,
          "site": {"on": "blue_general_store"}},
         "Red laid the tavern on top of Blue's general store."),
        ({"event": "dwarf_moved", "seat": 2, "start": "red_tavern", "card": "green_frost_giant"},
         "Green moved a dwarf from Red's tavern to Green's frost giant."),
        ({"event": "dwarfs_returned", "owner": 1, "card": "blue_castle", "count": 1},
         "A dwarf of Red came home from Blue's castle."),
        ({"event": "gems_taken", "seat": 0, "gem": "gold", "count": 2, "left": 8}, "Blue took 2 gold; gold left: 8."),
        ({"event": "gems_taken", "seat": 0, "gem": "ruby", "count": 1, "left": 0},
         "Blue took 1 ruby; rubies left: 0."),
        ({"event": "ogre_drawn", "seat": 0, "left": 9}, "Blue drew an ogre card; ogre cards left in the deck: 9."),
        ({"event": "ogre_drawn", "seat": 0, "left": 9, "ogre": "brute"},
         "Blue drew an ogre card, the Brute; ogre cards left in the deck: 9."),
        ({"event": "ogres_shuffled", "ogres": {"ambush": 1, "thief": 2}},
         "The ogre deck was empty; shuffled again: an Ambush and 2 Thieves."),
        ({"event": "ogres_taken", "seat": 0, "victim": 1, "count": 2}, "Blue stole both ogre cards of Red."),
        ({"event": "ogres_taken", "seat": 0, "victim": 1, "count": 2, "ogres": {"panic": 2}},
         "Blue stole all ogre cards of Red: 2 Panics."),
        ({"event": "dwarfs_swapped", "seat": 0, "start": "red_tavern", "owner": 1, "card": "blue_castle"},
         "The dwarf of Blue on Red's tavern and the dwarf of Red on Blue's castle changed places."),
        ({"event": "stack_dug", "seat": 0, "buried": "red_tavern", "card": "blue_general_store"},
         "Blue dug: Red's tavern went to the bottom of its stack, and Blue's general store came up."),
        ({"event": "scored", "seat": 0, "score": 1, "kingdom": 0, "dwarfs": 1},
         "Blue: 1 point; no kingdom, 1 dwarf on the table."),
    ],
)  # fmt: skip
def test_an_event_is_told_in_a_sentence(event: dict[str, object], sentence: str) -> None:
    assert ENGLISH.event(event) == sentence


def test_dwarfs_that_are_placed_on_one_card_are_one_line() -> None:
    cards = ("red_tavern", "red_tavern", "blue_castle")
    placed: list[EventFacts] = [{"event": "dwarf_placed", "seat": 0, "card": card} for card in cards]
    told = [ENGLISH.event(event) for event in ENGLISH.words.condensed(placed)]
    assert told == ["Blue placed 2 dwarfs on Red's tavern.", "Blue placed a dwarf on Blue's castle."]


@rule("D6.3")
@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("dragon_in_area", "Nothing came of it: a dragon is in the area of the mine."),
        ("no_gem_left", "Nothing came of it: no gem of that kind is left."),
        ("no_affordable_goal", "Nothing came of it: no goal on offer can be paid."),
        ("nothing_to_dig", "Nothing came of it: no stack can be dug."),
        ("monster_in_area", "Nothing came of it: a monster is in the area of the castle."),
        ("no_ogre_left", "Nothing came of it: no ogre card is left."),
    ],
)
def test_a_task_that_fails_says_why(why: str, sentence: str) -> None:
    assert ENGLISH.event({"event": "task_failed", "seat": 0, "card": "red_tavern", "why": why}) == sentence


@rule("D11.1", "D11.4")
@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("goals", "Winter may come: the goals are reached. The game ends after round 9."),
        ("stall", "For eight rounds nothing was gained, laid or dug. The game ends after round 9."),
        ("rounds", "Sixty rounds have been played. The game ends after round 9."),
    ],
)
def test_the_log_says_why_a_game_ends(reason: str, sentence: str) -> None:
    assert ENGLISH.event({"event": "game_ended", "reason": reason, "round": 9}) == sentence


@rule("D11.2", "D11.3")
@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome((1,), "goals", (38, 45, 12)), "Red wins with 45 points (Blue 38, Red 45 and Green 12)."),
        (Outcome((0,), "goals", (41, 41, 12)),
         "Blue wins the tie with 41 points, by kingdom and dwarfs (Blue 41, Red 41 and Green 12)."),
        (Outcome((0, 1), "stall", (41, 41, 12)),
         "Blue and Red share the win with 41 points each (Blue 41, Red 41 and Green 12)."),
        (Outcome((2,), "rounds", (0, 0, 1)), "Green wins with 1 point (Blue 0, Red 0 and Green 1)."),
    ],
)  # fmt: skip
def test_the_outcome_tells_winners_and_scores(outcome: Outcome, sentence: str) -> None:
    assert ENGLISH.outcome(outcome) == sentence


@rule("D4.1")
def test_a_space_goes_by_all_the_cards_beside_it() -> None:
    fall = position(TABLE, players=3, hand={"blue": "tavern"})
    play(fall, "lay:tavern")
    view = fall.view(0)
    beside = ENGLISH.action({"verb": "beside", "card": "red_diamond_mine", "side": "south"}, view)
    assert beside == "South of Red's diamond mine and west of Blue's gold mine"
    assert BARE.action({"verb": "beside", "card": "red_tavern", "side": "east"}) == "East of Red's tavern"
    assert asked(fall) == "Where do you lay the tavern?"


@rule("D4.2")
def test_a_turn_shows_where_the_walls_come_to_be() -> None:
    fall = position(TABLE, players=3, hand={"blue": "ruby_mine"})
    play(fall, "lay:ruby_mine", "cover:blue_gold_mine")
    view = fall.view(0)
    assert asked(fall) == "How do you turn the ruby mine, on top of Blue's gold mine?"
    assert ENGLISH.action({"verb": "turn", "turn": 0}, view) == "Walls: north, east and west"
    assert ENGLISH.action({"verb": "turn", "turn": 3}, view) == "Walls: north, south and west"
    assert BARE.action({"verb": "turn", "turn": 3}, view) == "A quarter turn anticlockwise"


def test_an_action_says_what_it_is_good_for() -> None:
    dwarfs = {"red_diamond_mine": "red", "blue_castle": "blue red red"}
    fall = position(TABLE, players=3, dwarfs=dwarfs, ogres={"red": "thief thief thief"}, secret={"blue": "king"})
    view = fall.view(0)
    sentences = {
        "place:red_diamond_mine": "Place a dwarf on Red's diamond mine (0 of 2 there)",
        "move:blue_castle:west": "Move a dwarf west from Blue's castle to Red's diamond mine (0 of 2 there)",
        "play:panic": "Play the Panic: any dwarf runs one or two cards",
        "ambush:blue_castle": "Ambush Blue's castle: 1 of Blue and 2 of Red",
        "dig:blue_gold_mine": "Dig beneath Blue's gold mine: Red's gold mine comes up",
        "buy:ham": "Buy the ham for 2 rubies, 1 diamond and 1 gold (14 points)",
        "resolve:red_tavern": "Meet the ogres in Red's tavern",
        "rob:red": "Steal all 3 ogre cards of Red",
        "steal:red:emerald": "Steal an emerald from Red",
        "discard:ambush": "Discard an Ambush",
        "reveal": "Reveal your secret goal: the King",
        "stop": "Stop here: 4 actions unused",
    }
    assert {code: ENGLISH.action(fall.catalogue.by_code(code).to_dict(), view) for code in sentences} == sentences


@pytest.mark.parametrize(
    ("codes", "sentence"),
    [
        (["move:blue_castle:south"], "A wall closes the border between Blue's castle and Blue's gold mine."),
        (["move:blue_castle:north"], "No card lies north of Blue's castle."),
        (["place:red_diamond_mine"], "All 3 spots of Red's diamond mine are taken."),
        (["lay:tavern", "cover:blue_gold_mine"],
         "Blue's gold mine has the dragon's symbol, your card the dwarf's symbol: only equal symbols are stacked."),
        (["lay:dragon", "cover:red_diamond_mine"],
         "Dwarfs stand on Red's diamond mine: 3 of Red."),
        (["lay:tavern", "beside:red_diamond_mine:south"],
         "That space is known as west of Blue's gold mine."),
        (["reveal"], "Not yet: the Researcher asks for 3 or more dwarfs on each of 2 monsters at once. So far: 1."),
        (["play:thief"], "It would have no effect: nobody else has a gem."),
        (["play:crown"], "You do not hold the Crown."),
        (["turn:0"], "Not now: what is asked is to use your actions or stop."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_in_the_way(codes: list[str], sentence: str) -> None:
    dwarfs = {"blue_castle": "blue", "red_diamond_mine": "red red red", "green_dragon": "blue blue blue"}
    fall = position(TABLE, players=3, dwarfs=dwarfs, ogres={"blue": "thief"}, secret={"blue": "researcher"})
    play(fall, *codes[:-1])
    refusal = fall.why_not(fall.catalogue.by_code(codes[-1]))
    assert refusal is not None
    assert ENGLISH.refusal(refusal, fall.view(0)) == sentence


@rule("D6.6")
def test_a_goal_too_dear_is_refused_with_the_gems_one_lacks() -> None:
    table, dwarfs = {(0, 0): "blue_general_store"}, {"blue_general_store": "blue blue blue"}
    fall = position(table, dwarfs=dwarfs, gems={"blue": "ruby gold gold"}, market="apples ham fish")
    play(fall, "stop")
    refusal = fall.why_not(fall.catalogue.by_code("buy:ham"))
    assert refusal is not None
    assert ENGLISH.refusal(refusal) == (
        "The price of the ham is 2 rubies, 1 diamond and 1 gold: you lack 1 ruby and 1 diamond."
    )


@rule("D6.1")
def test_a_task_not_ready_is_refused_with_the_dwarfs_it_lacks() -> None:
    table = {(0, 0): "blue_general_store", (5, 5): "red_tavern", (9, 9): "red_gold_mine"}
    fall = position(
        table, dwarfs={"red_tavern": "blue blue", "red_gold_mine": "blue blue", "blue_general_store": "blue"}
    )
    play(fall, "stop")
    refusal = fall.why_not(fall.catalogue.by_code("resolve:blue_general_store"))
    assert refusal is not None
    assert ENGLISH.refusal(refusal, fall.view(0)) == "Blue's general store needs 2 more of your dwarfs."


def test_a_goal_of_an_owners_file_gets_a_name_out_of_its_id() -> None:
    assert ENGLISH.name("goal", "plum_cake", "plain") == "Plum Cake"
    assert ENGLISH.event({"event": "goal_bought", "seat": 0, "goal": "plum_cake"}) == "Blue bought Plum Cake!"


def test_things_have_short_names_for_a_picture() -> None:
    names = [("card", "red_ruby_mine"), ("card", "castle"), ("goal", "apples"), ("secret", "king"), ("ogre", "crown")]
    assert [ENGLISH.name(sort, word, "short") for sort, word in names] == [
        "Ruby mine", "Castle", "Apples", "King", "Crown",
    ]  # fmt: skip
    assert ENGLISH.name("secret", "collector", "asks") == "a gem of each kind in hand"
    assert ENGLISH.phrase("gems", {"ruby": 0, "emerald": 2}) == "2 emeralds"
    assert ENGLISH.phrase("ogres", {}) == "nothing"
    assert (ENGLISH.seat(1), ENGLISH.seat(3)) == ("Red", "Player 4")
