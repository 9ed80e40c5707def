"""Facts on printed pieces that only the rules know: for pictures of the siege."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.runedar.box.printed import printed_in
from mattock.games.runedar.places import FOUNDRY, NAMES, within_two_steps
from mattock.games.runedar.state import Siege
from tests.games.runedar.positions import RUNEDAR, offered, position
from tests.paragraphs import rule


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


@rule("R8.2")
@pytest.mark.parametrize(("place", "resource"), [("carpenters", "wood"), ("tannery", "leather"), ("foundry", "metal")])
def test_a_workshop_tells_what_alone_is_worked_there(place: str, resource: str) -> None:
    assert PIECES["workshop"][place] == {"resource": resource}
    assert len(PIECES["workshop"]) == 3
    works = {"chipped_hatchet": "wood", "dull_knife": "leather", "cracked_hammer": "metal"}
    for card, worked in works.items():
        siege = position(place=place, hand=[card], board=["rune_hammer"])
        assert (f"work:{worked}" in offered(siege, f"lay:{card}")) == (worked == resource)
