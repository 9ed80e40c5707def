"""Journals of Dwar7s Fall retold: whole games, to everybody and to each seat, without a gap or a name of the engine."""

from __future__ import annotations

import re
from functools import cache

import pytest

import mattock
from mattock.testing.adapter import Case
from mattock.testing.moments import begin, walk
from mattock.texts import Texts, retell
from mattock.texts.story import opening, people_of, public_lines, tale_lines
from tests.games.dwar7s.positions import position
from tests.paragraphs import rule

GAME = mattock.game("dwar7s")
TEXTS = Texts("en", "dwar7s", pieces=mattock.game("dwar7s").pieces())
AT_TABLE = TEXTS.at_table(["blue", "red"])

# What a line of a story never holds: an id, a placeholder, a word for nothing, a list or a coordinate.
FLAW = re.compile(r"[_{}\[\]$]|\bnone\b|\bNone\b|-\d")


@cache
def played(seed: int, players: int, *, leaning: bool) -> mattock.Journal:
    case = Case("dwar7s", {"players": players})
    state = begin(case, seed)
    for _ in walk(case, state, seed, leaning=leaning):
        pass
    return state.journal()


def lines(fall: mattock.State, *codes: str, seat: int | None = None) -> list[str]:
    """The last action's part of a story."""
    said: list[str] = []
    for code in codes:
        said = tale_lines(fall.play(fall.catalogue.by_code(code)), AT_TABLE, seat)
    return said


@pytest.mark.parametrize("leaning", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_without_a_flaw_to_everybody(players: int, leaning: bool) -> None:
    journal = played(players, players, leaning=leaning)
    for seat in (None, *range(players)):
        story = retell(GAME, journal, TEXTS, seat=seat)
        assert [line for line in story if FLAW.search(line)] == []
        assert story[0].startswith("Dwar7s Fall: Blue")
        assert "win" in story[-1]
    assert [line for line in retell(GAME, journal) if FLAW.search(line)] == []


@rule("D13.1")
def test_a_story_opens_with_the_players_and_the_options_of_the_table() -> None:
    state = GAME.new(seed=1, players=3, goals_to_end=2, shared_kingdoms="split", ogres="gentle")
    assert people_of(state) == ["blue", "red", "green"]
    assert opening(state, TEXTS.at_table(people_of(state))) == (
        "Dwar7s Fall: Blue, Red and Green; 2 goals end it, shared kingdoms are divided, no Thief and no Crown."
    )


def test_every_turn_has_a_heading_with_its_round_and_player() -> None:
    headings = [line for line in retell(GAME, played(2, 2, leaning=True), TEXTS)[1:-1] if not line.startswith("  ")]
    assert headings[0] in ("Round 1: Blue", "Round 1: Red")
    assert {re.sub(r"\d+", "#", line) for line in headings} == {"Round #: Blue", "Round #: Red"}
    assert len(set(headings)) == len(headings)


@rule("D12.1")
def test_a_seat_reads_of_its_own_secrets_and_not_of_others() -> None:
    state = GAME.new(seed=1)
    mine = tale_lines(state.tale, AT_TABLE, 1)
    assert "  Blue was dealt a secret goal." in mine
    assert not any(line.startswith("  Red was dealt a secret goal.") for line in mine)
    everybody = public_lines(state.tale, AT_TABLE)
    assert [line for line in everybody if "dealt" in line] == [
        "  Blue was dealt a secret goal.",
        "  Red was dealt a secret goal.",
    ]


@rule("D9.5")
def test_what_a_crown_took_is_one_line_for_all_and_named_to_both() -> None:
    ogres = {"blue": "crown", "red": "ambush thief"}
    table = {(0, 0): "blue_tavern", (3, 0): "green_castle"}

    def robbed(seat: int | None) -> list[str]:
        return lines(position(table, players=3, ogres=ogres), "play:crown", "rob:red", seat=seat)

    assert robbed(0) == robbed(1) == ["  Blue stole all ogre cards of Red: an Ambush and a Thief."]
    assert robbed(2) == ["  Blue stole both ogre cards of Red."]


@rule("D4.4")
def test_a_card_on_top_of_another_is_one_line() -> None:
    fall = position({(0, 0): "red_ruby_mine"}, hand={"blue": "dragon castle"})
    assert lines(fall, "lay:dragon", "cover:red_ruby_mine", "turn:0") == [
        "  Blue laid the dragon on top of Red's ruby mine."
    ]
    assert lines(fall, "lay:castle", "beside:blue_dragon:west", "turn:2") == [
        "  Blue laid the castle west of Blue's dragon."
    ]


@rule("D4.1")
def test_the_first_card_lies_on_the_empty_table() -> None:
    assert lines(position(), "lay:castle", "turn:0") == ["  Blue laid the castle on the empty table."]


@rule("D6.6")
def test_a_price_is_told_with_what_it_bought() -> None:
    store, crew = {(0, 0): "red_general_store"}, {"red_general_store": "blue blue blue"}
    fall = position(store, dwarfs=crew, gems={"blue": "ruby gold gold"}, market="apples ham fish", luck={"goals": [0]})
    assert lines(fall, "stop") == [
        "  Blue spent no action.",
        "  3 dwarfs of Blue came home from Red's general store.",
    ]
    assert lines(fall, "buy:apples")[:2] == [
        "  Blue paid 1 ruby and 2 gold and bought the apples!",
        "  On offer: bread for 1 emerald, 1 diamond and 1 gold, worth 8 points; goals left in the deck: 6.",
    ]


@rule("D6.8")
def test_a_defeated_monster_gives_back_what_it_covered() -> None:
    crew = {"red_dragon": "blue blue blue blue blue"}
    fall = position({(0, 0): ("red_ruby_mine", "red_dragon")}, dwarfs=crew, revealed="blue")
    assert lines(fall, "stop")[:4] == [
        "  Blue spent no action.",
        "  5 dwarfs of Blue came home from Red's dragon.",
        "  Blue defeated Red's dragon!",
        "  Red's ruby mine is back in play.",
    ]


def test_the_end_of_a_turn_is_told_by_the_next_heading() -> None:
    fall = position({(0, 0): "red_castle"}, revealed="blue red")
    assert lines(fall, "place:red_castle", "stop") == ["Round 1: Red"]
