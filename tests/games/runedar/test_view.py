"""Facts in a view that only the rules know: for pictures of the siege."""

from __future__ import annotations

import random
from typing import Any

from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.box.printed import printed_in
from mattock.games.runedar.stages import REFILL
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR, look, play, position
from tests.paragraphs import rule

PIECES: Any = printed_in(load_box())
PHASES = {"engines": "engines", "orcs": "orcs", "cards": "cards", "use": "cards", "place": "cards", "refill": "refill"}


def sieges(games: int) -> list[Siege]:
    return [siege for seed in range(games) if isinstance(siege := RUNEDAR.new(players=2, seed=seed), Siege)]


@rule("R4.1")
def test_each_question_belongs_to_a_phase_and_a_pause_to_what_it_interrupts() -> None:
    dice, seen = random.Random(5), set[tuple[str, str]]()
    for siege in sieges(12):
        while siege.outcome is None:
            view: dict[str, Any] = siege.view(None)
            kind = view["decision"]["kind"]
            seen.add((kind, view["phase"]))
            assert view["phase"] == PHASES.get(kind, view["phase"])
            if kind == "pause":
                assert view["phase"] == ("orcs" if view["siege_card"] else "engines")
            siege.play(dice.choice(siege.legal()))
        assert siege.view(None)["phase"] is None
    assert {("pause", "orcs"), ("use", "cards"), ("refill", "refill")} <= seen


@rule("R2.3")
def test_the_wave_is_that_of_the_next_siege_card() -> None:
    siege = RUNEDAR.new(seed=1)
    assert isinstance(siege, Siege)
    waves = []
    for revealed in (0, 9, 10, 49, 50):
        siege.siege_revealed = revealed
        waves.append(siege.view(None)["wave"])
    assert waves == [1, 1, 2, 5, 5]


@rule("R6.3")
def test_the_catapult_is_near_exactly_when_it_strikes_next_unless_somebody_prevents_it() -> None:
    dice, near, calm = random.Random(2), 0, 0
    for siege in sieges(30):
        while siege.outcome is None:
            view: dict[str, Any] = siege.view(None)
            at = view["decision"]["params"].get("at")
            catapult = next(one for one in view["engines"] if one["engine"] == "catapult")
            shows = view["siege_card"] is not None and PIECES["siege"][view["siege_card"]]["catapult"]
            strikes = at in {"catapult", "shot"} or (at == "reveal" and shows and catapult["seat"] is not None)
            expected = catapult["due"] if view["decision"]["kind"] == "engines" else bool(strikes)
            assert view["is_catapult_near"] == expected
            near, calm = near + expected, calm + (at == "reveal" and not expected)
            siege.play(dice.choice(siege.legal()))
    assert near
    assert calm


@rule("R6.3")
def test_an_engine_that_a_siege_card_shows_comes_or_is_activated() -> None:
    siege = position(players=2, engines={"catapult": 1})
    assert [one["if_shown"] for one in look(siege, "engines")] == ["comes", "is_activated"]


@rule("R7.2", "R8.1", "R15.6")
def test_a_magic_card_tells_the_places_with_foes_to_which_it_leads() -> None:
    """A goblin that is not fought is no foe, and a card that has moved by magic leads nowhere any more."""
    orcs = {"tannery": 1, "foundry_wall": 2}
    for goblin, there in (("goblin_1_hits", ["tunnel_courtyard"]), ("goblin_1_rubble", [])):
        siege = position(hand=["rune_axe", "dull_knife"], orcs=orcs, goblins=[goblin])
        laid = siege.clone()
        play(laid, "lay:dull_knife")
        assert "foes_by_magic" not in laid.view(None)
        play(siege, "lay:rune_axe")
        assert look(siege, "foes_by_magic") == ["tannery", "foundry_wall", *there]
        play(siege, "move:tannery")
        assert "foes_by_magic" not in siege.view(None)


@rule("R12.1", "R14.3")
def test_the_last_space_to_be_filled_is_told_exactly_where_filling_it_ends_the_turn() -> None:
    dice, last, others = random.Random(4), 0, 0
    for siege in sieges(25):
        while siege.outcome is None:
            legal = siege.legal()
            fills = [action for action in legal if action.verb == "fill"]
            if fills:
                is_last = look(siege, "decision", "params", "is_last")
                after = siege.clone()
                after.play(dice.choice(fills))
                assert (after.stage != REFILL) == is_last
                last, others = last + is_last, others + (not is_last)
            siege.play(dice.choice(fills or legal))
    assert last
    assert others


@rule("R7.1", "R10.1")
def test_a_question_within_a_card_an_attack_or_a_taking_is_begun() -> None:
    begun = {"use", "place", "dig", "muster", "join", "share", "take"}
    dice, seen = random.Random(6), set[str]()
    for siege in sieges(8):
        while siege.outcome is None:
            view: Any = siege.view(None)
            seen.add(view["decision"]["kind"])
            assert view["is_begun"] == (view["decision"]["kind"] in begun)
            siege.play(dice.choice(siege.legal()))
        assert not look(siege, "is_begun")
    assert {"use", "place", "muster"} <= seen
