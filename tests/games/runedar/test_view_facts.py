"""Facts in a view, and on printed pieces, that only the rules know: for pictures of the siege."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mattock.games.runedar.box.printed import printed_in
from mattock.games.runedar.places import FOUNDRY, NAMES, within_two_steps
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR
from tests.paragraphs import rule

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


def pieces() -> dict[str, Any]:
    siege = RUNEDAR.new(seed=1)
    assert isinstance(siege, Siege)
    return dict(printed_in(siege.box))


PIECES = pieces()


@rule("R8.1", "R10.3")
@pytest.mark.parametrize(
    ("card", "symbols"),
    [
        ("chipped_hatchet", [("close", 1, 0), ("work_wood", 1, 0), ("move", 2, 0)]),
        ("notched_sword", [("close", 1, 0), ("long", 1, 0), ("move", 2, 0)]),
    ],
)
def test_a_card_tells_its_symbols_in_the_order_in_which_they_are_printed(
    card: str, symbols: list[tuple[str, int, int]]
) -> None:
    assert [(one["symbol"], one["value"], one["hits"]) for one in PIECES["card"][card]["symbols"]] == symbols


@rule("R8.1", "R10.3")
def test_symbols_are_what_the_numbers_say_and_magic_moves_first() -> None:
    for card in PIECES["card"].values():
        told = {one["symbol"]: one for one in card["symbols"]}
        moves = told.pop("move")
        assert {symbol: one["value"] for symbol, one in told.items()} == {
            symbol: card[symbol] for symbol in card if symbol in SYMBOLS and card[symbol]
        }
        assert all(one["hits"] == (2 * card["direct"] if symbol == "direct" else 0) for symbol, one in told.items())
        assert moves["value"] == (None if card["magic"] else 2)
        assert card["symbols"].index(moves) == (0 if card["magic"] else len(card["symbols"]) - 1)


SYMBOLS = {"close", "direct", "long", "dig", "work_wood", "work_leather", "work_metal", "work_any"}


@rule("R6.2")
def test_the_march_leads_from_the_fields_over_walls_and_workshops_to_the_gold() -> None:
    march = {place: step["to"] for place, step in PIECES["march"].items()}
    assert march["tannery_outside"] == "tannery_wall"
    assert march["tannery_wall"] == "tannery"
    assert {march[NAMES[place]] for place in range(1, FOUNDRY + 1)} == {"central_chamber"}
    assert len(march) == 9
    for place, to in march.items():
        assert NAMES.index(to) in within_two_steps(NAMES.index(place))


@rule("R5.3")
def test_a_siege_card_tells_its_effects_in_their_order() -> None:
    order = ["orcs", "tower", "catapult", "arrow"]
    engines = {"orcs": None, "tower": "siege_tower", "catapult": "catapult", "arrow": None}
    for card in PIECES["siege"].values():
        assert card["effects"] == [{"effect": one, "engine": engines[one]} for one in order if card[one]]


@rule("R15.3")
def test_a_goblin_tells_what_it_is_paid_with_when_it_comes() -> None:
    for tile in PIECES["goblin"].values():
        if tile["kind"] == "any":
            assert tile["needs"] == dict.fromkeys(("wood", "leather", "metal"), tile["any"])
        else:
            assert tile["needs"] == tile["wants"]
