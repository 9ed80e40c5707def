"""Chapter R17: alone, the engines come lying, are raised, and strike a turn later."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import EVERYONE, RUNEDAR, deal_hand, look, names, pass_turn, play, position, told
from tests.paragraphs import rule

X = "crossbow"
ENGINES = ("siege_tower", "catapult")
COMES = {"siege_tower": "w4_c8", "catapult": "w4_c9"}  # the card of the fourth wave that brings it
STRIKES = {"siege_tower": "troll_came", "catapult": "space_blocked"}


def alone(**more: Any) -> Siege:
    return position(**{"players": 1, "hired": EVERYONE, "place": "tannery", "hand": ["dull_knife"], **more})


def state_of(siege: Siege, engine: str) -> str:
    """Where an engine is, in one word."""
    row = look(siege, "engines", ENGINES.index(engine))
    if row["seat"] is None:
        return "reserve"
    return "lying" if row["lying"] else "due" if row["due"] else "raised"


def quiet_turn(siege: Siege) -> list[dict[str, object]]:
    """Pass, and draw the next hand from the ten starting cards that are no orcs."""
    siege.dwarfs[0].pool = (1 << 10) - 1
    return pass_turn(siege)


@rule("R17.1")
def test_one_dwarf_with_one_deck() -> None:
    siege = RUNEDAR.new(players=1, seed=3)
    assert [(len(row["cards"]), row["hand_size"], row["draw_deck"]) for row in look(siege, "dwarfs")] == [(12, 5, 5)]
    assert siege.to_move == 0


@rule("R17.1")
@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_comes_lying_is_raised_next_turn_and_strikes_in_the_turn_after(engine: str) -> None:
    siege = alone(hand=["orc", "dull_knife"], siege_next=[COMES[engine]])
    tale = play(siege, "reveal")
    assert told(tale, "engine_came") == [{"event": "engine_came", "seat": 0, "engine": engine, "lying": True}]
    assert state_of(siege, engine) == "lying"
    tale = quiet_turn(siege)
    assert told(tale, "engine_raised") == [{"event": "engine_raised", "engine": engine}]
    assert not told(tale, "engine_activated")
    assert state_of(siege, engine) == "raised"
    assert look(siege, "decision", "kind") == "cards"
    quiet_turn(siege)
    assert state_of(siege, engine) == "due"
    assert look(siege, "decision", "kind") == "engines"
    assert told(play(siege, f"activate:{engine}"), STRIKES[engine])
    assert state_of(siege, engine) == "reserve"


@rule("R17.1", "R6.3")
@pytest.mark.parametrize("engine", ENGINES)
def test_with_more_players_an_engine_comes_standing_and_strikes_at_the_owners_next_turn(engine: str) -> None:
    siege = alone(players=2, hand=["orc", "dull_knife"], siege_next=[COMES[engine]])
    deal_hand(siege, 1, ["dull_knife"])
    tale = play(siege, "reveal")
    assert told(tale, "engine_came")[0]["lying"] is False
    tale = quiet_turn(siege) + pass_turn(siege)
    assert not told(tale, "engine_raised")
    assert state_of(siege, engine) == "due"


@rule("R17.1")
@pytest.mark.parametrize(("raised", "lying"), [ENGINES, ENGINES[::-1]])
def test_first_the_raised_one_is_activated_then_the_lying_one_is_raised(raised: str, lying: str) -> None:
    siege = alone(engines={raised: 0, lying: 0}, lying=[lying])
    assert (state_of(siege, raised), state_of(siege, lying)) == ("due", "lying")
    tale = play(siege, f"activate:{raised}")
    order = names(tale)
    assert order.index("engine_activated") < order.index("engine_raised")
    assert len(told(tale, "engine_activated")) == 1
    assert (state_of(siege, raised), state_of(siege, lying)) == ("reserve", "raised")
    assert look(siege, "decision", "kind") == "cards"


@rule("R17.1")
def test_two_lying_ones_are_raised_together_and_two_raised_ones_are_both_activated() -> None:
    siege = alone(engines=dict.fromkeys(ENGINES, 0), lying=ENGINES)
    assert [state_of(siege, engine) for engine in ENGINES] == ["raised", "raised"]
    quiet_turn(siege)
    assert [state_of(siege, engine) for engine in ENGINES] == ["due", "due"]
    play(siege, "activate:catapult", "activate:siege_tower")
    assert [state_of(siege, engine) for engine in ENGINES] == ["reserve", "reserve"]


@rule("R17.1")
def test_an_engine_that_struck_comes_lying_again() -> None:
    siege = alone(engines={"siege_tower": 0}, hand=["orc", "dull_knife"], siege_next=["w4_c8"])
    play(siege, "activate:siege_tower", "reveal")
    assert state_of(siege, "siege_tower") == "lying"
    assert len(look(siege, "trolls")) == 1


@rule("R17.2")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("start", ["lying", "raised"])
def test_one_that_appears_on_a_card_while_it_is_there_is_activated_at_once(engine: str, start: str) -> None:
    if start == "raised":
        siege = alone(engines={engine: 0}, lying=[engine], hand=["orc"], siege_next=[COMES[engine]])
    else:
        wave = {"siege_tower": ["w3_c8", "w3_c10"], "catapult": ["w4_c9", "w4_c10"]}
        siege = alone(hand=["orc", "orc"], siege_next=wave[engine])
        play(siege, "reveal")
    assert state_of(siege, engine) == start
    tale = play(siege, "reveal")
    assert told(tale, "engine_activated") == [{"event": "engine_activated", "engine": engine}]
    assert told(tale, STRIKES[engine])
    assert state_of(siege, engine) == "reserve"
    assert not siege.lying


@rule("R17.2", "R14.3")
@pytest.mark.parametrize("lying", [[], ["catapult"]])
def test_a_catapult_set_off_in_solo_play_can_be_stopped_too(lying: list[str]) -> None:
    siege = alone(engines={"catapult": 0}, lying=["catapult"], hand=["orc"], siege_next=["w4_c9"], hired=[])
    siege.lying = 0b10 if lying else 0
    play(siege, "reveal", "proceed", "hire:catapult")
    assert state_of(siege, "catapult") == "reserve"
    assert look(siege, "catapult_cards_left") == 5


@rule("R17.3")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("start", ["lying", "raised"])
def test_a_lying_or_raised_one_can_be_shot(engine: str, start: str) -> None:
    more: dict[str, Any] = (
        {"engines": {engine: 0}, "lying": [engine], "hand": ["long_bow"]}
        if start == "raised"
        else {"hand": ["orc", "long_bow"], "siege_next": [COMES[engine]]}
    )
    siege = alone(place="third_tower", dice=[X, 1, 1], **more)
    if start == "lying":
        play(siege, "reveal")
    assert state_of(siege, engine) == start
    play(siege, "lay:long_bow", f"shoot:{engine}", "roll")
    assert state_of(siege, engine) == "reserve"
    tale = quiet_turn(siege) + quiet_turn(siege)
    assert not told(tale, "engine_raised")
    assert not told(tale, "engine_activated")
